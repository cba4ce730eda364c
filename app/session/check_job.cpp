// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/check_job.h"

#include <algorithm>
#include <bit>

#include <QCoreApplication>

#include "app/session/make_run.h"
#include "core/faults/fault_needs.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;
constexpr std::int64_t MostSamples = 96;
/// What difference quotients may cost unasked.
constexpr std::int64_t SampleFlops = 20'000'000'000;

/// Naive attention computes all entries in float64, whatever the mask.
std::int64_t naiveFlops(const Problem& problem) {
  return 4 * problem.Tq() * problem.Tk() * (problem.dk() + problem.dv());
}

/// Of three samples two take eight forward passes together.
std::int64_t sampleCount(const Problem& problem) {
  return std::clamp<std::int64_t>(SampleFlops / std::max<std::int64_t>(1, 4 * naiveFlops(problem)) * 3, 6, MostSamples);
}

bool sameBits(const Matrix<double>& a, const Matrix<double>& b) {
  for (Index n = 0; n < a.size(); ++n) {
    if (std::bit_cast<std::uint64_t>(a.data()[n]) != std::bit_cast<std::uint64_t>(b.data()[n])) return false;
  }
  return a.size() == b.size();
}

Problem withBothPasses(const Problem& problem) {
  ProblemSettings settings = problem.settings();
  settings.backward = true;
  return Problem::make(std::move(settings)).value();
}

/// The storage whose rounding the problem's element type stands for.
std::optional<Storage> storageOf(const Problem& problem) {
  switch (problem.settings().elementType) {
    case ElementType::Fp16: return Storage::Fp16;
    case ElementType::Bf16: return Storage::Bf16;
    default: return std::nullopt;
  }
}

bool addsDqInHbm(const Problem& problem) {
  const BackwardOrder order = problem.backwardOrder();
  return !problem.isStandard() && (order == BackwardOrder::FlashAttention2 || order == BackwardOrder::FlashAttention1);
}

}  // namespace

/// What the work on the pool shares; it runs there one piece after the other.
struct CheckJob::Task {
  RunControl control;
  std::shared_ptr<const Run> run;
  std::shared_ptr<const Problem> problem, faultProblem;
  std::optional<Inputs> inputs{};       ///< with dO
  std::optional<RightResults> right{};  ///< from the first piece that needs it

  const Inputs& all() {
    if (!inputs) {
      inputs = *inputsOf(*run);
      if (inputs->dO.size() == 0) inputs->dO = makeOutputGradient(*problem);
    }
    return *inputs;
  }
  Expected<RightResults*> results() {
    if (!right) {
      auto made = rightResults(*problem, all(), control);
      if (!made) return tl::unexpected(made.error());
      right = std::move(*made);
    }
    return &*right;
  }
};

const ArrayFault* FaultFinding::array() const {
  if (!report) return nullptr;
  for (const ArrayFault& each : report->arrays) {
    if (each.tensor == shown) return &each;
  }
  return nullptr;
}

CheckJob::CheckJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, [this] { emit progressed(share()); });
}

CheckJob::~CheckJob() {
  cancel();
  m_pool.waitForDone();
}

void CheckJob::cancel() {
  if (!m_task) return;
  m_task->control.cancel = true;
  m_task.reset();
  m_left = m_begun = 0;
  m_progress.stop();
  const auto stop = [](CheckState& state) {
    if (state == CheckState::Waiting || state == CheckState::UnderWay) state = CheckState::TooLarge;
  };
  using F = CheckFindings;
  for (F::Entry F::* each : {&F::arrays, &F::differences, &F::ratio, &F::twice, &F::spread}) {
    stop((m_findings.*each).state);
  }
  for (FaultFinding& each : m_faults) stop(each.state);
  emit changed();
}

double CheckJob::share() const {
  if (m_begun == 0) return 1;
  const auto total = m_task ? m_task->control.stripsTotal.load() : 0;
  const double ofPiece = total > 0 ? static_cast<double>(m_task->control.stripsDone.load()) / static_cast<double>(total) : 0;
  return std::min(1.0, (static_cast<double>(m_begun - m_left) + std::min(ofPiece, 0.99)) / static_cast<double>(m_begun));
}

void CheckJob::start(const std::shared_ptr<const Run>& run, bool asked) {
  cancel();
  m_findings = {};
  m_faults = {};
  m_problem.reset();
  m_faultProblem.reset();
  if (!run || run->countersOnly()) {
    emit changed();
    return;
  }
  m_problem = std::make_shared<const Problem>(withBothPasses(run->problem));
  m_faultProblem = std::make_shared<const Problem>(withFlashAttention2(*m_problem));
  m_task = std::make_shared<Task>();
  m_task->run = run;
  m_task->problem = m_problem;
  m_task->faultProblem = m_faultProblem;
  const std::int64_t engine = resultFlops(*m_problem, run->census);
  const std::int64_t naive = 5 * naiveFlops(*m_problem);
  m_checkFlops = naive + (5 + ShuffledOrders) * engine + SampleFlops / 4;
  m_faultFlops = resultFlops(*m_faultProblem, run->census);

  if (asked || m_checkFlops <= MostFlopsUnasked) {
    addChecks();
  } else {
    using F = CheckFindings;
    for (F::Entry F::* each : {&F::arrays, &F::differences, &F::ratio, &F::twice, &F::spread}) {
      (m_findings.*each).state = CheckState::TooLarge;
    }
  }
  const bool all = naive + static_cast<std::int64_t>(FaultCount) * m_faultFlops <= MostFlopsUnasked;
  for (const Fault fault : allFaults()) {
    FaultFinding& finding = m_faults[static_cast<std::size_t>(fault)];
    if (const auto why = whyItCannotShow(fault, *m_faultProblem)) {
      finding = {CheckState::NotHere, *why};
    } else if (all) {
      addFault(fault);
    } else {
      finding.state = CheckState::TooLarge;
    }
  }
  emit changed();
}

void CheckJob::begin(const Work& work, const Arrive& underWay) {
  ++m_left;
  ++m_begun;
  m_progress.start();
  m_pool.start([this, task = m_task, work, underWay] {
    if (task->control.cancel) return;
    const auto here = [this, task](const Arrive& arrive) {
      QMetaObject::invokeMethod(
          this,
          [this, task, arrive] {
            if (task == m_task) arrive();
          },
          Qt::QueuedConnection);
    };
    here(underWay);
    const Arrive arrive = work(*task);
    here([this, arrive] {
      --m_left;
      if (m_left == 0) {
        m_begun = 0;
        m_progress.stop();
      }
      arrive();
    });
  });
}

void CheckJob::add(CheckFindings::Entry CheckFindings::* entry, const Work& work) {
  begin(
      [this, entry, work](Task& task) -> Arrive {
        const Arrive take = work(task);
        return [this, entry, take] {
          (m_findings.*entry).state = CheckState::Done;
          take();
          emit changed();
        };
      },
      [this, entry] {
        (m_findings.*entry).state = CheckState::UnderWay;
        emit changed();
      });
}

void CheckJob::addChecks() {
  using F = CheckFindings;
  const auto fail = [this](F::Entry F::* entry, const Error& error) -> Arrive {
    return [this, entry, error] { m_findings.*entry = {CheckState::Failed, describe(error)}; };
  };
  add(&F::arrays, [this, fail](Task& task) -> Arrive {
    const auto right = task.results();
    if (!right) return fail(&F::arrays, right.error());
    const auto result = run(*task.problem, task.all(), task.control);
    if (!result) return fail(&F::arrays, result.error());
    const RightResults& to = **right;
    const Accuracy accuracy = to.standard ? compareByRatio(*task.problem, *result, *to.standard, to.reference)
                                          : compare(*task.problem, *result, to.reference);
    return [this, accuracy] { m_findings.accuracy = accuracy; };
  });
  add(&F::differences, [this, fail](Task& task) -> Arrive {
    ProblemSettings settings = task.problem->settings();
    settings.precision = Precision::Float64;
    settings.storage = Storage::None;
    const Problem problem = Problem::make(std::move(settings)).value();
    const auto result = run(problem, task.all(), task.control);
    if (!result) return fail(&F::differences, result.error());
    const auto found = checkByDifferences(problem, task.all(), result->backward->gradients, sampleCount(problem),
                                          problem.settings().seed, task.control);
    if (!found) return fail(&F::differences, found.error());
    return [this, found = *found] { m_findings.byDifferences = found; };
  });
  if (const auto storage = storageOf(*m_problem)) {
    add(&F::ratio, [this, fail, storage](Task& task) -> Arrive {
      ProblemSettings settings = task.problem->settings();
      settings.precision = Precision::Float32;
      settings.storage = *storage;
      const Problem problem = Problem::make(std::move(settings)).value();
      const auto result = run(problem, task.all(), task.control);
      if (!result) return fail(&F::ratio, result.error());
      const auto accuracy = check(problem, task.all(), *result, task.control);
      if (!accuracy) return fail(&F::ratio, accuracy.error());
      return [this, accuracy = *accuracy] { m_findings.storage = accuracy; };
    });
  } else {
    m_findings.ratio = {CheckState::NotHere,
                        "needs fp16 or bf16; here " + std::string(word(m_problem->settings().elementType))};
  }
  add(&F::twice, [this, fail](Task& task) -> Arrive {
    const auto one = run(*task.problem, task.all(), task.control, 1);
    if (!one) return fail(&F::twice, one.error());
    const auto all = run(*task.problem, task.all(), task.control);
    if (!all) return fail(&F::twice, all.error());
    const bool same = sameBits(one->backward->gradients.dQ, all->backward->gradients.dQ);
    return [this, same] { m_findings.sameTwice = same; };
  });
  if (!addsDqInHbm(*m_problem)) {
    m_findings.spread = {CheckState::NotHere, "this order adds no parts of dQ in HBM"};
    return;
  }
  add(&F::spread, [this, fail](Task& task) -> Arrive {
    const auto spread = dqSpread(*task.problem, task.all(), ShuffledOrders, task.control);
    if (!spread) return fail(&F::spread, spread.error());
    return [this, spread = *spread] { m_findings.dqSpread = spread; };
  });
}

void CheckJob::addFault(Fault fault) {
  FaultFinding& place = m_faults[static_cast<std::size_t>(fault)];
  begin(
      [this, fault, &place](Task& task) -> Arrive {
        FaultFinding finding;
        const auto right = task.results();
        auto trial = right ? tilewise::tryFault(*task.faultProblem, task.all(), fault, **right, task.control)
                           : tl::unexpected(right.error());
        if (!trial) {
          finding = {CheckState::Failed, describe(trial.error())};
        } else {
          finding.state = CheckState::Done;
          finding.report = std::move(trial->report);
          if (const ArrayFault* wrong = finding.report->firstWrong()) {
            finding.shown = wrong->tensor;
          } else {
            finding.why = whyItDidNoHarm(fault, *task.faultProblem);
          }
          finding.errors = errorsOf(finding.shown, trial->run.result, (*right)->reference).cast<float>();
        }
        return [this, fault, &place, finding = std::move(finding)] {
          place = finding;
          emit faultChanged(fault);
        };
      },
      [this, fault, &place] {
        place.state = CheckState::UnderWay;
        emit faultChanged(fault);
      });
}

void CheckJob::tryFault(Fault fault) {
  FaultFinding& finding = m_faults[static_cast<std::size_t>(fault)];
  if (!m_faultProblem || finding.state != CheckState::TooLarge) return;
  if (!m_task) return;
  finding.state = CheckState::Waiting;
  addFault(fault);
  emit faultChanged(fault);
}

bool CheckJob::waitFor(int ms) {
  const bool isDone = m_pool.waitForDone(ms);
  QCoreApplication::sendPostedEvents(this);
  return isDone && !isRunning();
}

void CheckJob::wait() {
  m_pool.waitForDone();
  QCoreApplication::sendPostedEvents(this);
}

}  // namespace tilewise
