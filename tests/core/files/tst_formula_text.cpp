// SPDX-License-Identifier: MIT
#include "core/files/formula_text.h"

#include <QTest>

#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestFormulaText : public QObject {
  Q_OBJECT

 private slots:
  void isReadAsLatexHasIt_data() {
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("plain");
    QTest::newRow("product") << "S_{ij} = c \\cdot Q_i K_j^\\top" << "S_ij = c · Q_i K_j^(T)";
    QTest::newRow("exponent") << "\\tilde P = e^{S - m'}" << "P̃ = e^(S − m′)";
    QTest::newRow("rounding up") << "n_r = \\lceil T_q / B_r \\rceil" << "n_r = ⌈ T_q / B_r ⌉";
    QTest::newRow("words") << "m + \\log \\ell = \\mathrm{lse}" << "m + log ℓ = lse";
    QTest::newRow("a number") << "1,024 \\times 64" << "1,024 × 64";
    QTest::newRow("braces") << "{a}{b}" << "ab";
    QTest::newRow("umlauts") << "\\mathrm{größer}" << "größer";
  }
  void isReadAsLatexHasIt() {
    QFETCH(QString, formula);
    QFETCH(QString, plain);
    const auto runs = parseFormula(formula.toStdString(), "f");
    QVERIFY2(runs, qPrintable(lineOf(runs)));
    QCOMPARE(QString::fromStdString(plainText(*runs)), plain);
  }

  void lettersAreVariablesAndIndicesUpright() {
    const auto runs = parseFormula("\\tilde{P}_{ij} V", "f");
    QVERIFY(runs);
    const std::vector<FormulaRun> wanted{{"P", true, true, FormulaRun::Script::None},
                                         {"ij", false, false, FormulaRun::Script::Sub},
                                         {" ", false, false, FormulaRun::Script::None},
                                         {"V", true, false, FormulaRun::Script::None}};
    QVERIFY(*runs == wanted);
  }

  void refuses_data() {
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << "" << "file-format" << "a formula";
    QTest::newRow("a command") << "\\frac{a}{b}" << "unknown-name" << "\\frac";
    QTest::newRow("open brace") << "e^{a" << "file-format" << "a } for each {";
    QTest::newRow("closed brace") << "a}" << "file-format" << "a { for each }";
    QTest::newRow("a script in a script") << "e^{S_i}" << "file-format" << "no script inside";
    QTest::newRow("no index") << "a_" << "file-format" << "after ^ and _";
    QTest::newRow("two letters under a tilde") << "\\tilde{PV}" << "file-format" << "one letter";
    QTest::newRow("a backslash alone") << "a\\" << "unknown-name" << "\\";
    QTest::newRow("nested") << QString(20, '{') << "file-format" << "8 braces";
  }
  void refuses() {
    QFETCH(QString, formula);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const auto runs = parseFormula(formula.toStdString(), "f");
    QCOMPARE(codeOf(runs), code);
    QVERIFY2(lineOf(runs).contains(says), qPrintable(lineOf(runs)));
  }
};

QTEST_APPLESS_MAIN(TestFormulaText)
#include "tst_formula_text.moc"
