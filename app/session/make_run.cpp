// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/make_run.h"

#include <functional>
#include <new>
#include <utility>

#include "app/session/run_estimate.h"

namespace tilewise {

namespace {

/// The problem under another algorithm, or another order of its backward pass.
Problem as(const Problem& problem, Algorithm algorithm, BackwardOrder order) {
  ProblemSettings settings = problem.settings();
  settings.algorithm = algorithm;
  settings.backwardOrder = order;
  return *Problem::make(std::move(settings));
}

/// Other ways to compute the pass, and the way of the problem itself; without their traces.
std::vector<Rival> rivalsOf(const Problem& problem) {
  constexpr auto Fa2 = BackwardOrder::FlashAttention2;
  std::vector<Rival> rivals{{Algorithm::Standard, Fa2, {}}};
  if (problem.lastPass() == Pass::Forward) {
    rivals.push_back({Algorithm::FlashAttention1, Fa2, {}});
    rivals.push_back({Algorithm::FlashAttention2, Fa2, {}});
  } else {
    const Algorithm byTiles = problem.isStandard() ? Algorithm::FlashAttention2 : problem.algorithm();
    for (const BackwardOrder order :
         {BackwardOrder::FlashAttention1, BackwardOrder::QueryOuter, BackwardOrder::TwoLoops, Fa2}) {
      rivals.push_back({byTiles, order, {}});
    }
  }
  return rivals;
}

bool isWayOf(const Problem& problem, const Rival& rival) {
  const bool sameOrder =
      problem.lastPass() == Pass::Forward || problem.isStandard() || rival.order == problem.backwardOrder();
  return rival.algorithm == problem.algorithm() && sameOrder;
}

/// Given, cut out of own arrays, or made up.
Expected<std::shared_ptr<const Inputs>> inputsFor(const Problem& problem, const RunRequest& request) {
  if (request.inputs) return request.inputs;
  if (!request.arrays) return std::make_shared<const Inputs>(makeInputs(problem));
  const std::int64_t heads = request.arrays->Q.heads;
  const std::int64_t head = problem.settings().head;
  if (head >= heads) {
    return failure({ErrorCode::OutOfRange, "--head", std::to_string(head),
                    heads == 1 ? std::string("0, the only head of the data")
                               : "0 to " + std::to_string(heads - 1) + ", the heads of the data"});
  }
  return std::make_shared<const Inputs>(inputsOfHead(*request.arrays, problem));
}

std::int64_t bytesOf(const Inputs& inputs) {
  const Index values = inputs.Q.size() + inputs.K.size() + inputs.V.size() + inputs.dO.size();
  return values * static_cast<std::int64_t>(sizeof(double));
}

template <class Visit>
void forEachInput(Visit visit) {
  visit(Tensor::Q, &Inputs::Q);
  visit(Tensor::K, &Inputs::K);
  visit(Tensor::V, &Inputs::V);
  visit(Tensor::dO, &Inputs::dO);
}

template <class Real>
const Matrix<Real>& heldIn(const HbmInputs& hbm, Tensor tensor) {
  return (*hbm.tensors<Real>())[static_cast<std::size_t>(tensor)];
}

/// Whether HBM holds the very values, in float32.
bool holds(const HbmInputs& hbm, const Problem& problem, const Inputs& inputs) {
  if (problem.settings().precision == Precision::Float64) return false;
  bool same = true;
  forEachInput([&](Tensor tensor, Matrix<double> Inputs::*of) {
    same = same && heldIn<float>(hbm, tensor).cast<double>() == inputs.*of;
  });
  return same;
}

/// The arrays, and what HBM holds of them.
Expected<void> fill(Run& run, const RunRequest& request) {
  const auto inputs = inputsFor(run.problem, request);
  if (!inputs) return tl::unexpected(inputs.error());
  if (const auto fit = checkShapes(run.problem, **inputs); !fit) return fit;
  run.hbm = std::make_shared<const HbmInputs>(run.problem, **inputs);
  const bool isHeldOnce =
      !request.inputs && bytesOf(**inputs) > MostBytesTwice && holds(*run.hbm, run.problem, **inputs);
  if (!isHeldOnce) run.inputs = *inputs;
  return {};
}

Expected<std::shared_ptr<const Run>> open(const RunRequest& request, OpeningWatch& watch) {
  const auto problem = problemOf(request);
  if (!problem) return tl::unexpected(problem.error());
  const RunKind kind = request.kind.value_or(RunKind::Whole);
  auto made = std::make_shared<Run>(
      Run{request.title, *problem, {}, request.labels, {}, {}, {}, {}, request.arrays, {}, kind, request.source});
  made->rivals = rivalsOf(*problem);
  std::vector<std::function<Expected<void>()>> parts;
  if (kind == RunKind::Whole) parts.emplace_back([&] { return fill(*made, request); });
  parts.emplace_back([&]() -> Expected<void> {
    made->census = takeCensus(*problem);
    made->trace = std::make_shared<const Trace>(*problem, problem->lastPass());
    return {};
  });
  for (Rival& rival : made->rivals) {
    parts.emplace_back([&]() -> Expected<void> {
      rival.trace = isWayOf(*problem, rival) ? made->trace
                                             : std::make_shared<const Trace>(as(*problem, rival.algorithm, rival.order),
                                                                             problem->lastPass());
      return {};
    });
  }
  watch.partsTotal = static_cast<int>(parts.size());
  for (const auto& part : parts) {
    if (watch.cancel) return failure({ErrorCode::Cancelled, "the run", "", ""});
    if (const auto done = part(); !done) return tl::unexpected(done.error());
    ++watch.partsDone;
  }
  return std::shared_ptr<const Run>(std::move(made));
}

}  // namespace

std::int64_t resultFlops(const Problem& problem, const TileCensus& census) {
  const std::int64_t dk = problem.dk();
  const std::int64_t dv = problem.dv();
  const std::int64_t entries = problem.isStandard() ? problem.Tq() * problem.Tk() : census.entries;
  return 2 * entries * (problem.settings().backward ? 4 * dk + 3 * dv : dk + dv);
}

Expected<std::shared_ptr<const Run>> openRun(const RunRequest& request) {
  OpeningWatch watch;
  return openRun(request, watch);
}

Expected<std::shared_ptr<const Run>> openRun(const RunRequest& request, OpeningWatch& watch) {
  try {
    return open(request, watch);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

Expected<std::shared_ptr<const Run>> withResult(const std::shared_ptr<const Run>& opened, RunControl& control) {
  auto result = run(opened->problem, *opened->hbm, control);
  if (!result) return tl::unexpected(result.error());
  auto whole = std::make_shared<Run>(*opened);
  whole->result = std::make_shared<const RunResult>(std::move(*result));
  return std::shared_ptr<const Run>(std::move(whole));
}

Expected<std::shared_ptr<const Run>> makeRun(const RunRequest& request, RunControl& control) {
  const auto opened = openRun(request);
  if (!opened || (*opened)->countersOnly()) return opened;
  return withResult(*opened, control);
}

bool holdsRowsOnly(const Problem& problem) { return problem.isStandard() && !checkHeldSizes(problem); }

std::shared_ptr<const Inputs> inputsOf(const Run& run, std::optional<Range> queries) {
  if (run.inputs) return run.inputs;
  auto wide = std::make_shared<Inputs>();
  forEachInput([&](Tensor tensor, Matrix<double> Inputs::*of) {
    const Matrix<float>& held = heldIn<float>(*run.hbm, tensor);
    Matrix<double>& values = (*wide).*of;
    values.resize(held.rows(), held.cols());
    const bool isOfQueries = tensor == Tensor::Q || tensor == Tensor::dO;
    const Range rows = isOfQueries && queries && held.size() > 0 ? *queries : Range{0, held.rows()};
    values.middleRows(rows.begin, rows.size()) = held.middleRows(rows.begin, rows.size()).cast<double>();
  });
  return wide;
}

std::unique_ptr<Replay> replayOf(const Run& run) {
  return makeReplay(run.problem, *run.hbm, run.result.get(), *run.trace);
}

}  // namespace tilewise
