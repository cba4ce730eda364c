// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QList>
#include <QStringList>
#include <QWidget>

#include "app/session/comparison.h"
#include "app/views/compare/pass_column.h"
#include "app/views/look/look.h"
#include "app/views/stage/stage_facts.h"

namespace tilewise {

/// The columns of a comparison side by side, for an area that scrolls. Where three have no room two are shown, and each
/// can be changed for the one left out.
class PassColumns : public QWidget {
  Q_OBJECT

 public:
  explicit PassColumns(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// titles: one a pass; likewise the short ones of compact columns.
  void setComparison(const Comparison& comparison, const std::vector<std::shared_ptr<const StageFacts>>& facts,
                     const QStringList& titles, const QStringList& shortTitles);
  /// In a low window: what each draws of HBM comes first, in as much of the height as can be.
  void setCompact(bool compact);
  void showPositions(const Comparison& comparison);

  /// Takes the width of the room, and its height unless more is needed.
  void fit(QSize room);

  const QList<PassColumn*>& columns() const { return m_columns; }
  /// The pass that has no room; -1: all are shown.
  int leftOut() const;

 signals:
  /// What is shown may need another height.
  void changed();

 private:
  ColumnHeights heightsIn(QSize room, int shown) const;
  void offerChoices();
  void alignGrids();

  Look m_look;
  QList<PassColumn*> m_columns;  ///< three; those beyond the passes are hidden
  int m_count = 0;               ///< passes
  bool m_compact = false;
  int m_hidden = 0;              ///< where three have no room
};

}  // namespace tilewise
