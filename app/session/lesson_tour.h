// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A lesson that is being taken: the step at hand with its texts and values, and what was answered so far. What a step needs is
/// computed beside the window. It moves nothing: whoever hears stepChanged() brings the session to the step's place.

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QThreadPool>

#include "core/files/session_file.h"
#include "core/lessons/lesson_facts.h"

namespace tilewise {

class LessonTour : public QObject {
  Q_OBJECT

 public:
  /// What has become of a step's question.
  enum class Answer {
    Open,      ///< nothing was answered yet
    Wrong,     ///< and may be tried again
    Right,
    Revealed,  ///< the answer was shown unanswered
  };

  explicit LessonTour(QObject* parent = nullptr);
  /// Cancels what is computed and waits for it (some ms).
  ~LessonTour() override;

  /// At the step of this id; at the first where there is none, or it is aside. What was answered before is so again as soon as
  /// the facts of its step are there; answers to what the lesson does not ask are left out.
  void begin(std::shared_ptr<const Lesson> lesson, const QString& step = {},
             const std::vector<LessonFileAnswer>& answers = {});
  void end();

  /// Null when no lesson is taken.
  const std::shared_ptr<const Lesson>& lesson() const { return m_lesson; }
  /// The step at hand; null at the end, where the sources stand.
  const LessonStep* step() const;
  std::size_t index() const { return m_index; }
  bool isAtEnd() const { return m_lesson && m_index == m_lesson->steps.size(); }
  /// Of the main steps, from 1; of an aside that of the question that led there; at the end one more than there are.
  int number() const;
  int count() const { return static_cast<int>(m_lesson->mainSteps()); }

  /// Texts and values of the step; null while they are computed, at the end, and where that failed.
  const LessonStepFacts* facts() const;
  /// Why there are none; null otherwise.
  const Error* error() const;
  /// The step that follows; null at the last one and at the end.
  const LessonStep* comingStep() const;
  /// Of the step that follows; null while they are computed, and where there is none.
  const LessonStepFacts* comingFacts() const;

  Answer answer() const { return m_states[m_index].answer; }
  /// What is said to the last answer; null before one.
  const LessonVerdict* verdict() const;
  /// The last answer, as it was typed or chosen.
  QString answered() const { return m_states[m_index].answered; }
  /// What was answered in the whole lesson, for begin().
  std::vector<LessonFileAnswer> answers() const;
  /// Whether a question waits: what would give its answer away is hidden.
  bool isAsking() const;

  bool canGoBack() const { return m_lesson && (m_returns || previousOf(m_index)); }
  bool canGoOn() const { return m_lesson && !isAtEnd(); }

  /// On to the next step; from an aside back to its question. A question that waits is revealed first.
  void next();
  void previous();
  /// Does nothing where there is none of this id.
  void goTo(const QString& step);
  /// To the step that the last verdict names. Requires: it names one.
  void goForHelp();

  /// Requires: a question that asks for a number (choices), and facts.
  void answerNumber(double number, const QString& typed);
  void choose(std::size_t choice);
  void reveal();

  /// Until the step at hand has its facts; for tests and pictures.
  void wait();

 signals:
  void lessonChanged();  ///< another one, or none
  void stepChanged();
  void factsChanged();   ///< of the step at hand: they have come, or failed
  void comingChanged();  ///< facts of a later step have come
  void answerChanged();

 private:
  struct State {
    Answer answer = Answer::Open;
    std::optional<LessonVerdict> verdict{};
    QString answered{};
    std::optional<double> number{};  ///< that was answered; absent of a choice
    bool isRevealed = false;
    bool isJudged = true;  ///< not before the facts are there
  };
  /// Shared with the thread that computes; one at a time does.
  struct Work {
    explicit Work(std::shared_ptr<const Lesson> of) : lesson(std::move(of)), values(*lesson, watch) {}
    std::shared_ptr<const Lesson> lesson;
    LessonWatch watch;
    LessonValues values;
  };
  std::optional<std::size_t> nextOf(std::size_t step) const;
  std::optional<std::size_t> coming() const;
  const LessonStepFacts* factsAt(std::size_t step) const;
  std::optional<std::size_t> previousOf(std::size_t step) const;
  void moveTo(std::size_t step, std::optional<std::size_t> returns = {});
  void computeNext();
  void arrive(const std::shared_ptr<Work>& work, std::size_t step, const Expected<LessonStepFacts>& facts);
  void take(State given);
  void judge(std::size_t step);

  QThreadPool m_pool;
  std::shared_ptr<const Lesson> m_lesson;
  std::shared_ptr<Work> m_work;
  bool m_computing = false;
  std::map<std::size_t, Expected<LessonStepFacts>> m_facts;
  std::vector<State> m_states;           ///< one a step, and one of the end
  std::size_t m_index = 0;
  std::optional<std::size_t> m_returns;  ///< from an aside: the step of the question
};

}  // namespace tilewise
