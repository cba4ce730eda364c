// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/transport.h"

#include <algorithm>
#include <initializer_list>

#include <QPainter>
#include <QPushButton>

#include "app/models/strip_names.h"
#include "app/session/marks.h"
#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/views/look/icons.h"
#include "app/views/look/numbers.h"
#include "app/views/notice/callout.h"
#include "app/views/transport/entry_field.h"
#include "app/views/transport/event_label.h"
#include "app/views/transport/more_button.h"
#include "app/views/transport/run_to_button.h"
#include "app/views/transport/runner.h"
#include "app/views/transport/scrubber.h"
#include "app/views/transport/speed_box.h"
#include "app/views/transport/speeds.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

/// Disabled with its reason, except under the keyboard's focus: that would jump to the next control.
void setPossible(QPushButton& button, const QString& tip, const QString& whyNot) {
  button.setEnabled(whyNot.isEmpty() || button.hasFocus());
  button.setToolTip(whyNot.isEmpty() ? tip : tip + u'\n' + whyNot);
}

/// A whole number, perhaps with its thousands set apart; absent where it is none, or negative.
std::optional<qint64> wholeNumberOf(const QString& text) {
  QString digits = text.trimmed();
  digits.remove(u',').remove(u' ').remove(u'\u00A0');
  bool isNumber = false;
  const qint64 number = digits.toLongLong(&isNumber);
  return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

}  // namespace

Transport::Transport(Session& session, Playback& playback, QWidget* parent)
    : QFrame(parent), m_session(session), m_playback(playback) {
  setProperty("panel", true);
  setAccessibleName(tr("Transport"));
  m_first = addButton(tr("First step"), tr("First step (Home)"), &Transport::goFirst);
  m_back = addButton(tr("Back one step"), tr("Back one step (Left)"), &Transport::stepBack);
  m_play = addButton(tr("Play"), tr("Play (Space)"), &Transport::togglePlay);
  m_play->setProperty("primary", true);
  m_forward = addButton(tr("Forward one step"), tr("Forward one step (Right)"), &Transport::stepForward);
  m_last = addButton(tr("Last step"), tr("Last step (End)"), &Transport::goLast);
  m_back->setAutoRepeat(true);
  m_forward->setAutoRepeat(true);
  m_speed = new SpeedBox(this);
  m_scrubber = new Scrubber(this);
  m_step = new EntryField(this);
  m_step->setAccessibleName(tr("Step"));
  m_step->setToolTip(tr("Go to step (Ctrl+G)"));
  m_step->setAlignment(Qt::AlignHCenter);
  m_runToButton = new RunToButton(this);
  m_total = new EntryField(this);
  m_total->setAccessibleName(tr("Bytes moved, to run to"));
  m_total->setAlignment(Qt::AlignHCenter);
  m_total->hide();
  m_more = new MoreButton(m_runToButton->menu(), this);
  m_runner = new Runner(session, this);
  m_pointed = new Callout(this);
  m_message = new Callout(this);
  connectSession();
  connectEntries();
  setLook(m_look);
  takeRun();
  showPlaying();
}

QPushButton* Transport::addButton(const QString& name, const QString& toolTip, void (Transport::*slot)()) {
  auto* button = new QPushButton(this);
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(name);
  button->setToolTip(toolTip);
  if (slot != nullptr) connect(button, &QPushButton::clicked, this, slot);
  return button;
}

void Transport::connectSession() {
  connect(&m_session, &Session::runChanged, this, &Transport::takeRun);
  connect(&m_session, &Session::positionChanged, this, &Transport::showPosition);
  connect(&m_session, &Session::notationChanged, m_scrubber, qOverload<>(&QWidget::update));
  connect(&m_playback, &Playback::playingChanged, this, &Transport::showPlaying);
  connect(&m_playback, &Playback::speedChanged, m_speed, &SpeedBox::setSpeed);
  connect(&m_playback, &Playback::speedChanged, this, &Transport::arrange);
  connect(&m_playback, &Playback::achievedRateChanged, this, &Transport::showRate);
  m_speed->setSpeed(m_playback.speed());
}

void Transport::connectEntries() {
  connect(m_speed, &SpeedBox::speedWished, &m_playback, &Playback::setSpeed);
  connect(m_more, &MoreButton::speedWished, &m_playback, &Playback::setSpeed);
  connect(m_more, &MoreButton::numberWished, this, &Transport::askForSpeed);
  connect(m_speed, &SpeedBox::numberRefused, this, [this](const QString& why) { complain(*m_speed, why); });
  connect(m_speed, &SpeedBox::focusReturned, this, [this] {
    m_message->hide();
    arrange();
    emit focusReturned();
  });
  connect(&m_speed->numberField(), &QLineEdit::textEdited, m_message, &QWidget::hide);

  connect(m_scrubber, &Scrubber::positionWished, &m_session, &Session::setPosition);
  connect(m_scrubber, &Scrubber::dragBegan, this, [this] {
    m_wasPlaying = m_playback.isPlaying();
    m_playback.pause();
  });
  connect(m_scrubber, &Scrubber::dragEnded, this, [this] {
    if (m_wasPlaying) m_playback.play();
  });
  connect(m_scrubber, &Scrubber::pointed, this, &Transport::point);
  connect(m_scrubber, &Scrubber::pointedAway, m_pointed, &QWidget::hide);

  connect(m_step, &EntryField::entered, this, &Transport::enterStep);
  connect(m_step, &QLineEdit::textEdited, m_message, &QWidget::hide);
  connect(m_step, &EntryField::left, this, [this] {
    m_message->hide();
    emit focusReturned();
  });

  connect(m_runToButton, &RunToButton::targetChosen, m_runner, &Runner::setTarget);
  connect(m_runToButton, &RunToButton::runWished, this, &Transport::run);
  connect(m_runToButton, &RunToButton::totalWished, this, &Transport::askForTotal);
  connect(m_total, &EntryField::entered, this, &Transport::enterTotal);
  connect(m_total, &EntryField::left, this, [this] {
    m_total->hide();
    m_message->hide();
    emit focusReturned();
  });
  connect(m_runToButton, &RunToButton::cancelWished, m_runner, &Runner::cancel);
  connect(m_runner, &Runner::targetChanged, m_runToButton, &RunToButton::setTarget);
  connect(m_runner, &Runner::targetChanged, this, [this] { emit runToChanged(m_runner->chosenTarget()); });
  connect(m_runner, &Runner::searched, m_runToButton, &RunToButton::setSearching);
  connect(m_runner, &Runner::nowhere, this, [this](const QString& sentence) {
    complain(m_uncovered != nullptr ? *m_uncovered : *m_scrubber, sentence);
  });
}

/// Any speed, where the box has no place of its own: it stands over the scrubber for as long as it takes.
void Transport::askForSpeed() {
  m_speed->setGeometry(m_scrubber->x(), m_more->y(), m_speed->widthFor(false), m_more->height());
  m_speed->show();
  m_speed->raise();
  m_speed->askForNumber();
}

std::int64_t Transport::bytesOf(const Totals& totals) const {
  return totals.bytes(m_session.run()->problem.settings().elementType);
}

void Transport::askForTotal() {
  if (!m_session.run()) return;
  const Trace& trace = *m_session.run()->trace;
  const std::int64_t moved = bytesOf(m_session.totals());
  const std::int64_t all = bytesOf(trace.wholeRun());
  m_total->setValueText(grouped(m_runner->total() > 0 ? m_runner->total() : moved));
  const QRect field = m_places.scrubber.isEmpty() ? m_places.step : m_places.scrubber;
  const int width = std::min(m_look.metrics.px(180), std::max(field.width(), m_look.metrics.px(100)));
  const int height = m_step->height();
  m_total->setGeometry(field.center().x() - width / 2, field.center().y() - height / 2, width, height);
  m_total->show();
  m_total->raise();
  m_total->edit();
  m_message->showAt(*m_total, {m_total->width() / 2, 0},
                    MathText::escaped(tr("Bytes moved: %1 so far, %2 in all").arg(grouped(moved), grouped(all))),
                    Callout::Tone::Plain);
}

void Transport::enterTotal(const QString& text) {
  const auto bytes = wholeNumberOf(text);
  const std::int64_t all = bytesOf(m_session.run()->trace->wholeRun());
  if (!bytes || *bytes > all) {
    m_total->refuse();
    return complain(*m_total, tr("Give a number of bytes, 0 to %1.").arg(grouped(all)));
  }
  m_total->leave();
  m_runner->setTotal(*bytes);
  m_runner->setTarget(RunTo::Total);
  // Wherever it is reached: also behind.
  run(*bytes <= bytesOf(m_session.totals()) ? -1 : +1);
}

void Transport::setMarks(const Marks& marks) {
  m_marks = &marks;
  m_runner->setMarks(&marks);
  connect(&marks, &Marks::changed, this, &Transport::showBookmarks);
  showBookmarks();
}

void Transport::showBookmarks() {
  std::vector<qint64> positions;
  for (const Bookmark& each : m_marks->bookmarks()) positions.push_back(each.position);
  m_scrubber->setBookmarks(std::move(positions));
  m_pointed->hide();
}

void Transport::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_first->setIcon(icon(IconName::First, look));
  m_back->setIcon(icon(IconName::Back, look));
  m_forward->setIcon(icon(IconName::Forward, look));
  m_last->setIcon(icon(IconName::Last, look));
  m_more->setIcon(icon(IconName::ChevronUp, look));
  for (QPushButton* button : std::initializer_list<QPushButton*>{m_first, m_back, m_play, m_forward, m_last, m_more}) {
    button->setIconSize(QSize(metrics.px(16), metrics.px(16)));
  }
  m_speed->setLook(look);
  m_scrubber->setLook(look);
  m_step->setLook(look);
  m_total->setLook(look);
  m_runToButton->setLook(look);
  m_pointed->setLook(look);
  m_message->setLook(look);
  showPlaying();
  updateGeometry();
  arrange();
}

void Transport::takeRun() {
  m_pointed->hide();
  m_scrubber->setTrace(m_session.run() ? m_session.run()->trace : nullptr);
  if (m_session.run()) m_runToButton->setTrace(*m_session.run()->trace);
  m_step->setAccessibleName(tr("Step, of %1").arg(grouped(m_session.stepCount())));
  const bool stands = m_session.run() && m_session.run()->countersOnly();
  setEnabled(!stands);
  setToolTip(stands ? tr("Counters only: the steps of this run are not recorded.") : QString());
  showPosition();
  arrange();
}

void Transport::showPosition() {
  const qint64 position = m_session.position();
  m_scrubber->setPosition(position);
  m_step->setValueText(grouped(position));
  const QString word = shownBlockWord();
  if (word != m_blockWord) update(m_places.rowBlock);
  m_blockWord = word;
  setPossible(*m_first, tr("First step (Home)"), whyNot(Go::First));
  setPossible(*m_back, tr("Back one step (Left)"), whyNot(Go::Back));
  setPossible(*m_forward, tr("Forward one step (Right)"), whyNot(Go::Forward));
  setPossible(*m_last, tr("Last step (End)"), whyNot(Go::Last));
  showPlaying();
}

/// What the numbers of the scrubber count at the position.
QString Transport::shownBlockWord() const {
  if (!m_session.run()) return {};
  const Trace& trace = *m_session.run()->trace;
  const Schedule& schedule = trace.schedule();
  std::int64_t strip = m_session.position() > 0 ? trace.stripOf(m_session.position()) : 0;
  // Loads of a whole matrix stand before the blocks that need it.
  while (strip + 1 < schedule.stripCount() && !visitsTiles(schedule.strip(strip).kind) &&
         schedule.strip(strip).kind != StripKind::RowTerms) {
    ++strip;
  }
  return tilewise::blockWord(schedule.strip(strip).kind);
}

void Transport::showPlaying() {
  const bool playing = m_playback.isPlaying();
  m_play->setIcon(icon(playing ? IconName::Pause : IconName::Play, m_look, m_look.theme.panel));
  m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
  const bool again = !playing && m_session.stepCount() > 0 && m_session.position() == m_session.stepCount();
  const QString play = again ? tr("Play again from the beginning (Space)") : tr("Play (Space)");
  setPossible(*m_play, playing ? tr("Pause (Space)") : play, whyNot(Go::Play));
  if (!playing) showRate(0);
}

void Transport::showRate(double rate) {
  m_rate = rate > 0 ? rateText(rate) : QString();
  update(m_places.rate);
}

void Transport::goTo(qint64 position) {
  m_playback.pause();
  m_session.setPosition(position);
}

void Transport::goFirst() { goTo(0); }
void Transport::stepBack() { goTo(m_session.position() - 1); }
void Transport::stepForward() { goTo(m_session.position() + 1); }
void Transport::goLast() { goTo(m_session.stepCount()); }
void Transport::togglePlay() { m_playback.toggle(); }
void Transport::slower() { m_playback.setSpeed(nextSpeed(m_playback.speed(), -1)); }
void Transport::faster() { m_playback.setSpeed(nextSpeed(m_playback.speed(), +1)); }
void Transport::editStep() { m_step->edit(); }

RunTo Transport::runTo() const { return m_runner->chosenTarget(); }
void Transport::setRunTo(RunTo target) { m_runner->setTarget(target); }

void Transport::run(int direction) {
  m_playback.pause();
  m_message->hide();
  m_runner->run(direction);
}

void Transport::enterStep(const QString& text) {
  const auto step = wholeNumberOf(text);
  if (step && *step <= m_session.stepCount()) {
    goTo(*step);
    m_step->leave();
    return;
  }
  m_step->refuse();
  const QString wrong =
      text.trimmed().isEmpty() ? tr("A step is needed") : tr("“%1” is not a step of this run").arg(text.trimmed());
  complain(*m_step, tr("%1: give 0 to %2.").arg(wrong, grouped(m_session.stepCount())));
}

void Transport::complain(const QWidget& about, const QString& sentence) {
  m_message->showAt(about, {about.width() / 2, 0}, MathText::escaped(sentence), Callout::Tone::Error);
}

void Transport::point(qint64 position, int x) {
  QString what = position > 0 ? eventLabel(m_session.run()->trace->event(position)) : tr("the beginning");
  if (const Bookmark* mark = m_marks != nullptr ? m_marks->bookmarkAt(position) : nullptr) {
    what = tr("bookmark “%1”").arg(MathText::escaped(QString::fromStdString(mark->name)));
  }
  m_pointed->showAt(*m_scrubber, {x, 0}, tr("step %1: %2").arg(grouped(position), what), Callout::Tone::Plain);
}

QString Transport::whyNot(Go where) const {
  if (!m_session.run()) return tr("There is no run yet.");
  const bool needsSteps = where != Go::Slower && where != Go::Faster;
  if (needsSteps && m_session.run()->countersOnly()) {
    return tr("Counters only: the steps of this run are not recorded.");
  }
  switch (where) {
    case Go::Back:
    case Go::TileBack:
    case Go::BlockBack:
    case Go::First:
    case Go::RunBackward: return m_session.position() == 0 ? tr("The run is at its beginning.") : QString();
    case Go::Forward:
    case Go::TileForward:
    case Go::BlockForward:
    case Go::Last:
    case Go::RunForward:
      return m_session.position() == m_session.stepCount() ? tr("The run is at its end.") : QString();
    case Go::Slower:
      return nextSpeed(m_playback.speed(), -1) == m_playback.speed() ? tr("There is no lower speed.") : QString();
    case Go::Faster:
      return nextSpeed(m_playback.speed(), +1) == m_playback.speed() ? tr("There is no higher speed.") : QString();
    case Go::Play:
    case Go::ToStep:
    case Go::ToRow:
    case Go::Ask: break;
  }
  return {};
}

QString Transport::ofSteps() const { return tr("/ %1").arg(grouped(m_session.stepCount())); }

TransportWidths Transport::widths() const {
  const Metrics& metrics = m_look.metrics;
  const auto widthIn = [](const QFont& font, const QString& text) {
    return qCeil(QFontMetricsF(font).horizontalAdvance(text));
  };
  const QString last = grouped(m_session.stepCount());
  const QFont second = metrics.font(Role::Second);
  const QFont body = metrics.font(Role::Body);
  TransportWidths widths;
  widths.speed = m_speed->widthFor(false);
  widths.shortSpeed = m_speed->widthFor(true);
  widths.runTo = m_runToButton->widthFor(false);
  widths.shortRunTo = m_runToButton->widthFor(true);
  widths.rate = widthIn(second, rateText(9999));
  widths.rowBlock = std::max({widthIn(second, blockWord(StripKind::QueryBlock)),
                              widthIn(second, blockWord(StripKind::KeyBlock)), widths.rate});
  widths.stepWord = widthIn(body, tr("step"));
  widths.step = std::max(metrics.px(50), widthIn(metrics.medium(Role::Tab), last) + metrics.px(22));
  widths.ofSteps = widthIn(body, ofSteps());
  return widths;
}

void Transport::arrange() {
  m_places = transportPlaces(size(), m_look.metrics, widths());
  const auto place = [](QWidget& widget, const QRect& rect) {
    widget.setVisible(!rect.isEmpty());
    if (!rect.isEmpty()) widget.setGeometry(rect);
  };
  place(*m_first, m_places.first);
  place(*m_back, m_places.back);
  place(*m_play, m_places.play);
  place(*m_forward, m_places.forward);
  place(*m_last, m_places.last);
  place(*m_speed, m_places.speed);
  place(*m_scrubber, m_places.scrubber);
  place(*m_step, m_places.step);
  place(*m_runToButton, m_places.runTo);
  place(*m_more, m_places.more);
  m_speed->setShort(m_places.room != TransportRoom::Full);
  m_runToButton->setCompact(m_places.room != TransportRoom::Full);
  update();
}

QSize Transport::sizeHint() const { return {m_look.metrics.px(1000), minimumSizeHint().height()}; }
QSize Transport::minimumSizeHint() const { return leastTransportSize(m_look.metrics, widths()); }
void Transport::resizeEvent(QResizeEvent*) { arrange(); }

void Transport::paintEvent(QPaintEvent* event) {
  QFrame::paintEvent(event);
  QPainter painter(this);
  painter.setPen(m_look.theme.ink2);
  const auto write = [&painter](const QRect& place, const QFont& font, const QString& text) {
    if (place.isEmpty()) return;
    painter.setFont(font);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
  };
  const Metrics& metrics = m_look.metrics;
  write(m_places.rowBlock, metrics.font(Role::Second), m_blockWord);
  write(m_places.rate, metrics.font(Role::Second), m_rate);
  write(m_places.stepWord, metrics.font(Role::Body), tr("step"));
  write(m_places.ofSteps, metrics.font(Role::Body), ofSteps());
}

}  // namespace tilewise
