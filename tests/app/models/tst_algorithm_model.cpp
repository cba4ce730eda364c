// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/models/algorithm_model.h"
#include "core/trace/trace.h"

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

ProblemSettings small() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 12;
  settings.dk = settings.dv = 2;
  settings.Br = 4;
  settings.Bc = 3;
  settings.causal = true;
  return settings;
}

QList<AlgorithmLine> fa2Lines() { return linesOf(*Problem::make(small())); }

/// The lines of FA-2, forward.
void dress(AlgorithmModel& model) { model.setLines(fa2Lines()); }

constexpr StripKind InQueryBlock = StripKind::QueryBlock;

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
  void everyLineHasWords_data();
  void everyLineHasWords();
  void everyEventOfEveryPassHasALine_data();
  void everyEventOfEveryPassHasALine();
  void loopsOfTheBackwardPassHaveTheirPills();
  void termsOfTheScoresHaveLines_data();
  void termsOfTheScoresHaveLines();
};

namespace {

/// All ways to compute a pass, with and without dropout.
void allPasses() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<int>("order");  // -1: forward
  QTest::addColumn<int>("lines");
  const auto row = [](const char* name, Algorithm algorithm, int order, int lines) {
    QTest::newRow(name) << static_cast<int>(algorithm) << order << lines;
  };
  row("standard, forward", Algorithm::Standard, -1, 16);
  row("FA-1, forward", Algorithm::FlashAttention1, -1, 14);
  row("FA-2, forward", Algorithm::FlashAttention2, -1, 14);
  row("standard, backward", Algorithm::Standard, static_cast<int>(BackwardOrder::FlashAttention2), 20);
  row("FA-2, backward", Algorithm::FlashAttention2, static_cast<int>(BackwardOrder::FlashAttention2), 14);
  row("FA-1, backward", Algorithm::FlashAttention1, static_cast<int>(BackwardOrder::FlashAttention1), 14);
  row("query-outer", Algorithm::FlashAttention2, static_cast<int>(BackwardOrder::QueryOuter), 14);
  row("two loops", Algorithm::FlashAttention2, static_cast<int>(BackwardOrder::TwoLoops), 20);
}

Problem problemOf(int algorithm, int order, double dropout) {
  ProblemSettings settings = small();
  settings.algorithm = static_cast<Algorithm>(algorithm);
  settings.backward = order >= 0;
  if (order >= 0) settings.backwardOrder = static_cast<BackwardOrder>(order);
  settings.dropout = dropout;
  return *Problem::make(settings);
}

}  // namespace

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
  QCOMPARE(lineAt(fa2Lines(), InQueryBlock, event).value_or(0), line);
  if (line > 0) {
    QVERIFY2(fa2Lines()[line - 1].markup.startsWith(begin), qPrintable(fa2Lines()[line - 1].markup));
  }
}

void AlgorithmModelTest::noLineRunsAtTheStart() {
  AlgorithmModel model;
  dress(model);
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
  dress(model);
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setEvent(eventOf(EventKind::Rescaled), InQueryBlock);
  QCOMPARE(model.runningIndex().row(), 9);
  QVERIFY(model.runningIndex().data(Qt::AccessibleTextRole).toString().startsWith("Line 10, running: "));
  model.setEvent(eventOf(EventKind::Accumulated), InQueryBlock);
  QCOMPARE(model.runningIndex().row(), 10);
  int running = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    running += model.index(row).data(AlgorithmModel::RunningRole).toBool() ? 1 : 0;
  }
  QCOMPARE(running, 1);
  model.setEvent(std::nullopt, InQueryBlock);
  QVERIFY(!model.runningIndex().isValid());
}

void AlgorithmModelTest::pillsStandAtTheLoops() {
  AlgorithmModel model;
  dress(model);
  model.setEvent(eventOf(EventKind::Rescaled), InQueryBlock);
  QCOMPARE(model.index(0).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*i* = 3"));
  QCOMPARE(model.index(2).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*j* = 5"));
  QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().endsWith("; i is 3"));
  Event event = eventOf(EventKind::Normalised);
  event.j.reset();
  model.setEvent(event, InQueryBlock);
  QCOMPARE(model.index(0).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*i* = 3"));
  QCOMPARE(model.index(2).data(AlgorithmModel::PillRole).toString(), QString());
}

void AlgorithmModelTest::onlyRowsThatChangeAreReported() {
  AlgorithmModel model;
  dress(model);
  model.setEvent(eventOf(EventKind::Exponentiated), InQueryBlock);
  QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
  model.setEvent(eventOf(EventKind::Exponentiated), InQueryBlock);
  QCOMPARE(changed.count(), 0);
  model.setEvent(eventOf(EventKind::Rescaled), InQueryBlock);
  QSet<int> rows;
  for (const QList<QVariant>& arguments : changed) {
    rows.insert(arguments[0].toModelIndex().row());
  }
  QCOMPARE(rows, (QSet<int>{8, 9}));
}

void AlgorithmModelTest::everyLineHasWords_data() { allPasses(); }

void AlgorithmModelTest::everyLineHasWords() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  QFETCH(int, lines);
  for (const double dropout : {0.0, 0.1}) {
    AlgorithmModel model;
    model.setLines(linesOf(problemOf(algorithm, order, dropout)));
    QCOMPARE(model.rowCount(), lines);
    bool isDropped = false;
    for (int row = 0; row < model.rowCount(); ++row) {
      const QString words = model.index(row).data().toString();
      QVERIFY(words.size() > 5);
      // A screen reader reads markup and formula signs badly.
      for (const QChar sign : QStringLiteral("*_^~#=ℓ′∞∘")) {
        QVERIFY2(!words.contains(sign), qPrintable(words));
      }
      isDropped = isDropped || model.index(row).data(AlgorithmModel::MarkupRole).toString().contains("*Z*");
    }
    QCOMPARE(isDropped, dropout > 0);
  }
}

void AlgorithmModelTest::everyEventOfEveryPassHasALine_data() { allPasses(); }

void AlgorithmModelTest::everyEventOfEveryPassHasALine() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  const Problem problem = problemOf(algorithm, order, 0);
  const Trace trace(problem, problem.lastPass());
  const QList<AlgorithmLine> lines = linesOf(problem);
  QSet<int> used;
  for (std::int64_t k = 1; k <= trace.eventCount(); ++k) {
    const Event event = trace.event(k);
    const StripKind strip = trace.schedule().strip(trace.stripOf(k)).kind;
    const auto line = lineAt(lines, strip, event);
    const std::string_view kind = word(event.kind);
    QVERIFY2(line, kind.data());
    used.insert(*line);
    AlgorithmModel model;
    model.setLines(lines);
    model.setEvent(event, strip);
    QString pills;
    for (int row = 0; row < model.rowCount(); ++row) {
      pills += model.index(row).data(AlgorithmModel::PillRole).toString();
    }
    // Each index that an event has stands at one loop, but for loads of whole matrices.
    const bool isLoads = !visitsTiles(strip) && strip != StripKind::RowTerms;
    const QString i = event.i && !isLoads ? QStringLiteral("*i* = %1").arg(*event.i) : QString();
    const QString j = event.j && !isLoads ? QStringLiteral("*j* = %1").arg(*event.j) : QString();
    QVERIFY2(pills == i + j || pills == j + i, qPrintable(pills));
  }
  // Lines that only head a loop over tiles run at no event; nor does what is not counted.
  for (int number = 1; number <= lines.size(); ++number) {
    const AlgorithmLine& line = lines[number - 1];
    QVERIFY2(
        used.contains(number) || line.loop != LoopVariable::None || line.words.endsWith(QStringLiteral("not counted")),
        qPrintable(line.markup));
  }
}

void AlgorithmModelTest::loopsOfTheBackwardPassHaveTheirPills() {
  AlgorithmModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  model.setLines(linesOf(
      problemOf(static_cast<int>(Algorithm::FlashAttention2), static_cast<int>(BackwardOrder::FlashAttention2), 0)));
  model.setEvent(eventOf(EventKind::Store, Tensor::dQ), StripKind::GradientKeyBlock);
  QCOMPARE(model.runningIndex().row(), 11);
  QCOMPARE(model.index(0).data(AlgorithmModel::PillRole).toString(), QString());
  QCOMPARE(model.index(1).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*j* = 5"));
  QCOMPARE(model.index(3).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*i* = 3"));
  model.setEvent(eventOf(EventKind::RowTerms), StripKind::RowTerms);
  QCOMPARE(model.runningIndex().row(), 0);
  QCOMPARE(model.index(0).data(AlgorithmModel::PillRole).toString(), QStringLiteral("*i* = 3"));
}

void AlgorithmModelTest::termsOfTheScoresHaveLines_data() { allPasses(); }

void AlgorithmModelTest::termsOfTheScoresHaveLines() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  const Problem plain = problemOf(algorithm, order, 0);
  ProblemSettings settings = plain.settings();
  settings.softCap = 20;
  settings.alibi = {0.5};
  const Problem problem = *Problem::make(settings);
  const auto marks = [](const Problem& of, const char* begin) {
    int found = 0;
    for (const AlgorithmLine& line : linesOf(of)) found += line.markup.startsWith(QString::fromUtf8(begin)) ? 1 : 0;
    return found;
  };
  // Standard attention keeps P and needs no scores backward.
  const bool backward = order >= 0;
  const bool standard = problem.isStandard();
  const bool twice = backward && !standard && problem.backwardOrder() == BackwardOrder::TwoLoops;
  const int scores = standard && backward ? 0 : twice ? 2 : 1;
  const int gradients = !backward ? 0 : twice ? 2 : 1;
  QCOMPARE(marks(problem, "*S* = cap · tanh"), scores);
  QCOMPARE(marks(problem, "*S* −= slope"), scores);
  QCOMPARE(marks(problem, "d*S* = d*S* ∘ (1 − tanh^2)"), gradients);
  QCOMPARE(marks(plain, "*S* = cap") + marks(plain, "*S* −=") + marks(plain, "d*S* = d*S* ∘ (1"), 0);
  const Trace trace(problem, problem.lastPass());
  const QList<AlgorithmLine> lines = linesOf(problem);
  for (std::int64_t k = 1; k <= trace.eventCount(); ++k) {
    const StripKind strip = trace.schedule().strip(trace.stripOf(k)).kind;
    QVERIFY(lineAt(lines, strip, trace.event(k)).has_value());
  }
}

QTEST_GUILESS_MAIN(AlgorithmModelTest)
#include "tst_algorithm_model.moc"
