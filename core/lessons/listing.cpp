// SPDX-License-Identifier: MIT
#include "core/lessons/listing.h"

#include <algorithm>

#include "core/lessons/gpu_listing_facts.h"
#include "core/lessons/listing_facts.h"
#include "core/lessons/listing_template.h"

namespace tilewise {

namespace {

/// What a language cannot say.
Expected<void> checkSayable(const Problem& problem, Language language) {
  const ProblemSettings& settings = problem.settings();
  if (settings.storage != Storage::None) {
    return failure({ErrorCode::NotAvailable, "--storage", std::string(word(settings.storage)),
                    "a listing without rounding to a storage precision: none"});
  }
  if (language == Language::Numpy) return {};
  if (settings.algorithm != Algorithm::FlashAttention2) {
    return failure({ErrorCode::NotAvailable, "--algorithm", std::string(word(settings.algorithm)),
                    "fa2 in " + std::string(word(language)) + ", any in numpy"});
  }
  const bool hasOtherOrder = settings.backward && settings.backwardOrder != BackwardOrder::FlashAttention2;
  if (language == Language::Torch && hasOtherOrder) {
    return failure({ErrorCode::NotAvailable, "--backward-order", std::string(word(settings.backwardOrder)),
                    "fa2 in torch, any in numpy"});
  }
  return {};
}

}  // namespace

std::string_view word(Language language) {
  switch (language) {
    case Language::Numpy: return "numpy";
    case Language::Torch: return "torch";
    case Language::Triton: return "triton";
  }
  return {};
}

std::string Listing::text() const {
  std::string all;
  for (const ListingLine& line : lines) all += line.text + '\n';
  return all;
}

std::vector<std::size_t> Listing::linesOf(StripKind strip, const Event& event) const {
  const auto fits = [&](const ListingOccasion& occasion) {
    return occasion.pass == event.pass && occasion.strip == strip && occasion.kind == event.kind &&
           (!occasion.tensor || occasion.tensor == event.tensor);
  };
  std::vector<std::size_t> found;
  for (std::size_t n = 0; n < lines.size(); ++n) {
    if (std::any_of(lines[n].occasions.begin(), lines[n].occasions.end(), fits)) found.push_back(n);
  }
  return found;
}

Expected<Listing> codeListing(const Problem& problem, Language language, const std::string& options) {
  if (const auto sayable = checkSayable(problem, language); !sayable) return tl::unexpected(sayable.error());
  ListingFacts facts = listingFacts(problem, options);
  facts.add(std::string(word(language)), true);
  if (language != Language::Numpy) addGpuFacts(problem, facts);
  facts.values["how_made"] =
      options.empty() ? "" : "Written by: tilewise-cli code --language " + std::string(word(language)) + " " + options;
  return Listing{expandTemplate("listings/" + std::string(word(language)) + ".py", facts),
                 problem.settings().inputKind == InputKind::Own};
}

Listing kernelListing(std::string_view taggedSource) { return {linesOfSource(taggedSource), false}; }

}  // namespace tilewise
