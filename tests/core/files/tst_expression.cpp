// SPDX-License-Identifier: MIT
#include "core/files/expression.h"

#include <cctype>

#include <QTest>

#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// With every operation in brackets: "(1+(2*a))".
std::string shape(const Expression& expression) {
  std::string text;
  switch (expression.kind) {
    case Expression::Kind::Number: return QString::number(expression.number).toStdString();
    case Expression::Kind::Quantity:
      text = expression.name;
      for (const ExpressionArgument& each : expression.arguments) text.append("[").append(each.name).append("=").append(each.value).append("]");
      return text;
    case Expression::Kind::Operation:
      if (!std::isalpha(static_cast<unsigned char>(expression.name.front()))) {
        text = shape(expression.operands[0]).append(expression.name).append(shape(expression.operands[1]));
        return std::string("(").append(text).append(")");
      }
      text = expression.name + "<";
      for (const Expression& each : expression.operands) text += shape(each) + ";";
      return text + ">";
  }
  return text;
}

}  // namespace

class TestExpression : public QObject {
  Q_OBJECT

 private slots:
  void isReadAsInAlgebra_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("product first") << "1 + 2 * a" << "(1+(2*a))";
    QTest::newRow("from the left") << "8 - 4 - 2" << "((8-4)-2)";
    QTest::newRow("quotients from the left") << "8 / 4 / 2" << "((8/4)/2)";
    QTest::newRow("brackets") << "(1 + 2) * a" << "((1+2)*a)";
    QTest::newRow("sign") << "-a * 2" << "((0-a)*2)";
    QTest::newRow("sign after an operator") << "2 - -1" << "(2-(0-1))";
    QTest::newRow("comparison last") << "a + 1 <= b * 2" << "((a+1)<=(b*2))";
    QTest::newRow("equal") << "a == b" << "(a==b)";
    QTest::newRow("arguments") << "run.values(tensor=K, direction=load)" << "run.values[tensor=K][direction=load]";
    QTest::newRow("a word with hyphens") << "fault.tiles_lost(fault=skip-first-with-first)"
                                         << "fault.tiles_lost[fault=skip-first-with-first]";
    QTest::newRow("functions") << "max(ceil(a / 2), 1)" << "max<ceil<(a/2);>;1;>";
    QTest::newRow("a real number") << "0.5e1" << "5";
  }
  void isReadAsInAlgebra() {
    QFETCH(QString, text);
    QFETCH(QString, read);
    const auto expression = parseExpression(text.toStdString(), "e");
    QVERIFY2(expression, qPrintable(lineOf(expression)));
    QCOMPARE(QString::fromStdString(shape(*expression)), read);
    QCOMPARE(QString::fromStdString(expression->text), text);
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << "" << "file-format" << "character 1";
    QTest::newRow("half a sum") << "1 +" << "file-format" << "a number, a name or (";
    QTest::newRow("two numbers") << "1 2" << "file-format" << "an operator or the end at character 3";
    QTest::newRow("open bracket") << "(1 + 2" << "file-format" << ")";
    QTest::newRow("no value") << "a(b=)" << "file-format" << "a number or a word";
    QTest::newRow("a bare argument") << "a(3)" << "file-format" << "NAME=VALUE";
    QTest::newRow("one operand too few") << "max(1)" << "file-format" << ", at";
    QTest::newRow("another sign") << "a % b" << "file-format" << "operator";
    QTest::newRow("a number beyond double") << "1e999" << "file-format" << "a number";
    QTest::newRow("nested without end") << QString(300, '(') << "file-format" << "simpler";
    QTest::newRow("signs without end") << QString(300, '-') << "file-format" << "simpler";
    QTest::newRow("long") << QString(401, '1') << "too-large" << "400";
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const auto expression = parseExpression(text.toStdString(), "e");
    QCOMPARE(codeOf(expression), code);
    QVERIFY2(lineOf(expression).contains(says) && lineOf(expression).startsWith("e: "), qPrintable(lineOf(expression)));
  }
};

QTEST_APPLESS_MAIN(TestExpression)
#include "tst_expression.moc"
