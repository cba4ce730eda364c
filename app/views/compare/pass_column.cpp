// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/pass_column.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

#include "app/views/compare/figure_row.h"
#include "app/views/compare/hbm_view.h"
#include "app/views/compare/state_line.h"
#include "app/views/compare/tensor_bar.h"
#include "app/views/look/elided_label.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/look/whole_share.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/stage/tile_words.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double TitleHeight = 28;
constexpr double StateHeight = 28;
constexpr double Pad = 12;
constexpr double Gap = 8;
constexpr double StateGap = 5;
constexpr double TitlePad = 10;
constexpr double CompactGap = 4;

constexpr double MostOfTitle = 0.6;  ///< of the width, for the name before the state

constexpr int HbmStep = 10;  ///< px, in which its height is looked for

}  // namespace

PassColumn::PassColumn(QWidget* parent)
    : QFrame(parent),
      m_head(new QFrame(this)),
      m_name(new ElidedLabel),
      m_chooser(new QComboBox),
      m_loops(new QLabel),
      m_line(new StateLine(this)),
      m_hbm(new HbmView(this)),
      m_bar(new TensorBar(this)),
      m_figures(new FigureRow(this)) {
  setProperty("panel", true);
  m_head->setProperty("dockTitle", true);
  auto* layout = new QHBoxLayout(m_head);
  layout->addWidget(m_name);
  layout->addWidget(m_chooser);
  layout->addStretch(1);
  layout->addWidget(m_loops);
  layout->setStretchFactor(m_name, 100);
  m_loops->setProperty("tone", "second");
  m_chooser->setAccessibleName(tr("Shown in this column"));
  m_chooser->setToolTip(tr("Shown in this column"));
  m_chooser->setFocusPolicy(Qt::TabFocus);
  m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  calmWheel(*m_chooser);
  m_chooser->hide();
  connect(m_chooser, &QComboBox::activated, this, &PassColumn::chosen);
}

void PassColumn::setLook(const Look& look) {
  m_look = look;
  m_name->setFont(look.metrics.medium(Role::Body));
  m_loops->setFont(look.metrics.font(Role::Second));
  m_chooser->setMaximumHeight(look.metrics.px(24));
  m_line->setLook(look);
  m_hbm->setLook(look);
  m_bar->setLook(look);
  m_figures->setLook(look);
  arrange();
}

void PassColumn::setPass(const ComparedPass& pass, std::shared_ptr<const StageFacts> facts, const QString& title,
                         const QString& shortTitle) {
  m_pass = pass;
  m_facts = std::move(facts);
  m_title = title;
  m_shortTitle = shortTitle;
  m_position = 0;
  setAccessibleName(title);
  m_name->setText(this->title());
  m_name->setToolTip(title);
  m_loops->setText(loopsText(*m_facts));
  m_hbm->setPass(m_facts, pass.trace(), matrixNote(*m_facts));
  m_bar->setWhole(bytesOf(pass.trace()->wholeRun()));
  m_bar->setNoteTip(traversalsTip(*m_facts));
  showPosition();
  arrange();
}

void PassColumn::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  m_name->setText(title());
  m_hbm->setBare(compact);
  arrange();
}

void PassColumn::setPosition(std::int64_t position) {
  if (position == m_position) return;
  m_position = position;
  showPosition();
}

void PassColumn::setChoices(const QStringList& names, int chosen) {
  const QSignalBlocker blocker(m_chooser);
  m_chooser->clear();
  m_chooser->addItems(names);
  m_chooser->setCurrentIndex(chosen);
  m_chooser->setVisible(!names.isEmpty());
  m_name->setVisible(names.isEmpty());
  arrange();
}

QList<TensorBytes> PassColumn::bytesOf(const Totals& totals) const {
  const bool keysFirst = m_facts->form.keysOutside || m_pass->problem().isStandard();
  return tensorBytes(totals, m_pass->trace()->wholeRun(), m_pass->problem().settings().elementType, keysFirst);
}

void PassColumn::showPosition() {
  if (!m_pass) return;
  const Trace& trace = *m_pass->trace();
  const ElementType modelled = m_pass->problem().settings().elementType;
  const Totals totals = trace.totals(m_position);
  m_state = passState(*m_pass, m_position);
  m_line->setState(m_state);
  m_hbm->setPosition(m_position);
  m_hbm->setAccessibleName(tr("HBM of %1").arg(m_title));
  m_hbm->setAccessibleDescription(MathText::parse(m_state.text).plain());
  m_bar->setBytes(bytesOf(totals), traversals(*m_facts, totals));
  const std::int64_t moved = totals.bytes(modelled);
  const std::int64_t all = m_pass->amount(AlignBy::Bytes);
  const bool severalPasses = m_pass->problem().isStandard() || tilePasses(*m_pass, m_pass->steps()).count > 1;
  const QString tiles = tr("%1 of %2");
  const QString tilesAll = grouped(m_pass->amount(AlignBy::Tile));
  m_figures->setFigures(
      {{grouped(moved), tr("bytes moved")},
       {tiles.arg(grouped(m_pass->amountAt(AlignBy::Tile, m_position)), tilesAll),
        severalPasses ? tr("tile passes done") : tr("tiles done")},
       {wholeShare(moved, all), tr("of all its bytes")}},
      {grouped(all), tiles.arg(tilesAll, tilesAll), widestShare()});
}

int PassColumn::innerWidth(int width) const { return std::max(1, width - 2 * m_look.metrics.px(Pad)); }

int PassColumn::barHeightFor(int width) const { return m_bar->heightForWidth(innerWidth(width)); }

int PassColumn::figuresHeightFor(int width, bool inFull) const {
  return inFull ? m_figures->heightFor(innerWidth(width)) : m_figures->leastHeight(innerWidth(width));
}

int PassColumn::figuresLine() const { return m_figures->lineHeight(); }

int PassColumn::hbmHeightFor(int width, int least, int most) const {
  int height = least;
  while (height < most && !m_hbm->isLegibleAt({innerWidth(width), height})) height += HbmStep;
  return std::min(height, most);
}

int PassColumn::titleHeight() const { return m_look.metrics.px(TitleHeight); }

int PassColumn::aboveFigures() const {
  return titleHeight() + m_look.metrics.px(StateGap) + m_look.metrics.px(CompactGap);
}

int PassColumn::underFigures() const { return m_look.metrics.px(Gap); }

int PassColumn::otherHeight() const {
  const Metrics& metrics = m_look.metrics;
  if (m_compact) return aboveFigures() + underFigures() + metrics.px(Pad);
  return titleHeight() + metrics.px(StateHeight) + 2 * metrics.px(StateGap) + 2 * metrics.px(Gap) + metrics.px(Pad);
}

void PassColumn::setHeights(const ColumnHeights& heights) {
  m_heights = heights;
  arrange();
}

/// Compact, the state stands behind the name.
void PassColumn::placeHead(int nameWidth) {
  const int side = m_look.metrics.px(TitlePad);
  if (!m_compact) return m_head->layout()->setContentsMargins(side, 0, side, 0);
  const int name = nameWidth + m_head->layout()->spacing() + m_look.metrics.px(CompactGap);
  const int end = side + std::min(name, static_cast<int>(MostOfTitle * width()));
  m_head->layout()->setContentsMargins(side, 0, std::max(side, width() - end), 0);
  const int left = end + m_look.metrics.px(TitlePad);
  m_line->setGeometry(left, 0, std::max(1, width() - side - left), titleHeight());
  m_line->raise();
}

void PassColumn::arrange() {
  const Metrics& metrics = m_look.metrics;
  const int pad = metrics.px(Pad);
  const int inner = innerWidth(width());
  m_head->setGeometry(0, 0, width(), titleHeight());
  const QWidget& name = m_chooser->isVisibleTo(m_head) ? static_cast<QWidget&>(*m_chooser) : *m_name;
  m_loops->setVisible(!m_compact && name.sizeHint().width() + m_loops->sizeHint().width() + metrics.px(30) <= width());
  placeHead(name.sizeHint().width());
  int top = titleHeight() + metrics.px(StateGap);
  const auto place = [&](QWidget& part, int height, int below) {
    part.setGeometry(pad, top, inner, height);
    top += height + below;
  };
  if (m_compact) {
    place(*m_hbm, m_heights.hbm, metrics.px(CompactGap));
    place(*m_figures, m_heights.figures, underFigures());
    place(*m_bar, m_heights.bar, 0);
    return;
  }
  place(*m_line, metrics.px(StateHeight), metrics.px(StateGap));
  place(*m_hbm, m_heights.hbm, metrics.px(Gap));
  place(*m_bar, m_heights.bar, metrics.px(Gap));
  place(*m_figures, m_heights.figures, 0);
}

void PassColumn::resizeEvent(QResizeEvent*) { arrange(); }

}  // namespace tilewise
