// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome_card.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "app/session/words.h"
#include "app/views/look/hatch.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Padding = 12;
constexpr int Picture = 96;
constexpr int Gap = 14;
constexpr int LeastTextWidth = 210;

}  // namespace

WelcomeCard::WelcomeCard(const Preset& preset, QWidget* parent)
    : QAbstractButton(parent),
      m_name(QString::fromStdString(preset.name)),
      m_title(engineText(preset.title)),
      m_grid(Problem::make(preset.settings).value()) {
  setText(m_name);
  setAccessibleName(m_name);
  setAccessibleDescription(m_title);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
}

void WelcomeCard::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

/// Beside the picture.
QRect WelcomeCard::textRoom(int width) const {
  const int padding = m_look.metrics.px(Padding);
  const int left = padding + m_look.metrics.px(Picture) + m_look.metrics.px(Gap);
  return {left, padding, std::max(1, width - left - padding), 10000};
}

int WelcomeCard::heightForWidth(int width) const {
  const QRect room = textRoom(width);
  const QFontMetrics name(m_look.metrics.bold(Role::Title));
  const QRect title = QFontMetrics(m_look.metrics.font(Role::Body)).boundingRect(room, Qt::TextWordWrap, m_title);
  const int text = name.height() + m_look.metrics.px(4) + title.height();
  return std::max(text, m_look.metrics.px(Picture)) + 2 * m_look.metrics.px(Padding);
}

QSize WelcomeCard::sizeHint() const {
  const int width = textRoom(0).left() + m_look.metrics.px(LeastTextWidth) + m_look.metrics.px(Padding);
  return {width, heightForWidth(width)};
}

void WelcomeCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  const bool isPointedAt = underMouse() || isDown();
  const qreal line = hasFocus() ? metrics.lineWidth(2) : 1;
  painter.setPen(QPen(hasFocus() ? theme.focus : theme.edge, line));
  painter.setBrush(isPointedAt ? theme.sel : theme.button);
  const qreal half = line / 2;
  painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), metrics.px(5), metrics.px(5));
  const int padding = metrics.px(Padding);
  paintTiles(painter, QRectF(padding, padding, metrics.px(Picture), metrics.px(Picture)));
  QRect room = textRoom(width());
  painter.setPen(theme.ink);
  painter.setFont(metrics.bold(Role::Title));
  painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, m_name);
  room.setTop(room.top() + QFontMetrics(painter.font()).height() + metrics.px(4));
  painter.setFont(metrics.font(Role::Body));
  painter.setPen(theme.ink2);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_title);
}

/// Full tiles filled, partial ones half, skipped ones hatched, in the shape of the scores.
void WelcomeCard::paintTiles(QPainter& painter, const QRectF& room) const {
  const Theme& theme = m_look.theme;
  const auto rows = static_cast<double>(m_grid.queries(m_grid.nr() - 1).end);
  const auto columns = static_cast<double>(m_grid.keys(m_grid.nc() - 1).end);
  const double scale = std::min(room.width() / columns, room.height() / rows);
  const QPointF corner(room.left(), room.top() + (room.height() - rows * scale) / 2);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (std::int64_t i = 0; i < m_grid.nr(); ++i) {
    for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
      const Range queries = m_grid.queries(i);
      const Range keys = m_grid.keys(j);
      const auto at = [&](std::int64_t key, std::int64_t query) {
        return corner + QPointF(std::round(static_cast<double>(key) * scale), std::round(static_cast<double>(query) * scale));
      };
      const QRectF tile(at(keys.begin, queries.begin), at(keys.end, queries.end));
      const TileKind kind = m_grid.kind({i, j});
      painter.fillRect(tile, kind == TileKind::Full      ? theme.done
                             : kind == TileKind::Partial ? mixed(theme.done, theme.paper, 0.5)
                                                         : theme.paper);
      if (kind == TileKind::Skipped) drawHatch(painter, tile, skippedHatch(HatchKind::Rising, m_look, corner));
      painter.setPen(theme.grid);
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(tile.adjusted(0, 0, -1, -1));
    }
  }
  painter.restore();
}

}  // namespace tilewise
