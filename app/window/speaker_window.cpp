// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/speaker_window.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTime>
#include <QVBoxLayout>

#include "app/views/check/maths_label.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence.h"
#include "app/views/transport/event_label.h"
#include "app/window/speaker_lesson.h"

namespace tilewise {

namespace {

constexpr int TickMs = 500;
constexpr int Minute = 60;
constexpr int Hour = 60 * Minute;

}  // namespace

QString elapsedText(qint64 seconds) {
  const auto twoDigits = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0')); };
  const QString rest = twoDigits(seconds % Minute);
  if (seconds < Hour) return QStringLiteral("%1:%2").arg(QString::number(seconds / Minute), rest);
  return QStringLiteral("%1:%2:%3").arg(QString::number(seconds / Hour), twoDigits(seconds / Minute % Minute), rest);
}

SpeakerWindow::SpeakerWindow(Session& session, const LessonTour& tour, QWidget* window)
    : QWidget(window, Qt::Window),
      m_session(session),
      m_ahead(session),
      m_clock(new QLabel),
      m_elapsed(new QLabel),
      m_restart(new QPushButton(tr("&Restart"))),
      m_scroll(new QScrollArea),
      m_lesson(new SpeakerLesson(tour)),
      m_step(new QLabel),
      m_now(new MathsLabel(Role::Sentence)),
      m_next(new MathsLabel(Role::Sentence)),
      m_notes(new QPlainTextEdit) {
  setObjectName(QStringLiteral("speaker"));
  setWindowTitle(tr("Speaker – Tilewise"));
  auto* layout = new QVBoxLayout(this);
  auto* times = new QHBoxLayout;
  times->addWidget(m_clock);
  times->addStretch();
  times->addWidget(m_elapsed);
  times->addWidget(m_restart);
  layout->addLayout(times);
  auto* content = new QWidget;
  auto* said = new QVBoxLayout(content);
  said->setContentsMargins(0, 0, 0, 0);
  said->addWidget(m_lesson);
  said->addWidget(m_step);
  said->addWidget(addHeading(tr("Now")));
  said->addWidget(m_now);
  said->addWidget(addHeading(tr("After the next step")));
  said->addWidget(m_next);
  said->addStretch(1);
  m_scroll->setWidget(content);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setAccessibleName(tr("What is shown, and what comes next"));
  m_scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  layout->addWidget(m_scroll, 3);
  layout->addWidget(addHeading(tr("Notes")));
  layout->addWidget(m_notes, 1);
  m_clock->setAccessibleName(tr("Clock"));
  m_elapsed->setAccessibleName(tr("Time since the talk began"));
  m_restart->setToolTip(tr("Count the time from now on"));
  m_notes->setAccessibleName(tr("Notes"));
  m_notes->setPlaceholderText(tr("What is to be said. It stays here until it is changed."));
  m_notes->setTabChangesFocus(true);
  connect(m_notes, &QPlainTextEdit::textChanged, this, [this] { emit notesChanged(m_notes->toPlainText()); });
  connect(m_restart, &QPushButton::clicked, this, [this] {
    m_since.restart();
    showTime();
  });
  connect(&m_tick, &QTimer::timeout, this, &SpeakerWindow::showTime);
  for (const auto signal :
       {&Session::runChanged, &Session::positionChanged, &Session::stateChanged, &Session::notationChanged}) {
    connect(&session, signal, this, &SpeakerWindow::follow);
  }
  resize(720, 640);
}

QLabel* SpeakerWindow::addHeading(const QString& text) {
  m_headings.append(new QLabel(text));
  m_headings.last()->setProperty("tone", QStringLiteral("second"));
  return m_headings.last();
}

void SpeakerWindow::setLook(const Look& look) {
  Look own = look;
  // The speaker sits in front of it.
  own.metrics.presentation = false;
  const Metrics& metrics = own.metrics;
  layout()->setContentsMargins(metrics.px(16), metrics.px(12), metrics.px(16), metrics.px(12));
  layout()->setSpacing(metrics.px(8));
  m_scroll->widget()->layout()->setSpacing(metrics.px(8));
  m_lesson->setLook(own);
  for (QLabel* time : {m_clock, m_elapsed}) time->setFont(metrics.font(Role::Counter));
  m_step->setFont(metrics.font(Role::Title));
  m_restart->setFont(metrics.font(Role::Body));
  m_notes->setFont(metrics.font(Role::Sentence));
  for (QLabel* heading : m_headings) heading->setFont(metrics.font(Role::Second));
  m_now->setLook(own);
  m_next->setLook(own);
}

void SpeakerWindow::setNotes(const QString& notes) { m_notes->setPlainText(notes); }

QString SpeakerWindow::lessonText() const { return m_lesson->isHidden() ? QString() : m_lesson->text(); }

QString SpeakerWindow::notes() const { return m_notes->toPlainText(); }

void SpeakerWindow::startClock() {
  if (!m_since.isValid()) m_since.start();
  showTime();
}

void SpeakerWindow::showTime() {
  m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm")));
  m_elapsed->setText(m_since.isValid() ? elapsedText(m_since.elapsed() / 1000) : QString());
}

void SpeakerWindow::follow() {
  if (!isVisible() || !m_session.run()) return;
  const Run& run = *m_session.run();
  m_step->setText(tr("Step %1 of %2").arg(grouped(m_session.position()), grouped(m_session.stepCount())));
  if (run.countersOnly()) return;
  const QString now = sentenceFor(run, m_session.event(), m_session.state()).text;
  QString next = tr("No step follows: this is the end.");
  if (m_session.position() < m_session.stepCount()) {
    const Event event = run.trace->event(m_session.position() + 1);
    const BlockState* state = m_ahead.state();
    next = state != nullptr ? sentenceFor(run, event, *state).text : eventLabel(event);
  }
  m_now->setMarkup(now);
  m_next->setMarkup(next);
  m_nowText = MathText::parse(now).plain();
  m_nextText = MathText::parse(next).plain();
}

void SpeakerWindow::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  startClock();
  m_tick.start(TickMs);
  follow();
}

void SpeakerWindow::closeEvent(QCloseEvent* event) {
  m_tick.stop();
  QWidget::closeEvent(event);
  emit closed();
}

}  // namespace tilewise
