// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Buttons, fields, combo boxes, check marks and arrows in the colours of a theme, over Fusion. They are here and not
/// in the style sheet because a sheet can draw arrows and marks from image files only.

#include <QProxyStyle>

#include "app/views/look/look.h"

class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionSpinBox;

namespace tilewise {

class LookStyle : public QProxyStyle {
 public:
  explicit LookStyle(const Look& look);
  /// Whoever is drawn with it has to be told: applyLook() does.
  void setLook(const Look& look) { m_look = look; }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override;
  QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option, const QWidget* widget) const override;

 private:
  static constexpr int ButtonIconGap = 6;  ///< Units: pixels at 100 %
  static constexpr int FusionTextPad = 1;  ///< Units: pixels, on both sides of a choice

  int px(double at100) const { return m_look.metrics.px(at100); }
  void drawBox(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& edge, double width) const;
  void drawField(QPainter& painter, const QStyleOption& option) const;
  void drawButton(QPainter& painter, const QStyleOption& option, const QWidget* widget) const;
  void drawButtonLabel(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget) const;
  void drawMark(QPainter& painter, const QStyleOption& option, bool round) const;
  void drawComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QWidget* widget) const;
  void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QWidget* widget) const;

  Look m_look;
};

}  // namespace tilewise
