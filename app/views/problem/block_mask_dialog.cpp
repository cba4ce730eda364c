// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/block_mask_dialog.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/views/look/numbers.h"
#include "app/views/problem/block_mask_view.h"
#include "app/views/problem/calm_wheel.h"

namespace tilewise {

BlockMaskDialog::BlockMaskDialog(BlockMask mask, const Look& look, QWidget* parent)
    : QDialog(parent),
      m_view(new BlockMaskView(std::move(mask), this)),
      m_count(new QLabel(this)),
      m_cell(new QLabel(this)),
      m_note(new QLabel(this)),
      m_pattern(new QComboBox(this)),
      m_valueName(new QLabel(this)),
      m_value(new QSpinBox(this)),
      m_seedName(new QLabel(tr("S&eed"), this)),
      m_seed(new QSpinBox(this)) {
  setWindowTitle(tr("Block mask"));
  for (QWidget* each :
       {static_cast<QWidget*>(m_pattern), static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_seed)})
    calmWheel(*each);
  const Metrics& metrics = look.metrics;
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(metrics.px(16), metrics.px(12), metrics.px(16), metrics.px(12));
  all->setSpacing(metrics.px(8));
  auto* help = new QLabel(
      tr("Queries run down, keys across. Click and drag, or arrows and Space: dotted tiles are empty."), this);
  help->setProperty("tone", "second");
  help->setWordWrap(true);
  all->addWidget(help);
  all->addWidget(m_view, 1);
  auto* counts = new QHBoxLayout;
  counts->addWidget(m_count);
  counts->addStretch(1);
  counts->addWidget(m_cell);
  all->addLayout(counts);
  m_note->setProperty("tone", "second");
  m_note->setWordWrap(true);
  all->addWidget(m_note);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(metrics.px(8));
  grid->setVerticalSpacing(metrics.px(6));
  addPatterns(*grid);
  all->addLayout(grid);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  all->addWidget(buttons);
  connect(m_view, &BlockMaskView::changed, this, &BlockMaskDialog::showCounts);
  connect(m_view, &BlockMaskView::currentChanged, this, &BlockMaskDialog::showCounts);
  m_view->setLook(look);
  m_view->setFocus();
  showPattern();
  showCounts();
  const QScreen* where = screen();
  const QSize wanted = sizeHint();
  resize(where != nullptr ? wanted.boundedTo(where->availableSize() * 0.9) : wanted);
}

QPushButton* BlockMaskDialog::addButton(const QString& text) {
  auto* button = new QPushButton(text, this);
  button->setAutoDefault(false);
  return button;
}

void BlockMaskDialog::addPatterns(QGridLayout& grid) {
  auto* name = new QLabel(tr("&Pattern"), this);
  name->setBuddy(m_pattern);
  m_pattern->setAccessibleName(tr("Pattern"));
  m_pattern->addItem(tr("banded"), static_cast<int>(Pattern::Banded));
  m_pattern->addItem(tr("strided"), static_cast<int>(Pattern::Strided));
  m_pattern->addItem(tr("global"), static_cast<int>(Pattern::Global));
  m_pattern->addItem(tr("random"), static_cast<int>(Pattern::Random));
  m_valueName->setBuddy(m_value);
  m_seedName->setBuddy(m_seed);
  m_seed->setRange(0, 999999);
  m_seed->setValue(1);
  QPushButton* use = addButton(tr("&Use pattern"));
  QPushButton* everything = addButton(tr("&All visible"));
  QPushButton* nothing = addButton(tr("&None visible"));
  QPushButton* inverted = addButton(tr("&Invert"));
  const std::pair<QWidget*, QWidget*> columns[] = {{name, m_pattern}, {m_valueName, m_value}, {m_seedName, m_seed}};
  int column = 0;
  for (const auto& [above, below] : columns) {
    grid.addWidget(above, 0, column);
    grid.addWidget(below, 1, column++);
  }
  grid.addWidget(use, 1, column);
  grid.addWidget(everything, 2, 0);
  grid.addWidget(nothing, 2, 1);
  grid.addWidget(inverted, 2, 2);
  grid.setColumnStretch(column, 1);
  connect(m_pattern, &QComboBox::currentIndexChanged, this, &BlockMaskDialog::showPattern);
  connect(use, &QPushButton::clicked, this, &BlockMaskDialog::usePattern);
  connect(everything, &QPushButton::clicked, this, [this] { fill(true); });
  connect(nothing, &QPushButton::clicked, this, [this] { fill(false); });
  connect(inverted, &QPushButton::clicked, this, &BlockMaskDialog::invert);
}

const BlockMask& BlockMaskDialog::mask() const { return m_view->mask(); }

QString BlockMaskDialog::countText() const { return m_count->text(); }

/// What the number beside the pattern means.
void BlockMaskDialog::showPattern() {
  const auto pattern = static_cast<Pattern>(m_pattern->currentData().toInt());
  const auto ask = [this](const QString& name, int least, int most, int usual, const QString& suffix) {
    m_valueName->setText(name);
    m_value->setAccessibleName(QString(name).remove(u'&'));
    m_value->setSuffix(suffix);
    m_value->setRange(least, most);
    m_value->setValue(usual);
  };
  const int columns = static_cast<int>(mask().columns());
  const int sides = std::max(static_cast<int>(mask().rows()), columns);
  switch (pattern) {
    case Pattern::Banded: ask(tr("&Reach, in tiles"), 0, columns, 1, {}); break;
    case Pattern::Strided: ask(tr("E&very so many columns"), 1, columns, std::min(4, columns), {}); break;
    case Pattern::Global: ask(tr("Rows and &columns"), 0, sides, 1, {}); break;
    case Pattern::Random: ask(tr("&Fraction visible"), 0, 100, 50, tr(" %")); break;
  }
  m_seedName->setEnabled(pattern == Pattern::Random);
  m_seed->setEnabled(pattern == Pattern::Random);
}

void BlockMaskDialog::usePattern() {
  const std::int64_t rows = mask().rows();
  const std::int64_t columns = mask().columns();
  const int value = m_value->value();
  switch (static_cast<Pattern>(m_pattern->currentData().toInt())) {
    case Pattern::Banded: m_view->setMask(bandedBlocks(rows, columns, value)); return;
    case Pattern::Strided: m_view->setMask(stridedBlocks(rows, columns, value)); return;
    case Pattern::Global: m_view->setMask(globalBlocks(rows, columns, value)); return;
    case Pattern::Random:
      m_view->setMask(randomBlocks(rows, columns, value / 100.0, static_cast<std::uint64_t>(m_seed->value())));
      return;
  }
}

void BlockMaskDialog::fill(bool visible) {
  BlockMask mask(m_view->mask().rows(), m_view->mask().columns());
  if (!visible) {
    for (std::int64_t i = 0; i < mask.rows(); ++i) {
      for (std::int64_t j = 0; j < mask.columns(); ++j) mask.set(i, j, false);
    }
  }
  m_view->setMask(std::move(mask));
}

void BlockMaskDialog::invert() {
  BlockMask mask = m_view->mask();
  for (std::int64_t i = 0; i < mask.rows(); ++i) {
    for (std::int64_t j = 0; j < mask.columns(); ++j) mask.set(i, j, !mask.visible(i, j));
  }
  m_view->setMask(std::move(mask));
}

void BlockMaskDialog::showCounts() {
  const std::int64_t all = mask().rows() * mask().columns();
  const std::int64_t visible = mask().visibleTiles();
  m_count->setText(
      tr("%1 of %2 tiles visible, %3")
          .arg(grouped(visible), grouped(all), percent(static_cast<double>(visible) / static_cast<double>(all))));
  QString cell = m_view->cellText();
  if (!cell.isEmpty()) cell[0] = cell[0].toUpper();
  m_cell->setText(cell);
  const BlockMaskGeometry& geometry = m_view->geometry();
  m_note->setText(tr("The grid is too fine to be drawn whole: each square stands for %1 × %2 tiles, filled by the "
                     "share that is visible.")
                      .arg(grouped(geometry.groupRows()), grouped(geometry.groupColumns())));
  m_note->setVisible(geometry.isReduced());
}

}  // namespace tilewise
