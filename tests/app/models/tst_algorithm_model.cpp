// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/models/algorithm_model.h"

using namespace tilewise;

namespace {

Event eventOf(EventKind kind, std::optional<Tensor> tensor = {}) {
  Event event;
  event.kind = kind;
  event.tensor = tensor;
  event.i = 3;
  event.j = 5;
  return event;
}

}  // namespace

class AlgorithmModelTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEventHasItsLine_data();
  void everyEventHasItsLine();
  void noLineRunsAtTheStart();
  void theRunningLineMovesWithTheEvent();
  void pillsStandAtTheLoops();
  void onlyRowsThatChangeAreReported();
  void everyLineHasWords();
};

void AlgorithmModelTest::everyEventHasItsLine_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("tensor");  // -1: none
  QTest::addColumn<int>("line");    // 0: none
  QTest::addColumn<QString>("begin");
  const auto row = [](const char* name, EventKind kind, int tensor, int line, const char* begin) {
    QTest::newRow(name) << static_cast<int>(kind) << tensor << line << QString::fromUtf8(begin);
  };
  const int none = -1;
  row("row block begins", EventKind::RowBlockBegin, none, 1, "for *i*");
  row("row block ends", EventKind::RowBlockEnd, none, 1, "for *i*");
  row("load Q", EventKind::Load, static_cast<int>(Tensor::Q), 2, "load *Q*_i");
  row("tile skipped", EventKind::TileSkipped, none, 4, "if tile");
  row("load K", EventKind::Load, static_cast<int>(Tensor::K), 5, "load *K*_j, *V*_j");
  row("load V", EventKind::Load, static_cast<int>(Tensor::V), 5, "load *K*_j, *V*_j");
  row("score product", EventKind::ScoreProduct, none, 6, "*S* = ");
  row("mask applied", EventKind::MaskApplied, none, 7, "if partial");
  row("running max updated", EventKind::RunningMaxUpdated, none, 8, "*m*' = max");
  row("exponentiated", EventKind::Exponentiated, none, 9, "*P~* = exp");
  row("rescaled", EventKind::Rescaled, none, 10, "*f* = ");
  row("accumulated", EventKind::Accumulated, none, 11, "*l* += ");
  row("normalised", EventKind::Normalised, none, 12, "*O*_i = ");
  row("lse written", EventKind::LseWritten, none, 13, "lse_i = ");
  row("store O", EventKind::Store, static_cast<int>(Tensor::O), 14, "store *O*_i, lse_i");
  row("store lse", EventKind::Store, static_cast<int>(Tensor::lse), 14, "store *O*_i, lse_i");
  row("column block begins", EventKind::ColumnBlockBegin, none, 0, "");
  row("column block ends", EventKind::ColumnBlockEnd, none, 0, "");
}

void AlgorithmModelTest::everyEventHasItsLine() {
  QFETCH(int, kind);
  QFETCH(int, tensor);
  QFETCH(int, line);
  QFETCH(QString, begin);
  const auto event =
      eventOf(static_cast<EventKind>(kind), tensor < 0 ? std::nullopt : std::optional(static_cast<Tensor>(tensor)));
  QCOMPARE(fa2ForwardLine(event).value_or(0), line);
  if (line > 0) {
    QVERIFY2(fa2ForwardLines()[line - 1].markup.startsWith(begin), qPrintable(fa2ForwardLines()[line - 1].markup));
  }
}

void AlgorithmModelTest::noLineRunsAtTheStart() {
  AlgorithmModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  QCOMPARE(model.rowCount(), 14);
  QVERIFY(!model.runningIndex().isValid());
  for (int row = 0; row < model.rowCount(); ++row) {
    QCOMPARE(model.index(row).data(AlgorithmModel::RunningRole).toBool(), false);
    QCOMPARE(model.index(row).data(AlgorithmModel::PillRole).toString(), QString());
  }
}

void AlgorithmModelTest::theRunningLineMovesWithTheEvent() {
  AlgorithmModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setEvent(eventOf(EventKind::Rescaled));
  QCOMPARE(model.runningIndex().row(), 9);
  QVERIFY(model.runningIndex().data(Qt::AccessibleTextRole).toString().startsWith("Line 10, running: "));
  model.setEvent(eventOf(EventKind::Accumulated));
  QCOMPARE(model.runningIndex().row(), 10);
  int running = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    running += model.index(row).data(AlgorithmModel::RunningRole).toBool() ? 1 : 0;
  }
  QCOMPARE(running, 1);
  model.setEvent(std::nullopt);
  QVERIFY(!model.runningIndex().isValid());
}

void AlgorithmModelTest::pillsStandAtTheLoops() {
  AlgorithmModel model;
  model.setEvent(eventOf(EventKind::Rescaled));
  QCOMPARE(model.index(0).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*i* = 3"));
  QCOMPARE(model.index(2).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*j* = 5"));
  QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().endsWith("; i is 3"));
  Event event = eventOf(EventKind::Normalised);
  event.j.reset();
  model.setEvent(event);
  QCOMPARE(model.index(0).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*i* = 3"));
  QCOMPARE(model.index(2).data(AlgorithmModel::PillRole).toString(), QString());
}

void AlgorithmModelTest::onlyRowsThatChangeAreReported() {
  AlgorithmModel model;
  model.setEvent(eventOf(EventKind::Exponentiated));
  QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
  model.setEvent(eventOf(EventKind::Exponentiated));
  QCOMPARE(changed.count(), 0);
  model.setEvent(eventOf(EventKind::Rescaled));
  QSet<int> rows;
  for (const QList<QVariant>& arguments : changed) {
    rows.insert(arguments[0].toModelIndex().row());
  }
  QCOMPARE(rows, (QSet<int>{8, 9}));
}

void AlgorithmModelTest::everyLineHasWords() {
  AlgorithmModel model;
  for (int row = 0; row < model.rowCount(); ++row) {
    const QString words = model.index(row).data().toString();
    QVERIFY(words.size() > 5);
    // A screen reader reads markup and formula signs badly.
    for (const QChar sign : QStringLiteral("*_^~#=ℓ′∞")) {
      QVERIFY2(!words.contains(sign), qPrintable(words));
    }
  }
}

QTEST_GUILESS_MAIN(AlgorithmModelTest)
#include "tst_algorithm_model.moc"
