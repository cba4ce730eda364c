// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/question_card.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/session/lesson_tour.h"
#include "app/views/lesson/choice_button.h"
#include "app/views/lesson/lesson_markup.h"
#include "app/views/lesson/paragraph_view.h"
#include "app/views/lesson/typed_number.h"

namespace tilewise {

namespace {

constexpr char16_t FirstLetter = u'A';

using Answer = LessonTour::Answer;

}  // namespace

QuestionCard::QuestionCard(LessonTour& tour, QWidget* parent)
    : QFrame(parent),
      m_tour(tour),
      m_layout(new QVBoxLayout(this)),
      m_title(new QLabel(tr("Question"))),
      m_ask(new ParagraphView),
      m_entry(new QWidget),
      m_field(new QLineEdit),
      m_unit(new QLabel),
      m_check(new QPushButton(tr("Check"))),
      m_verdict(new ParagraphView),
      m_reply(new ParagraphView),
      m_help(new QPushButton) {
  setProperty("panel", true);
  setObjectName(QStringLiteral("question"));
  m_verdict->setBold(true);
  m_field->setObjectName(QStringLiteral("answer"));
  m_field->setPlaceholderText(tr("a number"));
  m_check->setObjectName(QStringLiteral("checkAnswer"));
  m_help->setObjectName(QStringLiteral("help"));
  m_check->setFocusPolicy(Qt::TabFocus);
  m_help->setFocusPolicy(Qt::TabFocus);
  auto* row = new QHBoxLayout(m_entry);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_field, 1);
  row->addWidget(m_unit);
  row->addWidget(m_check);
  m_layout->addWidget(m_title);
  m_layout->addWidget(m_ask);
  m_layout->addWidget(m_entry);
  m_layout->addWidget(m_verdict);
  m_layout->addWidget(m_reply);
  m_layout->addWidget(m_help, 0, Qt::AlignLeft);
  m_field->installEventFilter(this);
  connect(m_check, &QPushButton::clicked, this, &QuestionCard::checkTyped);
  connect(m_help, &QPushButton::clicked, &tour, &LessonTour::goForHelp);
  connect(&tour, &LessonTour::answerChanged, this, &QuestionCard::takeAnswer);
}

void QuestionCard::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_title->setFont(metrics.bold(Role::Second));
  for (ParagraphView* each : {m_ask, m_verdict, m_reply}) each->setLook(look);
  for (ChoiceButton* each : m_choices) each->setLook(look);
  const int inset = metrics.px(10);
  m_layout->setContentsMargins(inset, metrics.px(8), inset, inset);
  m_layout->setSpacing(metrics.px(8));
  m_entry->layout()->setSpacing(metrics.px(8));
  m_field->setMinimumWidth(metrics.px(70));
  if (!isHidden()) takeAnswer();
}

/// Return checks what was typed, and goes no further: it is no key of the window.
bool QuestionCard::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_field && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      checkTyped();
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

void QuestionCard::takeStep() {
  qDeleteAll(m_choices);
  m_choices.clear();
  const LessonStepFacts* facts = m_tour.facts();
  const bool isThere = facts != nullptr && facts->question.has_value();
  setVisible(isThere);
  if (!isThere) return;
  const LessonQuestionFacts& question = *facts->question;
  m_ask->setMarkup(markupOf(question.ask));
  m_entry->setVisible(!question.isChoice());
  m_field->setText(question.isChoice() ? QString() : m_tour.answered());
  m_unit->setText(QString::fromStdString(question.unit));
  m_unit->setVisible(!question.unit.empty());
  const QString asked = m_ask->plain();
  m_field->setAccessibleName(question.unit.empty() ? tr("Answer: %1").arg(asked)
                                                   : tr("Answer in %1: %2").arg(m_unit->text(), asked));
  int place = m_layout->indexOf(m_entry) + 1;
  for (std::size_t n = 0; n < question.choices.size(); ++n) {
    auto* choice = new ChoiceButton(QChar(static_cast<char16_t>(FirstLetter + n)), markupOf(question.choices[n].text));
    choice->setLook(m_look);
    connect(choice, &QAbstractButton::clicked, this, [this, n] { m_tour.choose(n); });
    m_layout->insertWidget(place++, choice);
    m_choices.append(choice);
  }
  takeAnswer();
}

void QuestionCard::takeFocus() {
  if (isHidden()) return;
  if (m_choices.isEmpty()) {
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
  } else {
    m_choices.first()->setFocus(Qt::ShortcutFocusReason);
  }
}

void QuestionCard::checkTyped() {
  if (!m_tour.isAsking()) return;
  const auto number = typedNumber(m_field->text(), m_unit->text());
  if (number) return m_tour.answerNumber(*number, m_field->text());
  m_verdict->setVisible(false);
  showReply(MathText::escaped(tr("Type a number, such as 56 or 0.4615.")), m_look.theme.ink2);
  m_help->hide();
}

void QuestionCard::showReply(const QString& markup, const QColor& ink) {
  m_reply->setMarkup(markup);
  m_reply->setInk(ink);
  m_reply->setVisible(!markup.isEmpty());
}

void QuestionCard::takeAnswer() {
  const LessonStepFacts* facts = m_tour.facts();
  if (facts == nullptr || !facts->question) return;
  const LessonQuestionFacts& question = *facts->question;
  const Answer answer = m_tour.answer();
  const LessonVerdict* verdict = m_tour.verdict();
  const bool isDone = answer == Answer::Right || answer == Answer::Revealed;
  const QString shown = QString::fromStdString(question.shownAnswer());
  const QString unit = question.unit.empty() ? QString() : u' ' + QString::fromStdString(question.unit);
  m_verdict->setVisible(answer != Answer::Open);
  if (answer == Answer::Right) {
    m_verdict->setMarkup(MathText::escaped(tr("✓ Right: %1").arg(shown + unit)));
    m_verdict->setInk(m_look.theme.ok);
  } else if (answer == Answer::Revealed) {
    m_verdict->setMarkup(MathText::escaped(tr("Answer: %1").arg(shown + unit)));
    m_verdict->setInk(m_look.theme.ink);
  } else if (answer == Answer::Wrong) {
    m_verdict->setMarkup(MathText::escaped(tr("✕ Not yet")));
    m_verdict->setInk(m_look.theme.err);
  }
  showReply(verdict == nullptr ? QString() : markupOf(verdict->reply), m_look.theme.ink);
  const bool helps = answer == Answer::Wrong && verdict != nullptr && !verdict->go.empty();
  m_help->setVisible(helps);
  if (helps) {
    const auto step = m_tour.lesson()->stepOf(verdict->go);
    m_help->setText(tr("See: %1").arg(QString::fromStdString(m_tour.lesson()->steps[*step].title)));
  }
  m_field->setReadOnly(isDone);
  m_check->setEnabled(!isDone);
  m_check->setToolTip(isDone ? tr("The question is answered") : QString());
  markChoices();
  if (answer != Answer::Open) {
    // A screen reader says what was replied.
    setAccessibleDescription(m_verdict->plain() + QStringLiteral(". ") + (m_reply->isHidden() ? QString() : m_reply->plain()));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
  } else {
    setAccessibleDescription({});
  }
  setAccessibleName(tr("Question: %1").arg(m_ask->plain()));
}

void QuestionCard::markChoices() {
  if (m_choices.isEmpty()) return;
  const LessonQuestionFacts& question = *m_tour.facts()->question;
  const Answer answer = m_tour.answer();
  const bool isDone = answer == Answer::Right || answer == Answer::Revealed;
  for (qsizetype n = 0; n < m_choices.size(); ++n) {
    const bool isRight = question.choices[static_cast<std::size_t>(n)].verdict.isRight;
    const bool isChosen = m_tour.answered() == QString::number(n);
    using Mark = ChoiceButton::Mark;
    m_choices[n]->setMark(isDone && isRight                          ? Mark::Right
                          : answer == Answer::Wrong && isChosen ? Mark::Wrong
                                                                     : Mark::None);
    m_choices[n]->setEnabled(!isDone);
  }
}

}  // namespace tilewise
