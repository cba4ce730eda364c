// SPDX-License-Identifier: GPL-3.0-or-later
// What hovering says is the entry with these logical indices: for every algorithm and pass, with Tq != Tk, Br != Bc and
// dk != dv, against a plain computation entry by entry.
#include <QApplication>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include <cmath>
#include <limits>
#include <map>

#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/look/metrics.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/entry_value.h"
#include "app/views/stage/stage_view.h"
#include "app/views/stage/strip_hit.h"
#include "core/problem/mask.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

namespace {

/// An engine in float32 on inputs of size about 1: sums of at most 34 terms, each right to 6e-8.
constexpr double Bound = 2e-5;

std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("hover"), settings, nullptr, {}}, control);
}

/// Attention and its gradients entry by entry, as the definition has them; no mask but by `visible`.
class Plain {
 public:
  explicit Plain(const Run& run) : m_run(run), m_mask(run.problem) {}

  bool visible(std::int64_t r, std::int64_t t) const { return m_mask.visible(r, t); }
  double S(std::int64_t r, std::int64_t t) const {
    double sum = 0;
    for (std::int64_t c = 0; c < m_run.problem.dk(); ++c) sum += m_run.inputs->Q(r, c) * m_run.inputs->K(t, c);
    return sum / std::sqrt(static_cast<double>(m_run.problem.dk()));
  }
  double P(std::int64_t r, std::int64_t t) const {
    double sum = 0;
    for (std::int64_t each = 0; each < m_run.problem.Tk(); ++each) {
      if (visible(r, each)) sum += std::exp(S(r, each));
    }
    return std::exp(S(r, t)) / sum;
  }
  double O(std::int64_t r, std::int64_t c) const {
    double sum = 0;
    for (std::int64_t t = 0; t < m_run.problem.Tk(); ++t) {
      if (visible(r, t)) sum += P(r, t) * m_run.inputs->V(t, c);
    }
    return sum;
  }
  double dP(std::int64_t r, std::int64_t t) const {
    double sum = 0;
    for (std::int64_t c = 0; c < m_run.problem.dv(); ++c) sum += m_run.inputs->dO(r, c) * m_run.inputs->V(t, c);
    return sum;
  }
  double D(std::int64_t r) const {
    double sum = 0;
    for (std::int64_t c = 0; c < m_run.problem.dv(); ++c) sum += m_run.inputs->dO(r, c) * O(r, c);
    return sum;
  }
  double dS(std::int64_t r, std::int64_t t) const { return P(r, t) * (dP(r, t) - D(r)); }
  double dV(std::int64_t t, std::int64_t c) const {
    double sum = 0;
    for (std::int64_t r = 0; r < m_run.problem.Tq(); ++r) {
      if (visible(r, t)) sum += P(r, t) * m_run.inputs->dO(r, c);
    }
    return sum;
  }

 private:
  const Run& m_run;
  Mask m_mask;
};

bool near(double value, double wanted) { return std::abs(value - wanted) <= Bound * std::max(1.0, std::abs(wanted)); }

}  // namespace

class HoverTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void theTileAtHand_data() { family(); }
  void theTileAtHand();
  void strips_data() { family(); }
  void strips();
  void otherTiles_data() { family(); }
  void otherTiles();
  void thePointerMeetsTheEntry_data() { family(); }
  void thePointerMeetsTheEntry();

 private:
  static void family() {
    QTest::addColumn<int>("number");
    const auto problems = familyProblems();
    for (std::size_t n = 0; n < problems.size(); ++n) QTest::newRow(problems[n].name) << static_cast<int>(n);
  }
  static std::shared_ptr<const Run> chosen() {
    static std::map<int, std::shared_ptr<const Run>> made;
    QFETCH(const int, number);
    auto& run = made[number];
    if (!run) run = runOf(familyProblems()[static_cast<std::size_t>(number)].settings);
    return run;
  }
};

void HoverTest::theTileAtHand() {
  const auto run = chosen();
  const Plain plain(*run);
  const TileGrid grid(run->problem);
  Session session;
  session.setRun(run, 0);
  int compared = 0;
  for (qint64 k = 1; k <= session.stepCount(); ++k) {
    const Event event = run->trace->event(k);
    if (!event.i || !event.j) continue;
    session.setPosition(k);
    const auto heat = tileHeat(session.state(), grid.mask());
    if (!heat) continue;
    QCOMPARE(heat->queries, grid.queries(*event.i));
    QCOMPARE(heat->keys, grid.keys(*event.j));
    for (std::int64_t r = heat->queries.begin; r < heat->queries.end; ++r) {
      double largest = -std::numeric_limits<double>::infinity();
      for (std::int64_t t = heat->keys.begin; t < heat->keys.end; ++t) {
        if (!plain.visible(r, t) || !heat->isVisible(r, t)) continue;
        const double value = heat->value(r, t);
        ++compared;
        const auto text = [&](double wanted) {
          const QString where = QStringLiteral("step %1, (%2, %3)").arg(k).arg(r).arg(t);
          return QStringLiteral("%1: %2, not %3").arg(where).arg(value).arg(wanted).toUtf8();
        };
        switch (heat->what) {
          case Tensor::S: QVERIFY2(near(value, plain.S(r, t)), text(plain.S(r, t))); break;
          case Tensor::dP: QVERIFY2(near(value, plain.dP(r, t)), text(plain.dP(r, t))); break;
          case Tensor::dS: QVERIFY2(near(value, plain.dS(r, t)), text(plain.dS(r, t))); break;
          default:
            if (heat->normalised) {
              QVERIFY2(near(value, plain.P(r, t)), text(plain.P(r, t)));
            } else {
              // Against a running maximum that is the same in a row: differences of logarithms are those of scores.
              const double shift = std::log(value) - plain.S(r, t);
              if (std::isinf(largest)) largest = shift;
              QVERIFY2(std::abs(shift - largest) <= 1e-4, text(plain.S(r, t)));
            }
        }
      }
    }
  }
  QVERIFY(compared > 0);
}

void HoverTest::strips() {
  const auto run = chosen();
  const Problem& problem = run->problem;
  const Plain plain(*run);
  for (std::int64_t r = 0; r < problem.Tq(); ++r) {
    for (std::int64_t c = 0; c < problem.dk(); ++c) QCOMPARE(*stripValue(*run, Tensor::Q, r, c), run->inputs->Q(r, c));
    QVERIFY(!stripValue(*run, Tensor::Q, r, problem.dk()));
    bool sees = false;
    for (std::int64_t t = 0; t < problem.Tk(); ++t) sees = sees || plain.visible(r, t);
    for (std::int64_t c = 0; sees && c < problem.dv(); ++c) {
      QVERIFY(near(*stripValue(*run, Tensor::O, r, c), plain.O(r, c)));
    }
    if (sees && run->pass() == Pass::Backward) QVERIFY(near(*stripValue(*run, Tensor::D, r, 0), plain.D(r)));
  }
  QVERIFY(!stripValue(*run, Tensor::Q, problem.Tq(), 0));
  for (std::int64_t t = 0; t < problem.Tk(); ++t) {
    for (std::int64_t c = 0; c < problem.dk(); ++c) QCOMPARE(*stripValue(*run, Tensor::K, t, c), run->inputs->K(t, c));
    for (std::int64_t c = 0; c < problem.dv(); ++c) QCOMPARE(*stripValue(*run, Tensor::V, t, c), run->inputs->V(t, c));
    if (run->pass() != Pass::Backward) continue;
    for (std::int64_t c = 0; c < problem.dv(); ++c) QVERIFY(near(*stripValue(*run, Tensor::dV, t, c), plain.dV(t, c)));
  }
}

void HoverTest::otherTiles() {
  const auto run = chosen();
  const Plain plain(*run);
  for (std::int64_t r = 0; r < run->problem.Tq(); ++r) {
    for (std::int64_t t = 0; t < run->problem.Tk(); ++t) {
      QVERIFY(near(*entryValue(*run, Tensor::S, r, t), plain.S(r, t)));
      if (plain.visible(r, t)) QVERIFY(near(*entryValue(*run, Tensor::P, r, t), plain.P(r, t)));
    }
  }
  QVERIFY(!entryValue(*run, Tensor::S, run->problem.Tq(), 0) && !entryValue(*run, Tensor::S, 0, run->problem.Tk()));
  QVERIFY(!entryValue(*run, Tensor::dP, 0, 0));
}

/// At the end of the run, on the stage itself: every tile but skipped ones tells the score of the entry under the
/// pointer, or that it is masked.
void HoverTest::thePointerMeetsTheEntry() {
  const auto run = chosen();
  const Plain plain(*run);
  Session session;
  session.setRun(run, run->trace->eventCount());
  StageView view(session);
  const QSize size(1100, 900);
  view.resize(size);
  const auto facts = stageFacts(*run);
  const StageGeometry geometry = layOutStage(*facts, Look().metrics, size);
  view.setLook(Look());
  view.show();
  if (geometry.grid.entrySide() < 4) QSKIP("entries too small to be aimed at");
  const bool isMatrix = !geometry.matrices.isEmpty();
  int values = 0;
  for (std::int64_t r = 0; r < run->problem.Tq(); r += 3) {
    for (std::int64_t t = 0; t < run->problem.Tk(); t += 2) {
      const GridPlace& grid = geometry.grid;
      const QPoint at(static_cast<int>((grid.keyX(double(t)) + grid.keyX(double(t + 1))) / 2),
                      static_cast<int>((grid.queryY(double(r)) + grid.queryY(double(r + 1))) / 2));
      QHelpEvent help(QEvent::ToolTip, at, view.mapToGlobal(at));
      QCoreApplication::sendEvent(&view, &help);
      const QString line = QToolTip::text().section(u'\n', -1);
      const QString where = QStringLiteral("row %1, column %2: ").arg(r).arg(t);
      QVERIFY2(line.startsWith(where), qPrintable(line));
      if (!plain.visible(r, t)) {
        QCOMPARE(line, where + QStringLiteral("masked"));
      } else if (!isMatrix && line.contains(QStringLiteral("score"))) {
        QCOMPARE(line, where + QStringLiteral("score %1, made anew from Q and K").arg(fixed(plain.S(r, t), 4)));
        ++values;
      } else {
        QVERIFY2(!line.contains(QStringLiteral("not computed yet")), qPrintable(line));
      }
    }
  }
  QVERIFY(isMatrix || values > 0);
}

QTEST_MAIN(HoverTest)
#include "tst_hover.moc"
