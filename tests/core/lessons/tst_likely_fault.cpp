// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QtTest>

#include <vector>

#include "core/faults/fault_gallery.h"
#include "core/lessons/check_answer.h"
#include "core/lessons/listing.h"
#include "tests/core/lessons/python_run.h"

using namespace tilewise;

/// Each fault, written into the NumPy listing as a student would write it, is named.
class TestLikelyFault : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_python = tilewise::testing::pythonWithNumpy(); }

  void isNamed_data();
  void isNamed();
  void isNoneForAnotherMistake();

 private:
  Expected<AnswerReport> reportOn(const Problem& problem, const QByteArray& program);

  QString m_python;
};

namespace {

struct Change {
  const char* right;
  const char* broken;
};

std::vector<Change> changesOf(Fault fault) {
  constexpr const char* SkipTest = "return keys(j)[0] > queries(i)[-1]";
  constexpr const char* Division = "sram.O = sram.O / sram.l[:, None]";
  constexpr const char* LoadK = R"(sram.K = hbm.load("K", j))";
  constexpr const char* LoadV = R"(sram.V = hbm.load("V", j))";
  switch (fault) {
    case Fault::SkipFirstWithFirst: return {{SkipTest, "return keys(j)[0] > queries(i)[0]"}};
    case Fault::PartialTileSkipped:
      return {{SkipTest, "return not visible(queries(i), keys(j)).all()"},
              {Division, "sram.O = sram.O / np.where(sram.l == 0, 1, sram.l)[:, None]"}};
    case Fault::PartialTileNotMasked:
      return {{"sram.SP = np.where(visible(queries(i), keys(j)), sram.SP, Real(-np.inf))", "pass"}};
    case Fault::CausalCorner: return {{" + off", ""}};
    case Fault::RaggedTail:
      return {{LoadK, R"(sram.K = np.pad(hbm.load("K", j), ((0, Bc - len(keys(j))), (0, 0))))"},
              {LoadV, R"(sram.V = np.pad(hbm.load("V", j), ((0, Bc - len(keys(j))), (0, 0))))"}};
    case Fault::NoMaximum: return {{"np.maximum(sram.m, sram.SP.max(axis=1))", "zeros(rows)"}};
    case Fault::NanOfEmptyRows: return {{"np.where(m_new == -np.inf, 0, m_new)", "m_new"}};
    case Fault::LNotRescaled: return {{"sram.l = f * sram.l", "sram.l = sram.l"}};
    case Fault::ONotRescaled: return {{"sram.O = f[:, None] * sram.O", "sram.O = sram.O"}};
    case Fault::MOverwritten: return {{"f = np.exp(sram.m - m_new)", "sram.m = m_new; f = np.exp(sram.m - m_new)"}};
    case Fault::LAfterDropout:
      return {{"sram.l = f * sram.l + sram.SP.sum(axis=1)", "sram.l = f * sram.l"},
              {"sram.SP *= kept(i, j)", "sram.SP *= kept(i, j); sram.l = sram.l + sram.SP.sum(axis=1)"}};
    case Fault::NoFinalDivision: return {{Division, "pass"}};
    case Fault::LseWithoutLog: return {{"lse = sram.m + np.log(sram.l)", "lse = sram.m"}};
    case Fault::OtherDropoutMask:
      return {{"def philox(*counter):", "def philox(*counter, more=0):"},
              {"key = [1 & 0xFFFFFFFF", "key = [1 + more & 0xFFFFFFFF"},
              {"def kept(i, j):", "def kept(i, j, more=0):"},
              {"philox(r, t // 4, 0, 0)", "philox(r, t // 4, 0, 0, more=more)"},
              {"z = kept(i, j)", "z = kept(i, j, 1)"}};
    case Fault::DMissing: return {{"(sram.dS - sram.D[:, None])", "sram.dS"}};
    case Fault::CapFactorMissing: return {{"sram.dS *= 1 - capped**2", "pass"}};
    case Fault::DqOverwritten: return {{"sram.dQ += c", "sram.dQ = c"}};
    case Fault::ScaleMissing: return {{"c * sram.dS", "sram.dS"}};
  }
  return {};
}

}  // namespace

Expected<AnswerReport> TestLikelyFault::reportOn(const Problem& problem, const QByteArray& program) {
  const QTemporaryDir folder;
  tilewise::testing::writeText(folder.filePath("program.py"), program);
  const auto ran =
      tilewise::testing::runPython(m_python, folder.path(), "program.py", tilewise::testing::Warnings::Pass);
  if (!ran.ok) return failure({ErrorCode::FileFormat, "program.py", ran.err.toStdString(), ""});
  const auto answer = readAnswer(folder.filePath("answer.npz").toStdString(), problem);
  if (!answer) return tl::unexpected(answer.error());
  RunControl control;
  return checkAnswer(problem, makeInputs(problem), *answer, control);
}

void TestLikelyFault::isNamed_data() {
  QTest::addColumn<int>("number");
  for (const Fault each : allFaults()) {
    QTest::newRow(std::string(word(each)).c_str()) << static_cast<int>(each);
  }
}

void TestLikelyFault::isNamed() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  QFETCH(int, number);
  const Fault fault = static_cast<Fault>(number);
  const Problem problem = Problem::make(pageOf(fault).exposing).value();
  QByteArray program = QByteArray::fromStdString(codeListing(problem, Language::Numpy).value().text());
  for (const Change& change : changesOf(fault)) {
    QVERIFY2(program.contains(change.right), change.right);
    program.replace(change.right, change.broken);
  }
  const auto report = reportOn(problem, program);
  QVERIFY2(report, describe(report ? Error{} : report.error()).c_str());
  QVERIFY(!report->outputsRight());
  QVERIFY2(report->likelyFault, report->sentence().c_str());
  QCOMPARE(QString::fromStdString(std::string(word(*report->likelyFault))),
           QString::fromStdString(std::string(word(fault))));
}

void TestLikelyFault::isNoneForAnotherMistake() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 96;
  settings.dk = settings.dv = 8;
  settings.Br = settings.Bc = 32;
  const Problem problem = Problem::make(settings).value();
  QByteArray program = QByteArray::fromStdString(codeListing(problem, Language::Numpy).value().text());
  program.replace("c * sram.Q @", "2 * c * sram.Q @");
  const auto report = reportOn(problem, program);
  QVERIFY(report);
  QVERIFY(!report->outputsRight() && !report->likelyFault);
}

QTEST_APPLESS_MAIN(TestLikelyFault)
#include "tst_likely_fault.moc"
