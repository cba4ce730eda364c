// SPDX-License-Identifier: MIT
#pragma once

/// HBM accesses by closed form, per head and in values: a second opinion on what the engine counts, made from the
/// census alone. With no mask, Tq = Tk = T and dk = dv = d each is the formula beside it.
/// Source: algorithms.md, "Memory: what is counted".

#include <cstdint>

#include "core/tiling/tile_census.h"

namespace tilewise {

std::int64_t standardForwardValues(const Problem& problem);                               ///< 4T² + 4Td
std::int64_t fa2ForwardValues(const Problem& problem, const TileCensus& census);          ///< Td + 2Td nr + Td + T
std::int64_t fa1ForwardValues(const Problem& problem, const TileCensus& census);          ///< 2Td + nc(3Td + 4T)
std::int64_t standardBackwardValues(const Problem& problem);                              ///< 7T² + 8Td
std::int64_t fa2BackwardValues(const Problem& problem, const TileCensus& census);         ///< 6Td + T + nc(4Td + 2T)
std::int64_t fa1BackwardValues(const Problem& problem, const TileCensus& census);         ///< 4Td + nc(5Td + 2T)
std::int64_t queryOuterBackwardValues(const Problem& problem, const TileCensus& census);  ///< 5Td + 3T + 6Td nr
std::int64_t twoLoopsBackwardValues(const Problem& problem,
                                    const TileCensus& census);  ///< 9Td + 3T + nc(2Td+2T) + 2Td nr

}  // namespace tilewise
