// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/written_form.h"
#include "app/session/run.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The closed form written out, its value, and whether the engine counted as much.
class ClosedFormView : public QWidget {
  Q_OBJECT

 public:
  explicit ClosedFormView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run* run);

  /// What stands under the formula: "closed form equals the counted total", or by how much they differ.
  QString verdict() const;
  bool agrees() const { return m_form.value == m_counted; }

  QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  int heightFor(int width) const;
  int formulaWidth(int width) const;
  int lineHeight() const;

  Look m_look;
  WrittenForm m_form;
  std::int64_t m_counted = 0;  ///< by the engine, at the copies
};

}  // namespace tilewise
