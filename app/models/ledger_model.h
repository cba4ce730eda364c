// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QAbstractTableModel>
#include <QList>

#include "app/models/block_times.h"
#include "app/session/run.h"

namespace tilewise {

/// The HBM count, a row for each tensor and direction, then the sums in values and in bytes.
class LedgerModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Times, SoFar, WholeRun, ColumnCount };
  enum class RowKind { Moved, Values, Bytes };
  enum Role {
    KindRole = Qt::UserRole,  ///< RowKind as int
    TensorRole,               ///< int: Tensor; of rows that are moved
    StoreRole,                ///< bool: stored, else loaded; of rows that are moved
    FormsRole,                ///< QStringList: the text, longest form first; columns Name and Times
    ChangedRole,              ///< bool: the event that led here moved it
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// Another run, or none; its position follows by setPosition.
  void setRun(std::shared_ptr<const Run> run);
  /// The sums so far and the event that led to them. Requires: a run.
  void setPosition(const Totals& totals, const std::optional<Event>& event);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  QHash<int, QByteArray> roleNames() const override;

 private:
  struct Moved {
    Tensor tensor;
    bool store;
  };
  RowKind kindOf(int row) const;
  const Transfers& soFar(const Moved& moved) const;
  BlockTimes times(const Moved& moved) const;
  bool changed(int row) const;
  QStringList forms(int row, int column) const;
  QString text(int row, int column) const;
  QString words(int row, int column) const;

  std::shared_ptr<const Run> m_run;
  QList<Moved> m_moved;
  Totals m_totals;
  std::optional<Event> m_event;
};

}  // namespace tilewise
