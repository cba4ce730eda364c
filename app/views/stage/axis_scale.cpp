// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/axis_scale.h"

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"

namespace tilewise {

namespace {

constexpr double Slack = 1e-9;  ///< what products of 1/n lose

}  // namespace

AxisScale::AxisScale(std::int64_t tokens, std::int64_t block, double blockPixels)
    : m_tokens(tokens), m_block(block), m_blockPixels(blockPixels) {
  TILEWISE_EXPECTS(tokens > 0 && block > 0 && block <= tokens && blockPixels > 0);
  const double exact = position(static_cast<double>(tokens));
  m_length = std::max(1.0, blockPixels < 1 ? std::ceil(exact - Slack) : std::round(exact));
  // A ragged last block is seen, however thin.
  if (blockPixels >= 1) m_length = std::max(m_length, edge(blockCount() - 1) + 1);
}

double AxisScale::edge(std::int64_t block) const {
  if (block >= blockCount()) return m_length;
  const double exact = static_cast<double>(block) * m_blockPixels;
  return m_blockPixels < 1 ? std::floor(exact + Slack) : std::round(exact);
}

double AxisScale::end(std::int64_t block) const { return std::max(edge(block + 1), edge(block) + 1); }

std::int64_t AxisScale::blockAt(double pixel) const {
  const double inside = std::clamp(pixel, 0.0, m_length - Slack);
  auto block = std::clamp<std::int64_t>(static_cast<std::int64_t>(inside / m_blockPixels), 0, blockCount() - 1);
  while (block > 0 && edge(block) > inside) --block;
  while (block + 1 < blockCount() && end(block) <= inside) ++block;
  while (block > 0 && m_blockPixels < 1 && edge(block - 1) == edge(block)) --block;
  return block;
}

std::int64_t AxisScale::tokenAt(double pixel) const {
  const std::int64_t block = blockAt(pixel);
  const std::int64_t first = block * m_block;
  const std::int64_t count = std::min(m_block, m_tokens - first);
  // Within the block as it is drawn: rounding may have moved its edges.
  const double begin = edge(block);
  const double share = std::clamp((pixel - begin) / (end(block) - begin), 0.0, 1.0);
  return first + std::min(count - 1, static_cast<std::int64_t>(share * static_cast<double>(count)));
}

Range AxisScale::blocksBetween(double from, double to) const {
  if (to <= from || to <= 0 || from >= m_length) return {};
  std::int64_t last = blockAt(to - Slack);
  while (last + 1 < blockCount() && edge(last + 1) < to) ++last;
  return {blockAt(from), last + 1};
}

}  // namespace tilewise
