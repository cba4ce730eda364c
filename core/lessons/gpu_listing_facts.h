// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/listing_template.h"
#include "core/problem/problem.h"

namespace tilewise {

/// What the templates of PyTorch and Triton ask besides listingFacts().
///   facts:  torch_visible (a function says which entries are visible), torch_masks (rows may have seen no key yet),
///           torch_sdpa (scaled_dot_product_attention knows all that the problem has), triton_end, triton_seen
///   values: conditions on rows r and keys t, masks of loads where the sizes are no powers of two
void addGpuFacts(const Problem& problem, ListingFacts& facts);

}  // namespace tilewise
