// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/make_run.h"

#include <functional>
#include <new>
#include <utility>

#include "app/session/run_estimate.h"
#include "core/problem/made_array.h"

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

/// Given, or cut out of own arrays.
Expected<std::shared_ptr<const Inputs>> ownInputs(const Problem& problem, const RunRequest& request) {
  if (request.inputs) return request.inputs;
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

/// A run on its way, part by part.
class Opener {
 public:
  using Part = std::function<Expected<void>()>;

  Opener(const RunRequest& request, const Problem& problem)
      : m_request(request),
        m_run(std::make_shared<Run>(Run{request.title, problem, {}, request.labels, {}, {}, rivalsOf(problem), {},
                                        request.arrays, {}, request.kind.value_or(RunKind::Whole), request.source})) {}

  std::vector<Part> parts() {
    std::vector<Part> parts;
    if (!m_run->countersOnly()) addInputs(parts);
    parts.emplace_back([this] { return count(); });
    for (Rival& rival : m_run->rivals) parts.emplace_back([this, &rival] { return index(rival); });
    return parts;
  }

  std::shared_ptr<const Run> take() { return std::move(m_run); }

 private:
  void addInputs(std::vector<Part>& parts) {
    if (m_request.inputs || m_request.arrays) {
      parts.emplace_back([this]() -> Expected<void> {
        const auto inputs = ownInputs(m_run->problem, m_request);
        if (!inputs) return tl::unexpected(inputs.error());
        m_inputs = *inputs;
        return {};
      });
    } else {
      auto made = std::make_shared<Inputs>();
      m_inputs = made;
      const auto add = [&](MadeArray array, Matrix<double> Inputs::*of) {
        parts.emplace_back([this, made, array, of]() -> Expected<void> {
          (*made).*of = makeArray(m_run->problem, array);
          return {};
        });
      };
      add(MadeArray::Q, &Inputs::Q);
      add(MadeArray::K, &Inputs::K);
      add(MadeArray::V, &Inputs::V);
      if (m_run->problem.settings().backward) add(MadeArray::dO, &Inputs::dO);
    }
    parts.emplace_back([this] { return fillHbm(); });
  }

  Expected<void> fillHbm() {
    if (const auto fit = checkShapes(m_run->problem, *m_inputs); !fit) return fit;
    m_run->hbm = std::make_shared<const HbmInputs>(m_run->problem, *m_inputs);
    const bool isHeldOnce =
        !m_request.inputs && bytesOf(*m_inputs) > MostBytesTwice && holds(*m_run->hbm, m_run->problem, *m_inputs);
    if (!isHeldOnce) m_run->inputs = m_inputs;
    return {};
  }

  Expected<void> count() {
    m_run->census = takeCensus(m_run->problem);
    m_run->trace = std::make_shared<const Trace>(m_run->problem, m_run->pass());
    return {};
  }

  Expected<void> index(Rival& rival) {
    const Problem& problem = m_run->problem;
    rival.trace = isWayOf(problem, rival)
                      ? m_run->trace
                      : std::make_shared<const Trace>(as(problem, rival.algorithm, rival.order), m_run->pass());
    return {};
  }

  const RunRequest& m_request;
  std::shared_ptr<const Inputs> m_inputs;
  std::shared_ptr<Run> m_run;
};

Expected<std::shared_ptr<const Run>> open(const RunRequest& request, OpeningWatch& watch) {
  const auto problem = problemOf(request);
  if (!problem) return tl::unexpected(problem.error());
  Opener opener(request, *problem);
  const auto parts = opener.parts();
  watch.partsTotal = static_cast<int>(parts.size());
  for (const auto& part : parts) {
    if (watch.cancel) return failure({ErrorCode::Cancelled, "the run", "", ""});
    if (const auto done = part(); !done) return tl::unexpected(done.error());
    ++watch.partsDone;
  }
  return opener.take();
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
