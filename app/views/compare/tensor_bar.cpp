// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/tensor_bar.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/look/hatch.h"
#include "app/views/look/letter_ground.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/strip_painter.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double BarHeight = 23;
constexpr double Gap = 4;         ///< between the lines
constexpr double NameGap = 4;     ///< from a name to its number
constexpr double NumberGap = 10;  ///< between numbers

}  // namespace

TensorBar::TensorBar(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Bytes so far by tensor"));
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void TensorBar::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void TensorBar::setWhole(const QList<TensorBytes>& tensors) {
  m_whole = tensors;
  updateGeometry();
}

void TensorBar::setBytes(const QList<TensorBytes>& tensors, const QString& note) {
  m_tensors = tensors;
  m_note = MathText::parse(note);
  QStringList words;
  for (const TensorBytes& each : tensors) {
    words << tr("%1 %2").arg(MathText::parse(each.name).plain(), bytes(each.bytes));
  }
  setAccessibleDescription(words.join(QStringLiteral("; ")) + QStringLiteral(". ") + m_note.plain());
  update();
}

int TensorBar::barHeight() const { return m_look.metrics.px(BarHeight); }

int TensorBar::lineHeight() const { return static_cast<int>(std::ceil(QFontMetricsF(font()).height())); }

QList<TensorBar::Number> TensorBar::numbers(const QList<TensorBytes>& tensors, int width) const {
  QList<Number> all;
  const QFontMetricsF fm(font());
  QPointF at(0, 0);
  for (const TensorBytes& each : tensors) {
    Number number{MathText::parse(each.name), grouped(each.bytes), {}};
    const double needed = number.name.width(font()) + m_look.metrics.px(NameGap) + fm.horizontalAdvance(number.count);
    if (at.x() > 0 && at.x() + needed > width) at = QPointF(0, at.y() + lineHeight());
    number.place = at;
    at.rx() += needed + m_look.metrics.px(NumberGap);
    all.append(number);
  }
  return all;
}

int TensorBar::linesOf(int width) const {
  const QList<Number> all = numbers(m_whole, width);
  return all.isEmpty() ? 1 : 1 + static_cast<int>(std::round(all.last().place.y() / lineHeight()));
}

int TensorBar::heightForWidth(int width) const {
  return lineHeight() + 2 * m_look.metrics.px(Gap) + barHeight() + linesOf(width) * lineHeight();
}

void TensorBar::paintBar(QPainter& painter, const QRectF& bar) const {
  const Theme& theme = m_look.theme;
  painter.fillRect(bar, theme.paper);
  std::int64_t all = 0;
  for (const TensorBytes& each : m_tensors) all += each.bytes;
  const QFont bold = m_look.metrics.bold(Role::Body);
  double sum = 0;
  double left = bar.left();
  for (const TensorBytes& each : m_tensors) {
    if (each.bytes == 0) continue;
    sum += static_cast<double>(each.bytes);
    const double right = std::round(bar.left() + bar.width() * sum / static_cast<double>(all));
    const QRectF part(left, bar.top(), right - left, bar.height());
    left = right;
    if (part.width() < 1) continue;
    fillTensor(painter, part, each.hue, m_look);
    const QColor color = theme.hue(each.hue);
    painter.fillRect(QRectF(part.right() - 1, part.top(), 1, part.height()), theme.outline(color));
    const MathText name = MathText::parse(QString(each.name).remove(u'*'));
    if (name.width(bold) + m_look.metrics.px(4) > part.width()) continue;
    const QPointF baseline(std::round(part.center().x() - name.width(bold) / 2),
                           std::round(part.center().y() + bold.pixelSize() * 0.36));
    const QRectF letters(QPointF(baseline.x(), baseline.y() - name.ascent(bold)), name.size(bold));
    clearForLetters(painter, letters & part, each.hue, m_look);
    name.draw(painter, baseline, bold, Theme::letterOn(color));
  }
  drawOutline(painter, bar, m_look.metrics.px(1), theme.edge);
}

void TensorBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const QFontMetricsF fm(font());
  const int line = lineHeight();
  const int numbersHeight = linesOf(width()) * line;
  const int gap = metrics.px(Gap);
  const bool saysCaption = height() >= line + gap + barHeight();
  const bool saysNumbers = height() >= barHeight() + gap + numbersHeight;
  const bool saysBoth = saysCaption && height() >= line + 2 * gap + barHeight() + numbersHeight;
  double y = 0;
  if (saysBoth || (saysCaption && !saysNumbers)) {
    painter.setFont(font());
    painter.setPen(m_look.theme.ink2);
    const QString caption = tr("Bytes so far by tensor");
    painter.drawText(QPointF(0, std::round(fm.ascent())), caption);
    const double noteWidth = m_note.width(font());
    if (fm.horizontalAdvance(caption) + metrics.px(16) + noteWidth <= width()) {
      m_note.draw(painter, {std::floor(width() - noteWidth), std::round(fm.ascent())}, font(), m_look.theme.ink);
    }
    y += line + gap;
  }
  paintBar(painter, QRectF(0, y, width(), barHeight()));
  if (!saysBoth && !saysNumbers) return;
  y += barHeight() + gap;
  for (const Number& number : numbers(m_tensors, width())) {
    const double baseline = std::round(y + number.place.y() + fm.ascent());
    number.name.draw(painter, {number.place.x(), baseline}, font(), m_look.theme.ink2);
    painter.setPen(m_look.theme.ink);
    painter.setFont(font());
    painter.drawText(QPointF(number.place.x() + number.name.width(font()) + metrics.px(NameGap), baseline),
                     number.count);
  }
}

}  // namespace tilewise
