// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_status.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Margin = 12;
constexpr int MarkSide = 14;
constexpr int MarkGap = 5;
constexpr int Pitch = 18;

QString brokenText() { return CheckStatus::tr("Figures at right come from a broken variant"); }

}  // namespace

CheckStatus::CheckStatus(QWidget* parent) : QWidget(parent) {}

void CheckStatus::setLook(const Look& look) {
  m_look = look;
  setFixedHeight(look.metrics.px(24));
  update();
}

void CheckStatus::setTexts(CheckMark mark, const QString& summary, const QString& engine) {
  m_mark = mark;
  m_summary = summary;
  m_engine = engine;
  setAccessibleName(shownTexts().join(QStringLiteral(". ")));
  update();
}

void CheckStatus::setBroken(bool broken) {
  m_broken = broken;
  setAccessibleName(shownTexts().join(QStringLiteral(". ")));
  update();
}

QStringList CheckStatus::shownTexts() const {
  QStringList texts{m_summary};
  if (m_broken) texts << brokenText();
  texts << m_engine;
  return texts;
}

QSize CheckStatus::sizeHint() const { return {m_look.metrics.px(600), height()}; }

QSize CheckStatus::minimumSizeHint() const { return {0, height()}; }

void CheckStatus::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Second);
  const QFontMetricsF second(font);
  painter.setFont(font);
  const double side = metrics.px(MarkSide), baseline = (height() + second.ascent() - second.descent()) / 2;
  double x = metrics.px(Margin);
  double end = width() - metrics.px(Margin);
  const auto put = [&](CheckMark mark, const QString& text, const QColor& color) {
    paintCheckMark(painter, QRectF(x, (height() - side) / 2, side, side), mark, m_look);
    x += side + metrics.px(MarkGap);
    painter.setPen(color);
    const QString shown = second.elidedText(text, Qt::ElideRight, std::max(0.0, end - x));
    painter.drawText(QPointF(x, baseline), shown);
    x += second.horizontalAdvance(shown) + metrics.px(Pitch);
  };
  const double both = second.horizontalAdvance(m_summary) + second.horizontalAdvance(brokenText()) +
                      2 * (side + metrics.px(MarkGap + Pitch));
  const double engine = second.horizontalAdvance(m_engine);
  if (x + both + engine <= end) {
    painter.setPen(m_look.theme.ink2);
    painter.drawText(QPointF(end - engine, baseline), m_engine);
    end -= engine;
  }
  put(m_mark, m_summary, m_mark == CheckMark::Wrong ? m_look.theme.err : m_look.theme.ink2);
  if (m_broken && end - x > metrics.px(60)) put(CheckMark::Wrong, brokenText(), m_look.theme.err);
}

}  // namespace tilewise
