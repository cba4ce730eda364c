// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"
#include "core/base/error.h"

class QLabel;

namespace tilewise {

class MarkedEdit;

/// A number with its name, the letter that formulas call it by, and a line for what is wrong with it.
class NumberField : public QWidget {
  Q_OBJECT

 public:
  /// name: with a mnemonic, "&Queries"; letter: in the markup of MathText, "*T*_q", or empty.
  NumberField(const QString& name, const QString& letter, QWidget* parent = nullptr);

  void setLook(const Look& look);
  QString text() const;
  void setText(const QString& text);
  /// What is wrong, as a sentence below the field; absent: nothing is.
  void setError(const std::optional<Error>& error);
  /// What the line says; empty when nothing is wrong.
  QString errorText() const;
  MarkedEdit& edit() { return *m_edit; }
  /// The line of what is wrong; the form puts it where it has room.
  QLabel* errorLine() const { return m_error; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void edited(const QString& text);  ///< by a person

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  Look m_look;
  MathText m_letter;
  QLabel* m_name;
  MarkedEdit* m_edit;
  QLabel* m_error;
};

}  // namespace tilewise
