// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/race_scale.h"

#include <algorithm>
#include <cmath>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

/// 1, 2, 5, 10, ... from `least` on.
std::int64_t niceStep(double least) {
  std::int64_t power = 1;
  while (true) {
    for (const std::int64_t times : {1, 2, 5}) {
      if (static_cast<double>(times * power) >= least) return times * power;
    }
    power *= 10;
  }
}

}  // namespace

double RaceScale::xOf(std::int64_t mark) const {
  if (m_end <= 0) return m_left;
  return m_left + (m_right - m_left) * static_cast<double>(mark) / static_cast<double>(m_end);
}

std::int64_t RaceScale::markAt(double x) const {
  const double share = (x - m_left) / std::max(1.0, m_right - m_left);
  return std::llround(std::clamp(share, 0.0, 1.0) * static_cast<double>(m_end));
}

QList<RaceTick> RaceScale::ticks(AlignBy by, double apart) const {
  QList<RaceTick> ticks;
  if (m_end <= 0 || m_right <= m_left) return ticks;
  const std::int64_t step = niceStep(static_cast<double>(m_end) * apart / (m_right - m_left));
  for (std::int64_t mark = 0; mark <= m_end; mark += step) {
    ticks.append({mark, by == AlignBy::Bytes ? axisBytes(mark, step) : grouped(mark)});
  }
  return ticks;
}

QString axisBytes(std::int64_t bytes, std::int64_t step) {
  if (bytes == 0) return QStringLiteral("0");
  const auto in = [bytes](double unit) { return QString::number(static_cast<double>(bytes) / unit, 'g', 6); };
  if (step >= 500'000'000) return tr("%1\u00A0GB").arg(in(1e9));
  if (step >= 100'000) return tr("%1\u00A0MB").arg(in(1e6));
  if (step >= 1'000) return tr("%1\u00A0kB").arg(in(1e3));
  return tr("%1\u00A0" "bytes").arg(grouped(bytes));
}

}  // namespace tilewise
