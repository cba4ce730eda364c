// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Full runs of several problems on the inputs of a run, held against float64 naive attention: beside the window, one
/// after the
/// other.

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "app/session/run.h"
#include "core/attention/accuracy.h"

namespace tilewise {

class AgreementJob : public QObject {
  Q_OBJECT

 public:
  enum class State {
    UnderWay,
    Done,
    TooLarge,      ///< not computed: more than is done unasked
    CountersOnly,  ///< not computed: the run has no inputs
  };
  struct Agreement {
    State state = State::UnderWay;
    Accuracy accuracy{};  ///< when done
  };

  explicit AgreementJob(QObject* parent = nullptr);
  /// Cancels what is under way and waits for it (some ms).
  ~AgreementJob() override;

  /// Begins anew; what is under way is cancelled. Requires: the problems differ from that of the run in algorithm,
  /// order, blocks,
  /// pass and mask alone.
  void start(const std::shared_ptr<const Run>& run, std::vector<Problem> problems);
  /// One a problem.
  const std::vector<Agreement>& agreements() const { return m_agreements; }
  /// Until all are done.
  void wait();

 signals:
  void changed();

 private:
  struct Task {
    RunControl control;
  };
  void cancel();
  void arrive(const std::shared_ptr<Task>& task, std::size_t n, const std::optional<Accuracy>& accuracy);

  QThreadPool m_pool;
  std::shared_ptr<Task> m_task;
  std::vector<Agreement> m_agreements;
};

}  // namespace tilewise
