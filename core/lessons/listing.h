// SPDX-License-Identifier: MIT
#pragma once

/// A problem as a program that runs: in NumPy with the counter, as a torch.autograd.Function, as a Triton kernel. The
/// program holds what the problem needs and nothing else. Each line knows the events that it stands for.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/problem/problem.h"
#include "core/trace/schedule.h"

namespace tilewise {

enum class Language : std::uint8_t { Numpy, Torch, Triton };

std::string_view word(Language language);  ///< numpy | torch | triton

/// What a line is there for: events of a kind in strips of a kind, loads and stores of one tensor only.
struct ListingOccasion {
  Pass pass = Pass::Forward;
  StripKind strip = StripKind::QueryBlock;
  EventKind kind = EventKind::RowBlockBegin;
  std::optional<Tensor> tensor{};

  bool operator==(const ListingOccasion&) const = default;
};

struct ListingLine {
  std::string text;
  std::vector<ListingOccasion> occasions;
};

struct Listing {
  std::vector<ListingLine> lines;
  bool readsInputs = false;  ///< from q.npy, k.npy, v.npy, do.npy beside it: the arrays of the head at hand

  /// The program, a line break after each line.
  std::string text() const;
  /// The lines that an event in such a strip belongs to, from 0, ascending.
  std::vector<std::size_t> linesOf(StripKind strip, const Event& event) const;
};

/// The program for a problem. `options` are the problem options of the command line that make it, for the sentence at
/// the top; empty when they are not known.
/// Errors: NotAvailable (a storage precision; torch and triton: another algorithm or backward order than fa2).
[[nodiscard]] Expected<Listing> codeListing(const Problem& problem, Language language, const std::string& options = {});

/// The source of a kernel as it is compiled, with the events that its `//@` comments name (taggedKernelText()).
Listing kernelListing(std::string_view taggedSource);

}  // namespace tilewise
