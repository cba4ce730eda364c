// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/closed_form_view.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/look/icons.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double LineHeight = 20;
constexpr double IconSide = 14;
constexpr double VerdictLeft = 19;
constexpr double ValueGap = 10;

std::int64_t countedValues(const TrafficCounter& counter) {
  std::int64_t sum = 0;
  for (std::size_t tensor = 0; tensor < TensorCount; ++tensor) {
    sum += counter.loads[tensor].values + counter.stores[tensor].values;
  }
  return sum;
}

}  // namespace

ClosedFormView::ClosedFormView(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Closed form")); }

void ClosedFormView::setLook(const Look& look) {
  m_look = look;
  setFixedHeight(ownHeight());
  update();
}

void ClosedFormView::setRun(const Run* run) {
  m_form = run ? writtenForm(run->problem, run->pass(), run->census) : WrittenForm{};
  m_counted = 0;
  m_isMeasured = run && run->count() != nullptr;
  if (run) m_counted = m_isMeasured ? countedValues(run->count()->hbm) : run->trace->wholeRun().values();
  const QString formula = MathText::parse(m_form.markup).plain();
  setAccessibleDescription(run ? tr("%1 = %2, with %3; %4").arg(formula, values(m_form.value), m_form.where, verdict())
                               : QString());
  setToolTip(m_form.where);
  setFixedHeight(ownHeight());
  update();
}

QString ClosedFormView::verdict() const {
  if (agrees()) {
    return m_isMeasured ? tr("closed form equals the counted total") : tr("closed form equals the total by rule");
  }
  const std::int64_t difference = m_form.value - m_counted;
  return difference > 0 ? tr("%1 more than the %2 counted").arg(grouped(difference), grouped(m_counted))
                        : tr("%1 fewer than the %2 counted").arg(grouped(-difference), grouped(m_counted));
}

int ClosedFormView::lineHeight() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Equation));
  return std::max(m_look.metrics.px(LineHeight), static_cast<int>(std::ceil(metrics.height())) + m_look.metrics.px(3));
}

/// With its unit where the formula takes no further line for it.
QString ClosedFormView::valueText(int width) const {
  const QFont font = m_look.metrics.font(Role::Equation);
  const MathText formula = MathText::parse(m_form.markup);
  const QString number = grouped(m_form.value), withUnit = values(m_form.value);
  const auto lines = [&](const QString& value) { return formula.wrapped(font, formulaWidth(width, value)).size(); };
  return lines(withUnit) > lines(number) ? number : withUnit;
}

int ClosedFormView::formulaWidth(int width, const QString& value) const {
  const qreal taken = QFontMetricsF(m_look.metrics.bold(Role::Second)).horizontalAdvance(value);
  return std::max(1, width - static_cast<int>(std::ceil(taken)) - m_look.metrics.px(ValueGap));
}

int ClosedFormView::heightFor(int width, bool withCorner) const {
  const QFont font = m_look.metrics.font(Role::Equation);
  const auto formula = MathText::parse(m_form.markup).wrapped(font, formulaWidth(width, valueText(width))).size();
  const QFont small = m_look.metrics.font(Role::Second);
  const auto text =
      MathText::parse(MathText::escaped(verdict())).wrapped(small, verdictWidth(width, withCorner)).size();
  return static_cast<int>(std::max<qsizetype>(1, formula) + std::max<qsizetype>(1, text)) * lineHeight();
}

QSize ClosedFormView::sizeHint() const { return {m_look.metrics.px(276), ownHeight()}; }

int ClosedFormView::verdictWidth(int width, bool withCorner) const {
  const int corner = m_corner && withCorner ? m_corner->sizeHint().width() + m_look.metrics.px(ValueGap) : 0;
  return std::max(1, width - m_look.metrics.px(VerdictLeft) - corner);
}

void ClosedFormView::setCorner(QWidget* corner) {
  m_corner = corner;
  corner->setParent(this);
}

void ClosedFormView::fitCorner() {
  if (m_corner) {
    m_corner->resize(m_corner->sizeHint().width(), lineHeight());
    setFixedHeight(ownHeight());
    m_corner->move(width() - m_corner->width(), height() - lineHeight());
    update();
  }
}

void ClosedFormView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  setFixedHeight(ownHeight());
  fitCorner();
}

void ClosedFormView::paintEvent(QPaintEvent* /*event*/) {
  if (m_form.markup.isEmpty()) {
    return;
  }
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  QPainter painter(this);
  const int step = lineHeight();
  const auto baseline = [step](int top, const QFont& font) {
    const QFontMetricsF fontMetrics(font);
    return std::round(top + (step + fontMetrics.ascent() - fontMetrics.descent()) / 2);
  };
  int top = 0;
  const QFont font = metrics.font(Role::Equation);
  const QString value = valueText(width());
  for (const MathText& line : MathText::parse(m_form.markup).wrapped(font, formulaWidth(width(), value))) {
    line.draw(painter, {0, baseline(top, font)}, font, theme.ink);
    top += step;
  }
  // The value stands on the last line of its formula.
  const QFont bold = metrics.bold(Role::Second);
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(QPointF(width() - QFontMetricsF(bold).horizontalAdvance(value), baseline(top - step, bold)), value);

  const QColor color = agrees() ? theme.ok : theme.err;
  const qreal side = metrics.px(IconSide);
  paintIcon(painter, QRectF(0, std::round(top + (step - side) / 2), side, side),
            agrees() ? IconName::Check : IconName::Cross, color);
  const QFont small = metrics.font(Role::Second);
  const int left = metrics.px(VerdictLeft);
  for (const MathText& line :
       MathText::parse(MathText::escaped(verdict())).wrapped(small, verdictWidth(width(), hasCorner()))) {
    line.draw(painter, {static_cast<qreal>(left), baseline(top, small)}, small, color);
    top += step;
  }
}

}  // namespace tilewise
