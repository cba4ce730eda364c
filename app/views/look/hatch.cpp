// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/hatch.h"

#include <algorithm>
#include <cmath>

#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace tilewise {

namespace {

constexpr double Diagonal = 0.70710678118654752;

struct Direction {
  QPointF along;
  QPointF across;
};

constexpr Direction RisingLines{{Diagonal, -Diagonal}, {Diagonal, Diagonal}};
constexpr Direction FallingLines{{Diagonal, Diagonal}, {-Diagonal, Diagonal}};
constexpr Direction LevelLines{{1, 0}, {0, 1}};
constexpr Direction UprightLines{{0, 1}, {1, 0}};

double dot(QPointF a, QPointF b) { return QPointF::dotProduct(a, b); }

/// Where a line enters or leaves the region, and by how much to lengthen it there so that its blunt end covers the corner.
struct Crossing {
  double position;
  double overhang;
};

/// The parts of all hatch lines of one direction that lie inside the region (even-odd), found edge by edge.
template <class Use>
void eachSegment(const QPolygonF& region, const Hatch& hatch, const Direction& lines, double width, Use use) {
  if (region.size() < 3 || !(hatch.period > 0)) {
    return;
  }
  double lowest = dot(region[0] - hatch.origin, lines.across);
  double highest = lowest;
  for (const QPointF& corner : region) {
    const double distance = dot(corner - hatch.origin, lines.across);
    lowest = std::min(lowest, distance);
    highest = std::max(highest, distance);
  }
  QList<Crossing> crossings;
  for (double k = std::ceil(lowest / hatch.period); k * hatch.period <= highest; ++k) {
    const double distance = k * hatch.period;
    crossings.clear();
    for (qsizetype i = 0; i < region.size(); ++i) {
      const QPointF from = region[i] - hatch.origin;
      const QPointF to = region[(i + 1) % region.size()] - hatch.origin;
      const double before = dot(from, lines.across) - distance;
      const double after = dot(to, lines.across) - distance;
      if ((before < 0) == (after < 0)) {
        continue;
      }
      const QPointF crossing = from + (to - from) * (before / (before - after));
      const double slope = std::abs(dot(to - from, lines.along) / (after - before));
      crossings.append({dot(crossing, lines.along), std::min(slope, 1.0) * width / 2});
    }
    std::sort(crossings.begin(), crossings.end(),
              [](const Crossing& a, const Crossing& b) { return a.position < b.position; });
    for (qsizetype i = 0; i + 1 < crossings.size(); i += 2) {
      use(distance, crossings[i].position - crossings[i].overhang,
          crossings[i + 1].position + crossings[i + 1].overhang);
    }
  }
}

void drawLines(QPainter& painter, const QPolygonF& region, const Hatch& hatch, const Direction& lines) {
  QList<QLineF> cut;
  eachSegment(region, hatch, lines, hatch.width, [&](double distance, double begin, double end) {
    const QPointF foot = hatch.origin + lines.across * distance;
    cut.append(QLineF(foot + lines.along * begin, foot + lines.along * end));
  });
  painter.setPen(QPen(hatch.color, hatch.width, Qt::SolidLine, Qt::FlatCap));
  painter.drawLines(cut);
}

/// Square dots: at their size a disc looks the same and costs many times more.
void drawDots(QPainter& painter, const QPolygonF& region, const Hatch& hatch) {
  const double side = 1.5 * hatch.width;
  QList<QRectF> dots;
  eachSegment(region, hatch, LevelLines, side, [&](double distance, double begin, double end) {
    for (double k = std::ceil(begin / hatch.period); k * hatch.period <= end; ++k) {
      const QPointF middle = hatch.origin + QPointF(k * hatch.period, distance);
      dots.append(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side));
    }
  });
  painter.setPen(Qt::NoPen);
  painter.setBrush(hatch.color);
  painter.drawRects(dots);
}

void draw(QPainter& painter, const QPolygonF& region, const Hatch& hatch) {
  switch (hatch.kind) {
    case HatchKind::Rising: drawLines(painter, region, hatch, RisingLines); break;
    case HatchKind::Falling: drawLines(painter, region, hatch, FallingLines); break;
    case HatchKind::Crossed:
      drawLines(painter, region, hatch, RisingLines);
      drawLines(painter, region, hatch, FallingLines);
      break;
    case HatchKind::Dots: drawDots(painter, region, hatch); break;
    case HatchKind::Upright: drawLines(painter, region, hatch, UprightLines); break;
    case HatchKind::Level: drawLines(painter, region, hatch, LevelLines); break;
  }
}

Hatch scaled(HatchKind kind, const QColor& color, double period, double width, const Look& look, QPointF origin) {
  return {kind, color, static_cast<qreal>(look.metrics.px(period)), look.metrics.lineWidth(width), origin};
}

}  // namespace

Hatch skippedHatch(HatchKind kind, const Look& look, QPointF origin) {
  return scaled(kind, look.theme.hatch, 6, 1.2, look, origin);
}

Hatch passedHatch(HatchKind kind, const Look& look, QPointF origin) {
  return scaled(kind, look.theme.hatch2, 6, 1.4, look, origin);
}

Hatch partialHatch(HatchKind kind, const Look& look, QPointF origin) {
  return scaled(kind, look.theme.hatch, 4, 1, look, origin);
}

void drawHatch(QPainter& painter, const QPolygonF& region, const Hatch& hatch) {
  QPainterPath outline;
  outline.addPolygon(region);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipPath(outline, Qt::IntersectClip);
  draw(painter, region, hatch);
  painter.restore();
}

void drawHatch(QPainter& painter, const QRectF& region, const Hatch& hatch) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(region, Qt::IntersectClip);
  draw(painter, QPolygonF({region.topLeft(), region.topRight(), region.bottomRight(), region.bottomLeft()}), hatch);
  painter.restore();
}

void fillTensor(QPainter& painter, const QRectF& block, TensorHue tensor, const Look& look) {
  const QColor color = look.theme.hue(tensor);
  painter.fillRect(block, color);
  if (look.theme.palette != PaletteName::Print) {
    return;
  }
  const QColor letter = Theme::letterOn(color);
  const QColor soft = mixed(letter, color, 0.55);
  const QPointF origin = block.topLeft() + QPointF(1, 1) * look.metrics.lineWidth(2.5);
  if (tensor == TensorHue::K) {
    drawHatch(painter, block, scaled(HatchKind::Upright, soft, 5, 1.6, look, origin));
  } else if (tensor == TensorHue::V) {
    drawHatch(painter, block, scaled(HatchKind::Level, soft, 5, 1.6, look, origin));
  } else if (tensor == TensorHue::O) {
    drawHatch(painter, block, scaled(HatchKind::Dots, letter, 5, 1.2, look, origin));
  }
}

}  // namespace tilewise
