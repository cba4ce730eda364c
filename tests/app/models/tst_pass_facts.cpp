// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/models/pass_facts.h"
#include "app/session/make_run.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(ProblemSettings settings) {
  settings.Tq = settings.Tk = 16;
  settings.Br = settings.Bc = 4;
  settings.dk = 2;
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}}, control);
}

QString valueOf(const QList<PassFact>& facts, const QString& name) {
  for (const PassFact& fact : facts) {
    if (fact.name == name) return fact.value;
  }
  return QStringLiteral("none");
}

}  // namespace

class PassFactsTest : public QObject {
  Q_OBJECT

 private slots:
  void forward();
  void recomputation_data();
  void recomputation();
  void headsMultiply();
  void standardHasNoPrice();
};

void PassFactsTest::forward() {
  ProblemSettings settings;
  settings.dv = 2;
  const QList<PassFact> facts = passFacts(*runOf(settings));
  QCOMPARE(valueOf(facts, "FLOPs in products"), QStringLiteral("2,048"));  // 2 T T (dk + dv)
  QCOMPARE(valueOf(facts, "exponentials"), QStringLiteral("320"));         // e + w = 256 + 4 x 16
  QCOMPARE(valueOf(facts, "standard"), QStringLiteral("512 (1,024 B)"));   // S and P
  QCOMPARE(valueOf(facts, "FA-1"), QStringLiteral("32 (128 B)"));          // m and l
  QCOMPARE(valueOf(facts, "FA-2"), QStringLiteral("16 (64 B)"));           // lse
  QCOMPARE(valueOf(facts, "kept for the backward pass"), QStringLiteral("16 (64 B)"));
}

void PassFactsTest::recomputation_data() {
  QTest::addColumn<int>("order");
  QTest::addColumn<int>("dv");
  QTest::addColumn<bool>("causal");
  QTest::addColumn<int>("products");
  QTest::addColumn<QString>("price");
  const auto row = [](const char* title, BackwardOrder order, int dv, bool causal, int products, const char* price) {
    QTest::newRow(title) << static_cast<int>(order) << dv << causal << products
                         << QString::fromUtf8("%1 of standard’s").arg(price);
  };
  row("five products", BackwardOrder::FlashAttention2, 2, false, 5, "10/8");
  row("five products, causal", BackwardOrder::FlashAttention2, 2, true, 5, "10/8");
  row("seven products", BackwardOrder::TwoLoops, 2, false, 7, "14/8");
  row("two widths", BackwardOrder::FlashAttention1, 3, false, 5, "6/5");  // 3·2 + 2·3 against 2(2 + 3)
}

void PassFactsTest::recomputation() {
  QFETCH(int, order);
  QFETCH(int, dv);
  QFETCH(bool, causal);
  QFETCH(int, products);
  QFETCH(QString, price);
  ProblemSettings settings;
  settings.dv = dv;
  settings.causal = causal;
  settings.backward = true;
  settings.backwardOrder = static_cast<BackwardOrder>(order);
  const QList<PassFact> facts = keyFacts(*runOf(settings));
  QCOMPARE(valueOf(facts, "recomputation"), QStringLiteral("%1 products a tile instead of 4").arg(products));
  QCOMPARE(valueOf(facts, "its FLOPs in products"), price);
}

void PassFactsTest::headsMultiply() {
  ProblemSettings settings;
  settings.dv = 2;
  settings.batch = 2;
  settings.heads = 3;
  const auto run = runOf(settings);
  const QString all = QString::number(6 * run->trace->wholeRun().values());
  QCOMPARE(valueOf(keyFacts(*run), "values × 2 · 3 = 6 heads").remove(u','), all);
}

void PassFactsTest::standardHasNoPrice() {
  ProblemSettings settings;
  settings.dv = 2;
  settings.backward = true;
  settings.algorithm = Algorithm::Standard;
  const auto run = runOf(settings);
  QVERIFY(keyFacts(*run).isEmpty());
  const QList<PassFact> facts = passFacts(*run);
  QCOMPARE(valueOf(facts, "exponentials"), QStringLiteral("0"));
  // D in 4 bytes, dP and dS in 2.
  QCOMPARE(valueOf(facts, "standard"), QStringLiteral("528 (1,088 B)"));
}

QTEST_GUILESS_MAIN(PassFactsTest)
#include "tst_pass_facts.moc"
