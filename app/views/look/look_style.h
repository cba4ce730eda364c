// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a style sheet cannot draw in the colours of a theme: arrows, check marks, tree branches, focus rings. Over Fusion.

#include "app/views/look/look.h"

#include <QProxyStyle>

namespace tilewise {

class LookStyle : public QProxyStyle {
 public:
  explicit LookStyle(const Look& look);

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override;

 private:
  Look m_look;
};

}  // namespace tilewise
