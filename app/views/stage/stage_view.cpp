// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_view.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/notation.h"
#include "app/views/ask/step_question.h"
#include "app/views/inspector/skip_text.h"
#include "app/views/stage/entry_value.h"
#include "app/views/stage/grid_painter.h"
#include "app/views/stage/left_behind_card.h"
#include "app/views/stage/pointed_painter.h"
#include "app/views/stage/stage_painter.h"
#include "app/views/stage/strip_hit.h"
#include "app/views/stage/tile_words.h"
#include "app/views/stage/zoom_stops.h"

namespace tilewise {

namespace {

constexpr int FrameMs = 33;          ///< at most 30 repaints a second
constexpr int UndrawnFrameMs = 250;  ///< playing without drawing
constexpr double WheelStep = 1.2;    ///< zoom of one notch
constexpr double WheelNotch = 120;
constexpr double PanShare = 0.25;  ///< of what is seen: one key

bool isSumDone(const StageScene& scene, Tensor tensor, std::int64_t block) {
  const Share share = scene.share(tensor, block);
  return share.done == share.all;
}

/// Of an arrow key.
std::optional<QPoint> directionOf(int key) {
  switch (key) {
    case Qt::Key_Left: return QPoint(-1, 0);
    case Qt::Key_Right: return QPoint(1, 0);
    case Qt::Key_Up: return QPoint(0, -1);
    case Qt::Key_Down: return QPoint(0, 1);
    default: return std::nullopt;
  }
}

}  // namespace

StageView::StageView(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_pacer(*this), m_card(new LeftBehindCard(this)) {
  setObjectName(QStringLiteral("stage"));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_card->hide();
  connect(&m_session, &Session::runChanged, this, &StageView::takeRun);
  connect(&m_session, &Session::positionChanged, this, &StageView::takePosition);
  connect(&m_session, &Session::selectionChanged, this, &StageView::takeSelection);
  connect(&m_session, &Session::stateChanged, this, [this] {
    m_heat.reset();
    m_pacer.request();
  });
  connect(&m_session, &Session::notationChanged, this, [this] {
    m_scene.reset();
    layOut();
    describe();
    update();
  });
  connect(&m_session, &Session::hidesNextChanged, this, [this] {
    describe();
    m_pacer.request();
  });
  connect(&m_session, &Session::resultChanged, this, [this] {
    if (!m_session.run()->result) return;
    m_facts = stageFacts(*m_session.run());
    m_scene.reset();
    m_heat.reset();
    m_pacer.request();
  });
  if (m_session.run()) takeRun();
}

StageView::~StageView() = default;

void StageView::setLook(const Look& look) {
  m_look = look;
  m_card->setLook(look);
  layOut();
  update();
}

void StageView::setSentence(const QString& sentence) {
  m_sentence = sentence;
  describe();
}

void StageView::setMotion(double stepsPerSecond, bool playing) {
  m_stepsPerSecond = stepsPerSecond;
  m_playing = playing;
  m_pacer.setInterval(playing && stepsPerSecond <= 0 ? UndrawnFrameMs : FrameMs);
  // The count of a move that went by too fast to be shown.
  if (m_facts && !m_travel) showMove(false);
  // Whoever pauses or slows down sees the present state at once.
  m_pacer.request();
}

void StageView::setScrubbing(bool scrubbing) { m_scrubbing = scrubbing; }

void StageView::setArrangement(StageArrangement arrangement) {
  m_arrangement = arrangement;
  layOut();
  update();
}

void StageView::setStops(std::vector<TileIndex> stops) {
  m_stops = std::move(stops);
  describe();
  m_pacer.request();
}

void StageView::setPointed(std::vector<LessonMark> marks) {
  m_pointed = std::move(marks);
  m_pacer.request();
}

void StageView::setSecret(bool secret) {
  m_secret = secret;
  placeCard();
  update();
}

bool StageView::isStop(TileIndex tile) const { return std::ranges::find(m_stops, tile) != m_stops.end(); }

void StageView::takeRun() {
  m_facts = stageFacts(*m_session.run());
  m_card->setRun(*m_session.run());
  m_zoom = {};
  m_position = m_session.position();
  showMove(false);
  m_scene.reset();
  m_heat.reset();
  layOut();
  describe();
  update();
  emit zoomChanged(m_zoom.factor);
}

void StageView::takePosition() {
  if (!m_facts) return;
  const qint64 from = std::exchange(m_position, m_session.position());
  m_scene.reset();
  m_heat.reset();
  // Only one step forwards is a movement; back, a jump and the scrubber are not.
  showMove(m_position == from + 1 && !m_scrubbing);
  const std::optional<Event>& event = m_session.event();
  if (m_zoom.factor > 1 && !m_dragging && event && event->i && event->j) bringIntoView({*event->i, *event->j});
  describe();
  placeCard();
  m_pacer.request();
}

void StageView::takeSelection() {
  describe();
  m_pacer.request();
}

void StageView::layOut() {
  if (!m_facts) return;
  m_geometry = layOutStage(*m_facts, m_look.metrics, size(), m_zoom, m_arrangement);
  m_zoom.pan = m_geometry.grid.pan;
  placeCard();
  emit laidOut();
}

/// In the place of what was on chip: nothing of it is needed any more. In front of a class it has a place among the cards.
void StageView::placeCard() {
  if (!m_session.run()) return;
  const Run& run = *m_session.run();
  const bool ended = m_arrangement != StageArrangement::Presented && !m_secret && run.pass() == Pass::Forward &&
                     m_session.position() == m_session.stepCount();
  m_card->setVisible(ended);
  if (!ended) return;
  QRect place = m_geometry.sramCard.isNull() ? rect() : m_geometry.sramCard.toAlignedRect();
  const bool below = !m_geometry.isBeside() && m_geometry.sramCard.top() > m_geometry.hbmCard.top();
  // Below HBM it grows upwards, beside it downwards, and covers other things only where it could not be read else.
  const int most = below ? place.bottom() + 1 : height() - place.top();
  int free = most;
  if (below) free = place.bottom() + 1 - qCeil(m_geometry.hbmCard.bottom());
  if (!m_geometry.legendCard.isNull()) free = qFloor(m_geometry.legendCard.top()) - place.top();
  const int needed = std::clamp(m_card->fit({place.width(), free}), place.height(), std::max(most, place.height()));
  if (below) {
    place.setTop(place.bottom() + 1 - needed);
  } else {
    place.setHeight(needed);
  }
  m_card->setGeometry(place);
}

const StageScene& StageView::scene() {
  if (!m_scene) {
    m_scene =
        stageScene(*m_facts, *m_session.run()->trace, m_session.position(), m_session.event(), m_session.totals());
  }
  return *m_scene;
}

bool StageView::hasNotFinite() const {
  const auto& result = m_session.run()->result;
  return result && result->rowsNotFinite > 0;
}

const TileHeat* StageView::heat() {
  const bool needed = showsHeat(m_geometry.grid) || hasNotFinite();
  if (!needed || !scene().nowTile()) return nullptr;
  if (!m_heat) m_heat = tileHeat(m_session.state(), m_facts->grid.mask());
  return *m_heat ? &**m_heat : nullptr;
}

void StageView::describe() {
  if (!m_facts) return;
  const auto tile = m_session.inspectedTile();
  if (const auto secret = secretTiles(); secret && tile && secret->hides(*tile)) {
    setAccessibleName(tr("Tile %1, %2: its kind is asked for").arg(shownBlock(tile->i)).arg(shownBlock(tile->j)));
    setAccessibleDescription(m_sentence);
    return;
  }
  const QString name = tileName(*m_facts, scene(), tile);
  setAccessibleName(tile && isStop(*tile) ? tr("%1, a stop").arg(name) : name);
  QString why = whyNot(*m_facts, tile);
  if (!why.isEmpty() && !m_facts->problem.isStandard()) {
    const Range queries = m_facts->grid.queries(tile->i);
    why = tr("It is %1.").arg(whySkipped(m_facts->problem, m_facts->grid, queries, m_facts->grid.keys(tile->j)));
  }
  setAccessibleDescription(why.isEmpty() ? m_sentence : why + u' ' + m_sentence);
}

std::optional<SecretTiles> StageView::secretTiles() const {
  if (!m_session.hidesNext() || m_session.position() == m_session.stepCount()) return std::nullopt;
  const Run& run = *m_session.run();
  const auto asked = tileAskedFor(run, m_session.position());
  if (!asked) return std::nullopt;
  const Strip& strip = run.trace->schedule().strip(run.trace->stripOf(m_session.position() + 1));
  return SecretTiles{*asked, isColumn(strip.kind)};
}

void StageView::showMove(bool travels) {
  m_travel.reset();
  if (!m_session.event()) return;
  const auto move = moveOf(*m_session.event(), m_position);
  m_travelMs = travelMilliseconds(m_stepsPerSecond, m_playing);
  if (!move || m_travelMs == 0) return;
  m_travel = Travel{*move, travels && !m_look.reducedMotion ? 0.0 : 1.0, m_look.reducedMotion};
  m_travelClock.start();
}

std::optional<Travel> StageView::travelNow() {
  if (!m_travel || m_travel->time >= 1) return m_travel;
  Travel travel = *m_travel;
  travel.time = std::min(1.0, static_cast<double>(m_travelClock.elapsed()) / m_travelMs);
  return travel;
}

void StageView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_look.theme.window);
  m_pacer.painted();
  if (!m_facts) return;
  const TileHeat* values = heat();
  const bool notFinite = hasNotFinite() && values != nullptr && holdsNotFinite(*values);
  const StagePicture picture{*m_facts, m_geometry, scene(),     m_look,         m_session.chosenTile(),
                             values,   notFinite,  travelNow(), m_keyboardFocus,
                             m_stops,  m_session.run().get(), secretTiles()};
  paintStage(painter, picture, m_secret ? StageFigures::Secret : StageFigures::Told);
  paintPointed(painter, m_pointed, *m_facts, m_geometry, m_look);
  if (picture.travel && picture.travel->time < 1) m_pacer.request();
}

void StageView::resizeEvent(QResizeEvent*) { layOut(); }

void StageView::bringIntoView(TileIndex tile) {
  const GridPlace& grid = m_geometry.grid;
  const QRectF rect = grid.tileRect(tile);
  if (rect.intersects(grid.view)) return;
  m_zoom.pan = grid.panFor(rect.center() - grid.origin(), grid.view.center());
  layOut();
}

void StageView::zoomTo(double factor, QPointF about) {
  factor = std::clamp(factor, 1.0, m_geometry.largestZoom);
  if (!m_facts || factor == m_zoom.factor) return;
  const GridPlace before = m_geometry.gridUnder(about);
  if (!before.view.contains(about)) about = before.view.center();
  const QPointF content = about - before.origin();
  m_zoom.factor = factor;
  layOut();
  // The same place of the grid stays under the pointer.
  const GridPlace& after = m_geometry.gridUnder(about);
  const QPointF moved(content.x() / before.columns.length() * after.columns.length(),
                      content.y() / before.rows.length() * after.rows.length());
  m_zoom.pan = after.panFor(moved, about);
  layOut();
  m_pacer.request();
  emit zoomChanged(factor);
}

/// The selected row of the tile that the inspector shows stays where it is; when it is not seen, the middle does.
QPointF StageView::zoomCentre() const {
  const GridPlace& grid = m_geometry.grid;
  const auto tile = m_session.run() ? m_session.inspectedTile() : std::nullopt;
  const QRectF seen = tile ? grid.tileRect(*tile) & grid.view : QRectF();
  if (seen.isEmpty()) return grid.view.center();
  const double row = grid.queryY(static_cast<double>(m_session.row()) + 0.5);
  return {seen.center().x(), row > seen.top() && row < seen.bottom() ? row : seen.center().y()};
}

void StageView::zoomIn() {
  zoomTo(nextZoom(m_zoom.factor, +1, m_geometry.largestZoom), zoomCentre());
}

void StageView::zoomOut() {
  zoomTo(nextZoom(m_zoom.factor, -1, m_geometry.largestZoom), zoomCentre());
}

void StageView::resetZoom() { zoomTo(1, m_geometry.grid.view.center()); }

void StageView::panBy(QPointF pixels) {
  m_zoom.pan += pixels;
  layOut();
  m_pacer.request();
}

bool StageView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !m_facts) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const GridPlace& grid = m_geometry.gridUnder(help->pos());
  if (const auto strip = stripUnder(m_geometry, m_facts->problem, help->pos())) {
    QToolTip::showText(help->globalPos(), tipOf(*strip), this, strip->area.toAlignedRect());
    return true;
  }
  const auto tile = grid.tileAt(help->pos());
  if (!tile) {
    QToolTip::hideText();
    return true;
  }
  // Single entries are told apart once they can be aimed at.
  const auto entry = grid.entrySide() >= 4 ? grid.entryAt(help->pos()) : std::nullopt;
  const QRect area = (grid.tileRect(*tile) & grid.view).toAlignedRect();
  const bool followsPointer = entry.has_value();
  QString tip = tileTip(*m_facts, scene(), *tile, entry, heat(), entry ? madeAnew(grid, *entry) : MadeAnew());
  if (const auto secret = secretTiles(); secret && secret->hides(*tile)) tip = tr("Its kind is asked for.");
  if (isStop(*tile)) tip += u'\n' + tr("Runs stop here (F9).");
  QToolTip::showText(help->globalPos(), tip, this,
                     followsPointer ? QRect(help->pos() - QPoint(2, 2), QSize(4, 4)) : area);
  return true;
}

MadeAnew StageView::madeAnew(const GridPlace& grid, GridPlace::Entry entry) const {
  MadeAnew anew;
  for (const MatrixPlace& matrix : m_geometry.matrices) {
    if (&matrix.grid == &grid) anew.what = matrix.tensor;
  }
  anew.value = entryValue(*m_session.run(), anew.what, entry.query, entry.key);
  return anew;
}

QString StageView::tipOf(const StripHit& hit) {
  std::optional<StripEntry> entry;
  if (hit.row && hit.column) {
    entry = StripEntry{*hit.row, *hit.column, {}};
    // Of a sum under way only its end is known here; the inspector shows what it has come to.
    const bool inParts = m_facts->form.isSummed(hit.tensor) && !isSumDone(scene(), hit.tensor, hit.block);
    const bool isThere = scene().blockPlace(hit.tensor, hit.block) != BlockPlace::NotWritten && !inParts;
    if (isThere) entry->value = stripValue(*m_session.run(), hit.tensor, *hit.row, *hit.column);
  }
  return stripTip(*m_facts, scene(), hit.tensor, hit.block, entry);
}

bool StageView::pressZoomControl(QPointF at) {
  const ZoomControl& control = m_geometry.zoomControl;
  if (!control.frame.contains(at)) return false;
  if (control.minus.contains(at)) zoomOut();
  if (control.percent.contains(at)) resetZoom();
  if (control.plus.contains(at)) zoomIn();
  return true;
}

void StageView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_facts) return QWidget::mousePressEvent(event);
  if (pressZoomControl(event->position())) return;
  m_press = event->position();
  m_panAtPress = m_zoom.pan;
  m_dragging = false;
}

void StageView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_press || m_zoom.factor <= 1 || !m_geometry.gridUnder(*m_press).view.contains(*m_press)) return;
  const QPointF way = event->position() - *m_press;
  if (!m_dragging && way.manhattanLength() < QApplication::startDragDistance()) return;
  if (!m_dragging) setCursor(Qt::ClosedHandCursor);
  m_dragging = true;
  panBy(m_panAtPress - way - m_zoom.pan);
}

void StageView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_press) return;
  const bool dragged = std::exchange(m_dragging, false);
  m_press.reset();
  unsetCursor();
  if (dragged) return;
  // A click beside the grid lets the inspector follow the position again.
  m_session.chooseTile(m_geometry.tileAt(event->position()));
}

void StageView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_facts) return;
  if (pressZoomControl(event->position())) return;
  const auto tile = m_geometry.tileAt(event->position());
  if (!tile) return;
  m_session.setPosition(m_session.run()->trace->positionsOf(*tile, m_session.position()).begin + 1);
}

void StageView::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  if (event->modifiers() & Qt::ControlModifier) {
    zoomTo(m_zoom.factor * std::pow(WheelStep, turned.y() / WheelNotch), event->position());
    event->accept();
  } else if (m_zoom.factor > 1) {
    const QPointF pixels = event->pixelDelta().isNull() ? QPointF(turned) / 2 : QPointF(event->pixelDelta());
    panBy(-pixels);
    event->accept();
  } else {
    event->ignore();
  }
}

void StageView::keyPressEvent(QKeyEvent* event) {
  const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
  if (plain && event->key() == Qt::Key_Plus) {
    zoomIn();
  } else if (plain && event->key() == Qt::Key_Minus) {
    zoomOut();
  } else if (event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier) && directionOf(event->key())) {
    chooseBeside(*directionOf(event->key()));
  } else if (event->modifiers() == Qt::AltModifier && m_zoom.factor > 1 && directionOf(event->key())) {
    const QSizeF view = m_geometry.grid.view.size();
    const QPoint direction = *directionOf(event->key());
    panBy(QPointF(std::round(direction.x() * PanShare * view.width()),
                  std::round(direction.y() * PanShare * view.height())));
  } else {
    QWidget::keyPressEvent(event);
  }
}

/// The tile beside the one that the inspector shows; the first where it shows none.
void StageView::chooseBeside(QPoint direction) {
  if (!m_facts) return;
  TileIndex tile{0, 0};
  if (const auto before = m_session.inspectedTile()) {
    tile.i = std::clamp<std::int64_t>(before->i + direction.y(), 0, m_facts->nr() - 1);
    tile.j = std::clamp<std::int64_t>(before->j + direction.x(), 0, m_facts->nc() - 1);
  }
  m_session.chooseTile(tile);
  bringIntoView(tile);
}

void StageView::focusInEvent(QFocusEvent* event) {
  m_keyboardFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  QWidget::focusInEvent(event);
  update();
}

void StageView::focusOutEvent(QFocusEvent* event) {
  m_keyboardFocus = false;
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace tilewise
