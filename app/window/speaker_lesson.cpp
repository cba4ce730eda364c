// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/speaker_lesson.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/session/lesson_tour.h"
#include "app/views/lesson/lesson_markup.h"
#include "app/views/lesson/paragraph_view.h"
#include "core/files/lesson.h"

namespace tilewise {

namespace {

QString plain(const std::string& text) { return MathText::escaped(QString::fromStdString(text)); }

QList<ParagraphView::Paragraph> paragraphsOf(const LessonStepFacts* facts) {
  QList<ParagraphView::Paragraph> paragraphs;
  if (facts == nullptr) return paragraphs;
  for (const LessonParagraph& each : facts->text) paragraphs.append({markupOf(each), isFormulaAlone(each)});
  return paragraphs;
}

}  // namespace

SpeakerLesson::SpeakerLesson(const LessonTour& tour, QWidget* parent)
    : QWidget(parent),
      m_tour(tour),
      m_where(new QLabel),
      m_text(new ParagraphView),
      m_question(new ParagraphView),
      m_answer(new ParagraphView),
      m_next(new QLabel(tr("The lesson goes on with"))),
      m_coming(new ParagraphView) {
  m_where->setWordWrap(true);
  m_answer->setBold(true);
  m_next->setProperty("tone", QStringLiteral("second"));
  auto* layout = new QVBoxLayout(this);
  for (QWidget* each : {static_cast<QWidget*>(m_where), static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_question),
                        static_cast<QWidget*>(m_answer), static_cast<QWidget*>(m_next), static_cast<QWidget*>(m_coming)}) {
    layout->addWidget(each);
  }
  for (const auto signal : {&LessonTour::lessonChanged, &LessonTour::stepChanged, &LessonTour::factsChanged,
                            &LessonTour::comingChanged, &LessonTour::answerChanged}) {
    connect(&tour, signal, this, &SpeakerLesson::follow);
  }
  follow();
}

void SpeakerLesson::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  m_where->setFont(metrics.font(Role::Title));
  m_next->setFont(metrics.font(Role::Second));
  for (ParagraphView* each : {m_text, m_question, m_answer, m_coming}) each->setLook(look);
  m_coming->setInk(look.theme.ink2);
  layout()->setContentsMargins(0, 0, 0, metrics.px(8));
  layout()->setSpacing(metrics.px(8));
}

QString SpeakerLesson::text() const {
  QStringList all{m_where->text()};
  for (const ParagraphView* each : {m_text, m_question, m_answer, m_coming}) {
    if (!each->isHidden()) all << each->plain();
  }
  return all.join(u'\n');
}

void SpeakerLesson::follow() {
  setVisible(m_tour.lesson() != nullptr);
  if (!m_tour.lesson()) return;
  showStep();
  showQuestion();
  showComing();
}

void SpeakerLesson::showStep() {
  const QString title = QString::fromStdString(m_tour.lesson()->title);
  m_where->setText(m_tour.isAtEnd() ? tr("%1: the end of the lesson").arg(title)
                                    : tr("%1, step %2 of %3: %4")
                                          .arg(title)
                                          .arg(m_tour.number())
                                          .arg(m_tour.count())
                                          .arg(QString::fromStdString(m_tour.step()->title)));
  const auto paragraphs = paragraphsOf(m_tour.facts());
  m_text->setParagraphs(paragraphs);
  m_text->setVisible(!paragraphs.isEmpty());
}

/// The speaker may know the answer while the class does not.
void SpeakerLesson::showQuestion() {
  const LessonStepFacts* facts = m_tour.facts();
  const bool asks = facts != nullptr && facts->question.has_value();
  m_question->setVisible(asks);
  m_answer->setVisible(asks);
  if (!asks) return;
  const LessonQuestionFacts& question = *facts->question;
  m_question->setMarkup(markupOf(question.ask));
  const QString unit = question.unit.empty() ? QString() : u' ' + QString::fromStdString(question.unit);
  const QString answer = MathText::escaped(tr("Answer: %1").arg(QString::fromStdString(question.shownAnswer()) + unit));
  m_answer->setMarkup(answer + QStringLiteral(". ") + markupOf(question.right.reply));
}

void SpeakerLesson::showComing() {
  const LessonStep* coming = m_tour.comingStep();
  m_next->setVisible(!m_tour.isAtEnd());
  m_coming->setVisible(!m_tour.isAtEnd());
  if (m_tour.isAtEnd()) return;
  QList<ParagraphView::Paragraph> paragraphs{{coming == nullptr ? MathText::escaped(tr("its sources")) : plain(coming->title)}};
  paragraphs += paragraphsOf(m_tour.comingFacts());
  m_coming->setParagraphs(paragraphs);
}

}  // namespace tilewise
