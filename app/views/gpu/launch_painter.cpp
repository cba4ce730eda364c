// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/launch_painter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include "app/views/gpu/launch_texts.h"
#include "app/views/look/hatch.h"
#include "app/views/look/heat_map.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double LeastFrame = 5;  ///< pixels at 100 %, of a chosen thread block however small it is
constexpr double SeamFrom = 4;    ///< pixels, from which on neighbours are set apart

class LaunchPainter {
  Q_DECLARE_TR_FUNCTIONS(LaunchPainter)

 public:
  LaunchPainter(QPainter& painter, const LaunchFacts& facts, const LaunchLayout& layout, const Look& look)
      : m_painter(painter),
        m_facts(facts),
        m_layout(layout),
        m_look(look),
        m_colors(rampColors(Ramp::Weights, look.theme)),
        m_scale(scaleFromZero(static_cast<double>(std::max<std::int64_t>(1, facts.mostTiles)))) {}

  void paint(const QString& text, std::int64_t chosen) {
    m_painter.setFont(m_look.metrics.font(Role::Second));
    m_painter.setPen(m_look.theme.ink);
    m_painter.drawText(m_layout.text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    paintGrid();
    paintLanes();
    paintBar();
    paintCaptions();
    if (chosen < 0 || chosen >= static_cast<std::int64_t>(m_facts.grid.blocks.size())) return;
    paintFrame(cellOf(m_facts, m_layout, chosen), m_layout.grid);
    paintFrame(laneOf(m_facts, m_layout, chosen), m_layout.lanes);
    m_painter.setFont(m_look.metrics.font(Role::Second));
    m_painter.setPen(m_look.theme.ink);
    m_painter.drawText(m_layout.chosen, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                       threadBlockText(m_facts, chosen));
  }

 private:
  QColor colorOf(const ThreadBlock& block) const {
    return rampColor(static_cast<double>(block.tiles), m_scale, m_colors);
  }

  void paintGrid() {
    // A pixel a thread block, drawn larger.
    std::vector<double> tiles(m_facts.grid.blocks.size());
    for (const ThreadBlock& block : m_facts.grid.blocks) {
      tiles[static_cast<std::size_t>(block.head * m_facts.grid.parts + block.part)] = static_cast<double>(block.tiles);
    }
    const QImage image =
        heatImage(static_cast<int>(m_facts.grid.heads), static_cast<int>(m_facts.grid.parts), tiles, m_scale, m_colors);
    m_painter.drawImage(m_layout.grid, image);
    const qreal width = static_cast<qreal>(m_layout.grid.width()) / static_cast<qreal>(m_facts.grid.parts);
    const qreal height = static_cast<qreal>(m_layout.grid.height()) / static_cast<qreal>(m_facts.grid.heads);
    m_painter.setPen(QPen(m_look.theme.panel, 1));
    if (width >= SeamFrom) {
      for (std::int64_t part = 1; part < m_facts.grid.parts; ++part) {
        const qreal x = m_layout.grid.left() + std::round(width * static_cast<qreal>(part));
        m_painter.drawLine(QPointF(x, m_layout.grid.top()), QPointF(x, m_layout.grid.bottom()));
      }
    }
    if (height >= SeamFrom) {
      for (std::int64_t head = 1; head < m_facts.grid.heads; ++head) {
        const qreal y = m_layout.grid.top() + std::round(height * static_cast<qreal>(head));
        m_painter.drawLine(QPointF(m_layout.grid.left(), y), QPointF(m_layout.grid.right(), y));
      }
    }
    frame(m_layout.grid);
  }

  /// Of more places than pixels every n-th is drawn.
  void paintLanes() {
    m_painter.fillRect(m_layout.lanes, m_look.theme.paper);
    drawHatch(m_painter, QRectF(m_layout.lanes), skippedHatch(HatchKind::Rising, m_look, m_layout.lanes.topLeft()));
    const std::int64_t places = m_facts.schedule.places;
    const std::int64_t each =
        std::max<std::int64_t>(1, (places + m_layout.lanes.height() - 1) / m_layout.lanes.height());
    for (std::size_t n = 0; n < m_facts.grid.blocks.size(); ++n) {
      const BlockRun& run = m_facts.schedule.runs[n];
      if (m_facts.rows[static_cast<std::size_t>(run.place)] % each != 0) continue;
      QRectF bar = laneOf(m_facts, m_layout, static_cast<std::int64_t>(n));
      const qreal left = std::round(bar.left()), top = std::round(bar.top());
      const qreal right = std::round(bar.right());
      const qreal bottom = std::round(bar.top() + bar.height() * static_cast<qreal>(each));
      const qreal seam = right - left >= SeamFrom ? 1 : 0;
      const qreal gap = bottom - top >= SeamFrom ? 1 : 0;
      if (right <= left) continue;
      m_painter.fillRect(QRectF(left, top, right - left - seam, std::max(1.0, bottom - top - gap)) & m_layout.lanes,
                         colorOf(m_facts.grid.blocks[n]));
      if (seam > 0)
        m_painter.fillRect(QRectF(right - seam, top, seam, bottom - top) & m_layout.lanes, m_look.theme.panel);
    }
    frame(m_layout.lanes);
  }

  void frame(const QRect& rect) {
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_look.theme.edge, 1));
    m_painter.drawRect(rect.adjusted(-1, -1, 0, 0));
  }

  void paintBar() {
    m_painter.drawImage(m_layout.bar, barImage(m_colors));
    frame(m_layout.bar);
    const QFont font = m_look.metrics.font(Role::Axis);
    const QFontMetrics metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(m_look.theme.ink2);
    const int baseline = m_layout.bar.bottom() + 1 + metrics.ascent() + 1;
    const QString last = grouped(std::llround(m_scale.last));
    m_painter.drawText(QPoint(m_layout.bar.left(), baseline), grouped(0));
    m_painter.drawText(QPoint(m_layout.bar.right() + 1 - metrics.horizontalAdvance(last), baseline), last);
    m_painter.drawText(
        QPoint(m_layout.bar.right() + m_look.metrics.px(8), m_layout.bar.center().y() + metrics.ascent() / 2),
        tr("tiles of a thread block; hatched: idle"));
  }

  void paintCaptions() {
    const auto last = [](std::int64_t count) { return count - 1; };
    const bool isHead = m_facts.grid.partition == BlockPart::Head;
    below(m_layout.grid, isHead
                             ? tr("the whole head")
                             : tr("%1 %2").arg(partName(m_facts.grid.partition), range(0, last(m_facts.grid.parts))));
    beside(m_layout.grid, tr("head %1").arg(range(0, last(m_facts.grid.heads))));
    const std::int64_t length = std::llround(m_facts.schedule.length);
    below(m_layout.lanes,
          length == 1 ? tr("time, 0 to 1 tile") : tr("time, 0 to %1 tiles").arg(grouped(length)));
    const auto places = static_cast<std::int64_t>(m_facts.schedule.places);
    beside(m_layout.lanes, places == 1 ? tr("1 place") : tr("%1 places").arg(grouped(places)));
  }

  void below(const QRect& picture, const QString& text) {
    const QFontMetrics metrics(m_look.metrics.font(Role::Axis));
    m_painter.setFont(m_look.metrics.font(Role::Axis));
    m_painter.setPen(m_look.theme.ink2);
    m_painter.drawText(QPoint(picture.left(), picture.bottom() + m_look.metrics.px(3) + metrics.ascent()), text);
  }

  void beside(const QRect& picture, const QString& text) {
    const QFontMetrics metrics(m_look.metrics.font(Role::Axis));
    const QString shown = metrics.elidedText(text, Qt::ElideRight, picture.height());
    m_painter.save();
    m_painter.setFont(m_look.metrics.font(Role::Axis));
    m_painter.setPen(m_look.theme.ink2);
    m_painter.translate(picture.left() - m_look.metrics.px(4), picture.top() + metrics.horizontalAdvance(shown));
    m_painter.rotate(-90);
    m_painter.drawText(QPoint(0, 0), shown);
    m_painter.restore();
  }

  void paintFrame(QRectF rect, const QRect& within) {
    const qreal least = m_look.metrics.px(LeastFrame);
    if (rect.width() < least) rect.adjust(-(least - rect.width()) / 2, 0, (least - rect.width()) / 2, 0);
    if (rect.height() < least) rect.adjust(0, -(least - rect.height()) / 2, 0, (least - rect.height()) / 2);
    const QRectF frame = rect.toAlignedRect() & within.adjusted(-1, -1, 1, 1);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(
        QPen(m_look.theme.panel, m_look.metrics.lineWidth(4), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(frame);
    m_painter.setPen(QPen(m_look.theme.ink, m_look.metrics.lineWidth(2), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(frame);
  }

  QPainter& m_painter;
  const LaunchFacts& m_facts;
  const LaunchLayout& m_layout;
  const Look& m_look;
  QList<QRgb> m_colors;
  HeatScale m_scale;
};

}  // namespace

void paintLaunch(QPainter& painter, const LaunchFacts& facts, const LaunchLayout& layout, const QString& text,
                 std::int64_t chosen, const Look& look) {
  LaunchPainter(painter, facts, layout, look).paint(text, chosen);
}

}  // namespace tilewise
