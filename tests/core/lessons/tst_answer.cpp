// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QtTest>

#include <map>

#include "core/files/npy.h"
#include "core/lessons/check_answer.h"
#include "core/trace/schedule.h"
#include "tests/core/lessons/python_run.h"

using namespace tilewise;

/// Answers are read as what a stranger sends: whatever is in them, there is an answer or an error that says where.
class TestAnswer : public QObject {
  Q_OBJECT

 private slots:
  void reads();
  void isRefused_data();
  void isRefused();
  void everyCutIsRefused();
  void firstDifference_data();
  void firstDifference();
};

namespace {

constexpr int Rows = 4, Keys = 4, Width = 2;

Problem smallProblem() {
  ProblemSettings settings;
  settings.Tq = Rows;
  settings.Tk = Keys;
  settings.dk = settings.dv = Width;
  settings.Br = settings.Bc = 2;
  return Problem::make(settings).value();
}

QByteArray bytes(const std::vector<std::byte>& data) {
  return {reinterpret_cast<const char*>(data.data()), static_cast<qsizetype>(data.size())};
}
QByteArray npy(int rows, int columns) {
  return bytes(npyBytes(Matrix<double>(Matrix<double>::Ones(rows, columns)), Precision::Float64));
}
QByteArray row(std::initializer_list<double> values) {
  Vector<double> vector(static_cast<Index>(values.size()));
  std::copy(values.begin(), values.end(), vector.data());
  return bytes(npyBytes(vector, Precision::Float64));
}

/// A folder's files; the archive of the same has them as entries.
using Files = std::map<QString, QByteArray>;

Files goodFiles() {
  return {{"O.npy", npy(Rows, Width)},
          {"lse.npy", row({1, 2, 3, 4})},
          {"on_chip.npy", row({20, 0})},
          {"held.npy", row({4, 4})},
          {"trace.jsonl",
           "{\"k\": 1, \"pass\": \"forward\", \"event\": \"load\", \"tensor\": \"Q\", \"block\": 0, \"values\": 4}\n"
           "\n"
           "{\"k\": 2, \"pass\": \"forward\", \"event\": \"row-block-end\"}\n"}};
}

Expected<Answer> readFiles(const Files& files, const QTemporaryDir& folder) {
  for (const auto& [name, data] : files) tilewise::testing::writeText(folder.filePath(name), data);
  return readAnswer(folder.path().toStdString(), smallProblem());
}

}  // namespace

void TestAnswer::reads() {
  const QTemporaryDir folder;
  const auto answer = readFiles(goodFiles(), folder);
  QVERIFY2(answer, describe(answer ? Error{} : answer.error()).c_str());
  QCOMPARE(answer->outputs.size(), std::size_t{2});
  QCOMPARE(answer->outputs.at(Tensor::lse)(3, 0), 4.0);
  QCOMPARE(answer->moves.size(), std::size_t{1});
  QVERIFY((answer->moves.front() == AnsweredMove{Pass::Forward, true, Tensor::Q, 0, 4}));
  QCOMPARE(answer->onChip[0], std::int64_t{20});
  QVERIFY(answer->held && answer->held->rows == 4 && answer->held->columns == 4);
}

void TestAnswer::isRefused_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QByteArray>("data");
  QTest::addColumn<int>("code");
  QTest::addColumn<QString>("says");
  const auto refused = [](const char* name, const char* file, const QByteArray& data, ErrorCode code,
                          const char* says) { QTest::newRow(name) << file << data << static_cast<int>(code) << says; };
  const QByteArray line = goodFiles().at("trace.jsonl");
  refused("output of another shape", "O.npy", npy(Rows, Width + 1), ErrorCode::Shape, "4 x 2");
  refused("output of too many values", "O.npy", npy(400, 400), ErrorCode::TooLarge, "at most");
  refused("output of one dimension", "O.npy", row({1, 2, 3, 4, 5, 6, 7, 8}), ErrorCode::Shape, "4 x 2");
  refused("lse of another length", "lse.npy", row({1, 2}), ErrorCode::Shape, "4");
  refused("empty output", "O.npy", "", ErrorCode::FileEmpty, "O.npy");
  refused("text as output", "O.npy", "O = 1\n", ErrorCode::FileFormat, "O.npy");
  refused("trace that is no JSON", "trace.jsonl", "load Q\n", ErrorCode::FileFormat, "line 1");
  refused("trace with a broken second line", "trace.jsonl", line + "{\"k\": 1\n", ErrorCode::FileTruncated, "line 4");
  refused("unknown event", "trace.jsonl", R"({"k": 1, "pass": "forward", "event": "fetch"})", ErrorCode::UnknownName,
          "row-block-begin");
  refused("unknown tensor", "trace.jsonl",
          R"({"k": 1, "pass": "forward", "event": "load", "tensor": "X", "block": 0, "values": 1})",
          ErrorCode::UnknownName, "lse");
  refused("negative values", "trace.jsonl",
          R"({"k": 1, "pass": "forward", "event": "load", "tensor": "Q", "block": 0, "values": -1})",
          ErrorCode::FileFormat, "values");
  refused("values that sums cannot hold", "trace.jsonl",
          R"({"k": 1, "pass": "forward", "event": "load", "tensor": "Q", "block": 0, "values": 9000000000000000000})",
          ErrorCode::OutOfRange, "at most");
  refused("deeply nested trace", "trace.jsonl", QByteArray(100'000, '['), ErrorCode::FileTruncated, "line 1");
  refused("one held number", "held.npy", row({4}), ErrorCode::Shape, "2");
  refused("negative held", "held.npy", row({-4, 4}), ErrorCode::OutOfRange, "0 to");
  refused("held that is not a number", "held.npy", row({qQNaN(), 4}), ErrorCode::OutOfRange, "0 to");
  refused("sizes alone", "sizes.npy", npy(2, 4), ErrorCode::EntryMissing, "sizes, standard and fa2");
}

void TestAnswer::isRefused() {
  QFETCH(QString, file);
  QFETCH(QByteArray, data);
  QFETCH(int, code);
  QFETCH(QString, says);
  Files files = goodFiles();
  files[file] = data;
  const QTemporaryDir folder;
  const auto answer = readFiles(files, folder);
  QVERIFY(!answer);
  const QString text = QString::fromStdString(describe(answer.error()));
  QCOMPARE(static_cast<int>(answer.error().code), code);
  QVERIFY2(text.contains(says), qPrintable(text));
}

void TestAnswer::everyCutIsRefused() {
  Files files = goodFiles();
  const QByteArray whole = files.at("O.npy");
  for (qsizetype length = 0; length < whole.size(); ++length) {
    files["O.npy"] = whole.left(length);
    const QTemporaryDir folder;
    QVERIFY2(!readFiles(files, folder), qPrintable(QString::number(length)));
  }
  const QTemporaryDir folder;
  const auto nothing = readAnswer(folder.path().toStdString(), smallProblem());
  QVERIFY(!nothing);
  QCOMPARE(static_cast<int>(nothing.error().code), static_cast<int>(ErrorCode::EntryMissing));
  const auto absent = readAnswer(folder.filePath("no.npz").toStdString(), smallProblem());
  QVERIFY(!absent);
  QCOMPARE(static_cast<int>(absent.error().code), static_cast<int>(ErrorCode::FileNotFound));
}

void TestAnswer::firstDifference_data() {
  QTest::addColumn<QString>("change");
  QTest::addColumn<int>("number");
  QTest::newRow("none") << "" << 0;
  QTest::newRow("V before K") << "swap" << 2;
  QTest::newRow("ends early") << "short" << 12;
  QTest::newRow("goes on") << "long" << 15;
  QTest::newRow("another count") << "values" << 4;
}

void TestAnswer::firstDifference() {
  QFETCH(QString, change);
  QFETCH(int, number);
  const Problem problem = smallProblem();
  const Inputs inputs = makeInputs(problem);
  RunControl control;
  const RunResult right = run(problem, inputs, control).value();
  Answer answer;
  answer.outputs[Tensor::O] = right.O;
  answer.outputs[Tensor::lse] = right.lse;
  const Schedule schedule(problem);
  for (std::int64_t n = 0; n < schedule.stripCount(); ++n) {
    schedule.forEachEvent(schedule.strip(n), [&](const Event& event) {
      if (event.tensor) {
        answer.moves.push_back({event.pass, event.kind == EventKind::Load, *event.tensor, *event.block, event.values});
      }
      return true;
    });
  }
  if (change == "swap") std::swap(answer.moves[1], answer.moves[2]);
  if (change == "short") answer.moves.resize(11);
  if (change == "long") answer.moves.push_back(answer.moves.front());
  if (change == "values") answer.moves[3].values += 1;
  const auto report = checkAnswer(problem, inputs, answer, control);
  QVERIFY(report);
  QVERIFY(report->outputsRight());
  QCOMPARE(report->difference.has_value(), number > 0);
  if (number > 0) QCOMPARE(report->difference->number, std::int64_t{number});
  // The order of two loads is told, and is no fault.
  QCOMPARE(report->pass(), change.isEmpty() || change == "swap");
}

QTEST_APPLESS_MAIN(TestAnswer)
#include "tst_answer.moc"
