// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/traffic_samples.h"
#include "app/views/look/look.h"

namespace tilewise {

class Session;
class TrafficChart;
struct TrafficUnit;

/// The traffic of all ways to compute the pass against the share of their steps. A click or a drag moves the position
/// to that share of the run that is stepped through.
class TrafficPlot : public QWidget {
  Q_OBJECT

 public:
  explicit TrafficPlot(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);

  /// What is plotted, for export: trafficCsv(samples()).
  const TrafficSamples& samples() const { return m_samples; }
  /// What pointing at a share tells, in plain words.
  QString valuesText(double share) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 private:
  void takeRun();
  TrafficUnit unit() const;
  void refresh();
  void moveTo(double share);
  void showValues(double share, const QPoint& global);
  void hideValues();

  Session& m_session;
  Look m_look;
  TrafficSamples m_samples;
  TrafficChart* m_chart;
};

}  // namespace tilewise
