// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QAbstractTableModel>
#include <QList>

#include "app/models/block_times.h"
#include "app/models/ledger_terms.h"
#include "app/session/run.h"

namespace tilewise {

/// The HBM count, a row for each term (tensors that go together, in one direction, in one loop), then the sums in
/// values and in bytes. The terms of two loops stand below a heading each.
class LedgerModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Times, SoFar, WholeRun, ColumnCount };
  enum class RowKind { Loop, Moved, Values, Bytes };
  enum Role {
    KindRole = Qt::UserRole,  ///< RowKind as int
    TensorRole,               ///< int: Tensor, the first of the row; of rows that are moved
    StoreRole,                ///< bool: stored, else loaded; of rows that are moved
    FormsRole,                ///< QStringList: the text, longest form first; columns Name and Times
    ChangedRole,              ///< bool: the event that led here moved it
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// Another run, or none; its position follows by setPosition.
  void setRun(std::shared_ptr<const Run> run);
  /// The position, the sums by then and the event that led to them. Requires: a run.
  void setPosition(qint64 position, const Totals& totals, const std::optional<Event>& event);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  QHash<int, QByteArray> roleNames() const override;

 private:
  struct Row {
    RowKind kind = RowKind::Moved;
    qsizetype at = 0;  ///< place of the term; of a loop: of its part
  };
  RowKind kindOf(int row) const { return m_rows[row].kind; }
  const LedgerTerm& term(int row) const { return m_terms.terms[m_rows[row].at]; }
  QString loopName(int row) const;
  Transfers soFar(const LedgerTerm& term, Tensor tensor) const;
  std::int64_t soFar(const LedgerTerm& term) const;
  std::int64_t whole(const LedgerTerm& term) const;
  GroupTimes times(const LedgerTerm& term) const;
  bool changed(int row) const;
  QStringList forms(int row, int column) const;
  QString bytesName() const;
  QString text(int row, int column) const;
  QString words(int row, int column) const;
  QString tip(int row, int column) const;

  std::shared_ptr<const Run> m_run;
  LedgerTerms m_terms;
  QList<Row> m_rows;
  qint64 m_position = 0;
  Totals m_totals;
  std::optional<Event> m_event;
};

}  // namespace tilewise
