// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/listing_template.h"
#include "core/problem/problem.h"

namespace tilewise {

/// What the templates of all languages ask about a problem; `options` as in codeListing().
///   facts:  standard fa1 fa2, backward, order_*, causal left right documents blocks (masks), masks, visible (a
///           function says which entries are), partial (a visited tile has hidden entries), skips, empty_rows
///           empty_columns (a block without a visited tile), blind_rows (queries that see no key), late_rows (that see
///           none in their first visited tiles), blind_tiles (that see none in a visited tile), softcap alibi dropout
///           offset, reads ramp outliers philox
///   values: sizes, constants, conditions and literals as Python writes them
ListingFacts listingFacts(const Problem& problem, const std::string& options);

}  // namespace tilewise
