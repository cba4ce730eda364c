// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The history of a row as a table: one line a key block.

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

/// What both ways to D give, or what the table shows, in a sentence; markup.
QString historyNote(const Run& run, const RowHistory& history);

class HistoryTable : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit HistoryTable(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  void setHistory(RowHistory history);
  void clear() { setHistory({}); }
  /// Keys of a line.
  Range keys(int line) const;
  /// All lines with all their digits, tabs between, with a heading.
  QString table() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Line {
    Range keys;
    bool isSkipped = false;
    QStringList texts;  ///< as shown
    QStringList exact;  ///< with all digits
  };
  void addForward(const RowHistory& history);
  void addBackward(const BackwardHistory& history);

  QStringList m_headings;
  QStringList m_tips;
  std::vector<Line> m_lines;
};

}  // namespace tilewise
