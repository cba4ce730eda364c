// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/broken_pixels.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tilewise {

namespace {

/// From the best to the worst: the larger is seen.
enum class Seen : std::uint8_t { Skipped, Computed, PartWrong, InVain, Lost };

Seen seenOf(const BrokenTiles& tiles, const TileGrid& right, TileIndex tile) {
  switch (tiles.fate(tile)) {
    case TileFate::Lost: return Seen::Lost;
    case TileFate::InVain: return Seen::InVain;
    case TileFate::Skipped: return Seen::Skipped;
    case TileFate::Computed: break;
  }
  return tiles.kind(tile) == right.kind(tile) ? Seen::Computed : Seen::PartWrong;
}

/// The pixel in which each block begins.
std::vector<int> pixelsOf(std::int64_t blocks, int pixels) {
  std::vector<int> found(static_cast<std::size_t>(blocks));
  for (std::int64_t n = 0; n < blocks; ++n) {
    found[static_cast<std::size_t>(n)] = static_cast<int>(std::min<std::int64_t>(pixels - 1, n * pixels / blocks));
  }
  return found;
}

}  // namespace

QImage brokenPixels(const BrokenTiles& tiles, const TileGrid& right, QSize size, const Look& look) {
  size = size.expandedTo({1, 1});
  const std::vector<int> columns = pixelsOf(tiles.nc(), size.width()), rows = pixelsOf(tiles.nr(), size.height());
  const std::array<QRgb, 5> colors{look.theme.skip.rgb(), look.theme.done.rgb(), look.theme.err.rgb(),
                                   mixed(look.theme.err, look.theme.paper, 0.35).rgb(), look.theme.err.rgb()};
  QImage image(size, QImage::Format_RGB32);
  image.fill(look.theme.paper);
  std::vector<Seen> line(static_cast<std::size_t>(size.width()), Seen::Skipped);
  for (std::int64_t i = 0; i < tiles.nr(); ++i) {
    const int y = rows[static_cast<std::size_t>(i)];
    if (i == 0 || y != rows[static_cast<std::size_t>(i - 1)]) std::fill(line.begin(), line.end(), Seen::Skipped);
    for (std::int64_t j = 0; j < tiles.nc(); ++j) {
      Seen& seen = line[static_cast<std::size_t>(columns[static_cast<std::size_t>(j)])];
      if (seen != Seen::Lost) seen = std::max(seen, seenOf(tiles, right, {i, j}));
    }
    auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (std::size_t x = 0; x < line.size(); ++x) pixels[x] = colors[static_cast<std::size_t>(line[x])];
  }
  return image;
}

}  // namespace tilewise
