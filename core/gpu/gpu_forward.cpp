// SPDX-License-Identifier: MIT
#include "core/gpu/gpu_forward.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <new>
#include <unordered_map>
#include <vector>

#include "core/attention/worker_threads.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

namespace {

/// The kernel's argument, field by field as in fa2_forward.cu.
struct Parameters {
  cuda::Pointer Q, K, V, O, lse, rowBegin, tiles, documentsQ, documentsK, slopes;
  int Tq, Tk, heads, kvHeads;
  int below, above;
  int offset;
  float scale, softCap;
  unsigned long long seed;
  unsigned dropLimit;
  float keptFactor;
};

using Bits = std::vector<std::uint16_t>;

std::uint16_t bitsOf(double value, bool isBf16) {
  const float narrow = static_cast<float>(value);
  return isBf16 ? Eigen::numext::bit_cast<std::uint16_t>(Eigen::bfloat16(narrow))
                : Eigen::numext::bit_cast<std::uint16_t>(Eigen::half(narrow));
}

double valueOf(std::uint16_t bits, bool isBf16) {
  return isBf16 ? static_cast<double>(static_cast<float>(Eigen::numext::bit_cast<Eigen::bfloat16>(bits)))
                : static_cast<double>(static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(bits)));
}

/// Rows in HBM are whole chunks of 16 bytes.
std::int64_t hbmWidth(std::int64_t width) { return (width + 7) / 8 * 8; }

void place(const Matrix<double>& values, std::int64_t head, bool isBf16, Bits& heads) {
  const std::int64_t width = hbmWidth(values.cols());
  std::uint16_t* const begin = heads.data() + head * values.rows() * width;
  for (Index r = 0; r < values.rows(); ++r) {
    for (Index c = 0; c < values.cols(); ++c) begin[r * width + c] = bitsOf(values(r, c), isBf16);
  }
}

/// Q, K and V of all heads.
struct Arrays {
  Bits Q, K, V;
};

Arrays gather(const Problem& problem, const InputsOfHead& inputsOfHead, bool isBf16) {
  const std::int64_t heads = problem.headCount();
  const std::int64_t kvHeads = problem.settings().batch * problem.kvHeads();
  const auto sized = [](std::int64_t count, std::int64_t rows, std::int64_t width) {
    return Bits(static_cast<std::size_t>(count * rows * hbmWidth(width)), 0);
  };
  Arrays arrays{sized(heads, problem.Tq(), problem.dk()), sized(kvHeads, problem.Tk(), problem.dk()),
                sized(kvHeads, problem.Tk(), problem.dv())};
  const std::int64_t queriesAKey = problem.settings().heads / problem.kvHeads();
  std::atomic<std::int64_t> next{0};
  runOnThreads(static_cast<unsigned>(std::min<std::int64_t>(threadCount(0), heads)), [&](unsigned) {
    for (std::int64_t head = next++; head < heads; head = next++) {
      const Inputs inputs = inputsOfHead(head);
      place(inputs.Q, head, isBf16, arrays.Q);
      if (head % queriesAKey != 0) continue;  // the first query head of a group brings its keys
      place(inputs.K, head / queriesAKey, isBf16, arrays.K);
      place(inputs.V, head / queriesAKey, isBf16, arrays.V);
    }
  });
  return arrays;
}

/// The visited tiles of each query block, as the kernel walks them.
struct TileLists {
  std::vector<int> rowBegin{0};
  std::vector<int> tiles;
};

TileLists listTiles(const Problem& problem) {
  const TileGrid grid(problem);
  TileLists lists;
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      const TileKind kind = grid.kind({i, j});
      if (kind != TileKind::Skipped) lists.tiles.push_back(static_cast<int>(2 * j + (kind == TileKind::Partial ? 1 : 0)));
    }
    lists.rowBegin.push_back(static_cast<int>(lists.tiles.size()));
  }
  if (lists.tiles.empty()) lists.tiles.push_back(0);  // memory of no size is none
  return lists;
}

/// Everything on the card, and the argument that names it.
class Launch {
 public:
  explicit Launch(std::shared_ptr<Card> card) : m_card(std::move(card)) {}

  template <class Value>
  Expected<cuda::Pointer> put(const std::vector<Value>& values) {
    auto buffer = CardBuffer::holding(m_card, std::as_bytes(std::span(values)));
    if (!buffer) return tl::unexpected(buffer.error());
    m_buffers.push_back(std::move(*buffer));
    return m_buffers.back().address();
  }
  /// Room for results, all NaN.
  Expected<cuda::Pointer> room(std::size_t bytes) {
    auto buffer = CardBuffer::make(m_card, bytes);
    if (!buffer) return tl::unexpected(buffer.error());
    if (const auto filled = buffer->fill(0xff); !filled) return tl::unexpected(filled.error());
    m_buffers.push_back(std::move(*buffer));
    return m_buffers.back().address();
  }

  Parameters parameters{};

 private:
  std::shared_ptr<Card> m_card;
  std::vector<CardBuffer> m_buffers;
};

std::vector<int> labels(const std::vector<std::int64_t>& all) {
  // Only which are equal matters, so labels of any size become small numbers.
  std::unordered_map<std::int64_t, int> names;
  std::vector<int> small;
  for (const std::int64_t label : all) small.push_back(names.try_emplace(label, static_cast<int>(names.size())).first->second);
  return small;
}

Expected<void> fillMask(const Problem& problem, Launch& launch) {
  constexpr int Far = 1 << 29;
  const ProblemSettings& settings = problem.settings();
  Parameters& p = launch.parameters;
  const int offset = static_cast<int>(problem.offset());
  p.offset = offset;
  p.below = settings.window.left == Window::Unbounded ? -Far : offset - static_cast<int>(settings.window.left);
  p.above = settings.window.right == Window::Unbounded ? Far : offset + static_cast<int>(settings.window.right);
  if (settings.causal) p.above = std::min(p.above, offset);
  if (!settings.documents) return {};
  // One naming for queries and keys together.
  std::vector<std::int64_t> both = settings.documents->queries();
  both.insert(both.end(), settings.documents->keys().begin(), settings.documents->keys().end());
  const std::vector<int> all = labels(both);
  const auto queries = launch.put(std::vector<int>(all.begin(), all.begin() + problem.Tq()));
  const auto keys = launch.put(std::vector<int>(all.begin() + problem.Tq(), all.end()));
  if (!queries || !keys) return tl::unexpected(queries ? keys.error() : queries.error());
  p.documentsQ = *queries;
  p.documentsK = *keys;
  return {};
}

Expected<void> fillScores(const Problem& problem, Launch& launch) {
  const ProblemSettings& settings = problem.settings();
  Parameters& p = launch.parameters;
  p.scale = static_cast<float>(problem.scale());
  p.softCap = static_cast<float>(settings.softCap);
  p.seed = settings.seed;
  p.dropLimit = static_cast<unsigned>(std::floor(std::ldexp(settings.dropout, 32)));
  p.keptFactor = static_cast<float>(1 / (1 - settings.dropout));
  if (settings.alibi.empty()) return {};
  std::vector<float> slopes(static_cast<std::size_t>(settings.heads), static_cast<float>(settings.alibi.front()));
  for (std::size_t n = 0; settings.alibi.size() > 1 && n < slopes.size(); ++n) {
    slopes[n] = static_cast<float>(settings.alibi[n]);
  }
  const auto put = launch.put(slopes);
  if (!put) return tl::unexpected(put.error());
  p.slopes = *put;
  return {};
}

Expected<void> fillArrays(const Problem& problem, const Arrays& arrays, Launch& launch) {
  Parameters& p = launch.parameters;
  p.Tq = static_cast<int>(problem.Tq());
  p.Tk = static_cast<int>(problem.Tk());
  p.heads = static_cast<int>(problem.settings().heads);
  p.kvHeads = static_cast<int>(problem.kvHeads());
  const TileLists lists = listTiles(problem);
  const auto rows = static_cast<std::size_t>(problem.headCount() * problem.Tq());
  const std::array<std::pair<cuda::Pointer*, Expected<cuda::Pointer>>, 7> all{{
      {&p.Q, launch.put(arrays.Q)},
      {&p.K, launch.put(arrays.K)},
      {&p.V, launch.put(arrays.V)},
      {&p.rowBegin, launch.put(lists.rowBegin)},
      {&p.tiles, launch.put(lists.tiles)},
      {&p.O, launch.room(rows * static_cast<std::size_t>(hbmWidth(problem.dv())) * sizeof(std::uint16_t))},
      {&p.lse, launch.room(rows * sizeof(float))},
  }};
  for (const auto& [target, made] : all) {
    if (!made) return tl::unexpected(made.error());
    *target = *made;
  }
  return {};
}

Expected<void> fetch(const Card& card, const Problem& problem, const Parameters& p, bool isBf16, RunResult& result) {
  const auto width = static_cast<std::size_t>(hbmWidth(problem.dv()));
  const auto rows = static_cast<std::size_t>(problem.Tq());
  const auto head = static_cast<std::size_t>(problem.settings().head);
  Bits O(rows * width);
  std::vector<float> lse(rows);
  const cuda::Driver& driver = card.driver();
  Expected<void> fine = driver.check(driver.copyToHost(O.data(), p.O + head * rows * width * 2, O.size() * 2), "cuMemcpyDtoH");
  if (fine) fine = driver.check(driver.copyToHost(lse.data(), p.lse + head * rows * 4, rows * 4), "cuMemcpyDtoH");
  if (!fine) return fine;
  result.O.resize(problem.Tq(), problem.dv());
  result.lse.resize(problem.Tq());
  for (Index r = 0; r < result.O.rows(); ++r) {
    for (Index c = 0; c < result.O.cols(); ++c) {
      result.O(r, c) = valueOf(O[static_cast<std::size_t>(r) * width + static_cast<std::size_t>(c)], isBf16);
    }
    result.lse(r) = static_cast<double>(lse[static_cast<std::size_t>(r)]);
    result.rowsNotFinite += result.O.row(r).allFinite() ? 0 : 1;
  }
  result.rowsWithoutKeys = Mask(problem).rowsWithoutKeys({0, problem.Tq()});
  return {};
}

Expected<GpuRun> runPlanned(const std::shared_ptr<Card>& card, const Nvrtc& nvrtc, const Problem& problem,
                            const InputsOfHead& inputsOfHead, const TensorCorePlan& plan) {
  GpuRun run;
  run.plan = plan;
  const auto begin = std::chrono::steady_clock::now();
  const Compiled compiled = nvrtc.compile(fa2ForwardSource(), card->facts().architecture(), plan.macros());
  run.compileSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (!compiled.succeeded) return failure({ErrorCode::CompileFailed, "the kernel", compiled.log, ""});
  run.resources = compiled.resources;
  const auto kernel = CardKernel::make(card, compiled.cubin, "fa2Forward", static_cast<int>(plan.threads()),
                                       static_cast<int>(plan.sharedBytes()));
  if (!kernel) return tl::unexpected(kernel.error());
  run.blocksPerMultiprocessor = kernel->blocksPerMultiprocessor();

  Launch launch(card);
  Expected<void> filled = fillArrays(problem, gather(problem, inputsOfHead, plan.isBf16), launch);
  if (filled) filled = fillMask(problem, launch);
  if (filled) filled = fillScores(problem, launch);
  if (!filled) return tl::unexpected(filled.error());
  const CardKernel::Grid grid{static_cast<unsigned>(TileGrid(problem).nr()),
                              static_cast<unsigned>(problem.settings().heads),
                              static_cast<unsigned>(problem.settings().batch)};
  const auto time = timeKernel(*card, [&] { return kernel->launch(grid, &launch.parameters); });
  if (!time) return tl::unexpected(time.error());
  run.time = *time;
  if (const auto got = fetch(*card, problem, launch.parameters, plan.isBf16, run.result); !got) {
    return tl::unexpected(got.error());
  }
  return run;
}

}  // namespace

Expected<GpuRun> runOnCard(const std::shared_ptr<Card>& card, const Nvrtc& nvrtc, const Problem& problem,
                           const InputsOfHead& inputsOfHead) {
  const auto plan = planFa2Forward(problem);
  if (!plan) return tl::unexpected(plan.error());
  try {
    return runPlanned(card, nvrtc, problem, inputsOfHead, *plan);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

}  // namespace tilewise
