// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QAbstractItemModelTester>
#include <QTest>

#include "app/models/ledger_model.h"
#include "app/session/make_run.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}}, control);
}

ProblemSettings smallSettings(int Tq, int Tk, int dk, int dv, int Br, int Bc) {
  ProblemSettings settings;
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.dk = dk;
  settings.dv = dv;
  settings.Br = Br;
  settings.Bc = Bc;
  return settings;
}

ProblemSettings causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  return settings;
}

QStringList rowTexts(const LedgerModel& model, int row) {
  QStringList texts;
  for (int column = 0; column < model.columnCount(); ++column) {
    texts.append(model.index(row, column).data().toString());
  }
  return texts;
}

void go(LedgerModel& model, const Run& run, std::int64_t position) {
  model.setPosition(position, run.trace->totals(position),
                    position > 0 ? std::optional(run.trace->event(position)) : std::nullopt);
}

}  // namespace

class LedgerModelTest : public QObject {
  Q_OBJECT

 private slots:
  void withoutARunItIsEmpty();
  void theLessonAtStep190();
  void atTheStartNothingHasMoved();
  void atTheEndSoFarIsTheWholeRun();
  void whatTheEventMovedIsMarked();
  void mergedRowsOpenIntoTheirTensors();
  void itHasWords();
  void theBackwardPassAtStep599();
  void rowsAddUpEverywhere_data();
  void rowsAddUpEverywhere();
  void tilesOfFourSizesAreBounded();
  void theTwoLoopsAreNamed();
};

void LedgerModelTest::withoutARunItIsEmpty() {
  LedgerModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  QCOMPARE(model.rowCount(), 0);
  model.setRun(runOf(smallSettings(8, 8, 2, 2, 4, 4)));
  QCOMPARE(model.rowCount(), 7);
  model.setRun(nullptr);
  QCOMPARE(model.rowCount(), 0);
}

void LedgerModelTest::theLessonAtStep190() {
  const auto run = runOf(causalLesson());
  LedgerModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setRun(run);
  go(model, *run, 190);
  // The figures of the design's picture.
  QCOMPARE(rowTexts(model, 0), (QStringList{"↓ Q", "4 × 8,192", "32,768", "65,536"}));
  QCOMPARE(rowTexts(model, 1), (QStringList{"↓ K", "18 × 4,096", "73,728", "294,912"}));
  QCOMPARE(rowTexts(model, 2), (QStringList{"↓ V", "18 × 4,096", "73,728", "294,912"}));
  QCOMPARE(rowTexts(model, 3), (QStringList{"↑ O", "3 × 8,192", "24,576", "65,536"}));
  QCOMPARE(rowTexts(model, 4), (QStringList{"↑ lse", "3 × 128", "384", "1,024"}));
  QCOMPARE(rowTexts(model, 5), (QStringList{"Values", "", "205,184", "721,920"}));
  QCOMPARE(rowTexts(model, 6), (QStringList{"Bytes (fp16; lse 4 B)", "", "411,136", "1,445,888"}));
}

void LedgerModelTest::atTheStartNothingHasMoved() {
  const auto run = runOf(smallSettings(10, 8, 2, 3, 4, 4));
  LedgerModel model;
  model.setRun(run);
  go(model, *run, 0);
  QCOMPARE(rowTexts(model, 0), (QStringList{"↓ Q", "0 × 8", "0", "20"}));
  QCOMPARE(model.index(5, LedgerModel::SoFar).data().toString(), QStringLiteral("0"));
}

void LedgerModelTest::atTheEndSoFarIsTheWholeRun() {
  const auto run = runOf(smallSettings(10, 7, 2, 3, 4, 4));
  LedgerModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setRun(run);
  go(model, *run, run->trace->eventCount());
  for (int row = 0; row < model.rowCount(); ++row) {
    QCOMPARE(model.index(row, LedgerModel::SoFar).data(), model.index(row, LedgerModel::WholeRun).data());
  }
  // Three row blocks, the last of two rows.
  QCOMPARE(model.index(0, LedgerModel::Times).data().toString(), QStringLiteral("2 × 8 + 1 × 4"));
  QCOMPARE(model.index(1, LedgerModel::Times).data().toString(), QStringLiteral("3 × 8 + 3 × 6"));
}

void LedgerModelTest::mergedRowsOpenIntoTheirTensors() {
  ProblemSettings settings = smallSettings(22, 34, 4, 6, 5, 8);
  settings.backward = true;
  const auto run = runOf(settings);
  LedgerModel model;
  const QAbstractItemModelTester tester(&model);
  model.setRun(run);
  const auto number = [&model](int row, int column, const QModelIndex& parent) {
    return model.index(row, column, parent).data().toString().remove(u',').toLongLong();
  };
  int opened = 0;
  for (const std::int64_t position : {std::int64_t{0}, run->trace->eventCount() / 2, run->trace->eventCount()}) {
    go(model, *run, position);
    for (int row = 0; row < model.rowCount(); ++row) {
      const QModelIndex outer = model.index(row, LedgerModel::Name);
      const int parts = model.rowCount(outer);
      if (parts == 0) continue;
      ++opened;
      QCOMPARE(outer.data().toString().count(u','), parts - 1);
      for (const int column : {int(LedgerModel::SoFar), int(LedgerModel::WholeRun)}) {
        std::int64_t sum = 0;
        for (int part = 0; part < parts; ++part) sum += number(part, column, outer);
        QCOMPARE(sum, number(row, column, {}));
      }
      for (int part = 0; part < parts; ++part) {
        const QModelIndex its = model.index(part, LedgerModel::Name, outer);
        QCOMPARE(its.parent(), outer);
        QCOMPARE(model.rowCount(its), 0);
        QVERIFY(!its.data().toString().contains(u','));
        QCOMPARE(its.data(LedgerModel::StoreRole), outer.data(LedgerModel::StoreRole));
      }
    }
  }
  QVERIFY(opened > 0);
}

void LedgerModelTest::whatTheEventMovedIsMarked() {
  const auto run = runOf(smallSettings(8, 8, 2, 2, 4, 4));
  LedgerModel model;
  model.setRun(run);
  int marked = 0;
  for (std::int64_t k = 1; k <= run->trace->eventCount(); ++k) {
    const Event event = run->trace->event(k);
    go(model, *run, k);
    for (int row = 0; row < 5; ++row) {
      const QModelIndex index = model.index(row, LedgerModel::SoFar);
      const bool isIts = event.tensor &&
                         static_cast<int>(*event.tensor) == index.data(LedgerModel::TensorRole).toInt() &&
                         (event.kind == EventKind::Store) == index.data(LedgerModel::StoreRole).toBool();
      QCOMPARE(index.data(LedgerModel::ChangedRole).toBool(), isIts);
      marked += isIts ? 1 : 0;
    }
  }
  // Q twice, K and V in four tiles, O and lse twice.
  QCOMPARE(marked, 2 + 8 + 4);
}

void LedgerModelTest::itHasWords() {
  const auto run = runOf(causalLesson());
  LedgerModel model;
  model.setRun(run);
  go(model, *run, 190);
  const auto words = [&model](int row, int column) {
    return model.index(row, column).data(Qt::AccessibleTextRole).toString();
  };
  QCOMPARE(words(0, LedgerModel::Name), QStringLiteral("Q, loaded"));
  QCOMPARE(words(4, LedgerModel::Name), QStringLiteral("lse, stored"));
  QCOMPARE(words(1, LedgerModel::Times), QStringLiteral("18 times 4,096 values"));
  QCOMPARE(words(5, LedgerModel::SoFar), QStringLiteral("205,184 values so far"));
  QCOMPARE(words(6, LedgerModel::WholeRun), QStringLiteral("1,445,888 bytes in the whole run"));
}

void LedgerModelTest::theBackwardPassAtStep599() {
  ProblemSettings settings = causalLesson();
  settings.backward = true;
  const auto run = runOf(settings);
  LedgerModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setRun(run);
  go(model, *run, 599);
  // The figures of the design's picture.
  const QList<QStringList> expected{
      {"↓ dO, O", "8 × 16,384", "131,072", "131,072"}, {"↑ D", "8 × 128", "1,024", "1,024"},
      {"↓ K, V", "6 × 8,192", "49,152", "131,072"},    {"↓ Q, dO", "39 × 16,384", "638,976", "1,179,648"},
      {"↓ lse, D", "39 × 256", "9,984", "18,432"},     {"↓ dQ", "39 × 8,192", "319,488", "589,824"},
      {"↑ dQ", "39 × 8,192", "319,488", "589,824"},    {"↑ dK, dV", "5 × 8,192", "40,960", "131,072"},
      {"Values", "", "1,510,144", "2,771,968"},        {"Bytes (fp16; D, lse 4 B)", "", "3,042,304", "5,582,848"}};
  QCOMPARE(model.rowCount(), int(expected.size()));
  for (int row = 0; row < model.rowCount(); ++row) QCOMPARE(rowTexts(model, row), expected[row]);
  QVERIFY(model.index(6, 0).data(LedgerModel::ChangedRole).toBool());
  QVERIFY(!model.index(5, 0).data(LedgerModel::ChangedRole).toBool());
  const QString tip = model.index(3, 0).data(Qt::ToolTipRole).toString();
  QVERIFY2(tip.contains("dO: 319,488 of 589,824 values"), qPrintable(tip));
  // Between the loads of Q and dO a group is not complete.
  const auto load = run->trace->previous(
      599, [](const Event& event) { return event.kind == EventKind::Load && event.tensor == Tensor::Q; });
  go(model, *run, *load);
  QCOMPARE(model.index(3, LedgerModel::Times).data().toString(), QStringLiteral("38 × 16,384 + 8,192"));
}

void LedgerModelTest::rowsAddUpEverywhere_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<int>("order");  // -1: forward
  QTest::addColumn<int>("rows");
  const auto row = [](const char* name, Algorithm algorithm, int order, int rows) {
    QTest::newRow(name) << static_cast<int>(algorithm) << order << rows;
  };
  row("standard, forward", Algorithm::Standard, -1, 8);
  row("FA-1, forward", Algorithm::FlashAttention1, -1, 5);
  row("standard, backward", Algorithm::Standard, static_cast<int>(BackwardOrder::FlashAttention2), 12);
  row("FA-2, backward", Algorithm::FlashAttention2, static_cast<int>(BackwardOrder::FlashAttention2), 8);
  row("FA-1, backward", Algorithm::FlashAttention1, static_cast<int>(BackwardOrder::FlashAttention1), 6);
  row("query-outer", Algorithm::FlashAttention2, static_cast<int>(BackwardOrder::QueryOuter), 8);
  row("two loops", Algorithm::FlashAttention2, static_cast<int>(BackwardOrder::TwoLoops), 12);
}

void LedgerModelTest::rowsAddUpEverywhere() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  QFETCH(int, rows);
  ProblemSettings settings = smallSettings(10, 7, 2, 3, 4, 4);
  settings.causal = true;
  settings.algorithm = static_cast<Algorithm>(algorithm);
  settings.backward = order >= 0;
  if (order >= 0) settings.backwardOrder = static_cast<BackwardOrder>(order);
  const auto run = runOf(settings);
  LedgerModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setRun(run);
  QCOMPARE(model.rowCount(), rows + 2);
  for (std::int64_t k = 0; k <= run->trace->eventCount(); ++k) {
    go(model, *run, k);
    std::int64_t sum = 0;
    int changed = 0;
    for (int row = 0; row < rows; ++row) {
      sum += model.index(row, LedgerModel::SoFar).data().toString().toLongLong();
      changed += model.index(row, LedgerModel::SoFar).data(LedgerModel::ChangedRole).toBool() ? 1 : 0;
    }
    QCOMPARE(sum, run->trace->totals(k).values());
    QCOMPARE(changed, k > 0 && run->trace->event(k).tensor ? 1 : 0);
  }
}

void LedgerModelTest::tilesOfFourSizesAreBounded() {
  ProblemSettings settings = smallSettings(10, 7, 2, 3, 4, 4);
  settings.algorithm = Algorithm::Standard;
  const auto run = runOf(settings);
  LedgerModel model;
  model.setRun(run);
  go(model, *run, run->trace->eventCount());
  for (int row = 0; row < model.rowCount(); ++row) {
    const QStringList texts = rowTexts(model, row);
    if (texts[0] == QStringLiteral("↑ S")) QCOMPARE(texts, (QStringList{"↑ S", "6 × ≤ 16", "70", "70"}));
  }
}

void LedgerModelTest::theTwoLoopsAreNamed() {
  ProblemSettings settings = smallSettings(10, 7, 2, 3, 4, 4);
  settings.backward = true;
  settings.backwardOrder = BackwardOrder::TwoLoops;
  const auto run = runOf(settings);
  LedgerModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setRun(run);
  QStringList names;
  for (int row = 0; row < model.rowCount(); ++row) names.append(rowTexts(model, row)[0]);
  QCOMPARE(names, (QStringList{"↓ dO, O", "↑ D", "Loop 1: key blocks outside", "↓ K, V", "↓ Q, dO", "↓ lse, D",
                               "↑ dK, dV", "Loop 2: query blocks outside", "↓ Q, dO", "↓ lse, D", "↓ K, V", "↑ dQ",
                               "Values", "Bytes (fp16; D, lse 4 B)"}));
  QCOMPARE(rowTexts(model, 2).mid(1), (QStringList{"", "", ""}));
}

QTEST_GUILESS_MAIN(LedgerModelTest)
#include "tst_ledger_model.moc"
