// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The history of a row as a table: one line a key block.

#include <functional>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QStringList>

#include "app/session/run.h"
#include "core/replay/row_history.h"

namespace tilewise {

/// Of the last pass of a run.
struct RowHistory {
  std::int64_t row = 0;
  std::vector<ForwardHistoryStep> forward;
  std::optional<BackwardHistory> backward;
};

/// Cost: as forwardHistory() and backwardHistory(). Thread: any.
RowHistory rowHistory(const Run& run, std::int64_t row);

/// FLOPs in products that it takes, about.
double historyFlops(const Problem& problem);

/// Which key blocks the run has come past.
using IsVisited = std::function<bool(std::int64_t j)>;

/// What both ways to D give, or what the table shows of the tiles that are visited, in a sentence; markup.
QString historyNote(const Run& run, const RowHistory& history, const IsVisited& isVisited);

class HistoryTable : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit HistoryTable(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// For a cell with its numbers, whether its tile has been visited or not.
  static constexpr int WholeTextRole = Qt::UserRole;

  void setHistory(RowHistory history);
  /// The others are to come and tell no numbers, only whether they will be skipped: the mask says so beforehand. Empty: all.
  void setVisited(IsVisited isVisited);
  void clear() { setHistory({}); }
  /// Keys of a line.
  Range keys(int line) const;
  /// All lines that are not to come with all their digits, tabs between, with a heading.
  QString table() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Line {
    std::int64_t j = 0;
    Range keys;
    bool isSkipped = false;
    QStringList texts;  ///< as shown
    QStringList exact;  ///< with all digits
  };
  bool isToCome(std::size_t line) const;
  void addForward(const RowHistory& history);
  void addBackward(const BackwardHistory& history);

  QStringList m_headings;
  QStringList m_tips;
  std::vector<Line> m_lines;
  IsVisited m_isVisited;
  mutable std::vector<std::optional<bool>> m_toCome;  ///< by line, as far as it was asked
};

}  // namespace tilewise
