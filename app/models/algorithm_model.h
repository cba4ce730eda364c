// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractListModel>

#include "app/models/algorithm_lines.h"

namespace tilewise {

/// The lines of the algorithm, one a row, with the one that runs and the present i and j at their loops.
/// Display and accessible text are plain words; formulas are in MarkupRole.
class AlgorithmModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    MarkupRole = Qt::UserRole,  ///< QString: the line, in the markup of MathText
    NumberRole,                 ///< int: its number, from 1
    IndentRole,                 ///< int: levels
    RunningRole,                ///< bool: the line of the event that led here
    PointedRole,                ///< bool: a lesson points at it
    PillRole,                   ///< QString in the markup: the value of its loop variable, "*i* = 3"; empty without one
  };

  using QAbstractListModel::QAbstractListModel;

  /// The lines of another pass; nothing runs until the next setEvent.
  void setLines(const QList<AlgorithmLine>& lines);
  /// The event that led to the position and the strip it is in; none at the start.
  void setEvent(const std::optional<Event>& event, StripKind strip);
  /// The kinds of events whose lines a lesson points at.
  void setPointed(const QList<EventKind>& kinds);
  /// The row that runs; invalid at the start.
  QModelIndex runningIndex() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QHash<int, QByteArray> roleNames() const override;

 private:
  /// The value of the loop variable of a line, where its loop runs.
  std::optional<std::int64_t> loopValue(int number) const;
  bool isPointed(int number) const;
  QString pill(int number) const;
  QString accessibleText(int number) const;

  QList<AlgorithmLine> m_lines;
  std::optional<int> m_running;
  QList<EventKind> m_pointed;
  std::optional<Event> m_event;
  StripKind m_strip = StripKind::QueryBlock;
};

}  // namespace tilewise
