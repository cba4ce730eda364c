// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "app/models/sweep_table.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The points of a sweep, sorted by the column whose title is clicked. Where it is narrow the spread goes first, then
/// tiles, then shared memory; what then has no room scrolls sideways.
class SweepView : public QTableView {
  Q_OBJECT

 public:
  explicit SweepView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSweep(const BlockSweep& sweep, int present);
  void clear();
  /// Index of a point in the sweep; -1: none. Tells nobody.
  void choose(int point);

  /// Of all columns that it can do without none. Pixels.
  int neededWidth() const;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int point);
  void opened(int point);  ///< double-clicked, or by Enter

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int columnNeeds(int column) const;
  void fit();
  void openCurrent();

  Look m_look;
  SweepTable* m_table;
};

}  // namespace tilewise
