// SPDX-License-Identifier: MIT
#include "core/faults/broken_run.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <new>
#include <utility>
#include <vector>

#include "core/attention/worker_threads.h"
#include "core/base/grouped.h"
#include "core/faults/broken_backward.h"
#include "core/faults/broken_forward.h"
#include "core/faults/dq_turns.h"
#include "core/memory/hbm.h"
#include "core/trace/schedule.h"

namespace tilewise {

namespace {

constexpr std::int64_t LargestTileBytes = std::int64_t{8} << 30;

/// Both passes of one broken run.
template <class Real>
class Passes {
 public:
  Passes(const Problem& problem, const Inputs& inputs, const BrokenTiles& tiles, RunControl& control, unsigned threads)
      : m_problem(problem), m_tiles(tiles), m_hbm(problem, inputs), m_control(control), m_threads(threads) {}

  void forward(BrokenRun& run) {
    m_hbm.beginPass(Pass::Forward);
    std::vector<BrokenForward<Real>> workers = make<BrokenForward<Real>>(m_tiles.nr());
    share(workers, m_tiles.nr(), [](BrokenForward<Real>& worker, std::int64_t i) { worker.queryBlock(i); });
    m_hbm.endPass(Pass::Forward);
    run.result.O = wide(Tensor::O);
    run.result.lse = wide(Tensor::lse).col(0);
    run.result.count = count(workers, Pass::Forward);
    for (const BrokenForward<Real>& each : workers) run.tilesComputed += each.tilesComputed();
  }

  BackwardResult backward() {
    m_hbm.beginPass(Pass::Backward);
    std::vector<BrokenBackward<Real>> workers = make<BrokenBackward<Real>>(std::max(m_tiles.nr(), m_tiles.nc()));
    share(workers, m_tiles.nr(), [](BrokenBackward<Real>& worker, std::int64_t i) { worker.rowTerms(i); });
    const std::vector<std::int64_t> order = keyBlocks();
    DqTurns turns(m_tiles.nr(), m_control.cancel);
    share(workers, m_tiles.nc(), [&](BrokenBackward<Real>& worker, std::int64_t place) {
      DqTurns::StopUnlessDone guard(turns);
      worker.keyBlock(order[static_cast<std::size_t>(place)],
                      [&](std::int64_t i, const std::function<void()>& add) { turns.take(i, place, add); });
      guard.done();
    });
    m_hbm.endPass(Pass::Backward);
    Gradients gradients{wide(Tensor::dQ), wide(Tensor::dK), wide(Tensor::dV), wide(Tensor::D).col(0)};
    return {std::move(gradients), count(workers, Pass::Backward)};
  }

 private:
  template <class Worker>
  std::vector<Worker> make(std::int64_t most) {
    const auto wanted = static_cast<std::size_t>(std::min<std::int64_t>(threadCount(m_threads), most));
    std::vector<Worker> workers;
    workers.reserve(wanted);
    while (workers.size() < wanted) workers.emplace_back(m_tiles, m_hbm);
    return workers;
  }

  /// Calls work(worker, n) for all n below `count`, which are taken in their order.
  template <class Worker, class Work>
  void share(std::vector<Worker>& workers, std::int64_t count, const Work& work) {
    std::atomic<std::int64_t> taken{0};
    runOnThreads(static_cast<unsigned>(workers.size()), [&](unsigned which) {
      for (std::int64_t n = taken++; n < count && !m_control.cancel; n = taken++) {
        work(workers[which], n);
        ++m_control.stripsDone;
      }
    });
  }

  template <class Worker>
  PassCount count(const std::vector<Worker>& workers, Pass pass) const {
    PassCount count{{}, onChipSize(m_problem, pass)};
    for (const Worker& each : workers) count.hbm += each.counter();
    return count;
  }

  Matrix<double> wide(Tensor tensor) const { return m_hbm.result(tensor).template cast<double>(); }

  /// The key blocks in the order in which they add to dQ.
  std::vector<std::int64_t> keyBlocks() const {
    const Schedule schedule(m_problem, Pass::Backward);
    std::vector<std::int64_t> blocks;
    for (std::int64_t n = 0; n < schedule.stripCount(); ++n) {
      if (schedule.strip(n).kind == StripKind::GradientKeyBlock) blocks.push_back(schedule.strip(n).block);
    }
    return blocks;
  }

  const Problem& m_problem;
  const BrokenTiles& m_tiles;
  Hbm<Real> m_hbm;
  RunControl& m_control;
  unsigned m_threads;
};

std::int64_t rowsNotFinite(const Matrix<double>& matrix) {
  std::int64_t rows = 0;
  for (Index r = 0; r < matrix.rows(); ++r) rows += matrix.row(r).allFinite() ? 0 : 1;
  return rows;
}

template <class Real>
Expected<BrokenRun> runIn(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault, RunControl& control,
                          unsigned threads) {
  const Error cancelled{ErrorCode::Cancelled, "the run", "", ""};
  const BrokenTiles tiles(problem, fault);
  control.stripsDone = 0;
  control.stripsTotal = tiles.nr() + (problem.settings().backward ? tiles.nr() + tiles.nc() : 0);
  Passes<Real> passes(problem, inputs, tiles, control, threads);
  BrokenRun run;
  passes.forward(run);
  if (control.cancel) return failure(cancelled);
  run.result.rowsWithoutKeys = Mask(problem).rowsWithoutKeys({0, problem.Tq()});
  run.result.rowsNotFinite = rowsNotFinite(run.result.O);
  if (!problem.settings().backward) return run;

  run.result.backward = passes.backward();
  if (control.cancel) return failure(cancelled);
  const Gradients& gradients = run.result.backward->gradients;
  for (const Matrix<double>* each : {&gradients.dQ, &gradients.dK, &gradients.dV}) {
    run.result.backward->rowsNotFinite += rowsNotFinite(*each);
  }
  return run;
}

}  // namespace

Expected<void> checkBrokenRunnable(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault) {
  const auto refuse = [](std::string_view name) {
    return failure({ErrorCode::NotAvailable, "a broken run", std::string(name), "fa2, forward and backward"});
  };
  if (problem.algorithm() != Algorithm::FlashAttention2) return refuse(word(problem.algorithm()));
  const bool hasOtherOrder = problem.backwardOrder() != BackwardOrder::FlashAttention2;
  if (problem.settings().backward && hasOtherOrder) return refuse(word(problem.backwardOrder()));
  if (fault == Fault::RaggedTail) {
    const std::int64_t bytes =
        (std::min(problem.Br(), problem.Tq()) + problem.dk() + problem.dv()) * problem.Bc() * std::int64_t{8};
    if (bytes > LargestTileBytes) {
      return failure({ErrorCode::TooLarge, "a padded tile", grouped(bytes) + " bytes",
                      "at most " + grouped(LargestTileBytes) + " bytes"});
    }
  }
  return checkRunnable(problem, inputs);
}

Expected<BrokenRun> runBroken(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault,
                              RunControl& control, unsigned threads) {
  if (const auto runnable = checkBrokenRunnable(problem, inputs, fault); !runnable) {
    return tl::unexpected(runnable.error());
  }
  try {
    return problem.settings().precision == Precision::Float64 ? runIn<double>(problem, inputs, fault, control, threads)
                                                              : runIn<float>(problem, inputs, fault, control, threads);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

Problem withFlashAttention2(const Problem& problem) {
  ProblemSettings settings = problem.settings();
  settings.algorithm = Algorithm::FlashAttention2;
  settings.backwardOrder = BackwardOrder::FlashAttention2;
  return Problem::make(std::move(settings)).value();
}

}  // namespace tilewise
