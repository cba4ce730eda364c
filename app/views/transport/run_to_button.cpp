// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/run_to_button.h"

#include <algorithm>

#include <QActionGroup>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include "app/views/look/icons.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr int Padding = 9;
constexpr int Arrow = 30;  ///< the part at the right that opens the menu

QString menuText(RunTo target) {
  const QString text = runToText(target, +1);
  return target == RunTo::Total ? RunToButton::tr("%1…").arg(text) : text;
}

}  // namespace

RunToButton::RunToButton(QWidget* parent) : QAbstractButton(parent), m_menu(this) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  auto* group = new QActionGroup(this);
  for (const RunTo each : AllRunTo) {
    QAction* action = m_menu.addAction(menuText(each));
    action->setCheckable(true);
    action->setData(QVariant::fromValue(static_cast<int>(each)));
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, each] {
      if (each == RunTo::Total) return emit totalWished();
      emit targetChosen(each);
      emit runWished(+1);
    });
  }
  m_menu.addSeparator();
  connect(m_menu.addAction(tr("Run forwards\tF8")), &QAction::triggered, this, [this] { emit runWished(+1); });
  connect(m_menu.addAction(tr("Run backwards\tShift+F8")), &QAction::triggered, this, [this] { emit runWished(-1); });
  connect(this, &QAbstractButton::clicked, this, [this] { m_searching ? emit cancelWished() : emit runWished(+1); });
  setTarget(RunTo::Rescale);
}

void RunToButton::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void RunToButton::setTarget(RunTo target) {
  m_target = target;
  for (QAction* action : m_menu.actions()) {
    if (action->isCheckable()) action->setChecked(action->data().toInt() == static_cast<int>(target));
  }
  describe();
}

void RunToButton::setTrace(const Trace& trace) {
  for (QAction* action : m_menu.actions()) {
    if (!action->isCheckable()) continue;
    const auto target = static_cast<RunTo>(action->data().toInt());
    const bool occurs = occursIn(trace, target);
    action->setEnabled(occurs);
    action->setText(occurs ? menuText(target) : tr("%1 (none in this pass)").arg(runToText(target, +1)));
  }
}

void RunToButton::setCompact(bool compact) {
  m_compact = compact;
  describe();
}

void RunToButton::setSearching(std::optional<double> share) {
  m_searching = share;
  describe();
}

void RunToButton::describe() {
  setAccessibleName(m_searching ? tr("Searching, press to cancel") : tr("Run to %1").arg(runToText(m_target, +1)));
  setToolTip(m_searching ? tr("Cancel the search")
                         : tr("Run to %1 (F8), backwards (Shift+F8)").arg(runToText(m_target, +1)));
  update();
}

QString RunToButton::shownText() const {
  if (m_searching) return m_compact ? percent(*m_searching, 0) : tr("Searching… %1").arg(percent(*m_searching, 0));
  return m_compact ? tr("Run to") : tr("Run to %1").arg(runToText(m_target, +1));
}

int RunToButton::widthFor(bool compact) const {
  const Metrics& metrics = m_look.metrics;
  const QFontMetricsF fm(metrics.font(Role::Body));
  qreal text = fm.horizontalAdvance(tr("Run to")) + metrics.px(8) + fm.horizontalAdvance(tr("F8"));
  if (!compact) {
    qreal widest = 0;
    for (const RunTo each : AllRunTo) widest = std::max(widest, fm.horizontalAdvance(runToText(each, +1)));
    text += widest + metrics.px(8);
  }
  return qCeil(text) + metrics.px(Padding) + metrics.px(Arrow);
}

QSize RunToButton::sizeHint() const { return {widthFor(m_compact), m_look.metrics.px(34)}; }

QRectF RunToButton::arrowRect() const {
  const int side = m_look.metrics.px(Arrow);
  return QRectF(width() - side, 0, side, height());
}

void RunToButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QStyleOptionButton option;
  option.initFrom(this);
  option.state.setFlag(QStyle::State_Sunken, isDown());
  style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);

  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QFont font = metrics.font(Role::Body);
  const QFontMetricsF fm(font);
  const qreal baseline = (height() + fm.ascent() - fm.descent()) / 2;
  qreal x = metrics.px(Padding);
  const auto write = [&](const QString& text, const QColor& color) {
    painter.setPen(isEnabled() ? color : theme.ink3);
    painter.drawText(QPointF(x, baseline), text);
    x += fm.horizontalAdvance(text) + metrics.px(6);
  };
  painter.setFont(font);
  const QRectF arrow = arrowRect();
  const qreal side = metrics.px(14);
  const QRectF mark(arrow.center().x() - side / 2 - metrics.px(1), arrow.center().y() - side / 2, side, side);
  if (m_searching) {
    write(shownText(), theme.ink);
    paintIcon(painter, mark, IconName::Close, theme.ink2);
    return;
  }
  write(tr("Run to"), m_compact ? theme.ink : theme.ink2);
  if (!m_compact) write(runToText(m_target, +1), theme.ink);
  painter.setPen(theme.ink2);
  const QString key = tr("F8");
  painter.drawText(QPointF(arrow.left() - fm.horizontalAdvance(key), baseline), key);
  paintIcon(painter, mark, IconName::ChevronDown, theme.ink2);
}

void RunToButton::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && !m_searching && arrowRect().contains(event->position())) {
    openMenu();
  } else {
    QAbstractButton::mousePressEvent(event);
  }
}

void RunToButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Menu) {
    openMenu();
  } else {
    QAbstractButton::keyPressEvent(event);
  }
}

void RunToButton::openMenu() {
  const QSize size = m_menu.sizeHint();
  // It stands at the bottom of the window, so the menu opens upwards, in line with its right edge.
  m_menu.popup(mapToGlobal(QPoint(width() - size.width(), -size.height())));
}

}  // namespace tilewise
