// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/traffic_plot.h"

#include <QToolTip>
#include <QVBoxLayout>

#include "app/models/algorithm_names.h"
#include "app/models/amount_text.h"
#include "app/plots/traffic_chart.h"
#include "app/session/session.h"
#include "app/views/look/numbers.h"

namespace tilewise {

TrafficPlot::TrafficPlot(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_chart(new TrafficChart(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_chart);
  setFocusProxy(m_chart);
  connect(&session, &Session::runChanged, this, &TrafficPlot::takeRun);
  connect(&session, &Session::notationChanged, this, &TrafficPlot::takeRun);
  connect(&session, &Session::positionChanged, this, &TrafficPlot::refresh);
  connect(m_chart, &TrafficChart::shareChosen, this, &TrafficPlot::moveTo);
  connect(m_chart, &TrafficChart::shareHovered, this, &TrafficPlot::showValues);
  connect(m_chart, &TrafficChart::hoverEnded, this, &TrafficPlot::hideValues);
  takeRun();
}

void TrafficPlot::setLook(const Look& look) {
  m_look = look;
  m_chart->setLook(look);
  updateGeometry();
}

QSize TrafficPlot::sizeHint() const { return {m_look.metrics.px(404), m_look.metrics.px(160)}; }

QSize TrafficPlot::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(100)}; }

void TrafficPlot::takeRun() {
  m_samples = m_session.run() ? sampleTraffic(*m_session.run()) : TrafficSamples();
  m_chart->setSamples(m_samples, unit());
  m_chart->setAccessibleName(tr("Traffic: HBM %1 moved").arg(amountUnit()));
  refresh();
}

/// The unit of the notation, for the problem at hand.
TrafficUnit TrafficPlot::unit() const {
  if (!m_session.run() || notation().amounts == Amounts::Values) return {};
  const Problem problem = m_session.run()->problem;
  const bool inBytes = notation().amounts == Amounts::Bytes;
  return {[problem, inBytes](const TrafficPoint& point) {
            return inBytes ? static_cast<double>(point.bytes) : static_cast<double>(point.values) / valuesOfTd(problem);
          },
          [problem](const TrafficPoint& point) { return amountNumber(problem, {point.values, point.bytes}); }};
}

void TrafficPlot::refresh() {
  if (!m_session.run()) {
    return;
  }
  const Problem& problem = m_session.run()->problem;
  const Amount moved = amountOf(problem, m_session.totals());
  m_chart->setMarker({m_session.position(), moved.values, moved.bytes});
  QStringList totals;
  for (const TrafficSeries& series : m_samples) {
    if (series.points.isEmpty()) continue;
    const TrafficPoint& end = series.points.last();
    totals.append(tr("%1 %2").arg(longName(series.way), amountText(problem, {end.values, end.bytes})));
  }
  m_chart->setAccessibleDescription(tr("Step %1 of %2: %3 moved. Whole runs: %4.")
                                        .arg(grouped(m_session.position()), grouped(m_session.stepCount()),
                                             amountText(problem, moved), totals.join(QStringLiteral(", "))));
}

void TrafficPlot::moveTo(double share) {
  hideValues();
  m_session.setPosition(stepAt(share, m_session.stepCount()));
}

QString TrafficPlot::valuesText(double share) const {
  if (!m_session.run()) {
    return {};
  }
  QStringList lines{tr("After %1 of each run's steps").arg(percent(share))};
  for (qsizetype n = 0; n < m_samples.size(); ++n) {
    const TrafficSeries& series = m_samples[n];
    const Trace& trace = *m_session.run()->rivals[static_cast<std::size_t>(n)].trace;
    const std::int64_t step = stepAt(share, series.steps);
    lines.append(tr("%1: %2 (step %3)").arg(shortName(series.way), amountText(m_session.run()->problem, amountOf(m_session.run()->problem, trace.totals(step))),
                          grouped(step)));
  }
  return lines.join(u'\n');
}

void TrafficPlot::showValues(double share, const QPoint& global) {
  if (m_session.run()) {
    m_chart->setHover(share);
    QToolTip::showText(global, valuesText(share), m_chart);
  }
}

void TrafficPlot::hideValues() {
  m_chart->setHover(std::nullopt);
  QToolTip::hideText();
}

}  // namespace tilewise
