// SPDX-License-Identifier: MIT
#include "core/base/text_mark.h"
#include "core/faults/fault_pages.h"

namespace tilewise {

namespace {

/// The lesson, and what is changed in it.
ProblemSettings lesson() { return {}; }

ProblemSettings oneKeyBlock() {
  ProblemSettings settings;
  settings.Bc = settings.Tk;
  return settings;
}

ProblemSettings withScale(double scale) {
  ProblemSettings settings;
  settings.scale = scale;
  return settings;
}

ProblemSettings withWindow(std::int64_t left, std::int64_t right) {
  ProblemSettings settings;
  settings.window = {left, right};
  return settings;
}

ProblemSettings withDropout(double probability) {
  ProblemSettings settings;
  settings.dropout = probability;
  return settings;
}

constexpr std::string_view OneKeyBlock =
    TILEWISE_TEXT("Engine", "One block holds all keys: there is no older sum to bring up to date.");
constexpr std::string_view OneKey =
    TILEWISE_TEXT("Engine", "Each query sees one key, itself: l = exp(0) = 1, and log l = 0.");
constexpr std::string_view GrowingMaxima =
    TILEWISE_TEXT("Engine", "In most rows the maximum grows after the first of the 16 tiles.");

}  // namespace

std::vector<FaultPage> softmaxFaultPages() {
  return {
      {Fault::NoMaximum,
       TILEWISE_TEXT("Engine", "No maximum subtracted"),
       TILEWISE_TEXT("Engine",
                     "Mathematically exp(S) and exp(S - m) give the same weights. In float32, exp overflows above "
                     "88.7, and infinity "
                     "divided by infinity is NaN; scores far below zero vanish all together, and 0/0 is NaN too."),
       {"P = exp(S - m')", "P = exp(S)", EventKind::Exponentiated},
       withScale(8),
       TILEWISE_TEXT("Engine", "With the scale c = 8 the largest scores are far above 88.7."),
       lesson(),
       TILEWISE_TEXT("Engine", "The scores of well-scaled random data stay below 10.")},
      {Fault::NanOfEmptyRows,
       TILEWISE_TEXT("Engine", "NaN from -inf - (-inf)"),
       TILEWISE_TEXT("Engine",
                     "A row that has seen no key yet has the maximum minus infinity, and so have its masked scores. "
                     "Their difference "
                     "is "
                     "not 0 but NaN, and a NaN stays in the row for good. A row without an older sum needs a guard."),
       {"P = 0 if m' = -inf, else exp(S - m')", "P = exp(S - m')", EventKind::Exponentiated},
       withWindow(32, 0),
       TILEWISE_TEXT("Engine",
                     "A window of 33 keys: the later queries of a block see nothing of the tile that its first query "
                     "begins with."),
       [] {
         ProblemSettings settings;
         settings.causal = true;
         return settings;
       }(),
       TILEWISE_TEXT("Engine", "Under a causal mask alone every query sees key 0, which lies in the first tile.")},
      {Fault::LNotRescaled,
       TILEWISE_TEXT("Engine", "\u2113 not rescaled"),
       TILEWISE_TEXT(
           "Engine",
           "When the maximum grows, older terms of the row sum belong to the old maximum and are too large. The sum is "
           "then "
           "too large and the row of O too small; rows whose maximum comes in the first tile are right."),
       {"\u2113 = f \u2113 + rowsum P", "\u2113 = \u2113 + rowsum P", EventKind::Rescaled},
       lesson(),
       GrowingMaxima,
       oneKeyBlock(),
       OneKeyBlock},
      {Fault::ONotRescaled,
       TILEWISE_TEXT("Engine", "\u00d5 not rescaled"),
       TILEWISE_TEXT("Engine",
                     "When the maximum grows, the older part of the output belongs to the old maximum and is too "
                     "large. Values of "
                     "the "
                     "first key blocks then weigh too much; lse is right."),
       {"\u00d5 = f \u00d5 + P V_j", "\u00d5 = \u00d5 + P V_j", EventKind::Rescaled},
       lesson(),
       GrowingMaxima,
       oneKeyBlock(),
       OneKeyBlock},
      {Fault::MOverwritten,
       TILEWISE_TEXT("Engine", "m overwritten before the factor is taken"),
       TILEWISE_TEXT(
           "Engine",
           "The factor needs the old maximum and the new one. If m is set to m' first, the factor is exp(0) = 1, and "
           "neither "
           "the row sum nor the output is rescaled."),
       {"f = exp(m - m'); m = m'", "m = m'; f = exp(m - m')", EventKind::Rescaled},
       lesson(),
       GrowingMaxima,
       oneKeyBlock(),
       OneKeyBlock},
      {Fault::LAfterDropout,
       TILEWISE_TEXT("Engine", "\u2113 summed after dropout"),
       TILEWISE_TEXT(
           "Engine",
           "Dropout acts on the normalised weights, so the row sum is that of all weights. Summed after dropout, the "
           "kept "
           "weights of each row are made to sum to 1: dropout then hardly changes the size of the output, and lse is "
           "wrong."),
       {"\u2113 += rowsum P; \u00d5 += (Z \u2218 P) V_j", "P = Z \u2218 P; \u2113 += rowsum P; \u00d5 += P V_j",
        EventKind::Accumulated},
       withDropout(0.1),
       TILEWISE_TEXT("Engine", "One weight in ten is dropped."),
       lesson(),
       TILEWISE_TEXT("Engine", "Without dropout there is nothing to sum too late.")},
      {Fault::NoFinalDivision,
       TILEWISE_TEXT("Engine", "\u00d5 stored without 1/\u2113"),
       TILEWISE_TEXT("Engine",
                     "FlashAttention-2 keeps the output unnormalised until the end of a row block. Without the last "
                     "division every "
                     "row "
                     "is too large by its row sum."),
       {"O_i = \u00d5 / \u2113", "O_i = \u00d5", EventKind::Normalised},
       lesson(),
       TILEWISE_TEXT("Engine", "The weights of 1,024 keys add up to far more than 1."),
       withWindow(0, 0),
       OneKey},
      {Fault::LseWithoutLog,
       TILEWISE_TEXT("Engine", "lse without log \u2113"),
       TILEWISE_TEXT("Engine",
                     "O does not need lse, so the forward pass looks right. The backward pass makes its weights from "
                     "lse: without "
                     "log "
                     "\u2113 they are too large by \u2113, and all gradients with them."),
       {"lse = m + log \u2113", "lse = m", EventKind::LseWritten},
       lesson(),
       TILEWISE_TEXT("Engine", "The weights of 1,024 keys add up to far more than 1."),
       withWindow(0, 0),
       OneKey},
  };
}

}  // namespace tilewise
