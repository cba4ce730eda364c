// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/block_mask_dialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/calm_wheel.h"

namespace tilewise {

BlockMaskDialog::BlockMaskDialog(BlockMask mask, const Look& look, QWidget* parent)
    : QDialog(parent),
      m_scroll(new QScrollArea(this)),
      m_help(new QLabel(this)),
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
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(metrics.px(16), metrics.px(12), metrics.px(16), metrics.px(12));
  outer->setSpacing(metrics.px(8));
  // On a small screen the rest scrolls; OK and Cancel stay.
  auto* content = new QWidget;
  m_scroll->setWidget(content);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  outer->addWidget(m_scroll, 1);
  auto* all = new QVBoxLayout(content);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(metrics.px(8));
  m_help->setProperty("tone", "second");
  m_help->setWordWrap(true);
  all->addWidget(m_help);
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
  outer->addWidget(buttons);
  connect(m_view, &BlockMaskView::changed, this, &BlockMaskDialog::showCounts);
  connect(m_view, &BlockMaskView::currentChanged, this, &BlockMaskDialog::showCounts);
  connect(m_view, &BlockMaskView::currentChanged, this, &BlockMaskDialog::keepCurrentInSight);
  m_view->setLook(look);
  m_view->setFocus();
  showPattern();
  showCounts();
  const QScreen* where = screen();
  const QMargins margins = outer->contentsMargins();
  // A scroll area asks for less than what it holds, and the grid for its least.
  const QSize held = content->sizeHint();
  const int width = std::max(held.width(), m_view->wantedSize().width());
  const int height = held.height() + m_view->wantedSize().height() - m_view->sizeHint().height();
  const int below = outer->spacing() + buttons->sizeHint().height();
  const QSize wanted(width + margins.left() + margins.right(), height + below + margins.top() + margins.bottom());
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

void BlockMaskDialog::setOtherMasks(BlockMaskView::OtherMasks others) {
  m_hasOthers = bool(others);
  m_view->setOtherMasks(std::move(others));
}

const BlockMask& BlockMaskDialog::mask() const { return m_view->mask(); }

QString BlockMaskDialog::countText() const { return m_count->text(); }

/// What the number beside the pattern means.
void BlockMaskDialog::showPattern() {
  const auto pattern = static_cast<Pattern>(m_pattern->currentData().toInt());
  const auto ask = [this](const QString& name, int least, int most, int usual, const QString& suffix) {
    m_valueName->setText(name);
    m_value->setAccessibleName(withoutMnemonic(name));
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
      (all == 1 ? tr("%1 of %2 tile visible, %3") : tr("%1 of %2 tiles visible, %3"))
          .arg(grouped(visible), grouped(all), percent(static_cast<double>(visible) / static_cast<double>(all))));
  QString cell = m_view->cellText();
  if (!cell.isEmpty()) cell[0] = cell[0].toUpper();
  m_cell->setText(cell);
  const BlockMaskGeometry& geometry = m_view->geometry();
  m_note->setText(tr("The grid is too fine to be drawn whole: each square stands for %1 × %2 tiles, filled by the "
                     "share that is visible.")
                      .arg(grouped(geometry.groupRows()), grouped(geometry.groupColumns())));
  m_note->setVisible(geometry.isReduced());
  showHelp();
}

void BlockMaskDialog::showHelp() {
  QString text =
      tr("Queries run down, keys across. Click and drag, or arrows and Space: filled tiles are visible, "
         "dotted ones empty.");
  if (m_hasOthers && !m_view->geometry().isReduced()) {
    text = tr("%1 Lined ones are skipped by another mask in any case.").arg(text);
  }
  if (m_help->text() != text) m_help->setText(text);
}

/// The keys may go where the grid is scrolled out of sight; what the mouse paints is in sight.
void BlockMaskDialog::keepCurrentInSight() {
  if (!m_view->hasFocus() || QGuiApplication::mouseButtons() != Qt::NoButton) return;
  const QPoint middle = m_view->mapTo(m_scroll->widget(), m_view->middle(m_view->current()));
  const QSize cell = m_view->geometry().rect(m_view->current()).size();
  m_scroll->ensureVisible(middle.x(), middle.y(), cell.width(), cell.height());
}

}  // namespace tilewise
