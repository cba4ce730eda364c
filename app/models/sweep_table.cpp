// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sweep_table.h"

#include <algorithm>

#include "app/models/algorithm_names.h"
#include "app/models/count_text.h"
#include "app/models/figure_text.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

const QString None = u"–"_s;

/// The kernel that does the tiles.
const KernelReport& mainKernel(const RecordedPass& pass) { return pass.report.kernels[pass.report.main]; }

/// Of the tiles of a block mask.
double visibleShare(const ProblemSettings& settings) {
  if (!settings.blockMask) return 1;
  const BlockMask& mask = *settings.blockMask;
  return static_cast<double>(mask.visibleTiles()) / static_cast<double>(mask.rows() * mask.columns());
}

}  // namespace

QString pointName(const SweepPoint& point, SweepOver over) {
  const ProblemSettings& settings = point.run->point.settings;
  if (over == SweepOver::Masks) return shareText(visibleShare(settings), 0);
  if (over == SweepOver::Algorithms) {
    const auto problem = Problem::make(settings);
    return problem ? shortName(wayOf(*problem, Pass::Forward)) : QString();
  }
  const QString first = countText(point.first(over)), second = countText(point.second(over));
  if (over == SweepOver::Heads || (over == SweepOver::Tokens && first == second)) return first;
  return u"%1 × %2"_s.arg(first, second);
}

QString boundName(TimeBound bound) {
  switch (bound) {
    case TimeBound::TensorCores: return tr("tensor cores");
    case TimeBound::Exponentials: return tr("exponentials");
    case TimeBound::SharedMemory: return tr("shared memory");
    case TimeBound::L2: return tr("L2");
    case TimeBound::Dram: return tr("DRAM");
    case TimeBound::Latency: return tr("latency");
    case TimeBound::Launches: return tr("launches");
  }
  return {};
}

SweepTable::SweepTable(QObject* parent) : QAbstractTableModel(parent) {}

void SweepTable::setSweep(const BlockSweep& sweep, int present) {
  beginResetModel();
  m_sweep = sweep;
  m_present = present;
  m_order.clear();
  for (int n = 0; n < sweep.points.size(); ++n) m_order << n;
  arrange();
  endResetModel();
}

void SweepTable::clear() { setSweep({}, -1); }

int SweepTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int SweepTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

std::optional<double> SweepTable::figure(const SweepPoint& point, int column) const {
  const auto counts = point.counts();
  switch (column) {
    case Tiles: return static_cast<double>(point.tiles);
    case Predicted: return point.predictedSeconds();
    case Measured: return point.seconds();
    case Spread: return point.spreadSeconds();
    case Ratio:
      if (!point.seconds() || !point.predictedSeconds()) return std::nullopt;
      return *point.seconds() / *point.predictedSeconds();
    case L2: return counts ? std::optional(static_cast<double>(counts->readBytes)) : std::nullopt;
    case Dram: return counts ? std::optional(static_cast<double>(counts->dramReadBytes)) : std::nullopt;
    case Served: return point.servedByL2();
    default: break;
  }
  if (point.pass == nullptr) return std::nullopt;
  switch (column) {
    case Shared: return static_cast<double>(mainKernel(*point.pass).planned.sharedBytes);
    case Bound:
      return point.pass->predicted ? std::optional(static_cast<double>(point.pass->predicted->bound)) : std::nullopt;
    case Teraflops: return point.pass->teraflops > 0 ? std::optional(point.pass->teraflops) : std::nullopt;
    case Model: return static_cast<double>(point.pass->model.loaded);
    default: return std::nullopt;
  }
}

QString SweepTable::text(const SweepPoint& point, int column) const {
  if (column == Name) return pointName(point, m_sweep.over);
  const auto value = figure(point, column);
  if (!value) return None;
  switch (column) {
    case Predicted:
    case Measured:
    case Spread: return figureText(*value * 1e6, 1);
    case Bound: return boundName(point.pass->predicted->bound);
    case Ratio: return figureText(*value, 2);
    case Teraflops: return significantText(*value, 3);
    case Served: return shareText(*value);
    default: return countText(static_cast<std::int64_t>(*value));
  }
}

/// Why there is no figure.
QString SweepTable::why(const SweepPoint& point, int column) const {
  if (point.pass == nullptr) {
    return tr("The card refused it: %1").arg(QString::fromStdString(describe(*point.run->refusal)));
  }
  switch (column) {
    case Predicted:
    case Bound:
    case Ratio: return tr("The record has no predicted time");
    case Measured:
    case Spread:
    case Teraflops: return tr("The record has no time of it");
    default:
      return point.pass->notCounted.empty()
                 ? tr("The record has no counts of it")
                 : tr("Not measured: %1").arg(QString::fromStdString(point.pass->notCounted));
  }
}

QVariant SweepTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= m_order.size()) return {};
  const SweepPoint& point = at(index.row());
  const bool isMissing = index.column() != Name && !figure(point, index.column());
  switch (role) {
    case Qt::DisplayRole: return text(point, index.column());
    case Qt::TextAlignmentRole: {
      const bool isWords = index.column() == Name || index.column() == Bound;
      return QVariant::fromValue((isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    case Qt::ToolTipRole: return isMissing || point.pass == nullptr ? why(point, index.column()) : QString();
    case Qt::AccessibleTextRole: {
      const QString what = titleOf(index.column()).join(u' ').simplified();
      return tr("%1, %2: %3")
          .arg(pointName(point, m_sweep.over), what,
               isMissing ? why(point, index.column()) : text(point, index.column()));
    }
    case PresentRole: return m_order[index.row()] == m_present;
    case RefusedRole: return point.pass == nullptr;
    case MissingRole: return isMissing;
    default: return {};
  }
}

/// What is in the column, and its unit.
QStringList SweepTable::titleOf(int column) const {
  switch (column) {
    case Name:
      if (m_sweep.over == SweepOver::Heads) return {tr("heads"), tr("of all batches")};
      if (m_sweep.over == SweepOver::Tokens) return {tr("tokens"), tr("queries × keys")};
      if (m_sweep.over == SweepOver::Masks) return {tr("tiles"), tr("visible")};
      if (m_sweep.over == SweepOver::Algorithms) return {tr("algorithm"), QString()};
      return {tr("block"), tr("Bᵣ × B꜀")};
    case Shared: return {tr("shared"), tr("bytes")};
    case Tiles: return {tr("tiles"), tr("a head")};
    case Predicted: return {tr("predicted"), tr("µs")};
    case Bound: return {tr("bound by"), QString()};
    case Measured: return {tr("measured"), tr("µs, median")};
    case Spread: return {tr("spread"), tr("± µs")};
    case Ratio: return {tr("measured /"), tr("predicted")};
    case Teraflops: return {tr("TFLOP/s"), tr("FA-2’s rule")};
    case Model: return {tr("model"), tr("bytes read")};
    case L2: return {tr("L2 → SM"), tr("bytes read")};
    case Dram: return {tr("DRAM"), tr("bytes read")};
    case Served: return {tr("served"), tr("by L2")};
    default: return {};
  }
}

QVariant SweepTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const QStringList title = titleOf(section);
  if (role == Qt::DisplayRole) return title.join(u'\n');
  if (role == Qt::AccessibleTextRole) return title.join(u' ').simplified();
  if (role == Qt::TextAlignmentRole) {
    const bool isWords = section == Name || section == Bound;
    return QVariant::fromValue((isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
  if (role != Qt::ToolTipRole) return {};
  switch (section) {
    case Shared: return tr("Shared memory of a thread block of the kernel that does the tiles");
    case Tiles: return tr("Tiles that one head visits; standard attention makes all of them");
    case Predicted: return tr("What the time model says before anything runs");
    case Bound: return tr("What the pass waits for most, by the time model");
    case Measured: return tr("Median of the samples, all heads, all kernels of the pass");
    case Spread: return tr("Half the interquartile range of the samples");
    case Teraflops: return tr("By the kernel engineers’ rule: masked tiles are not counted, recomputation is not");
    case Model: return tr("What the app’s counter says that a pass loads, all heads");
    case L2: return tr("What the multiprocessors read from the second-level cache, by the card’s counters");
    case Dram: return tr("What the card’s memory was read for, by the card’s counters");
    case Served: return tr("Share of what the multiprocessors read that the DRAM did not have to deliver");
    default: return {};
  }
}

void SweepTable::sort(int column, Qt::SortOrder order) {
  m_sorted = column;
  m_direction = order;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  QModelIndexList after;
  const QList<int> points = m_order;
  arrange();
  for (const QModelIndex& each : before) after << index(rowOf(points[each.row()]), each.column());
  changePersistentIndexList(before, after);
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void SweepTable::arrange() {
  std::sort(m_order.begin(), m_order.end());
  if (m_sorted == Name) {
    if (m_direction == Qt::DescendingOrder) std::reverse(m_order.begin(), m_order.end());
    return;
  }
  std::stable_sort(m_order.begin(), m_order.end(), [this](int a, int b) {
    const auto first = figure(m_sweep.points[a], m_sorted), second = figure(m_sweep.points[b], m_sorted);
    if (!first || !second) return first.has_value() && !second.has_value();
    return m_direction == Qt::AscendingOrder ? *first < *second : *first > *second;
  });
}

}  // namespace tilewise
