// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/gpu/sweep_page.h"

#include <algorithm>

#include <QFocusEvent>
#include <QGridLayout>

#include "app/models/launch_facts.h"
#include "app/plots/figure/figure_chart.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/session/error_text.h"
#include "app/views/gpu/launch_view.h"
#include "app/views/gpu/sweep_view.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr int LeastFigureHeight = 240;
constexpr int OneColumnHeight = 320;
constexpr int LeastHalf = 230;   ///< of the height of the page, for a figure in one column: both are seen at once
constexpr int LeastWhole = 180;  ///< of the whole height, else: one is
constexpr int ScrollMargin = 8;

/// The fastest; of none that was timed the first.
int fastest(const BlockSweep& sweep) {
  const auto found = std::min_element(sweep.points.begin(), sweep.points.end(), [](const auto& a, const auto& b) {
    if (!a.seconds() || !b.seconds()) return a.seconds().has_value() && !b.seconds().has_value();
    return *a.seconds() < *b.seconds();
  });
  return static_cast<int>(found - sweep.points.begin());
}

QStringList tickTexts(const FigureAxis& axis) {
  QStringList texts;
  for (const FigureTick& tick : axis.ticks) texts << tick.text;
  return texts;
}

Figure missing(const QString& title, const QString& why) {
  Figure figure;
  figure.title = title;
  figure.missing = why;
  return figure;
}

}  // namespace

SweepPage::SweepPage(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  m_grid = new QGridLayout(content);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_time = new SweepCard(content);
  m_bytes = new SweepCard(content);
  m_points = new PointsCard(content);
  setWidget(content);
  connectCard(*m_time);
  connectCard(*m_bytes);
  connect(&m_points->table(), &SweepView::chosen, this, &SweepPage::choose);
  connect(&m_points->table(), &SweepView::opened, this, &SweepPage::openWished);
  connect(m_points, &PointsCard::switched, this, [this] {
    refreshLaunch();
    arrange();
  });
  for (QWidget* each : content->findChildren<QWidget*>()) each->installEventFilter(this);
}

void SweepPage::connectCard(SweepCard& card) {
  connect(&card.chart(), &FigureChart::cellChosen, this, [this](int point) { choose(point); });
  connect(&card.chart(), &FigureChart::cellOpened, this, [this](int point) {
    choose(point);
    emit openWished(point);
  });
  connect(&card, &SweepCard::roomChanged, this, &SweepPage::alignCards);
  connect(&card, &SweepCard::scrolled, this, [this](int first) {
    m_time->scrollTo(first);
    m_bytes->scrollTo(first);
  });
}

/// As many points in one as in the other, and the same ones: a bar and what it read stand below each other.
void SweepPage::alignCards() {
  const int most = std::min(m_time->room(), m_bytes->room());
  m_time->setMost(most);
  m_bytes->setMost(most);
  m_bytes->scrollTo(m_time->first());
}

const SweepPoint* SweepPage::chosenPoint() const {
  return m_sweep && m_chosen >= 0 ? &m_sweep->points[m_chosen] : nullptr;
}

void SweepPage::setSweep(const BlockSweep& sweep, int present) {
  int kept = -1;
  if (const SweepPoint* before = chosenPoint(); m_isPicked && before != nullptr && m_sweep->over == sweep.over) {
    for (int n = 0; n < sweep.points.size(); ++n) {
      const SweepPoint& each = sweep.points[n];
      if (each.first(sweep.over) == before->first(sweep.over) &&
          each.second(sweep.over) == before->second(sweep.over)) {
        kept = n;
      }
    }
  }
  // Another problem in Step is what one looks for.
  const bool isNewPresent = present >= 0 && present != m_present;
  m_sweep = sweep;
  m_present = present;
  m_launched = -1;
  m_isPicked = kept >= 0 && !isNewPresent;
  m_chosen = m_isPicked ? kept : present >= 0 ? present : fastest(sweep);
  m_points->table().setSweep(sweep, present);
  refresh();
  arrange();
  emit chosenChanged();
}

void SweepPage::clear(const QString& why) {
  m_sweep.reset();
  m_present = m_chosen = m_launched = -1;
  m_isPicked = false;
  m_points->table().clear();
  m_time->setFigure(missing(tr("Time"), why));
  m_bytes->setFigure(missing(tr("Bytes read"), why));
  m_points->launch().setFacts(std::nullopt, why);
  emit chosenChanged();
}

void SweepPage::choose(int point) {
  if (!m_sweep || point < 0 || point >= m_sweep->points.size() || point == m_chosen) return;
  m_chosen = point;
  m_isPicked = true;
  refresh();
  emit chosenChanged();
}

void SweepPage::refresh() {
  const SweepMarks marks{m_chosen, m_present};
  Figure time = timeFigure(*m_sweep, marks);
  Figure bytes = bytesFigure(*m_sweep, marks);
  time.y.alsoRoomFor = tickTexts(bytes.y);
  bytes.y.alsoRoomFor = tickTexts(time.y);
  m_time->setFigure(time);
  m_bytes->setFigure(bytes);
  m_points->table().choose(m_chosen);
  refreshLaunch();
}

/// Only while it is seen: a launch may have many thread blocks.
void SweepPage::refreshLaunch() {
  if (!m_sweep || !m_points->showsLaunch() || m_launched == m_chosen) return;
  m_launched = m_chosen;
  const SweepPoint& point = *chosenPoint();
  if (point.pass == nullptr) {
    const QString why = tr("Nothing was launched: the card refused it. %1").arg(sentence(*point.run->refusal));
    m_points->launch().setFacts(std::nullopt, why);
    return;
  }
  m_points->launch().setFacts(
      launchFacts(*m_sweep->record, point, m_sweep->pass),
      tr("This launch is too large to be drawn, or the record does not say how many thread blocks "
         "an SM holds."));
}

void SweepPage::setLook(const Look& look) {
  m_look = look;
  m_time->setLook(look);
  m_bytes->setLook(look);
  m_points->setLook(look);
  m_grid->setSpacing(look.metrics.px(6));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.window);
  setPalette(colors);
  widget()->setPalette(colors);
  arrange();
}

void SweepPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

bool SweepPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    const Qt::FocusReason reason = static_cast<const QFocusEvent*>(event)->reason();
    const bool isByKey = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    auto* part = qobject_cast<QWidget*>(watched);
    if (isByKey && part != nullptr) ensureWidgetVisible(part, 0, m_look.metrics.px(ScrollMargin));
  }
  return QScrollArea::eventFilter(watched, event);
}

int SweepPage::heightInOneColumn() const {
  const Metrics& metrics = m_look.metrics;
  const int whole = viewport()->height(), half = (whole - m_grid->spacing()) / 2;
  const int room = half >= metrics.px(LeastHalf) ? half : whole;
  return std::clamp(room, metrics.px(LeastWhole), metrics.px(OneColumnHeight));
}

void SweepPage::arrange() {
  const Metrics& metrics = m_look.metrics;
  const int half = (viewport()->width() - m_grid->spacing()) / 2;
  m_oneColumn = half < m_time->minimumSizeHint().width() || !m_time->hasRoom(half) || !m_bytes->hasRoom(half);
  for (QWidget* card :
       {static_cast<QWidget*>(m_time), static_cast<QWidget*>(m_bytes), static_cast<QWidget*>(m_points)}) {
    m_grid->removeWidget(card);
    // One below the other they are as wide as there is room.
    card->setMinimumWidth(m_oneColumn ? 1 : 0);
  }
  const int figure = m_oneColumn ? heightInOneColumn() : metrics.px(LeastFigureHeight);
  const int points = m_points->neededHeight(viewport()->width());
  // Where the page scrolls they get no more than that, however much their words would like to have.
  const bool isShared = m_oneColumn && 2 * (figure + m_grid->spacing()) + points > viewport()->height();
  for (SweepCard* card : {m_time, m_bytes}) {
    card->setMinimumHeight(figure);
    card->setMaximumHeight(isShared ? figure : QWIDGETSIZE_MAX);
  }
  m_points->setMinimumHeight(points);
  m_grid->addWidget(m_time, 0, 0);
  m_oneColumn ? m_grid->addWidget(m_bytes, 1, 0) : m_grid->addWidget(m_bytes, 0, 1);
  m_oneColumn ? m_grid->addWidget(m_points, 2, 0) : m_grid->addWidget(m_points, 1, 0, 1, 2);
  m_grid->setColumnStretch(0, 1);
  m_grid->setColumnStretch(1, m_oneColumn ? 0 : 1);
  for (int row = 0; row < 3; ++row) m_grid->setRowStretch(row, m_oneColumn || row == 0 ? 3 : row == 1 ? 2 : 0);
}

}  // namespace tilewise
