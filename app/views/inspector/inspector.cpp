// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/inspector.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QClipboard>
#include <QFrame>
#include <QGuiApplication>
#include <QLabel>
#include <QScopedValueRollback>

#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/output_row.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/inspector/tile_figure.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int FastInterval = 200;  // five updates a second. Units: milliseconds
constexpr double Padding = 12;
constexpr double Unlimited = 1e6;

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

}  // namespace

Inspector::Inspector(Session& session, QWidget* parent)
    : QScrollArea(parent),
      m_session(session),
      m_content(new QWidget),
      m_header(new QLabel(m_content)),
      m_empty(new QLabel(m_content)),
      m_figure(new TileFigure(m_content)),
      m_divider(new QWidget(m_content)),
      m_row(new RowPanel(m_content)),
      m_output(new OutputRow(m_content)) {
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
  connect(m_figure, &TileFigure::queryChosen, this, [this](qint64 query) { m_session.chooseRow(query); });
  connect(m_row, &RowPanel::latexWanted, this, &Inspector::copyLatex);
  connect(&m_session, &Session::runChanged, this, &Inspector::note);
  connect(&m_session, &Session::positionChanged, this, &Inspector::note);
  connect(&m_session, &Session::selectionChanged, this, &Inspector::note);
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
  m_copyScores = addCopy(u"copyScores"_s, tr("Copy values of S"), [this, toClipboard] {
    if (m_figure->scene()) toClipboard(tableText(*m_figure->scene()->scores.values));
  });
  m_copyWeights = addCopy(u"copyWeights"_s, tr("Copy values of P\u0303"), [this, toClipboard] {
    if (m_figure->scene()) toClipboard(tableText(*m_figure->scene()->weights.values));
  });
  m_copyStrips = addCopy(u"copyRows"_s, tr("Copy m, m\u2032, f and \u2113 of all rows"), [this, toClipboard] {
    if (m_figure->scene()) toClipboard(stripsTable(*m_figure->scene()));
  });
  m_copyOutput = addCopy(u"copyOutput"_s, tr("Copy O\u0303 of the row"),
                         [this, toClipboard] { toClipboard(tableText(m_output->values().transpose())); });
  m_copyLatex = addCopy(u"copyEquation"_s, tr("Copy the equation as LaTeX"), [this] { copyLatex(); });
  const auto addZoom = [this](const QString& name, const QString& text, int steps) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, [this, steps] { m_figure->zoom(steps); });
    addAction(action);
  };
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
  m_figure->setLook(look);
  m_row->setLook(look);
  m_output->setLook(look);
  rebuild();
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
  const BlockState* state = m_session.run() ? m_session.inspectedState() : nullptr;
  const bool hasTile = state && state->i && state->j &&
                       (state->strip == StripKind::QueryBlock || state->strip == StripKind::KeyBlock);
  for (QWidget* part : {static_cast<QWidget*>(m_header), static_cast<QWidget*>(m_figure), m_divider,
                        static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_output)}) {
    part->setVisible(hasTile);
  }
  for (QAction* action : actions()) action->setEnabled(hasTile);
  m_empty->setVisible(!hasTile);
  if (hasTile) showTile(*state);
  layOut();
}

void Inspector::showTile(const BlockState& state) {
  const bool isPresent = state.position == m_session.position() && m_session.event();
  const auto event = isPresent ? std::optional(m_session.event()->kind) : std::nullopt;
  const Run& run = *m_session.run();
  TileScene scene = tileScene(run, state, event, timeOf(state.position, m_session.position()));
  m_header->setToolTip(headerTip(state.position, m_session.position()));
  m_headerTexts = {headerText(scene.title, scene.subtitle, m_look.theme),
                   headerText(scene.title, scene.shortSubtitle, m_look.theme)};
  m_copyScores->setEnabled(scene.scores.values.has_value());
  m_copyWeights->setEnabled(scene.weights.values.has_value());
  m_figure->setScene(std::move(scene), run.labels, run.problem.Tq() - 1);
  m_figure->setSelectedQuery(m_session.row());
  showRow(state, event);
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
  const Mask& mask = run.trace->grid().mask();
  const RowNumbers numbers = rowNumbers(state, mask, row);
  m_row->setEquation(rowEquation(numbers, stageOf(state, mask), event, queryLabel(run.labels, row)));
  m_copyLatex->setEnabled(!latexText(m_row->equation(), {}).isEmpty());
  const QString count = values(numbers.O_acc.size());
  if (numbers.O) {
    m_output->setValues(tr("*O* of row %1, %2").arg(grouped(row), count), u"O"_s, *numbers.O);
  } else {
    m_output->setValues(tr("*O~* of row %1, %2").arg(grouped(row), count), u"O\u0303"_s, numbers.O_acc);
  }
}

void Inspector::layOut() {
  // Showing and hiding the scroll bar resizes the viewport, and that would lead here again.
  if (m_isLayingOut) return;
  const QScopedValueRollback layingOut(m_isLayingOut, true);
  const QSize room = contentsRect().size();
  if (m_figure->isHidden()) {
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content->resize(room);
    m_empty->setGeometry(m_content->rect().adjusted(m_look.metrics.px(Padding), 0, -m_look.metrics.px(Padding), 0));
    return;
  }
  // The scroll bar stands in the right margin, so that nothing has to move for it.
  const int height = layOutFor(room.width(), room.height());
  setVerticalScrollBarPolicy(height > room.height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  m_content->resize(viewport()->width(), std::max(height, room.height()));
}

/// Returns the height that everything takes.
int Inspector::layOutFor(int width, int height) {
  const Metrics& metrics = m_look.metrics;
  const int padding = metrics.px(Padding);
  const int inner = width - 2 * padding;
  const int headerTop = metrics.px(4);
  const int headerHeight = fitHeader(inner);
  const int figureTop = headerTop + headerHeight + metrics.px(6);
  const int dividerGap = metrics.px(3);
  const int rowGap = metrics.px(2);
  const int bottom = metrics.px(1);

  m_row->layOut(width);
  // Lines of the equation that come and go do not change the size of the maps.
  const double besideMaps =
      figureTop + m_figure->heightBesideMaps() + dividerGap + 1 + rowGap + m_row->usualHeight() + bottom;
  m_figure->layOut(width, height - besideMaps);

  m_header->setGeometry(padding, headerTop, inner, headerHeight);
  m_figure->move(0, figureTop);
  const int dividerTop = figureTop + m_figure->height() + dividerGap;
  m_divider->setGeometry(padding, dividerTop, inner, 1);
  m_row->move(0, dividerTop + 1 + rowGap);
  int end = m_row->y() + m_row->height();
  // The row's output has its place where there is room, and at the end of what has to be scrolled anyway.
  const bool scrolls = end + bottom > height;
  const int outputTop = end + metrics.px(6);
  const bool hasOutput = m_output->values().size() > 0 && !m_row->equation().lines.isEmpty();
  const bool fits = m_output->layOut(width, scrolls ? Unlimited : height - outputTop - bottom);
  m_output->setVisible(hasOutput && fits);
  if (hasOutput && fits) {
    m_output->move(0, outputTop);
    end = outputTop + m_output->height();
  }
  return end + bottom;
}

/// Takes the short text where the long one needs more than a line. Returns the height.
int Inspector::fitHeader(int width) {
  const int line = m_header->fontMetrics().height();
  for (const QString& text : m_headerTexts) {
    if (m_header->text() != text) m_header->setText(text);
    if (m_header->heightForWidth(width) < 2 * line) break;
  }
  return m_header->heightForWidth(width);
}

void Inspector::copyLatex() {
  const QString heading =
      u"%1, %2"_s.arg(m_figure->scene() ? m_figure->scene()->title : QString(), m_row->equation().title);
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
