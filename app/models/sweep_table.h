// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The points of a sweep as a table that can be sorted by any of its columns.

#include <QAbstractTableModel>

#include "app/models/block_sweep.h"

namespace tilewise {

class SweepTable : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    Name,  ///< blocks, heads or tokens
    Shared,
    Tiles,
    Predicted,
    Bound,
    Measured,
    Spread,
    Ratio,
    Teraflops,
    Model,
    L2,
    Dram,
    Served,
    ColumnCount
  };
  static constexpr int PresentRole = Qt::UserRole;      ///< the row is the problem in Step
  static constexpr int RefusedRole = Qt::UserRole + 1;  ///< the card refused the row
  static constexpr int MissingRole = Qt::UserRole + 2;  ///< there is no figure

  explicit SweepTable(QObject* parent = nullptr);

  /// present: index of the point that is the problem in Step; -1: none.
  void setSweep(const BlockSweep& sweep, int present);
  void clear();
  /// Index in the sweep of what stands in a row, and back; -1: none.
  int pointAt(int row) const { return 0 <= row && row < m_order.size() ? m_order[row] : -1; }
  int rowOf(int point) const { return static_cast<int>(m_order.indexOf(point)); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  /// What has no figure comes last, whatever the order.
  void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

 private:
  const SweepPoint& at(int row) const { return m_sweep.points[m_order[row]]; }
  std::optional<double> figure(const SweepPoint& point, int column) const;
  QString text(const SweepPoint& point, int column) const;
  QString why(const SweepPoint& point, int column) const;
  QStringList titleOf(int column) const;
  void arrange();

  BlockSweep m_sweep;
  int m_present = -1;
  int m_sorted = Name;
  Qt::SortOrder m_direction = Qt::AscendingOrder;
  QList<int> m_order;  ///< of each row, its point
};

/// "128 × 64" of blocks, "16" of heads, "4,096" or "512 × 2,048" of tokens, "10 %" of a block mask, "FA-2".
QString pointName(const SweepPoint& point, SweepOver over);
/// "tensor cores", "L2", ...
QString boundName(TimeBound bound);

}  // namespace tilewise
