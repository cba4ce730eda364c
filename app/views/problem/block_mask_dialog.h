// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Paints a block mask: by hand on the grid, or with one of the known patterns. Cancel leaves the mask as it was.

#include <QDialog>

#include "app/views/look/look.h"
#include "app/views/problem/block_mask_view.h"
#include "core/problem/block_mask.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace tilewise {

class BlockMaskDialog : public QDialog {
  Q_OBJECT

 public:
  BlockMaskDialog(BlockMask mask, const Look& look, QWidget* parent = nullptr);

  /// Lets the grid show what the other masks of the problem skip.
  void setOtherMasks(BlockMaskView::OtherMasks others);
  const BlockMask& mask() const;
  BlockMaskView& view() { return *m_view; }
  /// "36 of 128 tiles visible, 28.1 %".
  QString countText() const;

 private:
  enum class Pattern { Banded, Strided, Global, Random };
  void addPatterns(QGridLayout& grid);
  QPushButton* addButton(const QString& text);
  void showPattern();
  void usePattern();
  void fill(bool visible);
  void invert();
  void showCounts();
  void showHelp();
  void keepCurrentInSight();

  QScrollArea* m_scroll;
  QLabel* m_help;
  BlockMaskView* m_view;
  bool m_hasOthers = false;
  QLabel* m_count;
  QLabel* m_cell;
  QLabel* m_note;
  QComboBox* m_pattern;
  QLabel* m_valueName;
  QSpinBox* m_value;
  QLabel* m_seedName;
  QSpinBox* m_seed;
};

}  // namespace tilewise
