// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/problem/problem_chips.h"

using namespace tilewise;

class TestProblemChips : public QObject {
  Q_OBJECT

 private slots:
  void theLesson();
  void everySettingHasItsWords();
  void whatIsNotSetIsNotSaid();
  void theOrderIsSaidWhereTheNameLeavesItOpen_data();
  void theOrderIsSaidWhereTheNameLeavesItOpen();

 private:
  static QStringList words(const ProblemSettings& settings) {
    QStringList texts;
    for (const ProblemChip& chip : chipsOf(settings)) texts << chip.plain();
    return texts;
  }
};

void TestProblemChips::theLesson() {
  QCOMPARE(words({}), QStringList({"T 1,024", "d 64", "Br 128  Bc 64", "no mask", "fp16"}));
}

void TestProblemChips::everySettingHasItsWords() {
  ProblemSettings settings;
  settings.Tk = 2048;
  settings.dv = 32;
  settings.batch = 2;
  settings.heads = 32;
  settings.kvHeads = 8;
  settings.causal = true;
  settings.alignment = Alignment::BottomRight;
  settings.window = {127, Window::Unbounded};
  std::vector<std::int64_t> queries(1024, 0);
  queries.back() = 1;
  settings.documents = Documents(queries, std::vector<std::int64_t>(2048, 0));
  BlockMask mask(8, 32);
  mask.set(0, 0, false);
  settings.blockMask = mask;
  settings.scale = 0.5;
  settings.softCap = 30;
  settings.alibi = {0.5};
  settings.dropout = 0.1;
  settings.backward = true;
  settings.backwardOrder = BackwardOrder::TwoLoops;
  settings.shuffle = 3;
  settings.storage = Storage::Fp8;
  QCOMPARE(words(settings), QStringList({"T 1,024 × 2,048", "d 64, 32", "Br 128  Bc 64", "batch 2, 32 heads, 8 of K, V",
                                         "causal, bottom-right", QStringLiteral("window 127, ∞"), "2 documents",
                                         QStringLiteral("block mask 99.6\u00A0%"), "scale 0.5", "soft cap 30", "ALiBi",
                                         "dropout 0.1", "order two loops", "fp16", "stored as fp8"}));
}

void TestProblemChips::whatIsNotSetIsNotSaid() {
  ProblemSettings settings;
  settings.backwardOrder = BackwardOrder::QueryOuter;  // of a backward pass that is not run
  settings.shuffle = 1;
  QVERIFY(!words(settings).join(u' ').contains(u"order"));
  settings.backward = true;
  settings.algorithm = Algorithm::Standard;  // it has an order of its own
  QVERIFY(!words(settings).join(u' ').contains(u"query-outer"));
  QVERIFY(!words(settings).join(u' ').contains(u"shuffled"));  // and adds nothing in HBM
}

void TestProblemChips::theOrderIsSaidWhereTheNameLeavesItOpen_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<int>("order");
  QTest::addColumn<bool>("shuffled");
  QTest::addColumn<QString>("chip");
  const auto row = [](const char* name, Algorithm algorithm, BackwardOrder order, bool shuffled, const char* chip) {
    QTest::newRow(name) << static_cast<int>(algorithm) << static_cast<int>(order) << shuffled
                        << QString::fromLatin1(chip);
  };
  using enum Algorithm;
  row("FA-2 as it is known", FlashAttention2, BackwardOrder::FlashAttention2, false, "");
  row("FA-2, shuffled", FlashAttention2, BackwardOrder::FlashAttention2, true, "shuffled");
  row("FA-1 with FA-2's order", FlashAttention1, BackwardOrder::FlashAttention2, false, "order FA-2");
  row("FA-1 with its own", FlashAttention1, BackwardOrder::FlashAttention1, true, "order FA-1, shuffled");
  row("FA-2 with FA-1's", FlashAttention2, BackwardOrder::FlashAttention1, false, "order FA-1");
  row("query blocks outside", FlashAttention2, BackwardOrder::QueryOuter, true, "order query-outer, shuffled");
  row("two loops add nothing in HBM", FlashAttention1, BackwardOrder::TwoLoops, true, "order two loops");
}

void TestProblemChips::theOrderIsSaidWhereTheNameLeavesItOpen() {
  QFETCH(const int, algorithm);
  QFETCH(const int, order);
  QFETCH(const bool, shuffled);
  QFETCH(const QString, chip);
  ProblemSettings settings;
  settings.backward = true;
  settings.algorithm = static_cast<Algorithm>(algorithm);
  settings.backwardOrder = static_cast<BackwardOrder>(order);
  if (shuffled) settings.shuffle = 1;
  QString found;
  for (const ProblemChip& each : chipsOf(settings)) {
    if (each.kind == ProblemChip::Kind::Order) found = each.plain();
  }
  QCOMPARE(found, chip);
}

QTEST_APPLESS_MAIN(TestProblemChips)
#include "tst_problem_chips.moc"
