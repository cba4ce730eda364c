// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/race_bars.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr int FrameMs = 16;
constexpr int WheelNotch = 120;
// Lengths at 100 %.
constexpr double RowHeight = 22;
constexpr double BarHeight = 15;
constexpr double NameGap = 9;  ///< from a name to its bar
constexpr double AxisGap = 6;  ///< from the last bar to the axis
constexpr double CompactRow = 14;
constexpr double CompactBar = 10;
constexpr double CompactAxisGap = 3;
constexpr double AxisHeight = 22;
constexpr double Tick = 5;
constexpr double HeadRadius = 8;
constexpr double TextGap = 8;  ///< from the end of a bar to its count
constexpr double TicksApart = 90;

class RaceAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit RaceAccessible(RaceBars* bars) : QAccessibleWidget(bars, QAccessible::Slider) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  QString text(QAccessible::Text what) const override {
    return what == QAccessible::Value ? bars().valueText() : QAccessibleWidget::text(what);
  }
  QVariant currentValue() const override { return bars().mark(); }
  void setCurrentValue(const QVariant& value) override { bars().wish(value.toLongLong()); }
  QVariant maximumValue() const override { return bars().end(); }
  QVariant minimumValue() const override { return 0; }
  QVariant minimumStepSize() const override { return 1; }

 private:
  RaceBars& bars() const { return *static_cast<RaceBars*>(widget()); }
};

QAccessibleInterface* makeRaceAccessible(const QString&, QObject* object) {
  auto* bars = qobject_cast<RaceBars*>(object);
  return bars ? new RaceAccessible(bars) : nullptr;
}

}  // namespace

RaceBars::RaceBars(QWidget* parent) : QWidget(parent) {
  QAccessible::installFactory(makeRaceAccessible);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Mark"));
  m_frame.setSingleShot(true);
  m_frame.setInterval(FrameMs);
  connect(&m_frame, &QTimer::timeout, this, &RaceBars::sendDragged);
}

void RaceBars::setLook(const Look& look) {
  m_look = look;
  layOut();
  updateGeometry();
}

void RaceBars::setCompact(bool compact) {
  m_compact = compact;
  layOut();
  updateGeometry();
}

void RaceBars::setBars(AlignBy by, const QList<RaceBar>& bars, qint64 mark, qint64 end) {
  const bool moved = mark != m_mark;
  const bool needsRoom = bars.size() != m_bars.size();
  m_by = by;
  m_bars = bars;
  m_mark = mark;
  m_end = end;
  if (needsRoom) updateGeometry();
  layOut();
  if (moved && QAccessible::isActive()) {
    QAccessibleValueChangeEvent changed(this, mark);
    QAccessible::updateAccessibility(&changed);
  }
}

QString RaceBars::valueText() const {
  switch (m_by) {
    case AlignBy::Step: return tr("%1 of %2 steps").arg(grouped(m_mark), grouped(m_end));
    case AlignBy::Tile:
      return (m_end == 1 ? tr("%1 of %2 tile") : tr("%1 of %2 tiles")).arg(grouped(m_mark), grouped(m_end));
    case AlignBy::Bytes: return tr("%1 of %2 bytes moved").arg(grouped(m_mark), grouped(m_end));
  }
  return {};
}

void RaceBars::wish(qint64 mark) { emit markWished(std::clamp<qint64>(mark, 0, m_end)); }

int RaceBars::rowHeight() const {
  if (m_compact) return m_look.metrics.px(CompactRow);
  const QFontMetricsF fm(m_look.metrics.font(Role::Second));
  return std::max(m_look.metrics.px(RowHeight), static_cast<int>(std::ceil(fm.height())) + m_look.metrics.px(2));
}

double RaceBars::axisY() const {
  return static_cast<double>(rowHeight()) * static_cast<double>(m_bars.size()) +
         m_look.metrics.px(m_compact ? CompactAxisGap : AxisGap);
}

QSize RaceBars::minimumSizeHint() const {
  if (m_compact) {
    const int rows = static_cast<int>(std::max<qsizetype>(2, m_bars.size()));
    return {m_look.metrics.px(100), rows * rowHeight() + m_look.metrics.px(CompactAxisGap + HeadRadius + 1)};
  }
  const QFontMetricsF fm(m_look.metrics.font(Role::Axis));
  const double below = std::max<double>(m_look.metrics.px(AxisHeight), fm.height() + m_look.metrics.px(Tick));
  return {m_look.metrics.px(100), rowHeight() * static_cast<int>(std::max<qsizetype>(2, m_bars.size())) +
                                      m_look.metrics.px(AxisGap) + static_cast<int>(std::ceil(below)) +
                                      m_look.metrics.px(2)};
}

void RaceBars::layOut() {
  const QFontMetricsF fm(m_look.metrics.medium(Role::Second));
  double names = 0;
  for (const RaceBar& bar : m_bars) names = std::max(names, fm.horizontalAdvance(bar.name));
  const double left = std::ceil(names) + m_look.metrics.px(NameGap);
  const double right = width() - m_look.metrics.px(HeadRadius) - m_look.metrics.px(2);
  m_scale = RaceScale(left, std::max(left + 1, right), m_end);
  update();
}

void RaceBars::resizeEvent(QResizeEvent*) { layOut(); }

void RaceBars::paintBar(QPainter& painter, const RaceBar& bar, double top) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const double row = rowHeight();
  const double height = metrics.px(m_compact ? CompactBar : BarHeight);
  const double y = std::round(top + (row - height) / 2);
  const QFont plain = metrics.font(Role::Second);
  const QFont medium = metrics.medium(Role::Second);
  const QFontMetricsF fm(medium);
  painter.setFont(medium);
  painter.setPen(theme.ink);
  const QRectF nameRect(0, top, m_scale.left() - metrics.px(NameGap), row);
  painter.drawText(nameRect, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, bar.name);

  const double end = std::round(m_scale.xOf(bar.amount));
  const QRectF track(m_scale.left(), y, std::max(1.0, end - m_scale.left()), height);
  painter.fillRect(track, theme.head);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(theme.edge, metrics.px(1)));
  painter.drawRect(track.adjusted(0, 0, -1, -1));
  const double done = std::round(m_scale.xOf(bar.done));
  painter.fillRect(QRectF(track.left(), y, done - track.left(), height), bar.color);
  const double tick = metrics.px(2);
  if (!bar.finished) painter.fillRect(QRectF(end - tick, y - tick, tick, height + 2 * tick), theme.ink);

  // The whole amount stands behind the bar, or within it where the axis ends.
  const QFont font = bar.finished ? metrics.bold(Role::Second) : plain;
  const QString text = bar.finished ? tr("%1 finished").arg(grouped(bar.amount)) : grouped(bar.amount);
  const double textWidth = QFontMetricsF(font).horizontalAdvance(text);
  const double gap = metrics.px(TextGap);
  // The head stands at the end of the bar that has just finished.
  const double behind = end + (bar.finished ? metrics.px(HeadRadius) : gap);
  painter.setFont(font);
  if (behind + textWidth <= width()) {
    painter.setPen(theme.ink);
    painter.drawText(QRectF(behind, top, textWidth + 1, row), Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                     text);
    return;
  }
  const double within = end - gap - textWidth;
  if (within < m_scale.left()) return;
  const bool onDone = done > within - metrics.px(4);
  const bool straddles = onDone && done < within + textWidth;
  if (m_compact) {
    // The bar is lower than its letters.
    painter.fillRect(QRectF(within - metrics.px(3), top, textWidth + metrics.px(6), row), theme.panel);
  } else if (straddles) {
    const QRectF ground(within - metrics.px(3), y + 1, textWidth + metrics.px(6), height - 2);
    painter.fillRect(ground, theme.panel);
  }
  painter.setPen(onDone && !straddles && !m_compact ? Theme::letterOn(bar.color) : theme.ink);
  painter.drawText(QRectF(within, top, textWidth + 1, row), Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                   text);
}

void RaceBars::paintAxis(QPainter& painter) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const double y = std::round(axisY());
  painter.fillRect(QRectF(m_scale.left(), y, m_scale.right() - m_scale.left(), metrics.px(1)), theme.edge);
  const QFont font = metrics.font(Role::Axis);
  const QFontMetricsF fm(font);
  painter.setFont(font);
  if (m_compact) return;
  for (const RaceTick& tick : m_scale.ticks(m_by, metrics.px(TicksApart))) {
    const double x = std::round(m_scale.xOf(tick.mark));
    painter.fillRect(QRectF(x, y, metrics.px(1), metrics.px(Tick)), theme.edge);
    const double textWidth = fm.horizontalAdvance(tick.text);
    const double left = std::clamp(x - textWidth / 2, 0.0, std::max(0.0, width() - textWidth));
    painter.setPen(theme.ink2);
    painter.drawText(QPointF(left, y + metrics.px(Tick + 2) + fm.ascent()), tick.text);
  }
}

void RaceBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  paintAxis(painter);
  for (qsizetype n = 0; n < m_bars.size(); ++n) paintBar(painter, m_bars[n], static_cast<double>(n) * rowHeight());
  if (m_bars.isEmpty()) return;
  const double x = std::round(m_scale.xOf(m_mark));
  const double y = std::round(axisY()) + 0.5;
  const double line = metrics.px(3);
  painter.fillRect(QRectF(x - line / 2, 0, line, y), theme.now);
  painter.setRenderHint(QPainter::Antialiasing);
  const double radius = metrics.px(HeadRadius);
  const double ring = metrics.lineWidth(3.5);
  if (hasFocus()) {
    painter.setPen(QPen(theme.focus, metrics.lineWidth(2)));
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(x, y), radius + metrics.px(1), radius + metrics.px(1));
  }
  painter.setPen(QPen(theme.now, ring));
  painter.setBrush(theme.panel);
  painter.drawEllipse(QPointF(x, y), radius - ring / 2, radius - ring / 2);
}

void RaceBars::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || m_bars.isEmpty()) return;
  m_dragging = true;
  emit dragBegan();
  dragTo(event->position().x());
}

void RaceBars::mouseMoveEvent(QMouseEvent* event) {
  if (m_dragging) dragTo(event->position().x());
}

void RaceBars::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_dragging) return;
  dragTo(event->position().x());
  m_frame.stop();
  sendDragged();
  m_dragging = false;
  emit dragEnded();
}

void RaceBars::dragTo(double x) {
  m_dragTarget = m_scale.markAt(x);
  if (!m_frame.isActive()) sendDragged();
}

void RaceBars::sendDragged() {
  if (!m_dragTarget) return;
  emit markWished(*std::exchange(m_dragTarget, std::nullopt));
  m_frame.start();
}

void RaceBars::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  m_wheelRest += std::abs(turned.x()) > std::abs(turned.y()) ? -turned.x() : turned.y();
  const int notches = m_wheelRest / WheelNotch;
  m_wheelRest -= notches * WheelNotch;
  if (notches != 0) emit stepWished(notches > 0 ? 1 : -1);
  event->accept();
}

bool RaceBars::takesKey(int key, Qt::KeyboardModifiers modifiers) const {
  if ((modifiers & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right ||
         key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

bool RaceBars::event(QEvent* event) {
  // While it has the focus these keys are its own and not the window's.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (takesKey(key->key(), key->modifiers())) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

void RaceBars::keyPressEvent(QKeyEvent* event) {
  if (!takesKey(event->key(), event->modifiers())) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up: emit stepWished(+1); break;
    case Qt::Key_Left:
    case Qt::Key_Down: emit stepWished(-1); break;
    case Qt::Key_Home: wish(0); break;
    case Qt::Key_End: wish(m_end); break;
    case Qt::Key_PageUp: wish(m_mark - std::max<qint64>(1, m_end / 10)); break;
    default: wish(m_mark + std::max<qint64>(1, m_end / 10)); break;
  }
}

}  // namespace tilewise
