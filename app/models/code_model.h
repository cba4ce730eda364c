// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractListModel>

#include "app/models/algorithm_code.h"

namespace tilewise {

/// The lines of a program, one a row, with those marked that the present event stands for.
class CodeModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    NumberRole = Qt::UserRole,  ///< int: number of the line, from 1
    MarkedRole,                 ///< bool: a line of the event that led here
    CommentRole,                ///< bool: nothing but a comment
  };

  using QAbstractListModel::QAbstractListModel;

  /// Other programs; nothing is marked until the next setEvent.
  void setCode(AlgorithmCode code);
  /// The event that led to the position and the strip it is in; none at the start. The program that has lines for it
  /// is shown; where none has, the one at hand stays.
  void setEvent(const std::optional<Event>& event, StripKind strip);

  /// Rows of the event, ascending.
  const QList<int>& marked() const { return m_marked; }
  /// The row in which the algorithm begins: the first that stands for any event.
  int firstOfAlgorithm() const;
  /// The program that is shown, as text.
  QString text() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QHash<int, QByteArray> roleNames() const override;

 private:
  const std::vector<ListingLine>& lines() const { return m_code.programs[m_shown].lines; }
  QString accessibleText(int row) const;

  AlgorithmCode m_code;
  std::size_t m_shown = 0;
  QList<int> m_marked;
};

}  // namespace tilewise
