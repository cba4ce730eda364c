// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/paragraph_view.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

namespace tilewise {

namespace {

constexpr double LineSpacing = 1.36;  ///< of the font's pixels
constexpr double ParagraphGap = 0.55;  ///< likewise
constexpr double Indent = 16;         ///< at 100 %

}  // namespace

ParagraphView::ParagraphView(Role role, QWidget* parent) : QWidget(parent), m_role(role) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void ParagraphView::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void ParagraphView::setParagraphs(const QList<Paragraph>& paragraphs) {
  m_paragraphs = paragraphs;
  m_texts.clear();
  for (const Paragraph& each : paragraphs) m_texts.append(MathText::parse(each.markup));
  setAccessibleName(plain());
  updateGeometry();
  update();
}

void ParagraphView::setInk(const QColor& ink) {
  m_ink = ink;
  update();
}

void ParagraphView::setBold(bool bold) {
  m_bold = bold;
  updateGeometry();
  update();
}

QString ParagraphView::plain() const {
  QStringList all;
  for (const MathText& each : m_texts) all.append(each.plain());
  return all.join(u' ');
}

QFont ParagraphView::font() const { return m_bold ? m_look.metrics.bold(m_role) : m_look.metrics.font(m_role); }

int ParagraphView::indentOf(qsizetype paragraph) const {
  return m_paragraphs[paragraph].indented ? m_look.metrics.px(Indent) : 0;
}

template <class Visit>
double ParagraphView::layOut(int width, Visit visit) const {
  const QFont own = font();
  const double em = own.pixelSize();
  const QFontMetricsF metrics(own);
  double top = 0;
  for (qsizetype n = 0; n < m_texts.size(); ++n) {
    if (n > 0) top += std::round(ParagraphGap * em);
    const int indent = indentOf(n);
    for (const MathText& line : m_texts[n].wrapped(own, std::max(1, width - indent))) {
      // Scripts need room above and below, and get it where they are.
      const double above = std::max(0.0, line.ascent(own) - metrics.ascent());
      const double below = std::max(0.0, line.descent(own) - metrics.descent() - (LineSpacing - 1) * em / 2);
      visit(line, QPointF(indent, std::round(top + above + metrics.ascent())), own);
      top += std::ceil(std::max(LineSpacing * em, metrics.height()) + above + below);
    }
  }
  return top;
}

int ParagraphView::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(layOut(width, [](const MathText&, QPointF, const QFont&) {})));
}

QSize ParagraphView::sizeHint() const { return {m_look.metrics.px(280), heightForWidth(std::max(width(), 1))}; }

QSize ParagraphView::minimumSizeHint() const { return {m_look.metrics.px(80), 0}; }

void ParagraphView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QColor ink = m_ink.isValid() ? m_ink : m_look.theme.ink;
  layOut(width(), [&painter, &ink](const MathText& line, QPointF baseline, const QFont& font) {
    line.draw(painter, baseline, font, ink);
  });
}

}  // namespace tilewise
