// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
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
  model.setPosition(run.trace->totals(position),
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
  void itHasWords();
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

QTEST_GUILESS_MAIN(LedgerModelTest)
#include "tst_ledger_model.moc"
