// SPDX-License-Identifier: MIT
/// Accesses, bytes, arithmetic and on-chip set of the closed forms against the events by rule.
#include "core/costs/accesses.h"

#include <QTest>

#include <set>

#include "core/costs/residency.h"
#include "core/tiling/on_chip.h"
#include "core/trace/trace.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestAccesses : public QObject {
  Q_OBJECT

 private slots:
  void everyPassIsThatOfItsProblem() {
    std::set<std::string_view> words;
    for (const AttentionPass which : AllAttentionPasses) {
      QVERIFY(words.insert(word(which)).second && !word(which).empty());
      for (const Algorithm before : {Algorithm::Standard, Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
        ProblemSettings settings;
        settings.algorithm = before;
        const Problem problem = *Problem::make(withAttentionPass(settings, which));
        QCOMPARE(attentionPassOf(problem, directionOf(which)), which);
        QCOMPARE(problem.lastPass(), directionOf(which));
      }
      QVERIFY(isStandard(standardBeside(which)));
      QCOMPARE(directionOf(standardBeside(which)), directionOf(which));
    }
    QCOMPARE(words.size(), std::size_t{8});
    ProblemSettings fa1;
    fa1.algorithm = Algorithm::FlashAttention1;
    QCOMPARE(withAttentionPass(fa1, AttentionPass::Fa1Backward).algorithm, Algorithm::FlashAttention1);
  }

  /// Whatever the mask, the blocks and the widths.
  void formsAreTheTotalsOfTheEvents() {
    RandomSettings random(92'01, 40);
    for (int n = 0; n < 400; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.elementType = static_cast<ElementType>(random.between(0, 3));
      for (const AttentionPass which : AllAttentionPasses) {
        const Problem problem = *Problem::make(withAttentionPass(settings, which));
        const Totals totals = Trace(problem, directionOf(which)).wholeRun();
        const TileCensus census = takeCensus(problem);
        const Accesses accesses = accessesOf(which, lengthsOf(problem), census);
        const QByteArray message = (QString(word(which).data()) + ' ' + text(settings)).toUtf8();
        QVERIFY2(accesses.values() == totals.values(), message);
        QVERIFY2(accesses.bytes(bytesOf(settings.elementType)) == totals.bytes(settings.elementType), message);
        const Arithmetic arithmetic = arithmeticOf(which, lengthsOf(problem), census);
        QVERIFY2(arithmetic.flops == totals.flops, message);
        QVERIFY2(arithmetic.exponentials == totals.exponentials, message);
      }
    }
  }

  void theSetOnChipIsThatOfTheBoxes() {
    RandomSettings random(92'02, 60);
    for (int n = 0; n < 400; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      for (const AttentionPass which : AllAttentionPasses) {
        const Problem problem = *Problem::make(withAttentionPass(settings, which));
        QVERIFY2(onChipValues(which, lengthsOf(problem), {settings.Br, settings.Bc}) ==
                     onChipSize(problem, directionOf(which)).values,
                 qPrintable(QString(word(which).data()) + ' ' + text(settings)));
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestAccesses)
#include "tst_accesses.moc"
