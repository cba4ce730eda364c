// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/explore_workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/export/figure_export.h"
#include "app/plots/explore/explore_facts.h"
#include "app/plots/explore/explore_form.h"
#include "app/plots/explore/explore_notes.h"
#include "app/plots/explore/figure_grid.h"
#include "app/plots/explore/figure_maker.h"
#include "app/plots/figure/figure_chart.h"
#include "app/plots/figure/figure_picture.h"
#include "app/session/session.h"
#include "app/views/look/elided_label.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/problem_change.h"
#include "app/views/workspace/status_texts.h"
#include "app/window/export_dialog.h"

namespace tilewise {

namespace {

constexpr QSize SmallestPicture(640, 440);

}  // namespace

ExploreWorkspace::ExploreWorkspace(Session& session, QWidget* parent)
    : Workspace(parent),
      m_session(session),
      m_settings(exploreSettingsOf(ProblemSettings{})),
      m_grid(new FigureGrid),
      m_form(new ExploreForm),
      m_notes(new ExploreNotes),
      m_asInStep(new QPushButton(tr("As in Step"))),
      m_docks(new ExploreDocks(m_grid, m_form, m_asInStep, m_notes)),
      m_maker(new FigureMaker(this)),
      m_tools(new QWidget),
      m_status(new StatusTexts) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_docks);
  makeTools();
  m_asInStep->setProperty("chip", true);
  m_asInStep->setFocusPolicy(Qt::TabFocus);
  connect(m_asInStep, &QPushButton::clicked, this, &ExploreWorkspace::follow);
  connect(&session, &Session::runChanged, this, &ExploreWorkspace::follow);
  connect(&session, &Session::notationChanged, this, [this] {
    m_stale = true;
    if (isVisible()) refresh();
  });
  connect(m_form, &ExploreForm::changed, this, &ExploreWorkspace::setSettings);
  connectGrid();
  m_soon.setSingleShot(true);
  connect(&m_soon, &QTimer::timeout, this, &ExploreWorkspace::refresh);
  follow();
}

void ExploreWorkspace::makeTools() {
  m_hint = new ElidedLabel;
  m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_open = new QPushButton(tr("&Open in Step"));
  m_export = new QPushButton(tr("E&xport…"));
  m_export->setToolTip(tr("Write a figure as PNG, SVG or PDF, or its data as CSV"));
  auto* layout = new QHBoxLayout(m_tools);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_hint, 1);
  for (QPushButton* button : {m_open, m_export}) {
    button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(button);
  }
  connect(m_open, &QPushButton::clicked, this, [this] {
    if (m_case) emit openInStepWished(m_case->settings.problem);
  });
  auto* menu = new QMenu(m_export);
  m_export->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, &ExploreWorkspace::fillExportMenu);
}

void ExploreWorkspace::fillExportMenu() {
  m_export->menu()->clear();
  for (FigureCard* card : m_grid->cards()) {
    QAction* action = m_export->menu()->addAction(tr("%1…").arg(figureName(card->kind())));
    connect(action, &QAction::triggered, this, [this, card] { exportFigureOf(*card); });
  }
}

void ExploreWorkspace::connectGrid() {
  connect(m_grid, &FigureGrid::wished, this, &ExploreWorkspace::refreshSoon);
  for (FigureCard* card : m_grid->cards()) {
    connect(card, &FigureCard::exportWished, this, [this, card] { exportFigureOf(*card); });
    connect(card, &FigureCard::copyPictureWished, this, [this, card] {
      QApplication::clipboard()->setImage(
          drawingImage(drawingOf(card->figure(), m_look, card->size().expandedTo(SmallestPicture))));
    });
    connect(card, &FigureCard::copyDataWished, this,
            [card] { QApplication::clipboard()->setText(QString::fromUtf8(figureCsv(card->figure().table))); });
    connect(&card->chart(), &FigureChart::cellChosen, this,
            [this](int column, int row) { chooseCell(column, row, false); });
    connect(&card->chart(), &FigureChart::cellOpened, this,
            [this](int column, int row) { chooseCell(column, row, true); });
  }
  connect(m_maker, &FigureMaker::made, this,
          [this](int index, const Figure& figure) { m_grid->cards()[index]->setFigure(figure); });
}

void ExploreWorkspace::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  layout()->setContentsMargins(metrics.px(8), 0, metrics.px(8), metrics.px(4));
  m_tools->layout()->setSpacing(metrics.px(6));
  m_asInStep->setFixedHeight(metrics.px(24));
  m_form->setLook(look);
  m_notes->setLook(look);
  m_grid->setLook(look);
  m_docks->setLook(look);
  m_status->setLook(look);
  showDrift();
}

QWidget* ExploreWorkspace::status() { return m_status; }

void ExploreWorkspace::complete() {
  refresh();
  m_maker->complete();
}

QList<QAction*> ExploreWorkspace::dockToggles() const { return m_docks->toggles(); }

void ExploreWorkspace::resetLayout() { m_docks->resetLayout(); }

QByteArray ExploreWorkspace::saveLayout() const { return m_docks->saveState(); }

void ExploreWorkspace::restoreLayout(const QByteArray& layout) { m_docks->restoreState(layout); }

/// The problem of the run at hand.
void ExploreWorkspace::follow() {
  if (!m_session.run()) return;
  const ProblemSettings& problem = m_session.run()->problem.settings();
  m_form->setOwn(problem);
  ExploreSettings settings = exploreSettingsOf(problem);
  setSettings(settings);
}

void ExploreWorkspace::setSettings(const ExploreSettings& settings) {
  const auto made = caseOf(settings);
  if (made) {
    m_case = made;
    m_settings = made->settings;
  }
  // What cannot be made shows again what was.
  if (m_case) m_form->show(*m_case);
  showDrift();
  refreshSoon();
}

/// Whether what is explored is still the problem in Step, and the ways back and there.
void ExploreWorkspace::showDrift() {
  if (!m_case || !m_session.run()) return;
  const ProblemSettings& inStep = m_session.run()->problem.settings();
  const ProblemSettings& explored = m_case->settings.problem;
  const bool isOther = explored != inStep;
  QString change;
  if (isOther) {
    const bool isOtherDevice = explored.device != inStep.device || explored.sramBytes != inStep.sramBytes;
    ProblemSettings onSame = explored;
    onSame.device = inStep.device;
    onSame.sramBytes = inStep.sramBytes;
    QStringList words;
    if (isOtherDevice && !explored.sramBytes) words << QString::fromStdString(explored.device);
    if (isOtherDevice) words << tr("on chip %1").arg(bytes(m_case->capacityBytes));
    if (onSame != inStep) words << changeText(inStep, onSame);
    change = words.join(QStringLiteral(", "));
  }
  m_hint->setText(isOther ? tr("Not as in Step: %1").arg(change) : tr("Every control moves all four figures."));
  m_hint->setToolTip(isOther ? tr("What is explored differs from the run in Step: %1. “As in Step” goes back, “Open in "
                                  "Step” runs what is explored.")
                                   .arg(change)
                             : QString());
  QPalette colors = m_hint->palette();
  colors.setColor(QPalette::WindowText, isOther ? m_look.theme.warn : m_look.theme.ink2);
  m_hint->setPalette(colors);
  for (QPushButton* each : {m_asInStep, m_open}) each->setEnabled(isOther);
  m_asInStep->setToolTip(isOther ? tr("Back to the problem of the run at hand") : tr("It is as in Step"));
  m_open->setToolTip(isOther ? tr("Run what is explored, and step through it") : tr("It is what Step shows already"));
  m_status->setTexts(isOther ? tr("Closed forms of another problem than Step’s") : tr("Closed forms, no run needed"),
                     tr("counts for one head"));
}

/// Once for all that changes before the next frame.
void ExploreWorkspace::refreshSoon() {
  m_stale = true;
  if (isVisible() && !m_soon.isActive()) m_soon.start(0);
}

void ExploreWorkspace::refresh() {
  if (!m_case) return;
  m_stale = false;
  m_notes->setFacts(exploreFacts(*m_case, MaximumCensusSteps));
  QList<FigureMaker::Wish> wishes;
  for (const FigureCard* card : m_grid->cards()) wishes << FigureMaker::Wish{card->kind(), card->axis()};
  m_maker->make(*m_case, wishes);
}

void ExploreWorkspace::showEvent(QShowEvent* event) {
  Workspace::showEvent(event);
  if (m_stale) refresh();
}

void ExploreWorkspace::chooseCell(int column, int row, bool open) {
  if (!m_case) return;
  const MapSizes sizes = mapSizes(*m_case);
  if (column >= static_cast<int>(sizes.Br.size()) || row >= static_cast<int>(sizes.Bc.size())) return;
  ExploreSettings settings =
      withBlockSizes(m_settings, sizes.Br[static_cast<std::size_t>(column)], sizes.Bc[static_cast<std::size_t>(row)]);
  settings.blocks = BlockSource::Hand;
  setSettings(settings);
  if (open) emit openInStepWished(m_case->settings.problem);
}

void ExploreWorkspace::exportFigureOf(const FigureCard& card) {
  exportByDialog(*window(), drawingOf(card.figure(), m_look, card.size().expandedTo(SmallestPicture)),
                 QStringLiteral("tilewise-%1").arg(figureWord(card.kind())),
                 [this](const Error& error) { emit failed(error); });
}

}  // namespace tilewise
