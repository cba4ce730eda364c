// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/inspector.h"

#include <utility>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFrame>
#include <QLabel>
#include <QScrollBar>

#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/gradient_equation.h"
#include "app/views/inspector/gradient_scene.h"
#include "app/views/inspector/history_page.h"
#include "app/views/inspector/output_row.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/inspector/tile_figure.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int FastInterval = 200;  // five updates a second. Units: milliseconds
constexpr qsizetype MostFigures = 3;

TileTime timeOf(std::int64_t shown, std::int64_t present) {
  if (shown == present) return TileTime::Present;
  return shown > present ? TileTime::ToCome : TileTime::Done;
}

/// A chosen tile is not where the sentence and the running line are.
QString headerTip(std::int64_t shown, std::int64_t present) {
  if (shown == present) return {};
  return shown > present ? Inspector::tr("Shown as it will be, at step %1").arg(grouped(shown))
                         : Inspector::tr("Shown as it was, at step %1").arg(grouped(shown));
}

QString headerText(const QString& title, const QString& subtitle, const Theme& theme) {
  return u"<b style='color:%1'>%2</b><span style='color:%3'>&nbsp; %4</span>"_s.arg(theme.ink.name(), title,
                                                                                    theme.ink2.name(), subtitle);
}

void setColor(QWidget* widget, QPalette::ColorRole role, const QColor& color) {
  QPalette palette = widget->palette();
  palette.setColor(role, color);
  widget->setPalette(palette);
}

QList<TileFigure*> newFigures(QWidget* parent) {
  QList<TileFigure*> figures;
  for (qsizetype k = 0; k < MostFigures; ++k) figures.append(new TileFigure(parent));
  return figures;
}

}  // namespace

Inspector::Inspector(Session& session, QWidget* parent)
    : QScrollArea(parent),
      m_session(session),
      m_content(new QWidget),
      m_header(new QLabel(m_content)),
      m_empty(new QLabel(m_content)),
      m_figures(newFigures(m_content)),
      m_divider(new QWidget(m_content)),
      m_row(new RowPanel(m_content, true)),
      m_output(new OutputRow(m_content)),
      m_history(new HistoryPage(m_content)) {
  for (const TileFigure* each : std::as_const(m_figures)) {
    connect(each, &TileFigure::queryChosen, this, [this](qint64 query) { m_session.chooseRow(query); });
  }
  setObjectName(u"inspector"_s);
  setAccessibleName(tr("Inspector"));
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidget(m_content);
  m_content->setAutoFillBackground(true);
  m_header->setWordWrap(true);
  m_header->setTextFormat(Qt::RichText);
  m_empty->setWordWrap(true);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setText(tr("Select a tile, or step into one."));
  m_divider->setAutoFillBackground(true);
  addCopyActions();
  setContextMenuPolicy(Qt::ActionsContextMenu);

  m_later.setSingleShot(true);
  connect(&m_later, &QTimer::timeout, this, &Inspector::rebuild);
  connect(m_row, &RowPanel::latexWanted, this, &Inspector::copyLatex);
  connect(m_row, &RowPanel::historyWanted, this, [this] { showHistory(true); });
  connect(m_history, &HistoryPage::tileWanted, this, [this] { showHistory(false); });
  m_history->hide();
  connect(&m_session, &Session::runChanged, this, &Inspector::note);
  for (const auto signal : {&Session::positionChanged, &Session::selectionChanged}) {
    connect(&m_session, signal, this, [this] {
      note();
      showTopOfOther();
    });
  }
  connect(&m_session, &Session::stateChanged, this, &Inspector::note);
  connect(&m_session, &Session::recomputingChanged, this, &Inspector::note);
  connect(&m_session, &Session::hidesNextChanged, this, &Inspector::note);
  connect(&m_session, &Session::notationChanged, this, [this] {
    m_history->forget();
    note();
  });
  setLook(m_look);
}

void Inspector::addCopyActions() {
  const auto addCopy = [this](const QString& name, const QString& text, auto act) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
  };
  const auto toClipboard = [](const QString& text) { QGuiApplication::clipboard()->setText(text); };
  for (qsizetype k = 0; k < 2 * MostFigures; ++k) {
    const QStringList names{u"copyScores"_s, u"copyWeights"_s};
    m_copyMaps.append(addCopy(names.value(k, u"copyMap%1"_s.arg(k)), {}, [this, toClipboard, k] {
      const auto& figure = m_figures[k / 2]->scene();
      if (figure) toClipboard(tableText(*figure->map(k % 2 == 0 ? MapPlace::First : MapPlace::Second).values));
    }));
  }
  m_copyStrips = addCopy(u"copyRows"_s, {}, [this, toClipboard] {
    if (scene()) toClipboard(stripsTable(*scene()));
  });
  m_copyOutput = addCopy(u"copyOutput"_s, tr("Copy the values of the row"),
                         [this, toClipboard] { toClipboard(tableText(m_output->values().transpose())); });
  m_copyLatex = addCopy(u"copyEquation"_s, tr("Copy the equation as LaTeX"), [this] { copyLatex(); });
  const auto addZoom = [this](const QString& name, const QString& text, int steps) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, [this, steps] {
      for (qsizetype k = 0; k < m_figureCount; ++k) m_figures[k]->zoom(steps);
    });
    addAction(action);
  };
  m_historyAction = addCopy(u"rowHistory"_s, tr("History of the row"), [this] { showHistory(!m_showsHistory); });
  auto* separator = new QAction(this);
  separator->setSeparator(true);
  addAction(separator);
  addZoom(u"enlargeEntries"_s, tr("Enlarge the entries"), 1);
  addZoom(u"reduceEntries"_s, tr("Reduce the entries"), -1);
}

void Inspector::setLook(const Look& look) {
  m_look = look;
  for (QWidget* ground : {static_cast<QWidget*>(this), viewport(), m_content}) {
    setColor(ground, QPalette::Window, look.theme.panel);
  }
  setColor(m_divider, QPalette::Window, look.theme.line);
  m_header->setFont(look.metrics.font(Role::Body));
  m_empty->setFont(look.metrics.font(Role::Body));
  setColor(m_empty, QPalette::WindowText, look.theme.ink2);
  for (TileFigure* figure : m_figures) figure->setLook(look);
  m_row->setLook(look);
  m_output->setLook(look);
  m_history->setLook(look);
  rebuild();
}

/// A tile that is chosen is read from its begin; steps from tile to tile leave the eye where it is.
void Inspector::showTopOfOther() {
  const auto tile = m_session.inspectedTile();
  const bool isOther = std::exchange(m_tileBefore, tile) != tile;
  const bool hasStepped = std::exchange(m_positionBefore, m_session.position()) != m_session.position();
  if (isOther && !hasStepped) verticalScrollBar()->setValue(0);
}

void Inspector::setFast(bool fast) {
  if (fast == m_isFast) return;
  m_isFast = fast;
  if (!fast && m_isStale) note();
}

void Inspector::note() {
  m_isStale = true;
  if (!isVisible()) return;
  const qint64 since = m_sinceRebuild.isValid() ? m_sinceRebuild.elapsed() : FastInterval;
  if (!m_isFast || since >= FastInterval) {
    rebuild();
  } else if (!m_later.isActive()) {
    m_later.start(static_cast<int>(FastInterval - since));
  }
}

void Inspector::rebuild() {
  m_later.stop();
  m_isStale = false;
  m_sinceRebuild.start();
  const BlockState* state = shownState();
  if (state && state->placeOnly) {
    if (m_session.isRecomputing() && m_shownTrace.lock() == m_session.run()->trace) return;  // the old picture stays
    m_empty->setText(whyNoNumbers());
    state = nullptr;
  } else {
    m_empty->setText(tr("Select a tile, or step into one."));
  }
  // The history and tiles to come know what is asked for.
  const bool isSecret = m_session.hidesNext() && (m_showsHistory || (state && state->position > m_session.position()));
  if (isSecret) {
    m_empty->setText(tr("Hidden until the question about the next step is answered."));
    state = nullptr;
  }
  if (m_session.run()) m_shownTrace = m_session.run()->trace;
  const bool isPresent = state && state->position == m_session.position() && m_session.event();
  const auto event = isPresent ? std::optional(m_session.event()->kind) : std::nullopt;
  std::vector<TileScene> scenes;
  if (state) {
    scenes = figureScenes(*m_session.run(), *state, event, timeOf(state->position, m_session.position()));
  }
  m_history->setVisible(m_showsHistory && m_session.run() && !isSecret);
  m_historyAction->setText(m_showsHistory ? tr("Back to the tile") : tr("History of the row"));
  if (m_showsHistory && m_session.run() && !isSecret) {
    m_history->setRow(m_session.run(), m_session.row());
    m_history->setPosition(m_session.position());
    scenes.clear();
  }
  const bool hasTile = !scenes.empty();
  m_figureCount = static_cast<qsizetype>(scenes.size());
  // Qt would hand it to the next field in the chain, which would take the arrows for its own.
  const bool isEmpty = !hasTile && m_history->isHidden();
  if (isEmpty && m_content->isAncestorOf(QApplication::focusWidget())) emit focusLeft();
  for (QWidget* part :
       {static_cast<QWidget*>(m_header), m_divider, static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_output)}) {
    part->setVisible(hasTile);
  }
  for (qsizetype k = 0; k < MostFigures; ++k) m_figures[k]->setVisible(k < m_figureCount);
  for (QAction* action : actions()) action->setEnabled(hasTile);
  m_historyAction->setEnabled(hasTile || m_showsHistory);
  m_empty->setVisible(!hasTile && (!m_showsHistory || isSecret));
  if (hasTile) showTile(*state, std::move(scenes), event);
  layOut();
}

QString Inspector::whyNoNumbers() const {
  if (m_session.run()->countersOnly()) return tr("Counters only: there are no numbers to show.");
  if (m_session.isRecomputing()) return tr("The numbers of this step are being recomputed.");
  const Problem& problem = m_session.run()->problem;
  if (problem.isStandard() && !checkHeldSizes(problem)) {
    return tr("The columns of standard attention need all of its matrices, which are too large to be held. Its rows can be "
              "looked at.");
  }
  return tr("The numbers of this step are not computed. Go to another step, or to this one again.");
}

void Inspector::showHistory(bool shows) {
  m_showsHistory = shows;
  rebuild();
  QWidget* next = shows ? m_history->findChild<QWidget*>(u"showTile"_s) : m_row->findChild<QWidget*>(u"rowHistory"_s);
  if (next) next->setFocus(Qt::OtherFocusReason);
}

/// The inspected tile; without one, rows that are worked on as a whole.
const BlockState* Inspector::shownState() const {
  if (!m_session.run()) return nullptr;
  if (const BlockState* tile = m_session.inspectedState()) return tile;
  const BlockState& now = m_session.state();
  return now.i ? &now : nullptr;
}

const TileScene* Inspector::scene() const {
  const auto& first = m_figures.first()->scene();
  return first ? &*first : nullptr;
}

void Inspector::showTile(const BlockState& state, std::vector<TileScene> scenes, std::optional<EventKind> event) {
  const Run& run = *m_session.run();
  const TileScene& first = scenes.front();
  m_header->setToolTip(headerTip(state.position, m_session.position()));
  m_headerTexts = {headerText(first.title, first.subtitle, m_look.theme),
                   headerText(first.title, first.shortSubtitle, m_look.theme)};
  for (std::size_t k = 0; k < scenes.size(); ++k) {
    TileFigure* figure = m_figures[static_cast<qsizetype>(k)];
    if (run.pass() == Pass::Backward) figure->setArrangement(Arrangement::StripsBeside);
    const std::int64_t last = scenes[k].rowsAreKeys ? run.problem.Tk() : run.problem.Tq();
    figure->setScene(std::move(scenes[k]), run.labels, last - 1);
    figure->setSelectedQuery(m_session.row());
  }
  nameCopyActions();
  showRow(state, event);
}

void Inspector::nameCopyActions() {
  for (qsizetype k = 0; k < m_copyMaps.size(); ++k) {
    const auto& figure = m_figures[k / 2]->scene();
    const bool isShown = k / 2 < m_figureCount;
    m_copyMaps[k]->setVisible(isShown);
    if (!isShown) continue;
    const MapScene& map = figure->map(k % 2 == 0 ? MapPlace::First : MapPlace::Second);
    m_copyMaps[k]->setText(tr("Copy values of %1").arg(map.symbol));
    m_copyMaps[k]->setEnabled(map.values.has_value());
  }
  QStringList names;
  for (const StripScene& strip : scene()->strips) names.append(MathText::parse(strip.name).plain());
  m_copyStrips->setVisible(!names.isEmpty());
  m_copyStrips->setText(tr("Copy %1 of all rows").arg(names.join(u", "_s)));
}

void Inspector::showRow(const BlockState& state, std::optional<EventKind> event) {
  const Run& run = *m_session.run();
  const std::int64_t row = m_session.row();
  const bool isHere = state.queries.contains(row);
  m_output->setVisible(isHere);
  m_copyOutput->setEnabled(isHere);
  m_copyLatex->setEnabled(isHere);
  if (!isHere) {
    RowEquation none;
    none.title = tr("Row %1").arg(grouped(row));
    none.note =
        tr("The row is not in this tile; its rows are %1.").arg(range(state.queries.begin, state.queries.last()));
    m_row->setEquation(std::move(none));
    return;
  }
  const RowEquation equation = equationOf(run, state, row, event, queryLabel(run.labels, row));
  m_row->setEquation(m_session.hidesNext() ? withoutNext(equation) : equation);
  m_copyLatex->setEnabled(!latexText(m_row->equation(), {}).isEmpty());
  showOutput(state);
}

/// The row's own row of the output, or of its gradient.
void Inspector::showOutput(const BlockState& state) {
  const Index r = m_session.row() - state.queries.begin;
  const QString row = grouped(m_session.row());
  const auto rowOf = [r](const Matrix<double>& block) -> Vector<double> { return block.row(r).transpose(); };
  if (m_session.run()->pass() == Pass::Backward) {
    const Vector<double> dQ = state.dQ ? rowOf(*state.dQ) : Vector<double>();
    m_output->setValues(tr("d*Q* of row %1, %2").arg(row, values(dQ.size())), u"dQ"_s, dQ);
  } else if (state.O || state.strip == StripKind::OutputRows || state.strip == StripKind::KeyBlock) {
    const Vector<double> O = rowOf(state.O ? *state.O : state.now.O_acc);
    const bool isNormalised = state.strip != StripKind::KeyBlock || state.O || !state.factor;
    m_output->setValues((isNormalised ? tr("*O* of row %1, %2") : tr("*O~* of row %1, %2")).arg(row, values(O.size())),
                        isNormalised ? u"O"_s : u"O\u0303"_s, O);
  } else {
    const Vector<double> O = state.now.O_acc.size() > 0 ? rowOf(state.now.O_acc) : Vector<double>();
    m_output->setValues(tr("*O~* of row %1, %2").arg(row, values(O.size())), u"O\u0303"_s, O);
  }
  m_copyOutput->setEnabled(m_output->values().size() > 0);
}

void Inspector::copyLatex() {
  const QString heading = u"%1, %2"_s.arg(scene() ? scene()->title : QString(), m_row->equation().title);
  QGuiApplication::clipboard()->setText(latexText(m_row->equation(), heading));
}

QSize Inspector::sizeHint() const { return {m_look.metrics.px(404), m_look.metrics.px(490)}; }

QSize Inspector::minimumSizeHint() const { return {280, 160}; }

void Inspector::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  layOut();
}

void Inspector::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  if (m_isStale) rebuild();
}

}  // namespace tilewise
