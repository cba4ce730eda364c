// SPDX-License-Identifier: MIT
/// Every fault shows on its exposing problem and hides on its hiding one.

#include <QTest>

#include <set>

#include "core/faults/fault_gallery.h"
#include "core/faults/fault_needs.h"
#include "core/faults/fault_report.h"
#include "tests/core/faults/fault_problems.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

FaultTrial trialOf(const ProblemSettings& settings, std::optional<Fault> fault) {
  const Problem problem = problemOf(settings);
  const Inputs inputs = makeInputs(problem);
  RunControl control;
  const RightResults right = rightResults(problem, inputs, control).value();
  return tryFault(problem, inputs, fault, right, control).value();
}

/// The arrays that are wrong: "O lse dQ".
QString wrongArrays(const FaultReport& report) {
  QStringList names;
  for (const ArrayFault& each : report.arrays) {
    const std::string_view name = word(each.tensor);
    if (each.isWrong()) names += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  }
  return names.join(' ');
}

}  // namespace

class TestFaultGallery : public QObject {
  Q_OBJECT

 private slots:
  void namesAreUniqueAndFound() {
    std::set<std::string_view> names;
    for (const Fault fault : allFaults()) {
      names.insert(word(fault));
      QCOMPARE(findFault(word(fault)), std::optional(fault));
      QVERIFY(faultNames().find(word(fault)) != std::string::npos);
    }
    QCOMPARE(names.size(), FaultCount);
    QVERIFY(names.count("") == 0);
    QVERIFY(!findFault("").has_value() && !findFault("ragged").has_value());
    QVERIFY(FaultCount >= 14);
  }

  void everyPageIsComplete() {
    QCOMPARE(faultGallery().size(), FaultCount);
    std::set<std::string_view> titles;
    for (const Fault fault : allFaults()) {
      const FaultPage& page = pageOf(fault);
      QCOMPARE(page.fault, fault);
      titles.insert(page.title);
      for (const std::string_view each :
           {page.title, page.explanation, page.line.right, page.line.broken, page.exposedBecause, page.hiddenBecause}) {
        QVERIFY2(!each.empty(), qPrintable(nameOf(fault)));
      }
      QVERIFY(page.line.right != page.line.broken);
      QVERIFY(page.explanation.ends_with('.') && page.hiddenBecause.ends_with('.') &&
              page.exposedBecause.ends_with('.'));
      QCOMPARE(page.exposing.backward, passOf(fault) == Pass::Backward);
    }
    QCOMPARE(titles.size(), FaultCount);
  }

  void theCornerThatIsRightIsTheProblems() {
    ProblemSettings settings = pageOf(Fault::CausalCorner).exposing;
    QCOMPARE(settings.alignment, Alignment::BottomRight);
    QVERIFY(lineOf(Fault::CausalCorner, problemOf(settings)).right.ends_with("T_k - T_q"));
    settings.alignment = Alignment::TopLeft;
    QVERIFY(lineOf(Fault::CausalCorner, problemOf(settings)).broken.ends_with("T_k - T_q"));
  }

  void eachShowsAndHides_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("wrongWithGradients");
    const auto row = [](Fault fault, const char* wrong, const char* carried) {
      QTest::newRow(qPrintable(nameOf(fault))) << static_cast<int>(fault) << wrong << carried;
    };
    row(Fault::SkipFirstWithFirst, "O lse", "O lse dQ dK dV");
    row(Fault::PartialTileSkipped, "O lse", "O lse dQ dK dV");
    row(Fault::PartialTileNotMasked, "O lse", "O lse dQ dK dV");
    row(Fault::CausalCorner, "O lse", "O lse dQ dK dV");
    row(Fault::RaggedTail, "O lse", "O lse dQ dK dV");
    row(Fault::NoMaximum, "O lse", "O lse dQ dK dV");
    row(Fault::NanOfEmptyRows, "O lse", "O lse dQ dK dV");
    row(Fault::LNotRescaled, "O lse", "O lse dQ dK dV");
    row(Fault::ONotRescaled, "O", "O dQ dK");
    row(Fault::MOverwritten, "O lse", "O lse dQ dK dV");
    row(Fault::LAfterDropout, "O lse", "O lse dQ dK dV");
    row(Fault::NoFinalDivision, "O", "O dQ dK");
    row(Fault::LseWithoutLog, "lse", "lse dQ dK dV");
    row(Fault::OtherDropoutMask, "dQ dK dV", "dQ dK dV");
    row(Fault::DMissing, "dQ dK", "dQ dK");
    row(Fault::CapFactorMissing, "dQ dK", "dQ dK");
    row(Fault::DqOverwritten, "dQ", "dQ");
    row(Fault::ScaleMissing, "dQ dK", "dQ dK");
  }
  void eachShowsAndHides() {
    QFETCH(int, number);
    QFETCH(QString, wrong);
    QFETCH(QString, wrongWithGradients);
    const Fault fault = static_cast<Fault>(number);
    const FaultPage& page = pageOf(fault);

    const FaultTrial shown = trialOf(page.exposing, fault);
    QVERIFY(!shown.accuracy.pass() && shown.report.shows());
    QCOMPARE(wrongArrays(shown.report), wrong);
    const auto why = whyItCannotShow(fault, problemOf(page.exposing));
    QVERIFY2(!why, why ? why->c_str() : "");

    const FaultTrial hidden = trialOf(page.hiding, fault);
    QVERIFY2(hidden.accuracy.pass() && !hidden.report.shows(), qPrintable(wrongArrays(hidden.report)));

    ProblemSettings withGradients = page.exposing;
    withGradients.backward = true;
    QCOMPARE(wrongArrays(trialOf(withGradients, fault).report), wrongWithGradients);
    QVERIFY(trialOf(withGradients, {}).accuracy.pass());

    ProblemSettings inFloat64 = page.exposing;
    inFloat64.precision = Precision::Float64;
    if (fault == Fault::NoMaximum) inFloat64.scale = 80;  // exp reaches further there
    QCOMPARE(wrongArrays(trialOf(inFloat64, fault).report), wrong);
  }
};

QTEST_APPLESS_MAIN(TestFaultGallery)
#include "tst_fault_gallery.moc"
