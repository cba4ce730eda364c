// SPDX-License-Identifier: MIT
/// Where a fault cannot show, and that it then does not.

#include <QTest>

#include "core/faults/fault_needs.h"
#include "core/faults/fault_report.h"
#include "tests/core/faults/fault_problems.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestFaultNeeds : public QObject {
  Q_OBJECT

 private slots:
  void theSentence_data() {
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* title, Fault fault, int number, const char* sentence) {
      QTest::newRow(title) << static_cast<int>(fault) << number << sentence;
    };
    row("no causal mask", Fault::SkipFirstWithFirst, 0, "needs a causal mask; here there is none");
    row("equal blocks", Fault::SkipFirstWithFirst, 1, "needs B_r other than B_c; here both are 64");
    row("narrow rows of tiles", Fault::SkipFirstWithFirst, 2,
        "needs a visible tile that starts after its first query; here there is none");
    row("no mask to skip by", Fault::PartialTileSkipped, 0,
        "needs a partly masked tile; here all 128 visited tiles are full");
    row("no mask to forget", Fault::PartialTileNotMasked, 0,
        "needs a partly masked tile; here all 128 visited tiles are full");
    row("a square", Fault::CausalCorner, 1, "needs T_q other than T_k; here both are 1,024");
    row("no diagonal", Fault::CausalCorner, 3, "needs a causal mask, a window or ALiBi; here there is none");
    row("a divisor", Fault::RaggedTail, 0, "needs a ragged last block; here 64 divides 1,024");
    row("a hidden tail", Fault::RaggedTail, 4,
        "needs a query that would see past the last key; here the mask hides the padding");
    row("key 0 for all", Fault::NanOfEmptyRows, 1,
        "needs a query that sees no key in the first tile of its block; here there is none");
    row("one key block", Fault::MOverwritten, 5, "needs a second key block; here one block holds all keys");
    row("one tile a row", Fault::ONotRescaled, 6, "needs a query block that visits two tiles; here none does");
    row("no dropout", Fault::LAfterDropout, 0, "needs dropout; here p = 0");
    row("one key a query", Fault::LseWithoutLog, 6, "needs a query that sees two keys; here there is none");
    row("no backward pass", Fault::DqOverwritten, 0, "needs the backward pass");
    row("no soft cap", Fault::CapFactorMissing, 7, "needs a soft cap; here there is none");
    row("c = 1", Fault::ScaleMissing, 7, "needs a scale c other than 1; here c = 1");
    row("large scores may always come", Fault::NoMaximum, 0, "");
    row("D is never known before", Fault::DMissing, 7, "");
  }
  void theSentence() {
    QFETCH(int, fault);
    QFETCH(int, number);
    QFETCH(QString, sentence);
    ProblemSettings settings;
    switch (number) {
      case 1:
        settings.causal = true;
        settings.Br = 64;
        break;
      case 2:
        settings.causal = true;
        settings.Br = 32;
        break;
      case 3: settings.Tk = 512; break;
      case 4:
        settings.causal = true;
        settings.Tq = settings.Tk = 1000;
        break;
      case 5: settings.Bc = 2000; break;
      case 6:
        settings.window = {0, 0};
        settings.Br = 64;
        break;
      case 7:
        settings.backward = true;
        settings.scale = 1;
        break;
      default: break;
    }
    const auto why = whyItCannotShow(static_cast<Fault>(fault), problemOf(settings));
    QCOMPARE(QString::fromStdString(why.value_or("")), sentence);
  }

  void afterARunWithoutHarm() {
    ProblemSettings settings;
    QCOMPARE(whyItDidNoHarm(Fault::NoMaximum, problemOf(settings)), "overflow needs a score above 88.7");
    settings.precision = Precision::Float64;
    QCOMPARE(whyItDidNoHarm(Fault::NoMaximum, problemOf(settings)), "overflow needs a score above 709.8");
    QVERIFY(!whyItDidNoHarm(Fault::MOverwritten, problemOf(settings)).empty());
    QVERIFY(!whyItDidNoHarm(Fault::DMissing, problemOf(settings)).empty());
  }

  /// A fault that is said not to show passes the check; and each of them does show somewhere among these problems.
  void whatCannotShowDoesNot() {
    RandomSettings random(88'03, 40);
    std::array<int, FaultCount> shown{}, excused{};
    for (int n = 0; n < 250; ++n) {
      const ProblemSettings settings = nextForFaults(random);
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      RunControl control;
      const RightResults right = rightResults(problem, inputs, control, 1).value();
      for (const Fault fault : allFaults()) {
        const FaultTrial trial = tryFault(problem, inputs, fault, right, control, 1).value();
        const bool cannotShow = whyItCannotShow(fault, problem).has_value();
        QVERIFY2(!cannotShow || !trial.report.shows(), qPrintable(nameOf(fault) + ' ' + text(settings)));
        QCOMPARE(trial.report.shows(), !trial.accuracy.pass());
        shown[static_cast<std::size_t>(fault)] += trial.report.shows() ? 1 : 0;
        excused[static_cast<std::size_t>(fault)] += cannotShow ? 1 : 0;
      }
    }
    for (const Fault fault : allFaults()) {
      const bool needsLargeScores = fault == Fault::NoMaximum;  // outliers bring them now and then
      QVERIFY2(needsLargeScores || shown[static_cast<std::size_t>(fault)] > 3, qPrintable(nameOf(fault)));
      QVERIFY2(excused[static_cast<std::size_t>(fault)] < 250, qPrintable(nameOf(fault)));
    }
  }
};

QTEST_APPLESS_MAIN(TestFaultNeeds)
#include "tst_fault_needs.moc"
