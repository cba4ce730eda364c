// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QAbstractItemModel>
#include <QList>

#include "app/models/amount_text.h"
#include "app/models/block_times.h"
#include "app/models/ledger_terms.h"
#include "app/session/run.h"

namespace tilewise {

/// The HBM count, a row for each term (tensors that go together, in one direction, in one loop), then the sums in
/// values and in bytes. The terms of two loops stand below a heading each. Below a term of several tensors there is a
/// row for each of them.
class LedgerModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column { Name, Times, SoFar, WholeRun, ColumnCount };
  enum class RowKind { Loop, Moved, Values, Bytes };
  enum Role {
    KindRole = Qt::UserRole,  ///< RowKind as int
    TensorRole,               ///< int: Tensor, the first of the row; of rows that are moved
    StoreRole,                ///< bool: stored, else loaded; of rows that are moved
    FormsRole,                ///< QStringList: the text, longest form first; columns Name and Times
    PointedRole,              ///< bool: a lesson points at it
    ChangedRole,              ///< bool: the event that led here moved it
  };

  using QAbstractItemModel::QAbstractItemModel;

  /// Another run, or none; its position follows by setPosition.
  void setRun(std::shared_ptr<const Run> run);
  /// The position, the sums by then and the event that led to them. Requires: a run.
  void setPosition(qint64 position, const Totals& totals, const std::optional<Event>& event);

  /// The tensors whose rows a lesson points at.
  void setPointed(const QList<Tensor>& tensors);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  using QObject::parent;
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
  /// A tensor of a term: its rows know the row that they are below.
  static bool isPart(const QModelIndex& index) { return index.internalId() > 0; }
  int outerRow(const QModelIndex& index) const;
  RowKind kindOf(const QModelIndex& index) const;
  /// Of a part: it alone.
  LedgerTerm term(const QModelIndex& index) const;
  QString loopName(const QModelIndex& index) const;
  Transfers soFar(const LedgerTerm& term, Tensor tensor) const;
  Amount soFar(const LedgerTerm& term) const;
  Amount whole(const LedgerTerm& term) const;
  GroupTimes times(const LedgerTerm& term) const;
  bool changed(const QModelIndex& index) const;
  bool isPointed(const QModelIndex& index) const;
  QStringList forms(const QModelIndex& index) const;
  QString bytesName() const;
  QString text(const QModelIndex& index) const;
  QString words(const QModelIndex& index) const;
  QString tip(const QModelIndex& index) const;

  std::shared_ptr<const Run> m_run;
  LedgerTerms m_terms;
  QList<Row> m_rows;
  qint64 m_position = 0;
  Totals m_totals;
  QList<Tensor> m_pointed;
  std::optional<Event> m_event;
};

}  // namespace tilewise
