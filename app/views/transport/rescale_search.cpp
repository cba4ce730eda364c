// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/rescale_search.h"

#include <vector>

#include "app/session/make_run.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;

/// The rescales of a strip that lie beyond a position.
std::vector<std::int64_t> rescalesIn(const Trace& trace, std::int64_t strip, std::int64_t from, int direction) {
  std::vector<std::int64_t> positions;
  std::int64_t at = trace.positionsOf(strip).begin;
  trace.schedule().forEachEvent(trace.schedule().strip(strip), [&](const Event& event) {
    ++at;
    const bool beyond = direction > 0 ? at > from : at < from;
    if (beyond && event.kind == EventKind::Rescaled) positions.push_back(at);
    return true;
  });
  return positions;
}

}  // namespace

std::optional<std::int64_t> findRescale(const Run& run, std::int64_t from, int direction, SearchControl& control) {
  const Trace& trace = *run.trace;
  const std::int64_t events = trace.eventCount();
  const std::int64_t strips = trace.schedule().stripCount();
  const auto replay = replayOf(run);
  std::int64_t strip =
      direction > 0 ? (from < events ? trace.stripOf(from + 1) : strips) : (from > 1 ? trace.stripOf(from - 1) : -1);
  const auto whole = static_cast<double>(direction > 0 ? events - from : from);
  for (; strip >= 0 && strip < strips; strip += direction) {
    // Backwards too a strip is computed forwards, so its last hit is known only at its end.
    std::optional<std::int64_t> last;
    for (const std::int64_t position : rescalesIn(trace, strip, from, direction)) {
      if (control.cancel) return std::nullopt;
      if (replay->stateAt(position).figures.rows == 0) continue;
      last = position;
      if (direction > 0) break;
    }
    if (last) return last;
    const Range passed = trace.positionsOf(strip);
    control.share = static_cast<double>(direction > 0 ? passed.end - from : from - passed.begin) / whole;
  }
  return std::nullopt;
}

RescaleSearch::RescaleSearch(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, [this] {
    if (m_current) emit progressed(m_current->share);
  });
}

RescaleSearch::~RescaleSearch() {
  cancel();
  m_pool.waitForDone();
}

void RescaleSearch::start(const std::shared_ptr<const Run>& run, qint64 from, int direction) {
  cancel();
  auto control = std::make_shared<SearchControl>();
  m_current = control;
  m_progress.start();
  m_pool.start([this, run, from, direction, control] {
    const auto position = findRescale(*run, from, direction, *control);
    QMetaObject::invokeMethod(
        this, [this, control, position] { finish(control, position); }, Qt::QueuedConnection);
  });
}

void RescaleSearch::cancel() {
  if (!m_current) return;
  m_current->cancel = true;
  m_current.reset();
  m_progress.stop();
}

void RescaleSearch::finish(const std::shared_ptr<SearchControl>& control, std::optional<std::int64_t> position) {
  if (control != m_current) return;  // given up meanwhile
  m_current.reset();
  m_progress.stop();
  if (position) {
    emit found(*position);
  } else {
    emit notFound();
  }
}

}  // namespace tilewise
