// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson_tour.h"

#include <utility>

#include <QCoreApplication>

namespace tilewise {

LessonTour::LessonTour(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

LessonTour::~LessonTour() {
  if (m_work) m_work->watch.cancel();
  m_pool.waitForDone();
}

void LessonTour::begin(std::shared_ptr<const Lesson> lesson, const QString& step,
                       const std::vector<LessonFileAnswer>& answers) {
  if (m_work) m_work->watch.cancel();
  m_lesson = std::move(lesson);
  m_work = std::make_shared<Work>(m_lesson);
  m_computing = false;
  m_facts.clear();
  m_states.assign(m_lesson->steps.size() + 1, {});
  for (const LessonFileAnswer& each : answers) {
    const auto asked = m_lesson->stepOf(each.step);
    if (!asked || !m_lesson->steps[*asked].question) continue;
    m_states[*asked] = {Answer::Open, {}, QString::fromStdString(each.given), each.number, each.isRevealed, false};
  }
  m_returns.reset();
  const auto found = m_lesson->stepOf(step.toStdString());
  m_index = found && !m_lesson->steps[*found].aside ? *found : 0;
  emit lessonChanged();
  moveTo(m_index);
}

void LessonTour::end() {
  if (!m_lesson) return;
  m_work->watch.cancel();
  m_work.reset();
  m_computing = false;
  m_lesson.reset();
  m_facts.clear();
  m_states.clear();
  m_index = 0;
  m_returns.reset();
  emit lessonChanged();
}

const LessonStep* LessonTour::step() const {
  return m_lesson && m_index < m_lesson->steps.size() ? &m_lesson->steps[m_index] : nullptr;
}

int LessonTour::number() const {
  int number = 1;
  const std::size_t at = m_returns.value_or(m_index);
  for (std::size_t n = 0; n < at && n < m_lesson->steps.size(); ++n) number += m_lesson->steps[n].aside ? 0 : 1;
  return number;
}

const LessonStepFacts* LessonTour::factsAt(std::size_t step) const {
  const auto found = m_facts.find(step);
  return found != m_facts.end() && found->second ? &*found->second : nullptr;
}

const LessonStepFacts* LessonTour::facts() const { return factsAt(m_index); }

std::optional<std::size_t> LessonTour::coming() const {
  if (step() == nullptr) return std::nullopt;
  return m_returns ? m_returns : nextOf(m_index);
}

const LessonStep* LessonTour::comingStep() const {
  const auto next = coming();
  return next ? &m_lesson->steps[*next] : nullptr;
}

const LessonStepFacts* LessonTour::comingFacts() const {
  const auto next = coming();
  return next ? factsAt(*next) : nullptr;
}

const Error* LessonTour::error() const {
  const auto found = m_facts.find(m_index);
  return found != m_facts.end() && !found->second ? &found->second.error() : nullptr;
}

const LessonVerdict* LessonTour::verdict() const {
  const auto& verdict = m_states[m_index].verdict;
  return verdict ? &*verdict : nullptr;
}

bool LessonTour::isAsking() const {
  if (step() == nullptr || !step()->question) return false;
  const Answer now = answer();
  return now == Answer::Open || now == Answer::Wrong;
}

std::optional<std::size_t> LessonTour::nextOf(std::size_t step) const {
  for (std::size_t n = step + 1; n < m_lesson->steps.size(); ++n) {
    if (!m_lesson->steps[n].aside) return n;
  }
  return std::nullopt;
}

std::optional<std::size_t> LessonTour::previousOf(std::size_t step) const {
  for (std::size_t n = step; n-- > 0;) {
    if (!m_lesson->steps[n].aside) return n;
  }
  return std::nullopt;
}

void LessonTour::next() {
  if (!canGoOn()) return;
  if (isAsking() && facts() != nullptr) return reveal();
  if (m_returns) return moveTo(*m_returns);
  moveTo(nextOf(m_index).value_or(m_lesson->steps.size()));
}

void LessonTour::previous() {
  if (!canGoBack()) return;
  moveTo(m_returns ? *m_returns : *previousOf(m_index));
}

void LessonTour::goTo(const QString& step) {
  const auto found = m_lesson->stepOf(step.toStdString());
  if (!found) return;
  const std::size_t from = m_returns.value_or(m_index);
  moveTo(*found, m_lesson->steps[*found].aside ? std::optional(from) : std::nullopt);
}

void LessonTour::goForHelp() { goTo(QString::fromStdString(m_states[m_index].verdict->go)); }

void LessonTour::moveTo(std::size_t step, std::optional<std::size_t> returns) {
  m_index = step;
  m_returns = returns;
  emit stepChanged();
  computeNext();
}

/// The step at hand first, then those that follow: so that the next one is there when it is asked for.
void LessonTour::computeNext() {
  if (m_computing || !m_lesson) return;
  std::size_t wanted = m_index;
  while (wanted < m_lesson->steps.size() && m_facts.count(wanted) > 0) ++wanted;
  if (wanted >= m_lesson->steps.size()) return;
  m_computing = true;
  m_pool.start([this, work = m_work, wanted] {
    const auto facts = factsOf(work->values, wanted);
    QMetaObject::invokeMethod(this, [this, work, wanted, facts] { arrive(work, wanted, facts); }, Qt::QueuedConnection);
  });
}

void LessonTour::arrive(const std::shared_ptr<Work>& work, std::size_t step, const Expected<LessonStepFacts>& facts) {
  if (work != m_work) return;  // of a lesson that was left
  m_computing = false;
  m_facts.insert_or_assign(step, facts);
  const bool wasAnswered = facts && !m_states[step].isJudged;
  if (wasAnswered) judge(step);
  step == m_index ? emit factsChanged() : emit comingChanged();
  if (wasAnswered && step == m_index) emit answerChanged();
  computeNext();
}

std::vector<LessonFileAnswer> LessonTour::answers() const {
  std::vector<LessonFileAnswer> answers;
  for (std::size_t step = 0; m_lesson && step < m_lesson->steps.size(); ++step) {
    const State& state = m_states[step];
    if (state.answer == Answer::Open && state.isJudged) continue;
    answers.push_back({m_lesson->steps[step].id, state.answered.toStdString(), state.number, state.isRevealed});
  }
  return answers;
}

void LessonTour::take(State given) {
  m_states[m_index] = std::move(given);
  judge(m_index);
  emit answerChanged();
}

/// Requires: its facts are there.
void LessonTour::judge(std::size_t step) {
  State& state = m_states[step];
  state.isJudged = true;
  const auto& question = factsAt(step)->question;
  if (!question) return void(state = {});
  if (state.isRevealed) {
    state.answer = Answer::Revealed;
    state.verdict = question->right;
    return;
  }
  bool isChoice = false;
  const std::size_t choice = state.answered.toULongLong(&isChoice);
  isChoice = isChoice && choice < question->choices.size();
  // An answer from a file may be to what a lesson asked before it was changed.
  if (question->isChoice() ? !isChoice : !state.number) return void(state = {});
  state.verdict = question->isChoice() ? question->judge(choice) : question->judge(*state.number);
  state.answer = state.verdict->isRight ? Answer::Right : Answer::Wrong;
}

void LessonTour::answerNumber(double number, const QString& typed) {
  if (isAsking() && facts() != nullptr) take({Answer::Open, {}, typed, number, false, false});
}

void LessonTour::choose(std::size_t choice) {
  if (!isAsking() || facts() == nullptr) return;
  take({Answer::Open, {}, QString::number(choice), {}, false, false});
}

void LessonTour::reveal() {
  if (!isAsking() || facts() == nullptr) return;
  State given = m_states[m_index];
  given.isRevealed = true;
  take(std::move(given));
}

void LessonTour::wait() {
  while (m_lesson && m_index < m_lesson->steps.size() && m_facts.count(m_index) == 0) {
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
  }
}

}  // namespace tilewise
