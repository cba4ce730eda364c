// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

namespace tilewise {

class PageHeader;

/// Printed figures, and beside them on another ground those that are computed here. In less than its needed
/// width heads wrap; where that is not enough it scrolls sideways.
class FiguresTable : public QTableWidget {
  Q_OBJECT

 public:
  static constexpr int VerdictRole = Qt::UserRole;
  static constexpr int ComputedRole = Qt::UserRole + 1;
  static constexpr int WordsRole = Qt::UserRole + 2;  ///< in the place of a figure

  explicit FiguresTable(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTable(const PageTable& table);

  /// With each head in one line.
  int neededWidth() const;
  /// As much of the room as it takes, with heads that wrap where they must.
  int widthFor(int room) const;
  int heightFor(int width) const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  int cellsWidth(int column) const;
  struct Columns {
    QList<int> rooms;  ///< of each column for its words
    int padding = 0;   ///< at both sides of them

    int width() const;
  };
  /// Heads in one line each where all of them have room, else the widest columns are made as narrow as they need.
  Columns columnsWithin(int room) const;

  Look m_look;
  PageTable m_table;
  PageHeader* m_header;
};

}  // namespace tilewise
