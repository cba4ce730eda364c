// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

/// Paragraphs with formulas, wrapped to the width and drawn in any size and theme.
class ParagraphView : public QWidget {
  Q_OBJECT

 public:
  struct Paragraph {
    QString markup;
    bool indented = false;  ///< a formula that stands alone
  };

  explicit ParagraphView(Role role = Role::Body, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setParagraphs(const QList<Paragraph>& paragraphs);
  void setMarkup(const QString& markup) { setParagraphs({{markup, false}}); }
  /// Of the text; invalid: ink.
  void setInk(const QColor& ink);
  void setBold(bool bold);
  /// Of all paragraphs, as it is read out.
  QString plain() const;

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont font() const;
  int indentOf(qsizetype paragraph) const;
  /// Lays the lines out from the top and visits each; answers where they end.
  template <class Visit>
  double layOut(int width, Visit visit) const;

  Look m_look;
  Role m_role;
  bool m_bold = false;
  QColor m_ink;
  QList<Paragraph> m_paragraphs;
  QList<MathText> m_texts;
};

}  // namespace tilewise
