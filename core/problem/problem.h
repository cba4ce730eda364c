// SPDX-License-Identifier: MIT
#pragma once

/// What is asked for: shapes, heads, blocks, masks, score modifications, algorithm, arithmetic, made-up data.
/// ProblemSettings is what a person edits; Problem is the same after validation and is what every engine, model and
/// view takes. The arrays themselves are Inputs (inputs.h).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/base/shared_value.h"
#include "core/problem/block_mask.h"
#include "core/problem/documents.h"
#include "core/problem/words.h"

namespace tilewise {

/// Query r sees keys from r + off - left to r + off + right.
struct Window {
  static constexpr std::int64_t Unbounded = -1;
  std::int64_t left = Unbounded;
  std::int64_t right = Unbounded;

  bool isBounded() const { return left != Unbounded || right != Unbounded; }
  bool operator==(const Window&) const = default;
};

struct ProblemSettings {
  std::int64_t Tq = 1024;  ///< queries
  std::int64_t Tk = 1024;  ///< keys
  std::int64_t dk = 64;    ///< width of a query or key row
  std::int64_t dv = 64;    ///< width of a value or output row
  std::int64_t Br = 128;   ///< rows of a query block; may exceed Tq
  std::int64_t Bc = 64;    ///< rows of a key/value block; may exceed Tk

  std::int64_t batch = 1;               ///< B
  std::int64_t heads = 1;               ///< H, query heads
  std::optional<std::int64_t> kvHeads;  ///< H_kv, key/value heads; H when absent
  std::int64_t head = 0;                ///< the one that is run and stepped: b H + query head

  Algorithm algorithm = Algorithm::FlashAttention2;
  bool backward = false;  ///< the backward pass follows the forward pass
  BackwardOrder backwardOrder = BackwardOrder::FlashAttention2;  ///< ignored by standard attention, which has its own
  /// Key blocks (query blocks, where these are outside) of the backward pass in an order drawn from this seed, as
  /// atomic additions may arrive; ascending when absent.
  std::optional<std::uint64_t> shuffle;

  bool causal = false;
  Alignment alignment = Alignment::TopLeft;
  Window window;
  SharedValue<Documents> documents;
  SharedValue<BlockMask> blockMask;  ///< nr x nc

  std::optional<double> scale;  ///< 1/sqrt(dk) when absent
  double softCap = 0;           ///< scores become cap tanh(u / cap); 0: none
  std::vector<double> alibi;    ///< slopes: none, one for all query heads, or one a query head
  double dropout = 0;           ///< probability that a weight is dropped

  ElementType elementType = ElementType::Fp16;  ///< what the byte counters assume
  Precision precision = Precision::Float32;     ///< arithmetic of the CPU engine
  Storage storage = Storage::None;              ///< rounding emulated where a GPU kernel rounds
  InputKind inputKind = InputKind::Normal;      ///< made-up data, unless arrays are given
  std::uint64_t seed = 1;                       ///< of made-up data and of dropout

  std::string device = "H200";            ///< whose on-chip memory the blocks are held against
  std::optional<std::int64_t> sramBytes;  ///< the same as a number of bytes; takes the place of the device

  bool operator==(const ProblemSettings&) const = default;
};

/// The tiles that its block mask has to have.
inline MaskTiles maskTilesOf(const ProblemSettings& settings) {
  return {settings.Tq, settings.Tk, settings.Br, settings.Bc};
}

/// Limits of the sizes: entry numbers of a tensor must fit 32 bits (Philox counters).
inline constexpr std::int64_t MaximumTokens = 1 << 20;
inline constexpr std::int64_t MaximumWidth = 1 << 12;
inline constexpr std::int64_t MaximumHeads = 1 << 16;

class Problem {
 public:
  /// Errors: OutOfRange (sizes, heads, blocks, window, scale, soft cap, ALiBi, dropout, sramBytes), Shape (documents,
  ///         block mask, number of slopes), Conflict (float64 arithmetic with a storage precision). The place of the
  ///         error is the option's name ("--br").
  [[nodiscard]] static Expected<Problem> make(ProblemSettings settings);

  const ProblemSettings& settings() const { return m_settings; }
  std::int64_t Tq() const { return m_settings.Tq; }
  std::int64_t Tk() const { return m_settings.Tk; }
  std::int64_t dk() const { return m_settings.dk; }
  std::int64_t dv() const { return m_settings.dv; }
  std::int64_t Br() const { return m_settings.Br; }
  std::int64_t Bc() const { return m_settings.Bc; }
  Algorithm algorithm() const { return m_settings.algorithm; }
  BackwardOrder backwardOrder() const { return m_settings.backwardOrder; }
  bool isStandard() const { return m_settings.algorithm == Algorithm::Standard; }
  /// The last pass that is run.
  Pass lastPass() const { return m_settings.backward ? Pass::Backward : Pass::Forward; }

  std::int64_t kvHeads() const { return m_settings.kvHeads.value_or(m_settings.heads); }
  /// Query heads of all batches, B H: what per-head counts are multiplied by.
  std::int64_t headCount() const { return m_settings.batch * m_settings.heads; }
  /// The key/value head that query head `head` of settings() reads, counted over all batches.
  std::int64_t kvHead() const;

  /// The factor c of the scores.
  double scale() const;
  /// `off` of algorithms.md: query r sees keys t <= r + off when causal.
  std::int64_t offset() const;
  /// The slope of the head at hand; 0 without ALiBi.
  double alibiSlope() const;

  bool operator==(const Problem&) const = default;

 private:
  explicit Problem(ProblemSettings settings) : m_settings(std::move(settings)) {}
  ProblemSettings m_settings;
};

/// The same problem under another algorithm; never fails, since all algorithms take all problems.
Problem withAlgorithm(const Problem& problem, Algorithm algorithm);

}  // namespace tilewise
