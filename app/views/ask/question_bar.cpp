// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ask/question_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/views/check/maths_label.h"
#include "app/views/look/icons.h"
#include "app/views/notice/marked_edit.h"

namespace tilewise {

namespace {

constexpr int MostChoices = 3;

// Lengths at 100 %.
constexpr int Padding = 10;
constexpr int MarkSide = 18;
constexpr int FieldWidth = 140;

}  // namespace

QuestionBar::QuestionBar(QWidget* parent)
    : QFrame(parent),
      m_text(new MathsLabel(Role::Sentence)),
      m_field(new MarkedEdit),
      m_hint(new QLabel),
      m_close(new QToolButton) {
  setObjectName(QStringLiteral("question"));
  setProperty("panel", true);
  setAccessibleName(tr("Question about the next step"));
  m_field->setAccessibleName(tr("Answer"));
  m_field->setPlaceholderText(tr("a number"));
  m_hint->setProperty("tone", QStringLiteral("err"));
  m_close->setAutoRaise(true);
  m_close->setAccessibleName(tr("Close the question"));
  m_close->setToolTip(tr("Close (Esc)"));
  m_close->setFocusPolicy(Qt::TabFocus);

  auto* controls = new QHBoxLayout;
  for (int n = 0; n < MostChoices; ++n) {
    m_choices.append(addButton({}));
    controls->addWidget(m_choices.last());
    connect(m_choices.last(), &QPushButton::clicked, this, [this, n] { emit chosen(n); });
  }
  controls->addWidget(m_field);
  m_answer = addButton(tr("A&nswer"));
  m_reveal = addButton(tr("Re&veal"));
  m_reveal->setToolTip(tr("Takes the step and shows its answer"));
  m_next = addButton(tr("Ask about the ne&xt step"));
  controls->addWidget(m_answer);
  controls->addWidget(m_hint, 1);
  controls->addStretch();
  controls->addWidget(m_next);
  controls->addWidget(m_reveal);
  auto* words = new QHBoxLayout;
  words->addWidget(m_text, 1);
  words->addWidget(m_close, 0, Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(words);
  layout->addLayout(controls);

  connect(m_answer, &QPushButton::clicked, this, [this] { emit typed(m_field->text()); });
  connect(m_field, &QLineEdit::returnPressed, this, [this] { emit typed(m_field->text()); });
  connect(m_field, &QLineEdit::textEdited, this, [this] {
    m_field->setWrong(false);
    m_hint->clear();
  });
  connect(m_reveal, &QPushButton::clicked, this, &QuestionBar::revealWished);
  connect(m_next, &QPushButton::clicked, this, &QuestionBar::nextWished);
  connect(m_close, &QToolButton::clicked, this, &QuestionBar::closed);
  setLook(m_look);
}

QPushButton* QuestionBar::addButton(const QString& text) {
  auto* button = new QPushButton(text);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

void QuestionBar::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  const int padding = metrics.px(Padding);
  layout()->setContentsMargins(padding + metrics.px(MarkSide) + padding, metrics.px(6), padding, metrics.px(8));
  layout()->setSpacing(metrics.px(6));
  for (int n = 0; n < layout()->count(); ++n) layout()->itemAt(n)->layout()->setSpacing(metrics.px(6));
  m_text->setLook(look);
  m_field->setLook(look);
  m_field->setFixedWidth(metrics.px(FieldWidth));
  m_close->setIcon(icon(IconName::Close, look, look.theme.ink2));
  m_close->setIconSize(QSize(metrics.px(14), metrics.px(14)));
  update();
}

void QuestionBar::say(const QString& markup, Mark mark) {
  m_mark = mark;
  m_markup = markup;
  m_text->setMarkup(markup);
  setAccessibleDescription(shownText());
  m_hint->clear();
  showControls();
  update();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void QuestionBar::showControls() {
  const bool choose = m_asking && !m_question.choices.isEmpty();
  const bool type = m_asking && m_question.choices.isEmpty();
  for (int n = 0; n < MostChoices; ++n) {
    m_choices[n]->setText(m_question.choices.value(n));
    m_choices[n]->setVisible(choose && n < m_question.choices.size());
  }
  m_field->setVisible(type);
  m_answer->setVisible(type);
  m_reveal->setVisible(m_asking);
  m_next->setVisible(!m_asking);
}

void QuestionBar::ask(const StepQuestion& question) {
  m_question = question;
  m_asking = true;
  m_field->clear();
  m_field->setWrong(false);
  say(question.text, Mark::Question);
  takeFocus();
}

void QuestionBar::takeFocus() {
  QWidget* first = m_question.choices.isEmpty() ? static_cast<QWidget*>(m_field) : m_choices.first();
  first->setFocus(Qt::OtherFocusReason);
}

void QuestionBar::hint(const QString& sentence) {
  m_field->setWrong(true);
  m_field->selectAll();
  m_hint->setText(sentence);
}

void QuestionBar::tell(const StepQuestion& question, std::optional<bool> right) {
  m_asking = false;
  const QString verdict = !right ? tr("The answer is %1.") : *right ? tr("Right: %1.") : tr("No: the answer is %1.");
  say(verdict.arg(question.answer) + u' ' + question.reason, !right ? Mark::Told : *right ? Mark::Right : Mark::Wrong);
}

QString QuestionBar::shownText() const { return MathText::parse(m_markup).plain(); }

void QuestionBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    emit closed();
  } else {
    QFrame::keyPressEvent(event);
  }
}

void QuestionBar::paintEvent(QPaintEvent* event) {
  QFrame::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QRectF place(metrics.px(Padding), metrics.px(8), metrics.px(MarkSide), metrics.px(MarkSide));
  switch (m_mark) {
    case Mark::Right: return paintIcon(painter, place, IconName::Check, theme.ok);
    case Mark::Wrong: return paintIcon(painter, place, IconName::Cross, theme.err);
    case Mark::Told: return paintIcon(painter, place, IconName::Info, theme.ink2);
    case Mark::Question:
      painter.setPen(theme.ink);
      painter.setFont(metrics.bold(Role::Sentence));
      painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("?"));
  }
}

}  // namespace tilewise
