// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/dot_painter.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

constexpr double Radius = 0.10;        ///< of the tile's side
constexpr double SmallestRadius = 2;   ///< px
constexpr double LargestShare = 0.25;  ///< of the tile's side: in the smallest tiles the fill must still be seen
constexpr double LargestRadius = 8;    ///< px: enlarged tiles need no larger sign

constexpr qsizetype WorthAStamp = 50;

double radiusFor(double side) {
  return std::min({std::max(SmallestRadius, Radius * side), LargestShare * side, LargestRadius});
}

/// An image of one dot for the pixels of the device; thousands of ellipses would take most of a frame.
class Stamp {
 public:
  Stamp(double radius, double scale, const QColor& color) : m_scale(scale), m_half(std::ceil(radius * scale) + 1) {
    const int side = 2 * static_cast<int>(m_half);
    for (int phase = 0; phase < 4; ++phase) {
      QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setPen(Qt::NoPen);
      painter.setBrush(color);
      painter.drawEllipse(QPointF(m_half + 0.5 * (phase % 2), m_half + 0.5 * (phase / 2)), radius * scale,
                          radius * scale);
      m_images.append(image);
    }
  }

  /// Middles are met to half a pixel.
  void draw(QPainter& painter, QPointF devicePoint) const {
    const double x = std::round(2 * devicePoint.x()) / 2;
    const double y = std::round(2 * devicePoint.y()) / 2;
    const int phase = (x != std::floor(x) ? 1 : 0) + (y != std::floor(y) ? 2 : 0);
    painter.drawImage(QPointF(std::floor(x) - m_half, std::floor(y) - m_half), m_images[phase]);
  }

 private:
  double m_scale;
  double m_half;
  QList<QImage> m_images;
};

}  // namespace

void drawDoneDots(QPainter& painter, const QList<QPointF>& middles, double side, const Look& look) {
  const double radius = radiusFor(side);
  const QColor color = Theme::letterOn(look.theme.done);
  const QTransform transform = painter.deviceTransform();
  const bool raster = painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster;
  painter.save();
  if (raster && middles.size() >= WorthAStamp && transform.type() <= QTransform::TxScale &&
      transform.m11() == transform.m22()) {
    const Stamp stamp(radius, transform.m11(), color);
    // In device pixels: the painter's own transform is undone, the device's ratio stays in the points.
    painter.setTransform(painter.transform() * transform.inverted());
    for (const QPointF& middle : middles) stamp.draw(painter, transform.map(middle));
  } else {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const QPointF& middle : middles) painter.drawEllipse(middle, radius, radius);
  }
  painter.restore();
}

}  // namespace tilewise
