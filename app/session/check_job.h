// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Everything that is checked of a run, and every fault tried on its problem: one after the other beside the window.
/// Forward and backward pass are checked, whichever is stepped.

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/session/run.h"
#include "core/attention/accuracy.h"
#include "core/attention/dq_spread.h"
#include "core/attention/finite_differences.h"
#include "core/faults/fault_report.h"

namespace tilewise {

enum class CheckState : std::uint8_t {
  Waiting,
  UnderWay,
  Done,
  NotHere,   ///< the problem has nothing to check: `why` says it
  TooLarge,  ///< more work than is done unasked
  Failed,    ///< `why` says it
};

/// The checks of a run. What has no figures has none yet.
struct CheckFindings {
  struct Entry {
    CheckState state = CheckState::Waiting;
    std::string why{};
  };
  Entry arrays, differences, ratio, twice, spread;
  std::optional<Accuracy> accuracy{};                ///< of the run's own arithmetic
  std::optional<FiniteDifferences> byDifferences{};  ///< of the same problem in float64
  std::optional<Accuracy> storage{};                 ///< ratio test of the modelled element type
  bool sameTwice = false;                            ///< dQ, run with one thread and with all
  std::optional<DqSpread> dqSpread{};
};

/// A fault on the problem.
struct FaultFinding {
  CheckState state = CheckState::Waiting;
  std::string why{};                    ///< NotHere, Failed; Done without harm
  std::optional<FaultReport> report{};  ///< when done
  Tensor shown = Tensor::O;             ///< the array that is first wrong; O when none is
  Matrix<float> errors{};               ///< of that array, entry by entry; infinite where only one of the two is finite

  bool shows() const { return report && report->shows(); }
  const ArrayFault* array() const;
};

class CheckJob : public QObject {
  Q_OBJECT

 public:
  static constexpr std::int64_t MostFlopsUnasked = 100'000'000'000;
  static constexpr std::int64_t ShuffledOrders = 8;

  explicit CheckJob(QObject* parent = nullptr);
  /// Cancels what is under way and waits for it (some ms).
  ~CheckJob() override;

  /// Begins anew; what is under way is cancelled. asked: also what is more than MostFlopsUnasked.
  void start(const std::shared_ptr<const Run>& run, bool asked = false);
  void cancel();
  /// Of a large problem: tries the fault, if it has not been.
  void tryFault(Fault fault);
  bool isRunning() const { return m_left > 0; }

  /// The problem that is checked: that of the run with both passes; null without a run with inputs.
  const std::shared_ptr<const Problem>& problem() const { return m_problem; }
  /// The problem that the faults are tried on: the same under FlashAttention-2.
  const std::shared_ptr<const Problem>& faultProblem() const { return m_faultProblem; }
  const CheckFindings& findings() const { return m_findings; }
  const FaultFinding& fault(Fault fault) const { return m_faults[static_cast<std::size_t>(fault)]; }
  /// FLOPs of the checks, and of one fault, about.
  std::int64_t checkFlops() const { return m_checkFlops; }
  std::int64_t faultFlops() const { return m_faultFlops; }
  /// How much of what was begun is done, with what is done of the piece at hand; a piece has several stages. Range: 0 to 1.
  double share() const;

  /// Until all that was begun is done.
  void wait();
  /// The same for at most so long. Answers whether all is done.
  bool waitFor(int ms);

 signals:
  void changed();
  void faultChanged(tilewise::Fault fault);
  void progressed(double share);

 private:
  struct Task;
  using Arrive = std::function<void()>;
  /// Does its work on the pool and gives what is then done here.
  using Work = std::function<Arrive(Task&)>;
  void add(CheckFindings::Entry CheckFindings::* entry, const Work& work);
  void addChecks();
  void addFault(Fault fault);
  void begin(const Work& work, const Arrive& underWay);

  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<Task> m_task;
  std::shared_ptr<const Problem> m_problem, m_faultProblem;
  CheckFindings m_findings;
  std::array<FaultFinding, FaultCount> m_faults;
  std::int64_t m_checkFlops = 0, m_faultFlops = 0;
  int m_left = 0, m_begun = 0;
};

}  // namespace tilewise
