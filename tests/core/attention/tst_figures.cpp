// SPDX-License-Identifier: MIT
/// What the data decide about events: growth of maxima and factors, against the scores.

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/tiling/tile_grid.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// What the data decide about each event, from the scores: sums of sixty-fourths, exact in any order.
class ExpectedFigures {
 public:
  ExpectedFigures(const Problem& problem, const Inputs& inputs)
      : m_grid(problem), m_scores(inputs.Q * inputs.K.transpose()), m_max(static_cast<std::size_t>(problem.Tq())) {
    m_seen.assign(m_max.size(), false);
  }

  EventFigures of(const Event& event) {
    EventFigures figures;
    const bool isMaximum = event.kind == EventKind::RunningMaxUpdated, isRescale = event.kind == EventKind::Rescaled;
    // Standard attention takes its maxima over whole rows, and has no older ones.
    if ((!isMaximum && !isRescale) || !event.j) return figures;
    const Range queries = m_grid.queries(*event.i), keys = m_grid.keys(*event.j);
    for (std::int64_t r = queries.begin; r < queries.end; ++r) {
      const auto at = static_cast<std::size_t>(r);
      const double before = m_max[at];
      const double after = maximum(r, keys);
      if (m_seen[at] && after > before) {
        figures.rows += 1;
        const double factor = std::exp(before - after);
        const bool isFirst = isMaximum ? !figures.growth || after - before > *figures.growth
                                       : !figures.factor || factor < *figures.factor;
        if (isFirst) {
          (isMaximum ? figures.growth : figures.factor) = isMaximum ? after - before : factor;
          figures.row = r;
        }
      }
      if (isRescale) take(r, keys, after);
    }
    return figures;
  }

 private:
  double maximum(std::int64_t r, Range keys) const {
    double m = m_seen[static_cast<std::size_t>(r)] ? m_max[static_cast<std::size_t>(r)]
                                                   : -std::numeric_limits<double>::infinity();
    for (std::int64_t t = keys.begin; t < keys.end; ++t) {
      if (m_grid.mask().visible(r, t)) m = std::max(m, m_scores(r, t));
    }
    return m;
  }
  void take(std::int64_t r, Range keys, double m) {
    if (!m_grid.mask().seesAKey(r, keys)) return;
    m_seen[static_cast<std::size_t>(r)] = true;
    m_max[static_cast<std::size_t>(r)] = m;
  }

  TileGrid m_grid;
  Matrix<double> m_scores;
  std::vector<double> m_max;
  std::vector<bool> m_seen;
};

/// Equal but for the factor, which is an exponential: two correct ones may differ in the last bit.
bool agrees(const EventFigures& figures, EventFigures wanted) {
  const bool bothHaveFactor = figures.factor && wanted.factor;
  if (bothHaveFactor && std::abs(*figures.factor - *wanted.factor) <= 0x1p-51 * *wanted.factor) {
    wanted.factor = figures.factor;
  }
  return figures == wanted;
}

}  // namespace

class TestFigures : public QObject {
  Q_OBJECT

 private slots:
  void figuresAreThoseOfTheScores() {
    RandomSettings random(70'05, 40);
    std::int64_t grown = 0;
    for (int n = 0; n < 400; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.inputKind = InputKind::Ramp;
      settings.scale = 1.0;
      settings.softCap = 0;
      settings.alibi = {};
      settings.precision = Precision::Float64;
      for (const Algorithm algorithm : Algorithms) {
        settings.algorithm = algorithm;
        const Problem problem = problemOf(settings);
        const Inputs inputs = makeInputs(problem);
        ExpectedFigures expected(problem, inputs);
        bool agree = true;
        const auto result = runInOrder(problem, inputs, [&](const Event& event, const EventFigures& figures) {
          const EventFigures wanted = event.pass == Pass::Forward ? expected.of(event) : EventFigures{};
          agree = agree && agrees(figures, wanted);
          grown += figures.growth ? figures.rows : 0;
          return true;
        });
        QVERIFY2(result && agree, qPrintable(text(settings)));
      }
    }
    QVERIFY(grown > 1000);
  }

  /// m never falls; factors lie in [0, 1].
  void growthIsAboveZeroAndFactorsLieBetweenZeroAndOne() {
    RandomSettings random(70'09, 40);
    for (int n = 0; n < 300; ++n) {
      const Problem problem = problemOf(random.nextOfFamily());
      bool hold = true;
      const auto result =
          runInOrder(problem, makeInputs(problem), [&hold](const Event& event, const EventFigures& figures) {
            if (figures.growth) hold = hold && *figures.growth > 0 && event.kind == EventKind::RunningMaxUpdated;
            if (figures.factor) {
              hold = hold && 0 <= *figures.factor && *figures.factor < 1 && event.kind == EventKind::Rescaled;
            }
            hold = hold && (figures.rows > 0) == figures.row.has_value();
            return true;
          });
      QVERIFY2(result && hold, qPrintable(text(problem.settings())));
    }
  }
};

QTEST_APPLESS_MAIN(TestFigures)
#include "tst_figures.moc"
