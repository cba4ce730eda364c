// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/present/presenter_figures.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "app/models/amount_text.h"
#include "app/views/inspector/line_box.h"
#include "app/views/look/numbers.h"
#include "app/views/present/card_frame.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

// Lengths at 100 %.
constexpr double Padding = 10;
constexpr double Gap = 6;
constexpr double ListShare = 0.75;  ///< of a number's size on a card of its own: the lines leave the equation its room
constexpr int SmallestPixels = 10;

QString ofAll(std::int64_t done, std::int64_t all) {
  return PresenterFigures::tr("%1 of %2").arg(grouped(done), grouped(all));
}

QFont listFont(const Metrics& metrics) {
  QFont font = metrics.font(Role::Counter);
  font.setPixelSize(std::max(SmallestPixels, static_cast<int>(ListShare * font.pixelSize())));
  return font;
}

QFont fitting(QFont font, const QString& text, double width) {
  while (font.pixelSize() > SmallestPixels && QFontMetricsF(font).horizontalAdvance(text) > width) {
    font.setPixelSize(font.pixelSize() - 1);
  }
  return font;
}

}  // namespace

QList<PresenterFigure> presenterFigures(const Run& run, const Totals& totals) {
  const Totals& all = run.trace->wholeRun();
  const Problem& problem = run.problem;
  const Amount now = amountOf(problem, totals);
  const Amount end = amountOf(problem, all);
  const bool inTd = notation().amounts == Amounts::MultiplesOfTd;
  return {
      {inTd ? amountNumber(problem, now) : grouped(now.values), inTd ? amountNumber(problem, end) : grouped(end.values),
       inTd ? PresenterFigures::tr("× %1 moved").arg(amountUnit()) : PresenterFigures::tr("values moved")},
      {grouped(now.bytes), grouped(end.bytes), PresenterFigures::tr("bytes moved")},
      {ofAll(totals.tilesComputed, all.tilesComputed), ofAll(all.tilesComputed, all.tilesComputed),
       PresenterFigures::tr("tiles done")}};
}

PresenterFigures::PresenterFigures(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Figures")); }

void PresenterFigures::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void PresenterFigures::setFigures(const QList<PresenterFigure>& figures) {
  if (figures == m_figures) return;
  m_figures = figures;
  describe();
}

void PresenterFigures::setSecret(bool secret) {
  if (secret == m_secret) return;
  m_secret = secret;
  describe();
}

QString PresenterFigures::numberOf(const PresenterFigure& figure) const { return m_secret ? u"?"_s : figure.number; }

void PresenterFigures::describe() {
  QStringList texts;
  for (const PresenterFigure& each : m_figures) texts.append(numberOf(each) + u' ' + each.name);
  setAccessibleDescription(texts.join(u", "_s));
  update();
}

/// Whether a number would have to shrink on a card of its own.
bool PresenterFigures::isList(int width) const {
  const Metrics& metrics = m_look.metrics;
  const int count = static_cast<int>(m_figures.size());
  if (count == 0) return false;
  const QFontMetricsF number(metrics.font(Role::Counter));
  const int room = (width - (count - 1) * metrics.px(Gap)) / count - 2 * metrics.px(Padding);
  return std::ranges::any_of(m_figures, [&](const auto& each) { return number.horizontalAdvance(each.widest) > room; });
}

int PresenterFigures::heightWanted(int width) const {
  const Metrics& metrics = m_look.metrics;
  const double number = lineHeight(metrics.font(Role::Counter));
  const double lines = isList(width) ? lineHeight(listFont(metrics)) * static_cast<double>(m_figures.size())
                                     : number + lineHeight(metrics.font(Role::Second));
  return static_cast<int>(lines) + 2 * metrics.px(Padding);
}

void PresenterFigures::paintEvent(QPaintEvent*) {
  if (m_figures.isEmpty()) return;
  QPainter painter(this);
  isList(width()) ? paintList(painter) : paintCards(painter);
}

void PresenterFigures::paintCards(QPainter& painter) const {
  const Metrics& metrics = m_look.metrics;
  const int gap = metrics.px(Gap);
  const int padding = metrics.px(Padding);
  const int count = static_cast<int>(m_figures.size());
  const int width = (this->width() - (count - 1) * gap) / count;
  const QFont number = metrics.font(Role::Counter);
  // One size for all: the smallest that one of them needs.
  QFont name = metrics.font(Role::Second);
  for (const PresenterFigure& each : m_figures) name = fitting(name, each.name, width - 2 * padding);
  const double block = lineHeight(number) + lineHeight(name);
  const double top = std::max(0.0, (height() - block) / 2);
  for (int n = 0; n < count; ++n) {
    const QRect card(n * (width + gap), 0, n + 1 < count ? width : this->width() - n * (width + gap), height());
    paintCardFrame(painter, card, m_look);
    painter.setPen(m_look.theme.ink);
    painter.setFont(number);
    painter.drawText(QPointF(card.left() + padding, top + baselineIn(number)), numberOf(m_figures[n]));
    painter.setPen(m_look.theme.ink2);
    painter.setFont(name);
    painter.drawText(QPointF(card.left() + padding, top + lineHeight(number) + baselineIn(name)), m_figures[n].name);
  }
}

/// Numbers end where the names begin, so that their places stand below each other.
void PresenterFigures::paintList(QPainter& painter) const {
  const Metrics& metrics = m_look.metrics;
  const int gap = metrics.px(Gap);
  const int padding = metrics.px(Padding);
  paintCardFrame(painter, rect(), m_look);
  const QFont name = metrics.font(Role::Second);
  QFont number = listFont(metrics);
  double names = 0;
  for (const PresenterFigure& each : m_figures) names = std::max(names, QFontMetricsF(name).horizontalAdvance(each.name));
  const double room = width() - 2 * padding - gap - names;
  double numbers = 0;
  for (const PresenterFigure& each : m_figures) number = fitting(number, each.widest, room);
  for (const PresenterFigure& each : m_figures) {
    numbers = std::max(numbers, QFontMetricsF(number).horizontalAdvance(each.widest));
  }
  const double line = (height() - 2.0 * padding) / static_cast<double>(m_figures.size());
  for (int n = 0; n < m_figures.size(); ++n) {
    const double baseline = padding + n * line + (line - lineHeight(number)) / 2 + baselineIn(number);
    const QString text = numberOf(m_figures[n]);
    painter.setPen(m_look.theme.ink);
    painter.setFont(number);
    painter.drawText(QPointF(padding + numbers - QFontMetricsF(number).horizontalAdvance(text), baseline), text);
    painter.setPen(m_look.theme.ink2);
    painter.setFont(name);
    painter.drawText(QPointF(padding + numbers + gap, baseline), m_figures[n].name);
  }
}

}  // namespace tilewise
