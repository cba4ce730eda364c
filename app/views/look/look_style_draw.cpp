// SPDX-License-Identifier: GPL-3.0-or-later
// How the controls of LookStyle are drawn; how large they are is in look_style.cpp.
#include "app/views/look/look_style.h"

#include <algorithm>

#include <QPainter>
#include <QPen>
#include <QPushButton>
#include <QStyleOption>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QStyleOptionSpinBox>
#include <QToolButton>
#include <QWidget>

#include "app/views/look/icons.h"

namespace tilewise {

namespace {

bool isSet(const QWidget* widget, const char* property) {
  return widget != nullptr && widget->property(property).toBool();
}

/// Focus that came by keyboard: a click on a button needs no ring.
bool hasKeyboardFocus(QStyle::State state) {
  return state.testFlag(QStyle::State_HasFocus) && state.testFlag(QStyle::State_KeyboardFocusChange);
}

QRect square(const QRect& within, int side) {
  QRect result(0, 0, side, side);
  result.moveCenter(within.center());
  return result;
}

}  // namespace

void LookStyle::drawBox(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& edge,
                        double width) const {
  const qreal line = m_look.metrics.lineWidth(width);
  const qreal radius = px(4);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(edge, line));
  painter.setBrush(ground);
  painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
  painter.restore();
}

void LookStyle::drawField(QPainter& painter, const QStyleOption& option) const {
  const Theme& theme = m_look.theme;
  const bool enabled = option.state.testFlag(State_Enabled);
  const bool focused = option.state.testFlag(State_HasFocus);
  const QColor rest = enabled ? theme.edge : theme.line;
  drawBox(painter, option.rect, enabled ? theme.button : theme.head, focused ? theme.focus : rest, focused ? 2 : 1);
}

void LookStyle::drawButton(QPainter& painter, const QStyleOption& option, const QWidget* widget) const {
  const Theme& theme = m_look.theme;
  const bool enabled = option.state.testFlag(State_Enabled);
  const bool pressed = option.state.testFlag(State_Sunken);
  const bool hovered = option.state.testFlag(State_MouseOver);
  const bool primary = isSet(widget, "primary");
  QColor ground = primary ? theme.ink : theme.button;
  QColor edge = primary ? theme.ink : theme.edge;
  if (isSet(widget, "chip")) {
    edge = theme.line;
  }
  if (option.state.testFlag(State_On) && !primary) {
    ground = theme.sel;
  }
  if (!enabled) {
    ground = theme.head;
    edge = theme.line;
  } else if (pressed) {
    ground = primary ? theme.ink2 : theme.sel;
  } else if (hovered) {
    ground = mixed(primary ? theme.panel : theme.ink, ground, primary ? 0.18 : 0.06);
  }
  drawBox(painter, option.rect, ground, edge, 1);
  if (hasKeyboardFocus(option.state)) {
    drawBox(painter, option.rect, ground, theme.focus, 2);
    if (primary) {
      // Its ground is the colour of the ring: a second ring inside shows it.
      const qreal gap = m_look.metrics.lineWidth(2);
      drawBox(painter, QRectF(option.rect).adjusted(gap, gap, -gap, -gap), ground, theme.panel, 2);
    }
  }
}

void LookStyle::drawMark(QPainter& painter, const QStyleOption& option, bool round) const {
  const Theme& theme = m_look.theme;
  const bool enabled = option.state.testFlag(State_Enabled);
  const bool on = option.state.testFlag(State_On);
  const bool partly = option.state.testFlag(State_NoChange);
  const QColor strong = enabled ? theme.ink : theme.ink3;
  const qreal line = m_look.metrics.lineWidth(1);
  const QRectF box = QRectF(square(option.rect, std::min(option.rect.width(), option.rect.height())))
                         .adjusted(line / 2, line / 2, -line / 2, -line / 2);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(on || partly ? strong : theme.edge, line));
  painter.setBrush(!round && (on || partly) ? strong : theme.button);
  const qreal radius = round ? box.width() / 2 : px(3);
  painter.drawRoundedRect(box, radius, radius);
  if (round && on) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(strong);
    painter.drawEllipse(box.center(), box.width() / 4, box.width() / 4);
  } else if (on || partly) {
    const qreal inset = box.width() / 8;
    paintIcon(painter, box.adjusted(inset, inset, -inset, -inset), on ? IconName::Check : IconName::Minus, theme.panel);
  }
  painter.restore();
}

void LookStyle::drawComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QWidget* widget) const {
  if (option.editable) {
    drawField(painter, option);
  } else {
    QStyleOptionComboBox button = option;
    button.state.setFlag(State_Sunken, option.state.testFlag(State_On));
    button.state.setFlag(State_On, false);
    drawButton(painter, button, widget);
  }
  const QRect arrow = subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
  const bool enabled = option.state.testFlag(State_Enabled);
  paintIcon(painter, square(arrow, px(14)), IconName::ChevronDown, enabled ? m_look.theme.ink : m_look.theme.ink3);
}

void LookStyle::drawSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QWidget* widget) const {
  drawField(painter, option);
  if (option.buttonSymbols == QAbstractSpinBox::NoButtons) {
    return;
  }
  const auto arrow = [&](SubControl part, QAbstractSpinBox::StepEnabledFlag step, IconName name) {
    const bool enabled = option.state.testFlag(State_Enabled) && option.stepEnabled.testFlag(step);
    const bool pressed = option.activeSubControls == part && option.state.testFlag(State_Sunken);
    const QRect rect = subControlRect(CC_SpinBox, &option, part, widget);
    if (pressed) {
      painter.fillRect(rect, m_look.theme.sel);
    }
    paintIcon(painter, square(rect, px(11)), name, enabled ? m_look.theme.ink : m_look.theme.ink3);
  };
  arrow(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, IconName::ChevronUp);
  arrow(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, IconName::ChevronDown);
}

void LookStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  const QColor arrowColor = option->state.testFlag(State_Enabled) ? m_look.theme.ink : m_look.theme.ink3;
  const QRect arrow = square(option->rect, px(14));
  switch (element) {
    case PE_PanelButtonCommand: drawButton(*painter, *option, widget); return;
    case PE_PanelButtonTool:
      // A flat tool button (auto-raise) has a ground only when it is in use.
      if (!option->state.testFlag(State_AutoRaise) || option->state & (State_On | State_Sunken | State_MouseOver)) {
        drawButton(*painter, *option, widget);
      } else if (hasKeyboardFocus(option->state)) {
        drawBox(*painter, option->rect, Qt::transparent, m_look.theme.focus, 2);
      }
      return;
    case PE_PanelLineEdit:
      if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0) {
        drawField(*painter, *option);
      }
      return;
    case PE_FrameFocusRect:
      // Buttons draw their own ring.
      if (qobject_cast<const QPushButton*>(widget) == nullptr && qobject_cast<const QToolButton*>(widget) == nullptr &&
          option->state.testFlag(State_KeyboardFocusChange)) {
        drawBox(*painter, option->rect, Qt::transparent, m_look.theme.focus, 2);
      }
      return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawMark(*painter, *option, false); return;
    case PE_IndicatorRadioButton: drawMark(*painter, *option, true); return;
    case PE_IndicatorMenuCheckMark:
      if (option->state.testFlag(State_On)) {
        paintIcon(*painter, arrow, IconName::Check, arrowColor);
      }
      return;
    case PE_IndicatorArrowDown: paintIcon(*painter, arrow, IconName::ChevronDown, arrowColor); return;
    case PE_IndicatorArrowUp: paintIcon(*painter, arrow, IconName::ChevronUp, arrowColor); return;
    case PE_IndicatorArrowRight: paintIcon(*painter, arrow, IconName::ChevronRight, arrowColor); return;
    case PE_IndicatorArrowLeft: paintIcon(*painter, arrow, IconName::ChevronLeft, arrowColor); return;
    case PE_IndicatorBranch:
      if (option->state.testFlag(State_Children)) {
        const bool open = option->state.testFlag(State_Open);
        paintIcon(*painter, arrow, open ? IconName::ChevronDown : IconName::ChevronRight, m_look.theme.ink2);
      }
      return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void LookStyle::drawButtonLabel(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget) const {
  QStyleOptionButton label = option;
  if (isSet(widget, "primary")) {
    label.palette.setColor(QPalette::Active, QPalette::ButtonText, m_look.theme.panel);
    label.palette.setColor(QPalette::Inactive, QPalette::ButtonText, m_look.theme.panel);
  }
  if (label.icon.isNull() || label.text.isEmpty() || label.features.testFlag(QStyleOptionButton::HasMenu)) {
    QProxyStyle::drawControl(CE_PushButtonLabel, &label, &painter, widget);
    return;
  }
  // Fusion's gap between icon and text does not grow with the text size.
  const bool enabled = label.state.testFlag(State_Enabled);
  const int textWidth = label.fontMetrics.size(Qt::TextShowMnemonic, label.text).width();
  const int width = label.iconSize.width() + px(ButtonIconGap) + textWidth;
  QRect place(label.rect.center().x() - width / 2, label.rect.top(), label.iconSize.width(), label.rect.height());
  label.icon.paint(&painter, visualRect(label.direction, label.rect, place), Qt::AlignCenter,
                   enabled ? QIcon::Normal : QIcon::Disabled, label.state & State_On ? QIcon::On : QIcon::Off);
  place.setRect(place.right() + 1 + px(ButtonIconGap), label.rect.top(), textWidth, label.rect.height());
  drawItemText(&painter, visualRect(label.direction, label.rect, place), Qt::AlignVCenter | Qt::TextHideMnemonic,
               label.palette, enabled, label.text, QPalette::ButtonText);
}

void LookStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
  const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (element == CE_PushButtonLabel && button != nullptr) {
    drawButtonLabel(*painter, *button, widget);
  } else if (element == CE_ComboBoxLabel && combo != nullptr) {
    // Fusion cuts a choice that is too long within a letter.
    QStyleOptionComboBox label = *combo;
    const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2 * FusionTextPad;
    if (label.currentIcon.isNull()) label.currentText = label.fontMetrics.elidedText(label.currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(element, &label, painter, widget);
  } else {
    QProxyStyle::drawControl(element, option, painter, widget);
  }
}

void LookStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const {
  if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox) {
    drawComboBox(*painter, *combo, widget);
  } else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox) {
    drawSpinBox(*painter, *spin, widget);
  } else {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
  }
}

}  // namespace tilewise
