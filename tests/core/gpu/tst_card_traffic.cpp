// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/card_traffic.h"
#include "core/trace/trace.h"

using namespace tilewise;

/// What the kernels move, for a size that was counted on a card (performance.md), by hand.
class CardTrafficTest : public QObject {
  Q_OBJECT

  static ProblemSettings settings(Algorithm algorithm) {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 4096;
    settings.dk = settings.dv = 64;
    settings.Br = settings.Bc = 128;
    settings.heads = 16;
    settings.algorithm = algorithm;
    settings.backward = algorithm != Algorithm::Standard;
    return settings;
  }
  static CardTraffic traffic(const ProblemSettings& settings, Pass pass = Pass::Forward) {
    return cardTraffic(Problem::make(settings).value(), pass);
  }

  static constexpr std::int64_t Matrix = 16 * 4096 * 64, Rows = 16 * 4096, Entries = 16LL * 4096 * 4096;

 private slots:
  void fa2ForwardIsTheModel() {
    ProblemSettings whole = settings(Algorithm::FlashAttention2), causal = whole;
    causal.causal = true;
    QCOMPARE(traffic(whole).bytes(CardMove::Read), 545259520);
    QCOMPARE(traffic(causal).bytes(CardMove::Read), 285212672);
    QCOMPARE(traffic(whole).bytes(CardMove::Written), Matrix * 2 + Rows * 4);
    QCOMPARE(traffic(whole).bytes(CardMove::Added), 0);
    // Any mask in which each query block sees a key: the bytes of the counting rules.
    for (const bool isCausal : {false, true}) {
      ProblemSettings ragged = whole;
      ragged.Tq = 1000, ragged.Tk = 1100, ragged.Br = 48, ragged.causal = isCausal;
      const Problem problem = Problem::make(ragged).value();
      const Trace trace(problem, Pass::Forward);
      std::int64_t loaded = 0;
      for (const Tensor tensor : AllTensors) loaded += trace.wholeRun().loaded(tensor).values * 2 * 16;
      QCOMPARE(cardTraffic(problem, Pass::Forward).bytes(CardMove::Read), loaded);
    }
  }

  void sumsAreInFloat32() {
    const CardTraffic fa1 = traffic(settings(Algorithm::FlashAttention1));
    const std::int64_t sums = Matrix * 4 + Rows * 8;  // O, m and l
    QCOMPARE(fa1.bytes(CardMove::Read), 2 * Matrix * 2 + 32 * Matrix * 2 + 32 * sums + sums);
    QCOMPARE(fa1.bytes(CardMove::Written), sums + 32 * sums + Matrix * 2 + Rows * 8);

    const CardTraffic back = traffic(settings(Algorithm::FlashAttention2), Pass::Backward);
    QCOMPARE(back.bytes(CardMove::Added), 32 * Matrix * 4);
    QCOMPARE(back.bytes(CardMove::Read),
             2 * Matrix * 2 + 2 * Matrix * 2 + 32 * (2 * Matrix * 2 + 2 * Rows * 4) + Matrix * 4);
    QCOMPARE(back.bytes(CardMove::Written), Rows * 4 + Matrix * 4 + 2 * Matrix * 2 + Matrix * 2);
  }

  void standardReadsKeysOnceAQueryBlock() {
    const CardTraffic standard = traffic(settings(Algorithm::Standard));
    QCOMPARE(standard.bytes(CardMove::Read), Matrix * 2 + 2 * 32 * Matrix * 2 + 2 * Entries * 2);
    QCOMPARE(standard.bytes(CardMove::Written), 2 * Entries * 2 + Rows * 12 + Matrix * 2);
  }

  void rowsArePaddedToChunks() {
    ProblemSettings narrow = settings(Algorithm::FlashAttention2);
    narrow.dk = narrow.dv = 60;
    QCOMPARE(traffic(narrow).bytes(CardMove::Read), 545259520);
  }
};

QTEST_APPLESS_MAIN(CardTrafficTest)
#include "tst_card_traffic.moc"
