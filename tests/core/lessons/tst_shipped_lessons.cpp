// SPDX-License-Identifier: MIT
#include "core/lessons/shipped_lessons.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/files/lesson_file.h"
#include "core/lessons/lesson_check.h"
#include "core/lessons/lesson_quantity.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

QString manual() {
  QFile file(TILEWISE_DOCS_DIR "/lessons.md");
  if (!file.open(QIODevice::ReadOnly)) qFatal("no manual of lessons");
  return QString::fromUtf8(file.readAll());
}

}  // namespace

class TestShippedLessons : public QObject {
  Q_OBJECT

 private slots:
  void eachHolds_data() {
    QTest::addColumn<int>("number");
    for (std::size_t n = 0; n < shippedLessons().size(); ++n) {
      QTest::newRow(shippedLessons()[n].name.c_str()) << static_cast<int>(n);
    }
  }
  void eachHolds() {
    QFETCH(int, number);
    const Lesson& lesson = shippedLessons()[static_cast<std::size_t>(number)];
    LessonWatch watch;
    const auto report = checkLesson(lesson, lesson.name, watch);
    QVERIFY2(report, qPrintable(lineOf(report)));
    for (const LessonStepReport& step : report->steps) {
      for (const Error& fault : step.faults) QWARN(describe(fault).c_str());
    }
    QVERIFY(report->pass());
    QVERIFY2(lesson.mainSteps() >= 8 && lesson.mainSteps() <= 20, "8 to 20 steps");
    QVERIFY2(std::any_of(lesson.steps.begin(), lesson.steps.end(), [](const LessonStep& step) { return step.question; }),
             "a question");
    QVERIFY(findLesson(lesson.name) == &lesson);
  }

  void namesDiffer() {
    QSet<QString> names;
    for (const Lesson& each : shippedLessons()) names.insert(QString::fromStdString(each.name));
    QCOMPARE(static_cast<std::size_t>(names.size()), shippedLessons().size());
    QVERIFY(findLesson("moon") == nullptr);
  }

  void theManualListsEveryQuantity() {
    const QString text = manual();
    for (const auto list : {sizeQuantities(), countQuantities(), numberQuantities(), modelQuantities(), faultQuantities()}) {
      for (const Quantity& each : list) {
        const auto name = QString::fromUtf8(each.name.data(), static_cast<qsizetype>(each.name.size()));
        const QRegularExpression listed("[` ]" + QRegularExpression::escape(name) + "[`(, ]");
        QVERIFY2(text.contains(listed), qPrintable(name));
      }
    }
  }

  /// The example of the manual is a lesson that holds.
  void theManualsExampleHolds() {
    const QString text = manual();
    const qsizetype begin = text.indexOf("    {\n");
    QString example;
    for (const QString& line : text.mid(begin).split('\n')) {
      if (!line.isEmpty() && !line.startsWith("    ")) break;
      example += line.mid(4) + '\n';
    }
    const std::string bytes = example.toStdString();
    const auto lesson = parseLesson(asBytes(bytes), "lessons.md");
    QVERIFY2(lesson, qPrintable(lineOf(lesson)));
    LessonWatch watch;
    const auto report = checkLesson(*lesson, "lessons.md", watch);
    for (const LessonStepReport& step : report->steps) {
      for (const Error& fault : step.faults) QWARN(describe(fault).c_str());
    }
    QVERIFY(report->pass());
  }
};

QTEST_APPLESS_MAIN(TestShippedLessons)
#include "tst_shipped_lessons.moc"
