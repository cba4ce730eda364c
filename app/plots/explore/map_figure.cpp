// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/plots/explore/figure_parts.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/block_map.h"

namespace tilewise {

namespace {

constexpr std::int64_t Sizes[] = {16, 32, 64, 128, 192, 256, 384, 512};

/// The sizes that make a difference for so many tokens, and the present one.
std::vector<std::int64_t> sizesFor(std::int64_t tokens, std::int64_t present) {
  std::vector<std::int64_t> sizes{present};
  for (const std::int64_t size : Sizes) {
    if (size < 2 * tokens) sizes.push_back(size);
  }
  std::sort(sizes.begin(), sizes.end());
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

QString tooLargeBy(std::int64_t bytes) {
  constexpr std::int64_t KiB = 1024;
  return tr("+%1").arg(grouped((bytes + KiB - 1) / KiB));
}

class MapFigure {
  Q_DECLARE_TR_FUNCTIONS(MapFigure)

 public:
  MapFigure(const ExploreCase& at, const FigureLimits& limits) : m_at(at), m_sizes(mapSizes(at)) {
    m_map = blockMap(at.asDrawn, at.direction(), m_sizes.Br, m_sizes.Bc, at.capacityBytes, limits.maximumSteps,
                     limits.cancel);
    for (const BlockMapCell& cell : m_map.cells) {
      if (!cell.traffic) continue;
      m_least = m_least > 0 ? std::min(m_least, cell.traffic->values) : cell.traffic->values;
    }
  }

  Figure make() {
    Figure figure;
    figure.title = tr("Traffic over block sizes, %1").arg(passShortName(m_at.which));
    figure.unit = unit();
    if (m_at.isMasked() && !isStandard(m_at.which))
      figure.unit += QStringLiteral(", ") + maskName(m_at.settings.problem);
    figure.x = axisOf(tr("*B*_r, rows of a query block"), m_sizes.Br, m_at.problem.Br());
    figure.y = axisOf(tr("*B*_c, rows of a key block"), m_sizes.Bc, m_at.problem.Bc());
    figure.cells = cells();
    for (const BlockMapCell& cell : m_map.cells) figure.isRough = figure.isRough || !cell.traffic;
    figure.caption = caption();
    figure.present = present();
    figure.table = table();
    return figure;
  }

 private:
  using Cell = FigureCells::Cell;

  /// In which the smallest cell still has a number before its decimal point.
  double divisor() const {
    for (const double unit : {1e9, 1e6, 1e3}) {
      if (static_cast<double>(m_least) >= unit) return unit;
    }
    return 1;
  }
  QString unit() const {
    return divisor() == 1e9   ? tr("billion values")
           : divisor() == 1e6 ? tr("million values")
           : divisor() == 1e3 ? tr("thousand values")
                              : tr("values");
  }

  static FigureAxis axisOf(const QString& label, const std::vector<std::int64_t>& sizes, std::int64_t present) {
    FigureAxis axis;
    axis.label = label;
    axis.last = static_cast<double>(sizes.size());
    axis.grid = false;
    for (std::size_t n = 0; n < sizes.size(); ++n) {
      axis.ticks << FigureTick{static_cast<double>(n) + 0.5, grouped(sizes[n]), sizes[n] == present};
    }
    return axis;
  }

  const BlockMapCell& at(int column, int row) const {
    return m_map.at(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
  }

  FigureCells cells() const {
    FigureCells cells;
    cells.columns = static_cast<int>(m_sizes.Br.size());
    cells.rows = static_cast<int>(m_sizes.Bc.size());
    for (int row = 0; row < cells.rows; ++row) {
      for (int column = 0; column < cells.columns; ++column) cells.cells << cellOf(at(column, row));
    }
    for (const std::size_t fitting : m_map.fitting) cells.fitting << static_cast<int>(fitting);
    const auto place = [](const std::vector<std::int64_t>& sizes, std::int64_t size) {
      return static_cast<int>(std::find(sizes.begin(), sizes.end(), size) - sizes.begin());
    };
    cells.nowColumn = place(m_sizes.Br, m_at.problem.Br());
    cells.nowRow = place(m_sizes.Bc, m_at.problem.Bc());
    cells.legend = {tr("this configuration"), tr("what fits %1").arg(bytes(m_at.capacityBytes)),
                    tr("too large, by so many KiB")};
    cells.shortLegend = {tr("this one"), tr("fits"), tr("KiB too large")};
    return cells;
  }

  Cell cellOf(const BlockMapCell& from) const {
    Cell cell;
    cell.fits = from.fits();
    if (from.traffic) cell.value = static_cast<double>(from.traffic->values);
    const QString number =
        from.traffic ? fixed(cell.value / divisor(), divisor() > 1 ? 1 : 0) : QStringLiteral("…");
    cell.text = cell.fits ? number : tr("%1 KiB").arg(tooLargeBy(-from.spareBytes));
    cell.shortText = cell.fits ? fixed(cell.value / divisor(), 0) : tooLargeBy(-from.spareBytes);
    cell.hint = told(from) + u' ' + tr("A click takes these blocks, a double click opens them in Step.");
    return cell;
  }

  QString told(const BlockMapCell& cell) const {
    const QString traffic = cell.traffic
                                ? tr("%1, %2 of traffic").arg(values(cell.traffic->values), bytes(cell.traffic->bytes))
                                : tr("traffic not counted");
    const QString room =
        cell.fits() ? tr("%1 free").arg(bytes(cell.spareBytes)) : tr("%1 too many").arg(bytes(-cell.spareBytes));
    return tr("%1: %2; on chip %3, %4.")
        .arg(blocksText(cell.blocks.Br, cell.blocks.Bc), traffic, bytes(cell.onChip.bytes), room);
  }

  /// Whether the traffic of what is known does not change along one of the sizes.
  bool onlyCounts(bool rows) const {
    const int columns = static_cast<int>(m_sizes.Br.size()), count = static_cast<int>(m_sizes.Bc.size());
    for (int column = 0; column < columns; ++column) {
      for (int row = 0; row < count; ++row) {
        const auto& here = at(column, row).traffic;
        const auto& first = rows ? at(column, 0).traffic : at(0, row).traffic;
        if (!here || !first || here->values != first->values) return false;
      }
    }
    return true;
  }

  QString why() const {
    if (isStandard(m_at.which)) return tr("Standard attention has no blocks: it moves the same everywhere.");
    const bool rows = onlyCounts(true), keys = onlyCounts(false);
    const QString mask = m_at.isMasked() ? tr("Here") : tr("Without a mask");
    if (rows && !keys && m_at.which == AttentionPass::Fa2Forward) {
      return tr("%1 only *B*_r counts: each query block reads all of *K* and *V* once.").arg(mask);
    }
    if (rows && !keys) return tr("%1 only *B*_r counts.").arg(mask);
    if (keys && !rows && m_at.which == AttentionPass::Fa1Forward) {
      return tr("%1 only *B*_c counts: each key block reads *Q* and reads and writes *O* once.").arg(mask);
    }
    if (keys && !rows) return tr("%1 only *B*_c counts.").arg(mask);
    return {};
  }

  QString caption() const {
    if (isStandard(m_at.which)) return why();
    const BlockMapCell* best = nullptr;
    int fitting = 0;
    for (const BlockMapCell& cell : m_map.cells) {
      if (!cell.fits()) continue;
      ++fitting;
      if (!cell.traffic) continue;
      if (best == nullptr || cell.traffic->values < best->traffic->values) best = &cell;
    }
    const QString count =
        (fitting == 1 ? tr("%1 of %2 pairs fits") : tr("%1 of %2 pairs fit")).arg(fitting).arg(m_map.cells.size());
    QString sentence = best == nullptr
                           ? count + fullStop()
                           : tr("%1, least traffic at %2.").arg(count, blocksText(best->blocks.Br, best->blocks.Bc));
    if (const QString reason = why(); !reason.isEmpty()) sentence += u' ' + reason;
    return sentence;
  }

  QString present() const {
    for (const BlockMapCell& cell : m_map.cells) {
      if (cell.blocks == BlockSizes{m_at.problem.Br(), m_at.problem.Bc()}) {
        return told(cell);
      }
    }
    return {};
  }

  FigureTable table() const {
    FigureTable table;
    table.columns = {QStringLiteral("Br"),
                     QStringLiteral("Bc"),
                     QStringLiteral("traffic_values"),
                     QStringLiteral("traffic_bytes"),
                     QStringLiteral("on_chip_values"),
                     QStringLiteral("on_chip_bytes"),
                     QStringLiteral("spare_bytes"),
                     QStringLiteral("fits")};
    constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();
    for (const BlockMapCell& cell : m_map.cells) {
      table.rows << QList<double>{static_cast<double>(cell.blocks.Br),
                                  static_cast<double>(cell.blocks.Bc),
                                  cell.traffic ? static_cast<double>(cell.traffic->values) : NotKnown,
                                  cell.traffic ? static_cast<double>(cell.traffic->bytes) : NotKnown,
                                  static_cast<double>(cell.onChip.values),
                                  static_cast<double>(cell.onChip.bytes),
                                  static_cast<double>(cell.spareBytes),
                                  cell.fits() ? 1.0 : 0.0};
    }
    return table;
  }

  const ExploreCase& m_at;
  MapSizes m_sizes;
  BlockMap m_map;
  std::int64_t m_least = 0;  ///< of all traffic
};

}  // namespace

MapSizes mapSizes(const ExploreCase& at) {
  return {sizesFor(at.problem.Tq(), at.problem.Br()), sizesFor(at.problem.Tk(), at.problem.Bc())};
}

Figure mapFigure(const ExploreCase& at, const FigureLimits& limits) { return MapFigure(at, limits).make(); }

}  // namespace tilewise
