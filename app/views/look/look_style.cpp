// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/look_style.h"

#include <algorithm>

#include <QStyleFactory>
#include <QStyleOption>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QStyleOptionSpinBox>

#include "app/views/look/icons.h"

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

LookStyle::LookStyle(const Look& look) : QProxyStyle(QStyleFactory::create(u"Fusion"_s)), m_look(look) {}

QRect LookStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const {
  const QRect all = option->rect;
  QRect rect = all;
  if (control == CC_ComboBox && part == SC_ComboBoxArrow) {
    rect.setLeft(all.right() - px(26) + 1);
  } else if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
    // Up to the arrow, which stands in the middle of its part.
    rect.adjust(px(9), 2, -px(22), -2);
  } else if (control == CC_SpinBox && part != SC_SpinBoxFrame) {
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    const bool hasArrows = spin != nullptr && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
    const int arrows = hasArrows ? px(20) : 0;
    if (part == SC_SpinBoxEditField) {
      rect.adjust(px(6), 2, -std::max(arrows, px(6)), -2);
    } else if (!hasArrows) {
      return {};
    } else {
      rect.adjust(0, 2, -2, -2);
      rect.setLeft(all.right() - arrows + 1);
      const int middle = all.center().y();
      part == SC_SpinBoxUp ? rect.setBottom(middle) : rect.setTop(middle + 1);
    }
  } else {
    return QProxyStyle::subControlRect(control, option, part, widget);
  }
  return visualRect(option->direction, all, rect);
}

QRect LookStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
  if (element == SE_LineEditContents) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    return frame && frame->lineWidth > 0 ? option->rect.adjusted(px(6), 2, -px(6), -2) : option->rect;
  }
  return QProxyStyle::subElementRect(element, option, widget);
}

QSize LookStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                  const QWidget* widget) const {
  const int height = std::max(px(28), contents.height() + px(4));
  switch (type) {
    case CT_PushButton: {
      // Of the gap between icon and text, 4 px are in the contents.
      const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
      const bool hasGap = button != nullptr && !button->icon.isNull() && !button->text.isEmpty();
      return {contents.width() + (hasGap ? px(ButtonIconGap) - 4 : 0) + 2 * px(11), height};
    }
    case CT_ComboBox: return {contents.width() + px(9) + px(26) + px(2), height};
    case CT_LineEdit: return {contents.width() + 2 * px(6), height};
    case CT_ToolButton: return {std::max(px(28), contents.width() + px(10)), height};
    case CT_ItemViewItem: {
      const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
      return {size.width(), std::max(size.height(), px(22))};
    }
    default: return QProxyStyle::sizeFromContents(type, option, contents, widget);
  }
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
    case PM_LineEditIconSize:
    case PM_TitleBarButtonIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return px(16);
    case PM_MessageBoxIconSize: return px(32);
    case PM_LargeIconSize: return px(32);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return px(7);
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth: return px(6);
    case PM_DockWidgetTitleMargin: return px(6);
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return px(12);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return px(8);
    case PM_TreeViewIndentation: return px(18);
    case PM_MenuButtonIndicator: return px(16);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int LookStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
  switch (hint) {
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
  }
}

QIcon LookStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option, const QWidget* widget) const {
  const Theme& theme = m_look.theme;
  switch (pixmap) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton: return icon(IconName::Close, m_look, theme.ink2);
    case SP_TitleBarNormalButton: return icon(IconName::Float, m_look, theme.ink2);
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion: return icon(IconName::Info, m_look);
    case SP_MessageBoxWarning: return icon(IconName::Warn, m_look, theme.warn);
    case SP_MessageBoxCritical: return icon(IconName::Cross, m_look, theme.err);
    default: return QProxyStyle::standardIcon(pixmap, option, widget);
  }
}

}  // namespace tilewise
