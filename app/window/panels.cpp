// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QScreen>

#include "app/plots/traffic_plot.h"
#include "app/session/session.h"
#include "app/views/algorithm/algorithm_panel.h"
#include "app/views/dock/dock_title.h"
#include "app/views/inspector/inspector.h"
#include "app/views/ledger/ledger_panel.h"
#include "app/views/ledger/not_counted.h"
#include "app/views/notice/veil.h"
#include "app/views/present/presented_stage.h"
#include "app/views/stage/stage_view.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr int LeftColumn = 312;
constexpr int RightColumn = 404;
constexpr int OneColumn = 308;  ///< at least; as wide as the right column where the stage leaves room
constexpr int WideFrom = 1382;  ///< both columns and the smallest stage
constexpr int LowBelow = 330;   ///< height: two docks over each other and something in each
constexpr int AloneBelow = 200;  ///< height: the stage alone
constexpr int StageBesideOneColumn = 700;
constexpr int LeastPanelHeight = 60;
constexpr int LedgerHeight = 358;
constexpr int AlgorithmHeight = 388;  ///< all lines of the longest pass
constexpr int TrafficHeight = 170;
constexpr int FloatingHeight = 300;

constexpr double MostOfScreen = 0.6;  ///< that a floating dock takes of its width and height

}  // namespace

Panels::Panels(Session& session, QWidget* parent)
    : DockArea(parent),
      m_stage(new PresentedStage(session)),
      m_algorithmPanel(new AlgorithmPanel(session)),
      m_ledgerPanel(new LedgerPanel(session)),
      m_inspectorView(new Inspector(session)),
      m_trafficPlot(new TrafficPlot(session)),
      m_notCounted(new NotCountedNote) {
  setCentralWidget(m_stage);
  m_algorithm = addDock(QStringLiteral("algorithm"), tr("Algorithm"), m_algorithmPanel, m_algorithmPanel->makeTools());
  m_ledger = addDock(QStringLiteral("ledger"), tr("Ledger"), m_ledgerPanel, m_notCounted);
  m_inspector = addDock(QStringLiteral("inspector"), tr("Inspector"), m_inspectorView);
  m_traffic = addDock(QStringLiteral("traffic"), tr("Traffic"), m_trafficPlot);
  m_traffic.title->setText(tr("Traffic: HBM values moved"));
  for (QWidget* panel : {static_cast<QWidget*>(m_inspectorView), static_cast<QWidget*>(m_ledgerPanel),
                         static_cast<QWidget*>(m_trafficPlot)}) {
    m_veils.append(new Veil(*panel));
  }
  for (const Dock& each : docks()) {
    connect(each.dock->toggleViewAction(), &QAction::triggered, this, [this, dock = each.dock](bool shown) {
      const bool stageAlone = m_arrangement == Arrangement::Small || m_arrangement == Arrangement::Presented;
      if (shown && stageAlone) floatOverStage(*dock);
    });
  }
  connect(m_inspectorView, &Inspector::focusLeft, this, [this] { stage().setFocus(Qt::OtherFocusReason); });
  // Whoever chooses a tile wants to see what is in it.
  connect(&session, &Session::selectionChanged, this, [this, &session] {
    if (session.chosenTile() && m_arrangement != Arrangement::Wide) m_inspector.dock->raise();
  });
}

void Panels::setLook(const Look& look) {
  m_look = look;
  m_stage->setLook(look);
  m_algorithmPanel->setLook(look);
  m_ledgerPanel->setLook(look);
  m_inspectorView->setLook(look);
  m_trafficPlot->setLook(look);
  m_notCounted->setLook(look);
  for (Veil* each : m_veils) each->setLook(look);
  DockArea::setLook(look);
  // Panels scroll: on a small screen their wish for height must not push the transport out of the window.
  const int least = look.metrics.px(LeastPanelHeight);
  for (QWidget* panel : {static_cast<QWidget*>(m_algorithmPanel), static_cast<QWidget*>(m_ledgerPanel),
                         static_cast<QWidget*>(m_inspectorView), static_cast<QWidget*>(m_trafficPlot)}) {
    panel->setMinimumHeight(least);
  }
  if (m_arrangement == Arrangement::None || m_held) return;
  noteFront();
  resetLayout();
}

void Panels::setSmall(bool small) {
  m_small = small;
  if (isVisible()) fit();
}

void Panels::setPointed(const std::vector<LessonMark>& marks) {
  QList<EventKind> kinds;
  QList<Tensor> tensors;
  for (const LessonMark& each : marks) {
    if (each.kind == LessonMark::Kind::Line) kinds.append(each.event);
    if (each.kind == LessonMark::Kind::Ledger) tensors.append(each.tensor);
  }
  m_stage->setPointed(marks);
  m_algorithmPanel->setPointed(kinds);
  m_ledgerPanel->setPointed(tensors);
}

void Panels::setSecret(bool secret) {
  m_stage->setSecret(secret);
  for (Veil* each : m_veils) each->setShown(secret);
}

StageView& Panels::stage() { return m_stage->stage(); }

void Panels::setPresenting(bool presenting) {
  if (presenting == m_presenting) return;
  if (presenting) hideDocks();
  m_presenting = presenting;
  m_stage->setPresenting(presenting);
  if (!presenting) showDocks();
}

/// They keep their places: Qt does not survive docks that are taken out and put back before their area was laid out without them.
void Panels::hideDocks() {
  // Between two presentations that follow each other quickly nothing was arranged.
  if (!m_held) {
    noteFront();
    const QByteArray layout = m_arrangement == Arrangement::None ? m_toRestore : saveLayout();
    m_beforePresenting = {m_arrangement, m_look.metrics.s, layout, {}, size()};
    for (const Dock& each : docks()) {
      // Behind another tab a dock has no size of its own.
      const bool isSeen = !each.dock->visibleRegion().isEmpty();
      if (!each.dock->isHidden()) m_beforePresenting.shown.append({each.dock, isSeen ? each.dock->size() : QSize()});
    }
  }
  m_held = true;
  for (const Dock& each : docks()) each.dock->hide();
  m_arrangement = Arrangement::Presented;
}

void Panels::showDocks() {
  m_arrangement = m_beforePresenting.arrangement;
  for (const auto& [dock, size] : m_beforePresenting.shown) dock->show();
  if (isColumn(m_arrangement) && m_front != nullptr && !m_front->isHidden()) m_front->raise();
}

void Panels::settle() {
  if (!m_held || m_presenting) return;
  m_held = false;
  if (m_beforePresenting.textScale != m_look.metrics.s) return resetLayout();
  const Arrangement before = m_arrangement;
  fit();
  if (m_arrangement != before) return;
  // They were shared out for another size.
  if (size() != m_beforePresenting.size) {
    if (!m_restored) sizeDocks();
    return;
  }
  QList<QDockWidget*> columns, rows;
  QList<int> widths, heights;
  for (const auto& [dock, size] : m_beforePresenting.shown) {
    if (!size.isValid()) continue;
    columns << dock;
    widths << size.width();
    // Tabs take a part of the height that theirs does not tell.
    if (!tabifiedDockWidgets(dock).isEmpty()) continue;
    rows << dock;
    heights << size.height();
  }
  shareRoom(columns, widths, Qt::Horizontal);
  shareRoom(rows, heights, Qt::Vertical);
}

void Panels::setFast(bool fast) { m_inspectorView->setFast(fast); }

void Panels::setCrowded(bool crowded) {
  m_crowded = crowded;
  if (isVisible()) fit();
}

Panels::Arrangement Panels::fitting() const {
  if (m_presenting) return Arrangement::Presented;
  if (m_small || height() < m_look.metrics.px(AloneBelow)) return Arrangement::Small;
  if (m_crowded && width() < m_look.metrics.px(OneColumn) + m_stage->minimumSizeHint().width()) return Arrangement::Small;
  if (height() < m_look.metrics.px(LowBelow)) return Arrangement::Low;
  return width() >= m_look.metrics.px(WideFrom) ? Arrangement::Wide : Arrangement::Narrow;
}

QByteArray Panels::saveLayout() const {
  return m_held ? m_beforePresenting.layout : saveState(static_cast<int>(m_arrangement));
}

void Panels::restoreLayout(const QByteArray& layout) {
  m_toRestore = layout;
  if (m_arrangement != Arrangement::None && !m_held) takeLayout();
}

/// Qt refuses a layout whose version is another arrangement, or that is no layout at all.
void Panels::takeLayout() {
  if (!m_toRestore.isEmpty() && restoreState(m_toRestore, static_cast<int>(m_arrangement))) {
    m_restored = true;
    m_toRestore.clear();
  }
}

void Panels::resetLayout() {
  m_toRestore.clear();
  if (m_held) return void(m_beforePresenting = {Arrangement::None, m_look.metrics.s, {}, {}, {}});
  m_arrangement = Arrangement::None;
  fit();
}

void Panels::resizeEvent(QResizeEvent* event) {
  DockArea::resizeEvent(event);
  if (!isVisible() || m_held) return;
  const Arrangement before = m_arrangement;
  fit();
  // While a window is being resized its docks keep their shares of it.
  if (before == m_arrangement && !m_restored) sizeDocks();
}

void Panels::showEvent(QShowEvent* event) {
  DockArea::showEvent(event);
  fit();
}

void Panels::fit() {
  if (!m_held) arrange(fitting());
}

bool Panels::isTab(const Dock& dock, Arrangement arrangement) const {
  return arrangement == Arrangement::Low || (arrangement == Arrangement::Narrow && dock.dock != m_ledger.dock);
}

void Panels::arrange(Arrangement arrangement) {
  if (arrangement == m_arrangement) return;
  noteFront();
  m_arrangement = arrangement;
  m_restored = false;
  const bool tabs = arrangement != Arrangement::Wide;
  const bool hasDocks = arrangement != Arrangement::Small && arrangement != Arrangement::Presented;
  for (const Dock& each : docks()) {
    each.dock->setFloating(false);
    removeDockWidget(each.dock);
    const bool hasTab = isTab(each, arrangement);
    each.dock->setTitleBarWidget(hasTab ? each.noTitle : each.title);
    each.title->setVisible(!hasTab);
  }
  m_algorithmPanel->setToolsShown(isColumn(arrangement));
  if (!tabs) {
    addDockWidget(Qt::LeftDockWidgetArea, m_algorithm.dock);
    addDockWidget(Qt::LeftDockWidgetArea, m_ledger.dock);
    addDockWidget(Qt::RightDockWidgetArea, m_inspector.dock);
    addDockWidget(Qt::RightDockWidgetArea, m_traffic.dock);
  } else {
    addDockWidget(Qt::RightDockWidgetArea, m_algorithm.dock);
    addDockWidget(Qt::RightDockWidgetArea, m_ledger.dock);
    tabifyDockWidget(m_algorithm.dock, m_inspector.dock);
    tabifyDockWidget(m_inspector.dock, m_traffic.dock);
    if (arrangement != Arrangement::Narrow) tabifyDockWidget(m_traffic.dock, m_ledger.dock);
  }
  for (const Dock& each : docks()) each.dock->setVisible(hasDocks);
  if (isColumn(arrangement)) (m_front != nullptr ? m_front : m_algorithm.dock)->raise();
  sizeDocks();
  takeLayout();
}

/// Which of the panels that share a column as tabs is in front; once noted it stays, while none of them is seen.
void Panels::noteFront() {
  for (const Dock& each : docks()) {
    const bool isSeen = each.dock->isVisible() && !each.dock->visibleRegion().isEmpty();
    if (isSeen && isTab(each, m_arrangement)) m_front = each.dock;
  }
}

void Panels::sizeDocks() {
  const Metrics& metrics = m_look.metrics;
  if (m_arrangement == Arrangement::Wide) {
    shareRoom({m_algorithm.dock, m_inspector.dock}, {metrics.px(LeftColumn), metrics.px(RightColumn)},
                Qt::Horizontal);
    // Ledger and traffic get what they need; the lines of the algorithm and the maps take what is left. Where all lines
    // have their place the ledger takes the rest.
    const int ledger = std::max(metrics.px(LedgerHeight), height() - metrics.px(AlgorithmHeight));
    const int traffic = metrics.px(TrafficHeight);
    shareRoom({m_algorithm.dock, m_ledger.dock}, {std::max(1, height() - ledger), ledger}, Qt::Vertical);
    shareRoom({m_inspector.dock, m_traffic.dock}, {std::max(1, height() - traffic), traffic}, Qt::Vertical);
  } else if (isColumn(m_arrangement)) {
    // A low stage needs all the width that there is.
    const int most = metrics.px(m_arrangement == Arrangement::Low ? OneColumn : RightColumn);
    const int column = std::clamp(width() - StageBesideOneColumn, metrics.px(OneColumn), most);
    shareRoom({m_algorithm.dock}, {column}, Qt::Horizontal);
    if (m_arrangement == Arrangement::Narrow) shareRoom({m_algorithm.dock, m_ledger.dock}, {350, 220}, Qt::Vertical);
  }
}

/// At the right edge of the window. Where it floats already it keeps its place.
void Panels::floatOverStage(QDockWidget& dock) const {
  if (dock.isFloating()) return;
  const QRect room = screen()->availableGeometry();
  const QSize size =
      QSize(m_look.metrics.px(RightColumn), m_look.metrics.px(FloatingHeight)).boundedTo(room.size() * MostOfScreen);
  const QPoint corner = mapToGlobal(QPoint(width() - size.width(), 0));
  dock.setFloating(true);
  dock.setGeometry({QPoint(std::clamp(corner.x(), room.left(), room.right() - size.width()),
                           std::clamp(corner.y(), room.top(), room.bottom() - size.height())),
                    size});
}

}  // namespace tilewise
