// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/strip_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/look/hatch.h"
#include "app/views/stage/tile_painter.h"

namespace tilewise {

namespace {

constexpr double OwnOutlineFrom = 4;  ///< px a block: thinner ones share an outline
constexpr double ThinnestOnChip = 3;  ///< px: the block on chip is seen, however thin
constexpr double OwnDashFrom = 8;     ///< px a row: closer ones share one dash
constexpr double LeastForGradientDot = 7;
constexpr double GradientDot = 0.22;  ///< its radius, of the shorter side

struct Part {
  Range blocks;
  BlockPlace place;
  std::optional<Share> share;  ///< of a sum that is added to in HBM
};

class StripPainter {
 public:
  StripPainter(QPainter& painter, const StagePicture& picture, const StripPlace& strip)
      : m_painter(painter),
        m_picture(picture),
        m_strip(strip),
        m_outline(picture.look.theme.outline(picture.look.theme.hue(hueOf(strip.tensor)))) {}

  void paint() {
    const QList<Part> all = parts();
    for (const Part& part : all) {
      if (part.place != BlockPlace::AlsoOnChip) block(part);
    }
    // Its outline lies over those of its neighbours.
    for (const Part& part : all) {
      if (part.place == BlockPlace::AlsoOnChip) block(part);
    }
    if (m_strip.tensor == Tensor::O || isStatistic(m_strip.tensor)) marks();
  }

 private:
  const GridPlace& grid() const { return m_picture.geometry.grid; }
  Range seen() const { return m_strip.down ? grid().visibleRows() : grid().visibleColumns(); }
  double blockPixels() const { return (m_strip.down ? grid().rows : grid().columns).blockPixels(); }

  bool isSummed() const { return m_picture.facts.form.isSummed(m_strip.tensor); }

  bool isArriving(std::int64_t n) const {
    const std::optional<Travel>& travel = m_picture.travel;
    return travel && travel->underWay() && !travel->move.load && travel->move.tensor == m_strip.tensor &&
           travel->move.block == n;
  }

  /// A block that is being stored is not there before it has arrived.
  BlockPlace placeOf(std::int64_t n) const {
    return isArriving(n) && !isSummed() ? BlockPlace::NotWritten : m_picture.scene.blockPlace(m_strip.tensor, n);
  }

  std::optional<Share> shareOf(std::int64_t n) const {
    if (!isSummed()) return std::nullopt;
    Share share = m_picture.scene.share(m_strip.tensor, n);
    if (isArriving(n)) --share.done;
    return share;
  }

  QList<Part> parts() const {
    QList<Part> parts;
    const bool shared = blockPixels() < OwnOutlineFrom;
    for (std::int64_t n = seen().begin; n < seen().end; ++n) {
      const BlockPlace place = placeOf(n);
      const std::optional<Share> share = shareOf(n);
      if (shared && !parts.isEmpty() && parts.last().place == place && parts.last().share == share) {
        parts.last().blocks.end = n + 1;
      } else {
        parts.append({{n, n + 1}, place, share});
      }
    }
    return parts;
  }

  QRectF rectOf(Range blocks) const {
    QRectF rect = m_picture.geometry.blockRect(m_strip.tensor, blocks.begin);
    rect = rect.united(m_picture.geometry.blockRect(m_strip.tensor, blocks.last()));
    // The grid draws a line behind its last tile; strips end with it.
    return rect & m_strip.view;
  }

  void block(const Part& part) {
    QRectF rect = rectOf(part.blocks);
    if (part.place == BlockPlace::AlsoOnChip) {
      const double missing = ThinnestOnChip - (m_strip.down ? rect.height() : rect.width());
      if (missing > 0) m_strip.down ? rect.setBottom(rect.bottom() + missing) : rect.setRight(rect.right() + missing);
    }
    if (rect.isEmpty()) return;
    const TensorHue hue = hueOf(m_strip.tensor);
    const bool inParts = part.share && part.place != BlockPlace::NotWritten && part.share->done < part.share->all;
    if (inParts) {
      const double share = static_cast<double>(part.share->done) / static_cast<double>(part.share->all);
      paintPartOfBlock(m_painter, rect, hue, part.place, share, m_strip.down, m_outline, m_picture.look);
    } else {
      paintBlock(m_painter, rect, hue, part.place, m_outline, m_picture.look);
    }
    if (isGradient(m_strip.tensor) && part.place != BlockPlace::NotWritten && !inParts && part.blocks.size() == 1) {
      const bool onChip = part.place == BlockPlace::AlsoOnChip;
      drawGradientDot(m_painter, rect, onChip ? Theme::letterOn(m_picture.look.theme.hue(hue)) : m_outline,
                      m_picture.look);
    }
  }

  /// Rows that see no key, and results that are not finite.
  void marks() {
    const StageFacts& facts = m_picture.facts;
    for (std::int64_t i = seen().begin; i < seen().end; ++i) {
      const auto n = static_cast<std::size_t>(i);
      // What nothing is added to stays at its zeros.
      const bool untouched = isSummed() && m_picture.facts.order.visitedInRow(i) == 0;
      if (placeOf(i) == BlockPlace::NotWritten && !untouched) continue;
      if (facts.rowsWithoutKeys[n] > 0) emptyRows(facts.grid.queries(i));
      if (facts.notFinite[n] && m_strip.tensor == Tensor::O) {
        const QColor ground = m_picture.look.theme.tint(m_picture.look.theme.O);
        drawNotFinite(m_painter, rectOf({i, i + 1}).center(), Theme::letterOn(ground), m_picture.look);
      }
    }
  }

  void emptyRows(Range queries) {
    const Mask& mask = m_picture.facts.grid.mask();
    std::int64_t r = queries.begin;
    while (r < queries.end) {
      if (mask.seesAKey(r)) {
        ++r;
        continue;
      }
      std::int64_t end = r + 1;
      const bool own = grid().rows.tokenPixels() >= OwnDashFrom;
      while (!own && end < queries.end && !mask.seesAKey(end)) ++end;
      dash({r, end});
      r = end;
    }
  }

  void dash(Range queries) {
    const QRectF view = m_strip.view;
    const QRectF rows(view.left(), grid().queryY(static_cast<double>(queries.begin)), view.width(),
                      static_cast<double>(queries.size()) * grid().rows.tokenPixels());
    const Look& look = m_picture.look;
    const QRectF inside = rows.adjusted(1, 1, -1, -1) & view.adjusted(1, 1, -1, -1);
    m_painter.fillRect(inside, look.theme.paper);
    const double width = std::min<double>(look.metrics.px(7), view.width() - 2);
    const double height = look.metrics.lineWidth(1.5);
    m_painter.fillRect(QRectF(view.center().x() - width / 2, inside.center().y() - height / 2, width, height),
                       look.theme.ink);
  }

  QPainter& m_painter;
  const StagePicture& m_picture;
  const StripPlace& m_strip;
  QColor m_outline;
};

}  // namespace

void paintStrips(QPainter& painter, const StagePicture& picture) {
  for (const StripPlace& strip : picture.geometry.strips) {
    painter.save();
    // The outline of a block on chip reaches a little beyond its strip.
    const double reach = picture.look.metrics.px(2);
    painter.setClipRect(strip.view.adjusted(-reach, -reach, reach, reach), Qt::IntersectClip);
    StripPainter(painter, picture, strip).paint();
    painter.restore();
  }
}

TensorHue hueOf(Tensor tensor) {
  switch (tensor) {
    case Tensor::Q:
    case Tensor::dQ: return TensorHue::Q;
    case Tensor::K:
    case Tensor::dK: return TensorHue::K;
    case Tensor::V:
    case Tensor::dV: return TensorHue::V;
    case Tensor::S:
    case Tensor::P:
    case Tensor::dP:
    case Tensor::dS: return TensorHue::S;
    case Tensor::O:
    case Tensor::dO:
    case Tensor::m:
    case Tensor::l:
    case Tensor::lse:
    case Tensor::D: return TensorHue::O;
  }
  return TensorHue::O;
}

TensorHue hueOf(OnChipBox box) {
  switch (box) {
    case OnChipBox::Q:
    case OnChipBox::dQ: return TensorHue::Q;
    case OnChipBox::K:
    case OnChipBox::dK: return TensorHue::K;
    case OnChipBox::V:
    case OnChipBox::dV: return TensorHue::V;
    case OnChipBox::Weights:
    case OnChipBox::ScoreGradients: return TensorHue::S;
    default: return TensorHue::O;
  }
}

bool isGradient(Tensor tensor) {
  return tensor == Tensor::dO || tensor == Tensor::dQ || tensor == Tensor::dK || tensor == Tensor::dV;
}

bool isGradient(OnChipBox box) {
  switch (box) {
    case OnChipBox::dO:
    case OnChipBox::ScoreGradients:
    case OnChipBox::dQ:
    case OnChipBox::dK:
    case OnChipBox::dV: return true;
    default: return false;
  }
}

void drawGradientDot(QPainter& painter, const QRectF& rect, const QColor& color, const Look& look) {
  const double side = std::min(rect.width(), rect.height());
  if (side < LeastForGradientDot) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  const double radius = std::min<double>(look.metrics.px(4), GradientDot * side);
  painter.drawEllipse(rect.center(), radius, radius);
  painter.restore();
}

void paintPartOfBlock(QPainter& painter, const QRectF& rect, TensorHue hue, BlockPlace place, double share, bool down,
                      const QColor& outline, const Look& look) {
  const QColor color = look.theme.hue(hue);
  QRectF held = rect;
  down ? held.setTop(std::round(rect.bottom() - share * rect.height()))
       : held.setRight(std::round(rect.left() + share * rect.width()));
  painter.fillRect(rect, look.theme.paper);
  if (place != BlockPlace::AlsoOnChip) {
    painter.fillRect(held, look.theme.tint(color));
    drawOutline(painter, rect, look.metrics.px(1), outline);
    return;
  }
  fillTensor(painter, held, hue, look);
  const double width = look.metrics.px(2);
  const double reach = std::min(rect.width(), rect.height()) < 3 * width ? width : std::floor(width / 2);
  drawOutline(painter, rect.adjusted(-reach, -reach, reach, reach), width, look.theme.ink);
}

void drawDashed(QPainter& painter, const QRectF& rect, const QColor& color, const Look& look) {
  const double width = look.metrics.px(1);
  QPen pen(color, width);
  pen.setCapStyle(Qt::FlatCap);
  pen.setDashPattern({2, 3});
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  const double half = width / 2;
  painter.drawRect(rect.adjusted(half, half, -half, -half));
}

void drawOutline(QPainter& painter, const QRectF& rect, double width, const QColor& color) {
  if (rect.width() <= 2 * width || rect.height() <= 2 * width) {
    painter.fillRect(rect, color);
    return;
  }
  painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), color);
  painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), color);
  painter.fillRect(QRectF(rect.left(), rect.top() + width, width, rect.height() - 2 * width), color);
  painter.fillRect(QRectF(rect.right() - width, rect.top() + width, width, rect.height() - 2 * width), color);
}

void paintBlock(QPainter& painter, const QRectF& rect, TensorHue hue, BlockPlace place, const QColor& outline,
                const Look& look) {
  const Theme& theme = look.theme;
  const QColor color = theme.hue(hue);
  switch (place) {
    case BlockPlace::InHbm:
      painter.fillRect(rect, theme.tint(color));
      drawOutline(painter, rect, look.metrics.px(1), outline);
      break;
    case BlockPlace::AlsoOnChip: {
      const double width = look.metrics.px(2);
      fillTensor(painter, rect, hue, look);
      // Thin blocks keep their colour: the outline lies round them.
      const bool thin = std::min(rect.width(), rect.height()) < 3 * width;
      const double reach = thin ? width : std::floor(width / 2);
      drawOutline(painter, rect.adjusted(-reach, -reach, reach, reach), width, theme.ink);
      break;
    }
    case BlockPlace::NotWritten:
      painter.fillRect(rect, theme.paper);
      drawDashed(painter, rect, outline, look);
      break;
  }
}

}  // namespace tilewise
