// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/lesson_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/session/error_text.h"
#include "app/session/lesson_tour.h"
#include "app/views/lesson/lesson_markup.h"
#include "app/views/lesson/paragraph_view.h"
#include "app/views/lesson/question_card.h"

namespace tilewise {

namespace {

/// A button that is reached by Tab and takes no focus from a click.
QPushButton* makeButton(const QString& text, const char* name) {
  auto* button = new QPushButton(text);
  button->setFocusPolicy(Qt::TabFocus);
  button->setObjectName(QLatin1StringView(name));
  return button;
}

QString plain(const std::string& text) { return MathText::escaped(QString::fromStdString(text)); }

}  // namespace

LessonPanel::LessonPanel(LessonTour& tour, QWidget* parent)
    : QWidget(parent),
      m_tour(tour),
      m_where(new QLabel),
      m_progress(new QProgressBar),
      m_title(new ParagraphView(Role::Title)),
      m_scroll(new QScrollArea),
      m_content(new QWidget),
      m_text(new ParagraphView),
      m_links(new QLabel),
      m_question(new QuestionCard(tour)),
      m_away(new QWidget),
      m_awayText(new ParagraphView(Role::Second)),
      m_return(makeButton(tr("Return to the lesson"), "returnToLesson")),
      m_previous(makeButton(tr("Previous"), "previousLessonStep")),
      m_next(makeButton(tr("Next"), "nextLessonStep")) {
  setObjectName(QStringLiteral("lesson"));
  m_where->setProperty("tone", "second");
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Progress in the lesson"));
  m_text->setObjectName(QStringLiteral("lessonText"));
  m_title->setObjectName(QStringLiteral("lessonTitle"));

  auto* content = new QVBoxLayout(m_content);
  content->addWidget(m_text);
  content->addWidget(m_links);
  content->addWidget(m_question);
  content->addStretch(1);
  m_links->setTextFormat(Qt::RichText);
  m_links->setTextInteractionFlags(Qt::TextBrowserInteraction);
  m_links->setOpenExternalLinks(true);
  m_links->setWordWrap(true);
  m_links->hide();
  m_scroll->setWidget(m_content);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::TabFocus);
  m_scroll->setAccessibleName(tr("Text of the lesson"));

  auto* away = new QVBoxLayout(m_away);
  away->setContentsMargins(0, 0, 0, 0);
  away->addWidget(m_awayText);
  away->addWidget(m_return, 0, Qt::AlignLeft);
  m_awayText->setMarkup(MathText::escaped(tr("You are at another place than the lesson.")));
  m_away->hide();

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_previous);
  buttons->addStretch(1);
  buttons->addWidget(m_next);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_where);
  layout->addWidget(m_progress);
  layout->addWidget(m_title);
  layout->addWidget(m_scroll, 1);
  layout->addWidget(m_away);
  layout->addLayout(buttons);

  connect(m_previous, &QPushButton::clicked, &tour, &LessonTour::previous);
  connect(m_next, &QPushButton::clicked, this, [this] { m_tour.isAtEnd() ? emit leaveWished() : m_tour.next(); });
  connect(m_return, &QPushButton::clicked, this, &LessonPanel::returnWished);
  connect(&tour, &LessonTour::stepChanged, this, &LessonPanel::takeStep);
  connect(&tour, &LessonTour::factsChanged, this, &LessonPanel::takeFacts);
  connect(&tour, &LessonTour::answerChanged, this, &LessonPanel::takeAnswer);
  // Texts get their heights one after the other.
  connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LessonPanel::scrollToPart);
  connect(m_scroll->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_part = Part::Any; });
}

void LessonPanel::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  for (ParagraphView* each : {m_title, m_text, m_awayText}) each->setLook(look);
  m_awayText->setInk(look.theme.ink2);
  m_question->setLook(look);
  const int inset = metrics.px(12);
  layout()->setContentsMargins(inset, metrics.px(8), inset, metrics.px(10));
  layout()->setSpacing(metrics.px(6));
  // The scroll bar has room of its own beside the text.
  m_content->layout()->setContentsMargins(0, metrics.px(2), metrics.px(8), metrics.px(4));
  m_content->layout()->setSpacing(metrics.px(10));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  for (QWidget* each : {static_cast<QWidget*>(this), m_content, m_scroll->viewport()}) {
    each->setPalette(colors);
    each->setAutoFillBackground(true);
  }
  updateGeometry();
}

QSize LessonPanel::sizeHint() const { return {m_look.metrics.px(330), m_look.metrics.px(520)}; }

QSize LessonPanel::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(180)}; }

void LessonPanel::setWandered(bool wandered) { m_away->setVisible(wandered); }

void LessonPanel::takeFocus() {
  if (m_tour.isAsking() && !m_question->isHidden()) {
    m_question->takeFocus();
  } else {
    m_next->setFocus(Qt::ShortcutFocusReason);
  }
}

bool LessonPanel::isAnswering() const { return m_question->isAncestorOf(window()->focusWidget()); }

void LessonPanel::bringIntoView(Part part) {
  m_part = part;
  scrollToPart();
}

/// Of the question its end, where the answers are, but never less than its beginning; of the reply its end.
void LessonPanel::scrollToPart() {
  if (m_part == Part::Any) return;
  const QRect card = m_question->geometry();
  const int room = m_scroll->viewport()->height();
  int top = 0;
  if (m_part != Part::Text && !m_question->isHidden()) top = std::max(0, card.bottom() + 1 - room);
  if (m_part == Part::Question) top = std::min(top, card.top());
  m_scroll->verticalScrollBar()->setValue(top);
}

void LessonPanel::takeStep() {
  if (!m_tour.lesson()) return;
  m_focusFollows = isAnswering();
  const int count = m_tour.count();
  m_progress->setRange(0, count);
  m_progress->setValue(m_tour.isAtEnd() ? count : m_tour.number());
  const bool isAside = m_tour.step() != nullptr && m_tour.step()->aside;
  m_where->setText(m_tour.isAtEnd() ? tr("End of the lesson")
                   : isAside        ? tr("Aside, to step %1 of %2").arg(m_tour.number()).arg(count)
                                    : tr("Step %1 of %2").arg(m_tour.number()).arg(count));
  m_links->hide();
  if (m_tour.isAtEnd()) {
    showEnd();
  } else {
    m_title->setMarkup(plain(m_tour.step()->title));
  }
  takeFacts();
}

void LessonPanel::takeFacts() {
  if (!m_tour.isAtEnd()) {
    QList<ParagraphView::Paragraph> paragraphs;
    if (const LessonStepFacts* facts = m_tour.facts()) {
      for (const LessonParagraph& each : facts->text) paragraphs.append({markupOf(each), isFormulaAlone(each)});
    } else if (const Error* error = m_tour.error()) {
      paragraphs.append({MathText::escaped(tr("This step cannot be shown. %1").arg(tilewise::sentence(*error))), false});
    } else {
      paragraphs.append({MathText::escaped(tr("Its numbers are being computed…")), false});
    }
    m_text->setParagraphs(paragraphs);
  }
  // The field or the choices may go: the focus waits where the lesson goes on, and goes to the next question.
  if (isAnswering()) m_next->setFocus(Qt::OtherFocusReason);
  m_focusFollows = m_focusFollows && window()->focusWidget() == m_next;
  m_question->takeStep();
  showButtons();
  bringIntoView(m_tour.isAsking() ? Part::Question : m_tour.answer() == LessonTour::Answer::Open ? Part::Text : Part::Reply);
  if (m_focusFollows) takeFocus();
  if (m_tour.facts() != nullptr) m_focusFollows = false;
}

void LessonPanel::takeAnswer() {
  showButtons();
  bringIntoView(Part::Reply);
  // Choices that are over have given the focus away.
  const bool isWithin = isAncestorOf(window()->focusWidget());
  if (!m_tour.isAsking() && isWithin && !isAnswering()) m_next->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::showEnd() {
  const Lesson& lesson = *m_tour.lesson();
  m_title->setMarkup(MathText::escaped(tr("Sources")));
  QList<ParagraphView::Paragraph> paragraphs{
      {MathText::escaped(tr("%1 ends here.").arg(QString::fromStdString(lesson.title))), false}};
  QStringList links;
  for (const LessonSource& each : lesson.sources) {
    const QString line = plain(each.paper) + QStringLiteral(". ") + plain(each.place) + u'.';
    paragraphs.append({line, true});
    const QString link = QString::fromStdString(each.link).toHtmlEscaped();
    if (!link.isEmpty()) links.append(QStringLiteral("<a href=\"%1\">%1</a>").arg(link));
  }
  m_text->setParagraphs(paragraphs);
  m_links->setText(links.join(QStringLiteral("<br>")));
  m_links->setVisible(!links.isEmpty());
}

void LessonPanel::showButtons() {
  m_previous->setEnabled(m_tour.canGoBack());
  m_previous->setToolTip(m_tour.canGoBack() ? tr("Previous step of the lesson (Ctrl+PgUp)") : tr("This is the first step"));
  const bool isAside = m_tour.step() != nullptr && m_tour.step()->aside;
  const bool reveals = m_tour.isAsking() && m_tour.facts() != nullptr;
  m_next->setText(m_tour.isAtEnd() ? tr("Leave the lesson")
                  : reveals        ? tr("Show the answer")
                  : isAside        ? tr("Back to the question")
                                   : tr("Next"));
  m_next->setToolTip(m_tour.isAtEnd() ? tr("Your own session comes back") : tr("%1 (Ctrl+PgDown)").arg(m_next->text()));
}

}  // namespace tilewise
