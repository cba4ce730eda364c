// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/rescale_search.h"

#include <cmath>

#include <QElapsedTimer>

namespace tilewise {

namespace {

constexpr qint64 SliceMs = 10;  ///< a third of a frame: keys and painting go between

}  // namespace

RescaleSearch::RescaleSearch(QObject* parent) : QObject(parent) {
  connect(&m_timer, &QTimer::timeout, this, &RescaleSearch::workOn);
}

RescaleSearch::~RescaleSearch() = default;

void RescaleSearch::start(const std::shared_ptr<const Run>& run, qint64 from, int direction) {
  cancel();
  if (run != m_run) {
    m_replay.reset();  // looks into the old run's trace
    m_run = run;
    m_replay = makeReplay(run->problem, *run->inputs, *run->trace);
  }
  m_from = from;
  m_direction = direction;
  m_rescales.clear();
  m_next = 0;
  m_lastFound = 0;
  const Trace& trace = *m_run->trace;
  if (direction > 0) {
    m_strip = from < trace.eventCount() ? trace.stripOf(from + 1) : trace.schedule().stripCount();
  } else {
    m_strip = from > 1 ? trace.stripOf(from - 1) : -1;
  }
  m_timer.start(0);
}

void RescaleSearch::cancel() { m_timer.stop(); }

/// Lists the rescales of the next strip that lie beyond the beginning; false when there is no strip left.
bool RescaleSearch::enterNextStrip() {
  const Trace& trace = *m_run->trace;
  if (m_strip < 0 || m_strip >= trace.schedule().stripCount()) return false;
  std::int64_t at = trace.positionsOf(m_strip).begin;
  m_rescales.clear();
  m_next = 0;
  m_lastFound = 0;
  trace.schedule().forEachEvent(trace.schedule().strip(m_strip), [&](const Event& event) {
    ++at;
    const bool beyond = m_direction > 0 ? at > m_from : at < m_from;
    if (beyond && event.kind == EventKind::Rescaled) m_rescales.push_back(at);
    return m_direction > 0 || at < m_from;
  });
  m_strip += m_direction;
  return true;
}

void RescaleSearch::workOn() {
  QElapsedTimer slice;
  slice.start();
  do {
    if (m_next < m_rescales.size()) {
      const std::int64_t position = m_rescales[m_next++];
      if (m_replay->stateAt(position).figures.rows == 0) continue;
      if (m_direction > 0) {
        cancel();
        emit found(position);
        return;
      }
      // Backwards too a strip is computed forwards, so its last hit is known only at its end.
      m_lastFound = position;
    } else if (m_lastFound > 0) {
      cancel();
      emit found(m_lastFound);
      return;
    } else if (!enterNextStrip()) {
      cancel();
      emit notFound();
      return;
    }
  } while (slice.elapsed() < SliceMs);
  const auto from = static_cast<double>(m_from);
  const auto end = m_direction > 0 ? static_cast<double>(m_run->trace->eventCount()) : 0;
  const auto at = m_next > 0 ? static_cast<double>(m_rescales[m_next - 1]) : from;
  emit progressed(end == from ? 1 : std::abs(at - from) / std::abs(end - from));
}

}  // namespace tilewise
