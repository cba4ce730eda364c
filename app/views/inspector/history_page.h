// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The page of the inspector that follows one row through all tiles, and merges two sets of its keys by hand.

#include <memory>

#include <QThreadPool>
#include <QWidget>

#include "app/session/run.h"
#include "app/views/inspector/history_table.h"
#include "app/views/look/look.h"

class QLabel;
class QTableView;
class QToolButton;

namespace tilewise {

class RowPanel;

class HistoryPage : public QWidget {
  Q_OBJECT

 public:
  /// A history is computed at once when that takes no more FLOPs than this, else beside the window.
  static constexpr double FlopsAtOnce = 2e8;

  explicit HistoryPage(QWidget* parent = nullptr);
  ~HistoryPage() override;

  void setLook(const Look& look);
  /// Shows the history of a row; the same one again costs nothing.
  void setRow(const std::shared_ptr<const Run>& run, std::int64_t row);
  /// Where the run stands: tiles that are to come tell no numbers.
  void setPosition(qint64 position);
  /// What is shown is written otherwise from now on: the next row is shown anew, even the same.
  void forget() { m_run.reset(); }
  const HistoryTable& table() const { return *m_table; }
  const RowPanel& merged() const { return *m_merge; }

  /// Lays everything out in that width. Returns the height that it needs at least.
  int heightFor(int width);

 signals:
  void tileWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void show(RowHistory history);
  void showNote();
  IsVisited visited() const;
  void halveKeys();
  void sizeColumns();
  void take(Range& part);
  void showMerge();
  void copy();
  int layOut(int width, int height);

  Look m_look;
  std::shared_ptr<const Run> m_run;
  std::int64_t m_row = -1;
  qint64 m_position = 0;
  std::optional<RowHistory> m_history;  ///< of that row; absent while it is being computed
  HistoryTable* m_table;
  QLabel* m_title;
  QLabel* m_note;
  QTableView* m_view;
  QToolButton* m_tile;
  QToolButton* m_copy;
  QToolButton* m_takeA;
  QToolButton* m_takeB;
  RowPanel* m_merge;
  Range m_a, m_b;
  bool m_hasChosen = false;  ///< A or B has been taken by hand
  QThreadPool m_pool;
};

}  // namespace tilewise
