// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A field that shows a value and takes another one: Enter enters it, Esc brings the old one back.

#include <optional>

#include "app/views/notice/marked_edit.h"

namespace tilewise {

class EntryField : public MarkedEdit {
  Q_OBJECT

 public:
  explicit EntryField(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The value at hand. It does not disturb what a person is writing.
  void setValueText(const QString& text);
  /// Selects everything, ready for another value.
  void edit();
  /// Ends the entry: the value at hand is shown again and the focus given up.
  void leave();
  /// Marks what was written as wrong until it is changed.
  void refuse();

 signals:
  void entered(const QString& text);  ///< answered with leave() or refuse()
  void left();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void restore();

  std::optional<QFont> m_wantedFont;
  QString m_value;
};

}  // namespace tilewise
