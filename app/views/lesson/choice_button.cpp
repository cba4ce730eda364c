// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/choice_button.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/look/icons.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Padding = 10;
constexpr double Above = 5;
constexpr double LetterColumn = 18;
constexpr double MarkColumn = 22;
constexpr double LineSpacing = 1.36;

}  // namespace

ChoiceButton::ChoiceButton(QChar letter, const QString& markup, QWidget* parent)
    : QAbstractButton(parent), m_letter(letter), m_text(MathText::parse(markup)) {
  setFocusPolicy(Qt::TabFocus);
  // A fixed height would be that of the width before the first layout.
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setMouseTracking(true);
  setAttribute(Qt::WA_Hover);
  name();
}

void ChoiceButton::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void ChoiceButton::setMark(Mark mark) {
  m_mark = mark;
  name();
  update();
}

void ChoiceButton::name() {
  const QString text = tr("%1: %2").arg(m_letter).arg(m_text.plain());
  const QString marked = m_mark == Mark::Right ? tr("%1, right").arg(text) : tr("%1, wrong").arg(text);
  setAccessibleName(m_mark == Mark::None ? text : marked);
}

int ChoiceButton::textLeft() const { return m_look.metrics.px(Padding + LetterColumn); }

/// With room for the text as it is written when it is right: a button does not grow when its answer is known.
int ChoiceButton::heightForWidth(int width) const {
  const QFont font = m_look.metrics.bold(Role::Body);
  const int room = std::max(1, width - textLeft() - m_look.metrics.px(MarkColumn));
  const auto lines = static_cast<double>(std::max<qsizetype>(1, m_text.wrapped(font, room).size()));
  return static_cast<int>(std::ceil(lines * LineSpacing * font.pixelSize())) + 2 * m_look.metrics.px(Above);
}

QSize ChoiceButton::sizeHint() const { return {m_look.metrics.px(240), heightForWidth(std::max(width(), 1))}; }

void ChoiceButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  painter.setRenderHint(QPainter::Antialiasing);
  const double line = hasFocus() ? metrics.px(2) : metrics.px(1);
  painter.setPen(QPen(hasFocus() ? theme.focus : theme.edge, line));
  painter.setBrush(isEnabled() && (underMouse() || isDown()) ? theme.sel : theme.button);
  const double inset = line / 2;
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), metrics.px(4), metrics.px(4));

  const bool isKnown = m_mark != Mark::None;
  const QColor ink = m_mark == Mark::Right ? theme.ok : m_mark == Mark::Wrong ? theme.err : theme.ink;
  const QFont bold = metrics.bold(Role::Body);
  const QFont font = m_mark == Mark::Right ? bold : metrics.font(Role::Body);
  double baseline = metrics.px(Above) + QFontMetricsF(font).ascent();
  painter.setFont(bold);
  painter.setPen(isEnabled() || isKnown ? ink : theme.ink3);
  painter.drawText(QPointF(metrics.px(Padding), std::round(baseline)), QString(m_letter));
  for (const MathText& each : m_text.wrapped(font, width() - textLeft() - metrics.px(MarkColumn))) {
    each.draw(painter, {static_cast<double>(textLeft()), std::round(baseline)}, font,
              isEnabled() || isKnown ? ink : theme.ink2);
    baseline += LineSpacing * font.pixelSize();
  }
  if (!isKnown) return;
  const double side = metrics.px(14);
  paintIcon(painter, QRectF(width() - metrics.px(Padding) - side, std::round((height() - side) / 2), side, side),
            m_mark == Mark::Right ? IconName::Check : IconName::Cross, ink);
}

}  // namespace tilewise
