// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/block_sweep.h"

#include <algorithm>
#include <utility>

#include <QHash>

#include "core/tiling/tile_census.h"

namespace tilewise {

namespace {

/// The settings with what a sweep goes over taken out.
ProblemSettings without(ProblemSettings settings, SweepOver over) {
  const ProblemSettings byDefault;
  switch (over) {
    case SweepOver::Blocks:
      settings.Br = byDefault.Br;
      settings.Bc = byDefault.Bc;
      break;
    case SweepOver::Heads:
      settings.heads = byDefault.heads;
      settings.batch = byDefault.batch;
      settings.kvHeads.reset();
      break;
    case SweepOver::Tokens:
      settings.Tq = byDefault.Tq;
      settings.Tk = byDefault.Tk;
      break;
    case SweepOver::Masks:
      // With one and without none are no neighbours.
      if (settings.blockMask) settings.blockMask = BlockMask(1, 1);
      break;
    case SweepOver::Algorithms: settings.algorithm = byDefault.algorithm; break;
  }
  return settings;
}

/// A pass of a run as it is compared with others.
RunPoint keyOf(const RunPoint& point, Pass pass, SweepOver over) {
  RunPoint key = point;
  key.name.clear();
  key.settings = without(settingsOnCard(point.settings), over);
  key.settings.backward = pass == Pass::Backward;
  if (pass == Pass::Forward) key.isDeterministic = false;
  return key;
}

/// Of the numbers in which the problems of a record are likely to differ.
std::size_t hashOf(const RunPoint& key) {
  const ProblemSettings& s = key.settings;
  return qHashMulti(0, s.Tq, s.Tk, s.dk, s.dv, s.Br, s.Bc, s.batch, s.heads, static_cast<int>(s.algorithm), s.backward,
                    s.causal, static_cast<int>(s.elementType), key.isDeterministic, key.isCold);
}

SweepPoint pointFrom(const RecordedRun& run, Pass pass) {
  SweepPoint point{&run};
  const std::optional<RecordedPass>& recorded = pass == Pass::Forward ? run.forward : run.backward;
  if (recorded) point.pass = &*recorded;
  const auto problem = Problem::make(run.point.settings);
  if (problem) point.tiles = problem->isStandard() ? takeCensus(*problem).total : takeCensus(*problem).visited();
  return point;
}

bool isBefore(const SweepPoint& a, const SweepPoint& b, SweepOver over) {
  return std::pair(a.first(over), a.second(over)) < std::pair(b.first(over), b.second(over));
}

/// A pass of a run that is in no sweep yet.
struct Loose {
  const RecordedRun* run;
  Pass pass;
};

class SweepMaker {
 public:
  explicit SweepMaker(std::shared_ptr<const GpuRecord> record) : m_record(std::move(record)) {
    for (const RecordedRun& run : m_record->runs) {
      // What was refused was refused for the last pass that was asked for.
      const bool isBackward = run.point.settings.backward;
      if (run.forward || !isBackward) m_loose << Loose{&run, Pass::Forward};
      if (isBackward) m_loose << Loose{&run, Pass::Backward};
    }
  }

  QList<BlockSweep> make() {
    for (const SweepOver over :
         {SweepOver::Blocks, SweepOver::Heads, SweepOver::Tokens, SweepOver::Masks, SweepOver::Algorithms}) {
      gather(over, 2);
    }
    gather(SweepOver::Blocks, 1);
    std::stable_sort(m_sweeps.begin(), m_sweeps.end(),
                     [](const auto& a, const auto& b) { return a.second < b.second; });
    QList<BlockSweep> sweeps;
    for (auto& [sweep, place] : m_sweeps) sweeps << std::move(sweep);
    return sweeps;
  }

 private:
  struct Group {
    RunPoint key;
    QList<Loose> members;
  };

  /// Takes what belongs together, where it is so many different points.
  void gather(SweepOver over, qsizetype fewest) {
    QList<Loose> others;
    for (const Group& group : groups(over)) {
      BlockSweep sweep = sweepFrom(group, over);
      if (sweep.points.size() < fewest) {
        others += group.members;
        continue;
      }
      m_sweeps.append({std::move(sweep), group.members.first().run - m_record->runs.data()});
    }
    m_loose = others;
  }

  QList<Group> groups(SweepOver over) const {
    QList<Group> found;
    QMultiHash<std::size_t, qsizetype> places;
    for (const Loose& each : m_loose) {
      const RunPoint key = keyOf(each.run->point, each.pass, over);
      const std::size_t hash = hashOf(key);
      const QList<qsizetype> alike = places.values(hash);
      const auto same = std::find_if(alike.begin(), alike.end(), [&](qsizetype n) { return found[n].key == key; });
      if (same != alike.end()) {
        found[*same].members << each;
        continue;
      }
      places.insert(hash, found.size());
      found << Group{key, {each}};
    }
    return found;
  }

  /// Of the same point the first that ran stays.
  BlockSweep sweepFrom(const Group& group, SweepOver over) const {
    const Loose& first = group.members.first();
    BlockSweep sweep{m_record, over, first.pass, first.run->point, {}};
    for (const Loose& each : group.members) sweep.points << pointFrom(*each.run, each.pass);
    std::stable_sort(sweep.points.begin(), sweep.points.end(), [over](const SweepPoint& a, const SweepPoint& b) {
      if (isBefore(a, b, over) || isBefore(b, a, over)) return isBefore(a, b, over);
      return a.pass != nullptr && b.pass == nullptr;
    });
    const auto end = std::unique(sweep.points.begin(), sweep.points.end(), [over](const auto& a, const auto& b) {
      if (over == SweepOver::Masks && a.run->point.settings != b.run->point.settings) return false;
      return !isBefore(a, b, over) && !isBefore(b, a, over);
    });
    sweep.points.erase(end, sweep.points.end());
    return sweep;
  }

  std::shared_ptr<const GpuRecord> m_record;
  QList<Loose> m_loose;
  QList<std::pair<BlockSweep, std::ptrdiff_t>> m_sweeps;  ///< with the place of the first run in the record
};

}  // namespace

std::optional<double> SweepPoint::seconds() const {
  if (pass == nullptr || !pass->report.time) return std::nullopt;
  return pass->report.time->seconds;
}

std::optional<double> SweepPoint::spreadSeconds() const {
  if (!seconds()) return std::nullopt;
  return (pass->report.time->upperQuartile - pass->report.time->lowerQuartile) / 2;
}

std::optional<double> SweepPoint::predictedSeconds() const {
  if (pass == nullptr || !pass->predicted) return std::nullopt;
  return pass->predicted->seconds;
}

std::optional<KernelCounts> SweepPoint::counts() const {
  if (pass == nullptr || pass->counts.empty()) return std::nullopt;
  KernelCounts sum;
  for (const KernelCounts& each : pass->counts) sum += each;
  return sum;
}

std::optional<double> SweepPoint::servedByL2() const {
  const auto sum = counts();
  if (!sum || sum->readBytes == 0) return std::nullopt;
  return 1 - static_cast<double>(sum->dramReadBytes) / static_cast<double>(sum->readBytes);
}

std::int64_t SweepPoint::first(SweepOver over) const {
  const ProblemSettings& settings = run->point.settings;
  switch (over) {
    case SweepOver::Blocks: return settings.Br;
    case SweepOver::Heads: return settings.heads * settings.batch;
    case SweepOver::Tokens: return settings.Tq;
    case SweepOver::Masks: return settings.blockMask ? settings.blockMask->visibleTiles() : 0;
    case SweepOver::Algorithms: return static_cast<std::int64_t>(settings.algorithm);
  }
  return 0;
}

std::int64_t SweepPoint::second(SweepOver over) const {
  const ProblemSettings& settings = run->point.settings;
  if (over == SweepOver::Blocks) return settings.Bc;
  return over == SweepOver::Tokens ? settings.Tk : 0;
}

ProblemSettings settingsOnCard(ProblemSettings settings) {
  const ProblemSettings byDefault;
  settings.head = byDefault.head;
  settings.seed = byDefault.seed;
  settings.inputKind = byDefault.inputKind;
  settings.device = byDefault.device;
  settings.sramBytes.reset();
  settings.precision = byDefault.precision;
  settings.storage = byDefault.storage;
  settings.shuffle.reset();
  if (settings.kvHeads == settings.heads) settings.kvHeads.reset();
  // Of a forward pass alone no order was asked for; standard attention has its own.
  if (!settings.backward || settings.algorithm == Algorithm::Standard) settings.backwardOrder = byDefault.backwardOrder;
  return settings;
}

QList<BlockSweep> blockSweeps(std::shared_ptr<const GpuRecord> record) { return SweepMaker(std::move(record)).make(); }

int pointOf(const BlockSweep& sweep, const ProblemSettings& settings) {
  ProblemSettings wanted = settingsOnCard(settings);
  for (qsizetype n = 0; n < sweep.points.size(); ++n) {
    ProblemSettings each = settingsOnCard(sweep.points[n].run->point.settings);
    // A forward pass is the same whether a backward pass follows it.
    if (sweep.pass == Pass::Forward) wanted.backward = each.backward;
    if (each == wanted) return static_cast<int>(n);
  }
  return -1;
}

int sweepOf(const QList<BlockSweep>& sweeps, const ProblemSettings& settings) {
  const Pass pass = settings.backward ? Pass::Backward : Pass::Forward;
  int other = -1, blocks = -1;
  for (qsizetype n = 0; n < sweeps.size(); ++n) {
    const BlockSweep& sweep = sweeps[n];
    if (pointOf(sweep, settings) >= 0) {
      if (sweep.pass == pass) return static_cast<int>(n);
      if (other < 0) other = static_cast<int>(n);
    }
    RunPoint wanted = sweep.common;
    wanted.settings = settings;
    const bool isSame =
        keyOf(wanted, sweep.pass, SweepOver::Blocks) == keyOf(sweep.common, sweep.pass, SweepOver::Blocks);
    if (sweep.over == SweepOver::Blocks && sweep.pass == pass && isSame && blocks < 0) blocks = static_cast<int>(n);
  }
  return other >= 0 ? other : blocks;
}

}  // namespace tilewise
