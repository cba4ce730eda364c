// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

namespace tilewise {

class PageHeader;

/// Printed figures, and beside them on another ground those that are computed here. Where it has less than its needed
/// width it scrolls sideways.
class FiguresTable : public QTableWidget {
  Q_OBJECT

 public:
  static constexpr int VerdictRole = Qt::UserRole;
  static constexpr int ComputedRole = Qt::UserRole + 1;
  static constexpr int WordsRole = Qt::UserRole + 2;  ///< in the place of a figure

  explicit FiguresTable(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTable(const PageTable& table);

  int neededWidth() const;
  int heightFor(int width) const;

 private:
  void fit();
  int columnNeeds(int column) const;

  Look m_look;
  PageTable m_table;
  PageHeader* m_header;
};

}  // namespace tilewise
