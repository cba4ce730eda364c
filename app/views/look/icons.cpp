// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/icons.h"

#include <algorithm>
#include <initializer_list>

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>

namespace tilewise {

namespace {

constexpr qreal Grid = 16;
constexpr qreal Stroke = 1.6;

struct Shape {
  QPainterPath strokes;
  QPainterPath solids;
};

void addLine(QPainterPath& path, std::initializer_list<QPointF> points) {
  const QPointF* next = points.begin();
  path.moveTo(*next++);
  while (next != points.end()) {
    path.lineTo(*next++);
  }
}

void addTriangle(QPainterPath& path, QPointF a, QPointF b, QPointF c) {
  addLine(path, {a, b, c});
  path.closeSubpath();
}

/// The list of the icons.
Shape shapeOf(IconName name) {
  Shape shape;
  QPainterPath& strokes = shape.strokes;
  QPainterPath& solids = shape.solids;
  switch (name) {
    case IconName::First:
      addLine(strokes, {{3.8, 3.4}, {3.8, 12.6}});
      addTriangle(solids, {12.8, 3.2}, {12.8, 12.8}, {5.8, 8});
      break;
    case IconName::Back: addTriangle(solids, {11, 3.4}, {11, 12.6}, {4.4, 8}); break;
    case IconName::Play: addTriangle(solids, {4, 2.4}, {4, 13.6}, {13.4, 8}); break;
    case IconName::Pause:
      solids.addRect(QRectF(3.6, 2.8, 3.2, 10.4));
      solids.addRect(QRectF(9.2, 2.8, 3.2, 10.4));
      break;
    case IconName::Forward: addTriangle(solids, {5, 3.4}, {5, 12.6}, {11.6, 8}); break;
    case IconName::Last:
      addLine(strokes, {{12.2, 3.4}, {12.2, 12.6}});
      addTriangle(solids, {3.2, 3.2}, {3.2, 12.8}, {10.2, 8});
      break;
    case IconName::Float:
      strokes.addRect(QRectF(2.5, 5.5, 8, 8));
      addLine(strokes, {{5.8, 2.5}, {13.5, 2.5}, {13.5, 10.2}});
      break;
    case IconName::Close:
      addLine(strokes, {{3.5, 3.5}, {12.5, 12.5}});
      addLine(strokes, {{12.5, 3.5}, {3.5, 12.5}});
      break;
    case IconName::ChevronDown: addLine(strokes, {{4.2, 6.2}, {8, 10}, {11.8, 6.2}}); break;
    case IconName::ChevronUp: addLine(strokes, {{4.2, 9.8}, {8, 6}, {11.8, 9.8}}); break;
    case IconName::ChevronLeft: addLine(strokes, {{9.8, 4.2}, {6, 8}, {9.8, 11.8}}); break;
    case IconName::ChevronRight: addLine(strokes, {{6.2, 4.2}, {10, 8}, {6.2, 11.8}}); break;
    case IconName::Plus:
      addLine(strokes, {{8, 3}, {8, 13}});
      addLine(strokes, {{3, 8}, {13, 8}});
      break;
    case IconName::Minus: addLine(strokes, {{3, 8}, {13, 8}}); break;
    case IconName::Info:
      strokes.addEllipse(QPointF(8, 8), 6.2, 6.2);
      addLine(strokes, {{8, 7.6}, {8, 11}});
      solids.addEllipse(QPointF(8, 5.1), 1, 1);
      break;
    case IconName::Check: addLine(strokes, {{2.8, 8.6}, {6.4, 12.2}, {13.2, 4.4}}); break;
    case IconName::Cross:
      addLine(strokes, {{4, 4}, {12, 12}});
      addLine(strokes, {{12, 4}, {4, 12}});
      break;
    case IconName::Warn:
      addTriangle(strokes, {8, 2.2}, {14.4, 13.4}, {1.6, 13.4});
      addLine(strokes, {{8, 6.4}, {8, 9.2}});
      solids.addEllipse(QPointF(8, 11.3), 0.95, 0.95);
      break;
    case IconName::Copy:
      strokes.addRoundedRect(QRectF(5.5, 5.5, 8, 8), 1, 1);
      addLine(strokes, {{3.2, 10.5}, {2.5, 10.5}, {2.5, 2.5}, {10.5, 2.5}, {10.5, 3.2}});
      break;
    case IconName::Screen:
      strokes.addRoundedRect(QRectF(1.8, 2.8, 12.4, 8.2), 1, 1);
      addLine(strokes, {{8, 11}, {8, 13.6}});
      addLine(strokes, {{5, 13.6}, {11, 13.6}});
      break;
    case IconName::Bookmark: addLine(strokes, {{4, 14}, {4, 2.8}, {12.8, 2.8}, {10.4, 5.9}, {12.8, 9}, {4, 9}}); break;
  }
  return shape;
}

class PathIcon : public QIconEngine {
 public:
  PathIcon(IconName name, const QColor& color, const QColor& disabled)
      : m_name(name), m_color(color), m_disabled(disabled) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    paintIcon(*painter, rect, m_name, mode == QIcon::Disabled ? m_disabled : m_color);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }

  QIconEngine* clone() const override { return new PathIcon(*this); }

 private:
  IconName m_name;
  QColor m_color;
  QColor m_disabled;
};

}  // namespace

void paintIcon(QPainter& painter, const QRectF& place, IconName name, const QColor& color) {
  const qreal side = std::min(place.width(), place.height());
  const Shape shape = shapeOf(name);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(place.center() - QPointF(side / 2, side / 2));
  painter.scale(side / Grid, side / Grid);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPath(shape.solids);
  painter.setPen(QPen(color, Stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(shape.strokes);
  painter.restore();
}

QIcon icon(IconName name, const Look& look) { return icon(name, look, look.theme.ink); }

QIcon icon(IconName name, const Look& look, const QColor& color) {
  return QIcon(new PathIcon(name, color, look.theme.ink3));
}

}  // namespace tilewise
