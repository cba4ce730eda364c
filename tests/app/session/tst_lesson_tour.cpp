// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson_tour.h"

#include <QSignalSpy>
#include <QTest>

#include "core/lessons/shipped_lessons.h"
#include "tests/core/lessons/lesson_builder.h"

using namespace tilewise;
using namespace tilewise::testing;
using nlohmann::json;
using Answer = LessonTour::Answer;

namespace {

/// Three steps, of which the second asks and has an aside that helps.
std::shared_ptr<const Lesson> sample() {
  json file = oneStep({{"preset", "tiny-causal"}}, "start");
  file["steps"] = json::parse(R"([
    {"id": "a", "title": "A", "text": "{{tiles.total}} tiles", "at": "start"},
    {"id": "b", "title": "B", "text": "x", "at": "end",
     "question": {"ask": "?", "answer": "tiles.skipped", "right": "yes", "otherwise": "no", "go": "help"}},
    {"id": "help", "title": "Help", "text": "h", "aside": true},
    {"id": "c", "title": "C", "text": "y"}])");
  return std::make_shared<const Lesson>(*lessonOf(file));
}

QString idOf(const LessonTour& tour) { return tour.step() == nullptr ? QString() : QString::fromStdString(tour.step()->id); }

}  // namespace

class TestLessonTour : public QObject {
  Q_OBJECT

 private slots:
  void goesThroughALesson() {
    LessonTour tour;
    tour.begin(sample());
    QCOMPARE(tour.count(), 3);
    QCOMPARE(idOf(tour), QString("a"));
    QVERIFY(!tour.canGoBack() && tour.canGoOn());
    tour.wait();
    QVERIFY(tour.facts() != nullptr);
    QCOMPARE(QString::fromStdString(tour.facts()->text.front().front().words), QString("8 tiles"));
    QCOMPARE(tour.facts()->position, std::int64_t{0});
    tour.next();
    tour.wait();
    QCOMPARE(idOf(tour), QString("b"));
    QCOMPARE(tour.number(), 2);
    QVERIFY(tour.isAsking());
    tour.answerNumber(2, "2");
    QVERIFY(tour.answer() == Answer::Right && !tour.isAsking());
    QVERIFY(tour.verdict()->isRight);
    tour.next();
    QCOMPARE(idOf(tour), QString("c"));
    QCOMPARE(tour.number(), 3);
    tour.next();
    QVERIFY(tour.isAtEnd() && !tour.canGoOn());
    tour.previous();
    QCOMPARE(idOf(tour), QString("c"));
    tour.previous();
    QCOMPARE(idOf(tour), QString("b"));
    QVERIFY2(tour.answer() == Answer::Right, "an answer that was given stays");
  }

  void aWrongAnswerLeadsAside() {
    LessonTour tour;
    tour.begin(sample(), "b");
    tour.wait();
    tour.answerNumber(5, "5");
    QVERIFY(tour.answer() == Answer::Wrong && tour.isAsking());
    QCOMPARE(QString::fromStdString(tour.verdict()->go), QString("help"));
    bool knownAside = false;
    connect(&tour, &LessonTour::stepChanged, this, [&] { knownAside = tour.canGoBack() && tour.number() == 2; });
    tour.goForHelp();
    QCOMPARE(idOf(tour), QString("help"));
    QVERIFY2(knownAside, "whoever hears of the aside knows its question");
    tour.next();
    QCOMPARE(idOf(tour), QString("b"));
    QCOMPARE(tour.answered(), QString("5"));
    tour.goForHelp();
    tour.previous();
    QCOMPARE(idOf(tour), QString("b"));
  }

  void aQuestionIsRevealedBeforeOneGoesOn() {
    LessonTour tour;
    tour.begin(sample(), "b");
    tour.wait();
    tour.next();
    QCOMPARE(idOf(tour), QString("b"));
    QVERIFY(tour.answer() == Answer::Revealed && !tour.isAsking());
    tour.answerNumber(5, "5");
    QVERIFY2(tour.answer() == Answer::Revealed, "it is too late to answer");
    tour.next();
    QCOMPARE(idOf(tour), QString("c"));
  }

  void whatWasAnsweredComesBack() {
    const auto answersOf = [](const LessonTour& tour) { return tour.answers(); };
    LessonTour tour;
    tour.begin(sample(), "b");
    QVERIFY(answersOf(tour).empty());
    tour.wait();
    tour.answerNumber(5, "5,0");
    const auto wrong = answersOf(tour);
    QVERIFY(wrong == (std::vector<LessonFileAnswer>{{"b", "5,0", 5.0, false}}));

    LessonTour later;
    later.begin(sample(), "b", wrong);
    QVERIFY2(answersOf(later) == wrong, "not lost while its facts are computed");
    QSignalSpy told(&later, &LessonTour::answerChanged);
    later.wait();
    QCOMPARE(told.count(), 1);
    QVERIFY(later.answer() == Answer::Wrong && later.isAsking());
    QCOMPARE(later.answered(), QString("5,0"));
    QCOMPARE(QString::fromStdString(later.verdict()->go), QString("help"));
    later.next();
    QVERIFY(later.answer() == Answer::Revealed);

    LessonTour last;
    last.begin(sample(), "c", answersOf(later));
    last.previous();
    last.wait();
    QVERIFY(last.answer() == Answer::Revealed && !last.isAsking());
    last.begin(sample(), "b", {{"b", "2", 2.0, false}});
    last.wait();
    QVERIFY(last.answer() == Answer::Right);
  }

  void answersToWhatIsNotAskedAreLeftOut() {
    LessonTour tour;
    tour.begin(sample(), "b", {{"moon", "1", 1.0, false}, {"a", "1", 1.0, true}, {"b", "1", {}, false}});
    tour.wait();
    QVERIFY(tour.answer() == Answer::Open && tour.isAsking());
    QVERIFY(tour.answers().empty());
  }

  void beginsWhereItIsTold() {
    LessonTour tour;
    tour.begin(sample(), "c");
    QCOMPARE(idOf(tour), QString("c"));
    tour.begin(sample(), "help");
    QCOMPARE(idOf(tour), QString("a"));
    tour.begin(sample(), "moon");
    QCOMPARE(idOf(tour), QString("a"));
  }

  void factsComeBesideTheWindow() {
    LessonTour tour;
    QSignalSpy came(&tour, &LessonTour::factsChanged);
    tour.begin(std::make_shared<const Lesson>(shippedLessons().front()));
    QVERIFY(tour.facts() == nullptr);
    QVERIFY(came.wait());
    QVERIFY(tour.facts() != nullptr);
    tour.end();
    QVERIFY(tour.lesson() == nullptr && tour.facts() == nullptr && !tour.canGoOn());
  }

  void aStepThatDoesNotHoldSaysWhy() {
    json file = oneStep({{"preset", "tiny-causal"}}, 9999);
    LessonTour tour;
    tour.begin(std::make_shared<const Lesson>(*lessonOf(file)));
    tour.wait();
    QVERIFY(tour.facts() == nullptr && tour.error() != nullptr);
    QVERIFY(tour.error()->code == ErrorCode::OutOfRange);
    tour.next();
    QVERIFY(tour.isAtEnd());
  }
};

QTEST_MAIN(TestLessonTour)
#include "tst_lesson_tour.moc"
