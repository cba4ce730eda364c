// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/scrubber.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include "app/models/strip_names.h"
#include "app/session/notation.h"
#include "app/views/look/numbers.h"
#include "app/views/transport/scrubber_accessible.h"

namespace tilewise {

namespace {

constexpr double FlagWidth = 9;
constexpr int FrameMs = 33;
constexpr int WheelNotch = 120;  ///< QWheelEvent: eighths of a degree, 15 degrees a notch
constexpr qreal HeadRadius = 10.5;

}  // namespace

Scrubber::Scrubber(QWidget* parent) : QWidget(parent) {
  installScrubberAccessible();
  setFocusPolicy(Qt::TabFocus);
  setMouseTracking(true);
  setAccessibleName(tr("Position"));
  m_frame.setSingleShot(true);
  m_frame.setInterval(FrameMs);
  connect(&m_frame, &QTimer::timeout, this, &Scrubber::sendDragged);
}

void Scrubber::setLook(const Look& look) {
  m_look = look;
  layOut();
  updateGeometry();
}

void Scrubber::setTrace(std::shared_ptr<const Trace> trace) {
  m_trace = std::move(trace);
  m_position = 0;
  m_dragTarget.reset();
  m_headAt.reset();
  layOut();
}

void Scrubber::setPosition(qint64 position) {
  if (!m_dragging) m_headAt.reset();
  if (position == m_position) return;
  m_position = position;
  update();
  if (QAccessible::isActive()) {
    QAccessibleValueChangeEvent changed(this, position);
    QAccessible::updateAccessibility(&changed);
  }
}

QString Scrubber::valueText() const {
  const QString step = tr("step %1 of %2").arg(grouped(m_position), grouped(stepCount()));
  const auto strip = m_scale.stripAt(m_position);
  if (!strip) return step;
  const Schedule& schedule = m_trace->schedule();
  return tr("%1, %2").arg(step, stripName(schedule.strip(*strip), schedule.pass()));
}

void Scrubber::wish(qint64 position) { emit positionWished(std::clamp<qint64>(position, 0, stepCount())); }

QSize Scrubber::minimumSizeHint() const { return {m_look.metrics.px(120), m_look.metrics.px(50)}; }

void Scrubber::layOut() {
  const qreal inset = m_look.metrics.px(HeadRadius) + 1;
  m_scale = ScrubberScale(m_trace, inset, width() - inset);
  update();
}

void Scrubber::resizeEvent(QResizeEvent*) { layOut(); }

void Scrubber::setBookmarks(std::vector<qint64> positions) {
  m_bookmarks = std::move(positions);
  update();
}

std::optional<qint64> Scrubber::flagAt(QPointF at) const {
  if (at.y() <= grooveY() + m_look.metrics.px(4)) return std::nullopt;
  std::optional<qint64> nearest;
  qreal least = m_look.metrics.px(FlagWidth);
  for (const qint64 each : m_bookmarks) {
    const qreal away = std::abs(at.x() - m_scale.xOf(each));
    if (away > least) continue;
    least = away;
    nearest = each;
  }
  return nearest;
}

/// Below the groove, since the numbers stand above it.
void Scrubber::paintFlags(QPainter& painter) const {
  const Metrics& metrics = m_look.metrics;
  const qreal top = grooveY() + metrics.px(6);
  const qreal foot = std::min<qreal>(top + metrics.px(14), height() - 1);
  const qreal flag = metrics.px(FlagWidth);
  const qreal high = metrics.px(7);
  for (const qint64 each : m_bookmarks) {
    const qreal x = std::round(m_scale.xOf(each)) + 0.5;
    // At the right end the flag flies to the left.
    const qreal tip = x + flag <= width() ? x + flag : x - flag;
    painter.setPen(QPen(m_look.theme.ink, metrics.lineWidth(1.5)));
    painter.drawLine(QPointF(x, top), QPointF(x, foot));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.theme.ink);
    painter.drawPolygon(QPolygonF({{x, foot - high}, {tip, foot - high / 2}, {x, foot}}));
  }
}

qreal Scrubber::grooveY() const {
  // The numbers stand above, so the groove lies below the middle.
  return height() / 2.0 + m_look.metrics.px(5) + 0.5;
}

void Scrubber::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const qreal line = metrics.lineWidth(1);
  const qreal y = grooveY();
  const qreal half = metrics.px(8) / 2.0;
  const qreal head = m_scale.xOf(shownPosition());
  const QRectF groove(m_scale.left(), y - half, m_scale.right() - m_scale.left(), 2 * half);

  painter.setPen(QPen(theme.edge, line));
  painter.setBrush(theme.window);
  painter.drawRoundedRect(groove, half, half);
  if (shownPosition() > 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.now);
    painter.drawRoundedRect(QRectF(groove.left(), groove.top(), head - groove.left(), groove.height()), half / 2,
                            half / 2);
  }
  painter.setPen(QPen(theme.edge, line));
  const qreal tick = metrics.px(9);
  for (const qreal x : m_scale.ticks(metrics.px(4))) {
    const qreal crisp = std::floor(x) + 0.5;
    painter.drawLine(QPointF(crisp, y - tick), QPointF(crisp, y + tick));
  }
  // Where a pass or a loop begins the mark is longer and stronger.
  const qreal longTick = metrics.px(14);
  painter.setPen(QPen(theme.ink2, metrics.lineWidth(2)));
  for (const qreal x : m_scale.phaseTicks()) {
    const qreal crisp = std::round(x);
    painter.drawLine(QPointF(crisp, y - tick), QPointF(crisp, y + longTick));
  }

  paintFlags(painter);

  const qreal radius = metrics.px(HeadRadius);
  const qreal ring = metrics.lineWidth(4);
  if (hasFocus()) {
    painter.setPen(QPen(theme.focus, metrics.lineWidth(2)));
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(head, y), radius + metrics.px(2), radius + metrics.px(2));
  }
  painter.setPen(QPen(theme.now, ring));
  painter.setBrush(theme.panel);
  painter.drawEllipse(QPointF(head, y), radius - ring / 2, radius - ring / 2);

  // Last, so that the ring of the focus does not cover the number above the head.
  const QFont plain = metrics.font(Role::Second);
  const QFont bold = metrics.bold(Role::Second);
  const QFontMetricsF fm(bold);
  const auto widthOf = [&fm](std::int64_t block) { return fm.horizontalAdvance(grouped(shownBlock(block))); };
  const qreal baseline = y - metrics.px(17) + (fm.capHeight()) / 2;
  for (const auto& number : m_scale.numbers(m_scale.stripAt(shownPosition()), widthOf, metrics.px(8))) {
    const QString text = grouped(shownBlock(number.block));
    painter.setFont(number.current ? bold : plain);
    painter.setPen(number.current ? theme.nowText : theme.ink2);
    const qreal textWidth = QFontMetricsF(painter.font()).horizontalAdvance(text);
    const qreal x = std::clamp(number.x - textWidth / 2, 0.0, std::max(0.0, width() - textWidth));
    painter.drawText(QPointF(x, baseline), text);
  }
}

void Scrubber::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_trace) return;
  if (const auto flag = flagAt(event->position())) return wish(*flag);
  m_dragging = true;
  // Taken by the head it does not jump; elsewhere the head comes to the pointer.
  const qreal offset = event->position().x() - m_scale.xOf(shownPosition());
  m_grip = std::abs(offset) <= m_look.metrics.px(HeadRadius) ? offset : 0;
  emit pointedAway();
  emit dragBegan();
  dragTo(event->position().x());
}

void Scrubber::mouseMoveEvent(QMouseEvent* event) {
  if (m_dragging) {
    dragTo(event->position().x());
  } else if (m_trace) {
    const qint64 position = flagAt(event->position()).value_or(m_scale.positionAt(event->position().x()));
    emit pointed(position, qRound(m_scale.xOf(position)));
  }
}

void Scrubber::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_dragging) return;
  dragTo(event->position().x());
  m_frame.stop();
  sendDragged();
  m_dragging = false;
  if (m_headAt == m_position) m_headAt.reset();
  emit dragEnded();
}

void Scrubber::leaveEvent(QEvent*) { emit pointedAway(); }

void Scrubber::dragTo(qreal x) {
  m_dragTarget = m_scale.positionAt(x - m_grip);
  m_headAt = m_dragTarget;
  if (!m_frame.isActive()) sendDragged();
}

void Scrubber::sendDragged() {
  if (!m_dragTarget) return;
  const qint64 target = *std::exchange(m_dragTarget, std::nullopt);
  update();
  emit positionWished(target);
  m_frame.start();
}

void Scrubber::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  m_wheelRest += std::abs(turned.x()) > std::abs(turned.y()) ? -turned.x() : turned.y();
  const int notches = m_wheelRest / WheelNotch;
  m_wheelRest -= notches * WheelNotch;
  if (notches != 0) wish(m_position + notches);
  event->accept();
}

std::optional<qint64> Scrubber::keyTarget(const QKeyEvent& key) const {
  if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return std::nullopt;
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Down: return m_position - 1;
    case Qt::Key_Right:
    case Qt::Key_Up: return m_position + 1;
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return stepCount();
    case Qt::Key_PageUp: return m_scale.borderFrom(m_position, -1);
    case Qt::Key_PageDown: return m_scale.borderFrom(m_position, +1);
    default: return std::nullopt;
  }
}

bool Scrubber::event(QEvent* event) {
  // While it has the focus these keys are its own and not the window's.
  if (event->type() == QEvent::ShortcutOverride && keyTarget(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void Scrubber::keyPressEvent(QKeyEvent* event) {
  if (const auto target = keyTarget(*event)) {
    wish(*target);
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace tilewise
