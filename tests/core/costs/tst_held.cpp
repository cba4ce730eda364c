// SPDX-License-Identifier: MIT
/// What each algorithm keeps in HBM beside inputs and outputs.
#include "core/costs/held.h"

#include <QTest>

#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

HbmHeld heldBy(ProblemSettings settings, Algorithm algorithm, Pass pass) {
  settings.algorithm = algorithm;
  return hbmHeld(*Problem::make(settings), pass);
}

}  // namespace

class TestHeld : public QObject {
  Q_OBJECT

 private slots:
  /// One layer of 32 heads at 8,192 tokens: 4 GiB of P in 16 bits against 1 MiB of lse in 4 bytes.
  void aLayerOf8192Tokens() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8192;
    const auto kept = [&](Algorithm algorithm) {
      return 32 * heldBy(settings, algorithm, Pass::Forward).keptForBackward.bytes;
    };
    QCOMPARE(kept(Algorithm::Standard), std::int64_t{4} << 30);
    QCOMPARE(kept(Algorithm::FlashAttention2), std::int64_t{1} << 20);
    QCOMPARE(kept(Algorithm::FlashAttention1), std::int64_t{2} << 20);
  }

  void everyProblemHoldsWhatTheRulesSay() {
    RandomSettings random(91'01);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings s = random.nextOfFamily();
      s.elementType = static_cast<ElementType>(random.between(0, 3));
      const std::int64_t matrix = s.Tq * s.Tk, element = bytesOf(s.elementType), mask = s.dropout > 0 ? matrix : 0;
      const QByteArray message = text(s).toUtf8();

      const HbmHeld standard = heldBy(s, Algorithm::Standard, Pass::Forward);
      QVERIFY2(standard.extraPeak == Footprint({2 * matrix + mask, 2 * matrix * element + mask}), message);
      QVERIFY2(standard.keptForBackward == Footprint({matrix + mask, matrix * element + mask}), message);
      const HbmHeld fa1 = heldBy(s, Algorithm::FlashAttention1, Pass::Forward);
      QVERIFY2(fa1.extraPeak == Footprint({2 * s.Tq, 8 * s.Tq}) && fa1.keptForBackward == fa1.extraPeak, message);
      const HbmHeld fa2 = heldBy(s, Algorithm::FlashAttention2, Pass::Forward);
      QVERIFY2(fa2.extraPeak == Footprint({s.Tq, 4 * s.Tq}) && fa2.keptForBackward == fa2.extraPeak, message);

      const HbmHeld standardBackward = heldBy(s, Algorithm::Standard, Pass::Backward);
      QVERIFY2(standardBackward.extraPeak == Footprint({2 * matrix + s.Tq, 2 * matrix * element + 4 * s.Tq}), message);
      const bool keepsD = s.backwardOrder != BackwardOrder::FlashAttention1;
      for (const Algorithm algorithm : {Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
        const HbmHeld backward = heldBy(s, algorithm, Pass::Backward);
        QVERIFY2(backward.extraPeak == (keepsD ? Footprint({s.Tq, 4 * s.Tq}) : Footprint{}), message);
        QVERIFY2(backward.keptForBackward == Footprint{}, message);
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestHeld)
#include "tst_held.moc"
