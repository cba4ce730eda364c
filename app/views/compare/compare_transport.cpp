// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_transport.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include "app/session/playback.h"
#include "app/views/look/icons.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/notice/callout.h"
#include "app/views/transport/entry_field.h"
#include "app/views/transport/speed_box.h"
#include "app/views/transport/speeds.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Margin = 9;
constexpr double CompactMargin = 5;  ///< above and below
constexpr double Button = 34;
constexpr double PlayWidth = 46;
constexpr double ButtonGap = 4;
constexpr double Gap = 12;
constexpr double AlignHeight = 28;
constexpr double AlignPad = 22;     ///< of a button, both sides together
constexpr double LeastBars = 220;   ///< before the speed moves into a menu,
constexpr double FewestBars = 100;  ///< and in any case

/// Disabled, except under the keyboard's focus: that would jump to the next control.
void setPossible(QPushButton& button, bool possible) { button.setEnabled(possible || button.hasFocus()); }

}  // namespace

CompareTransport::CompareTransport(Playback& playback, QWidget* parent) : QFrame(parent), m_playback(playback) {
  setProperty("panel", true);
  setAccessibleName(tr("Transport"));
  m_first = addButton(tr("To the beginning"), tr("To the beginning (Home)"), &CompareTransport::firstWished);
  m_back = addButton(tr("Back"), tr("Back to the previous stop (Left)"), &CompareTransport::backWished);
  m_play = addButton(tr("Play"), tr("Play (Space)"), &CompareTransport::playWished);
  m_play->setProperty("primary", true);
  m_forward = addButton(tr("Forward"), tr("Forward to the next stop (Right)"), &CompareTransport::forwardWished);
  m_last = addButton(tr("To the end"), tr("To the end (End)"), &CompareTransport::lastWished);
  m_back->setAutoRepeat(true);
  m_forward->setAutoRepeat(true);
  m_speed = new SpeedBox(this);
  m_more = addButton(tr("Speed"), tr("Speed"), nullptr);
  connect(m_more, &QPushButton::clicked, this, &CompareTransport::showMenu);
  for (const QString& name : {tr("step"), tr("tile"), tr("bytes moved")}) {
    auto* button = new QPushButton(name, this);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(tr("Align by %1").arg(name));
    button->setToolTip(tr("Align by %1").arg(name));
    const auto by = static_cast<AlignBy>(m_align.size());
    connect(button, &QPushButton::clicked, this, [this, by] { emit alignmentWished(by); });
    connect(button, &QPushButton::toggled, button, [button](bool on) {
      button->setProperty("primary", on);
      button->update();
    });
    m_align << button;
  }
  m_bars = new RaceBars(this);
  m_mark = new EntryField(this);
  m_mark->setAlignment(Qt::AlignHCenter);
  m_mark->setToolTip(tr("Go to a mark (Ctrl+G)"));
  m_message = new Callout(this);
  connectEntries();
  setLook(m_look);
}

QPushButton* CompareTransport::addButton(const QString& name, const QString& toolTip,
                                         void (CompareTransport::*wish)()) {
  auto* button = new QPushButton(this);
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(name);
  button->setToolTip(toolTip);
  if (wish != nullptr) connect(button, &QPushButton::clicked, this, wish);
  return button;
}

void CompareTransport::connectEntries() {
  connect(&m_playback, &Playback::playingChanged, this, &CompareTransport::showPlaying);
  connect(&m_playback, &Playback::speedChanged, m_speed, &SpeedBox::setSpeed);
  connect(&m_playback, &Playback::speedChanged, this, &CompareTransport::arrange);
  connect(&m_playback, &Playback::achievedRateChanged, this, &CompareTransport::showRate);
  connect(m_speed, &SpeedBox::speedWished, this, &CompareTransport::speedWished);
  connect(m_speed, &SpeedBox::numberRefused, this, [this](const QString& why) { complain(*m_speed, why); });
  connect(m_speed, &SpeedBox::focusReturned, this, [this] {
    m_message->hide();
    emit focusReturned();
  });
  connect(m_bars, &RaceBars::markWished, this, &CompareTransport::markWished);
  connect(m_bars, &RaceBars::stepWished, this,
          [this](int direction) { direction > 0 ? emit forwardWished() : emit backWished(); });
  connect(m_bars, &RaceBars::dragBegan, this, [this] {
    m_wasPlaying = m_playback.isPlaying();
    m_playback.pause();
  });
  connect(m_bars, &RaceBars::dragEnded, this, [this] {
    if (m_wasPlaying) m_playback.play();
  });
  connect(m_mark, &EntryField::entered, this, &CompareTransport::enterMark);
  connect(m_mark, &QLineEdit::textEdited, m_message, &QWidget::hide);
  connect(m_mark, &EntryField::left, this, [this] {
    m_message->hide();
    emit focusReturned();
  });
}

void CompareTransport::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_first->setIcon(icon(IconName::First, look));
  m_back->setIcon(icon(IconName::Back, look));
  m_forward->setIcon(icon(IconName::Forward, look));
  m_last->setIcon(icon(IconName::Last, look));
  m_more->setIcon(icon(IconName::ChevronUp, look));
  for (QPushButton* button : {m_first, m_back, m_play, m_forward, m_last, m_more}) {
    button->setIconSize(QSize(metrics.px(16), metrics.px(16)));
  }
  for (QPushButton* button : m_align) button->setFont(metrics.font(Role::Body));
  m_speed->setLook(look);
  m_bars->setLook(look);
  m_mark->setLook(look);
  m_message->setLook(look);
  showPlaying();
  updateGeometry();
  arrange();
}

void CompareTransport::setSpeeds(SpeedUnit unit, const QList<double>& speeds) {
  m_unitOfSpeed = unit;
  m_speeds = speeds;
  m_speed->setScale(unit, speeds);
  arrange();
}

void CompareTransport::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  m_bars->setCompact(compact);
  updateGeometry();
  arrange();
}

void CompareTransport::addSpeeds(QMenu& menu) {
  for (const double speed : m_speeds) {
    connect(menu.addAction(speedText(speed, m_unitOfSpeed)), &QAction::triggered, this,
            [this, speed] { emit speedWished(speed); });
  }
}

void CompareTransport::showMenu() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (m_compact) {
    if (!m_speed->isVisible()) addSpeeds(*menu->addMenu(tr("Speed")));
    QMenu* align = menu->addMenu(tr("Align by"));
    for (QPushButton* button : m_align) {
      QAction* action = align->addAction(button->text());
      action->setCheckable(true);
      action->setChecked(button->isChecked());
      connect(action, &QAction::triggered, button, &QPushButton::click);
    }
  } else {
    addSpeeds(*menu);
  }
  // It stands at the bottom of the window, so the menu opens upwards.
  menu->popup(m_more->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void CompareTransport::show(const Comparison& comparison, const QList<RaceBar>& bars) {
  const bool sameUnit = comparison.alignment() == m_by && comparison.end() == m_end;
  m_by = comparison.alignment();
  m_end = comparison.end();
  const qint64 mark = comparison.mark();
  m_bars->setBars(m_by, bars, mark, m_end);
  m_mark->setValueText(grouped(mark));
  m_mark->setAccessibleName(tr("%1, of %2").arg(unitText(), grouped(m_end)));
  m_align[static_cast<qsizetype>(m_by)]->setChecked(true);
  setPossible(*m_first, mark > 0);
  setPossible(*m_back, mark > 0);
  setPossible(*m_forward, mark < m_end);
  setPossible(*m_last, mark < m_end);
  setPossible(*m_play, m_end > 0);
  if (!sameUnit) {
    updateGeometry();
    arrange();
  }
}

void CompareTransport::editMark() { m_mark->edit(); }

void CompareTransport::showPlaying() {
  const bool playing = m_playback.isPlaying();
  m_play->setIcon(icon(playing ? IconName::Pause : IconName::Play, m_look, m_look.theme.panel));
  m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
  m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
  if (!playing) showRate(0);
}

void CompareTransport::showRate(double rate) {
  m_rate.clear();
  if (rate > 0) m_rate = m_by == AlignBy::Bytes ? tr("%1/s").arg(megabytes(std::llround(rate))) : rateText(rate);
  update(m_rateRect);
}

void CompareTransport::enterMark(const QString& text) {
  QString digits = text.trimmed();
  digits.remove(u',').remove(u' ').remove(u'\u00A0');
  bool isNumber = false;
  const qint64 mark = digits.toLongLong(&isNumber);
  if (isNumber && mark >= 0 && mark <= m_end) {
    emit markWished(mark);
    m_mark->leave();
    return;
  }
  m_mark->refuse();
  const QString wrong =
      digits.isEmpty() ? tr("A number is needed") : tr("“%1” is not a mark of this comparison").arg(text.trimmed());
  complain(*m_mark, tr("%1: give 0 to %2.").arg(wrong, grouped(m_end)));
}

void CompareTransport::complain(const QWidget& about, const QString& sentence) {
  m_message->showAt(about, {about.width() / 2, 0}, MathText::escaped(sentence), Callout::Tone::Error);
}

QString CompareTransport::unitText() const {
  switch (m_by) {
    case AlignBy::Step: return tr("steps");
    case AlignBy::Tile: return tr("tiles done");
    case AlignBy::Bytes: return tr("bytes moved");
  }
  return {};
}

QString CompareTransport::ofText() const { return tr("/ %1").arg(grouped(m_end)); }

int CompareTransport::buttonsWidth() const {
  const Metrics& metrics = m_look.metrics;
  return 4 * metrics.px(Button) + metrics.px(PlayWidth) + 4 * metrics.px(ButtonGap);
}

int CompareTransport::alignWidth(bool withWord) const {
  const QFontMetricsF fm(m_look.metrics.font(Role::Body));
  double width = withWord ? fm.horizontalAdvance(tr("Align by")) + m_look.metrics.px(Gap) : 0;
  for (const QPushButton* button : m_align) width += fm.horizontalAdvance(button->text()) + m_look.metrics.px(AlignPad);
  return static_cast<int>(std::ceil(width));
}

int CompareTransport::fieldWidth() const {
  const QFontMetricsF field(m_look.metrics.medium(Role::Tab));
  const QFontMetricsF body(m_look.metrics.font(Role::Second));
  const double number = field.horizontalAdvance(grouped(m_end)) + m_look.metrics.px(22);
  return static_cast<int>(
      std::ceil(std::max({number, body.horizontalAdvance(ofText()), body.horizontalAdvance(tr("bytes moved"))})));
}

int CompareTransport::rowsHeight() const {
  const Metrics& metrics = m_look.metrics;
  return m_compact ? metrics.px(Button) : metrics.px(Button) + metrics.px(AlignHeight) + metrics.px(Gap);
}

int CompareTransport::leastControls() const {
  const int buttons = buttonsWidth() + m_look.metrics.px(ButtonGap) + m_look.metrics.px(Button);
  return m_compact ? buttons : std::max(buttons, alignWidth(false));
}

QSize CompareTransport::minimumSizeHint() const {
  const Metrics& metrics = m_look.metrics;
  const int margin = metrics.px(m_compact ? CompactMargin : Margin);
  return {2 * metrics.px(Margin) + leastControls() + 2 * metrics.px(Gap) + metrics.px(FewestBars) + metrics.px(Gap) +
              fieldWidth(),
          2 * margin + std::max(rowsHeight(), m_bars->minimumSizeHint().height())};
}

QSize CompareTransport::sizeHint() const { return {m_look.metrics.px(1000), minimumSizeHint().height()}; }
void CompareTransport::resizeEvent(QResizeEvent*) { arrange(); }

void CompareTransport::arrange() {
  const Metrics& metrics = m_look.metrics;
  const int margin = metrics.px(Margin);
  const int gap = metrics.px(Gap);
  const int speed = m_speed->widthFor(false);
  const int beyond = 2 * gap + metrics.px(LeastBars) + gap + fieldWidth() + 2 * margin;
  // The speed stands beside the buttons, else in a menu; the word before the alignment goes first.
  const int besideSpeed = buttonsWidth() + gap + speed;
  const int inFull = std::max(besideSpeed, alignWidth(true));
  const bool full = !m_compact && width() >= inFull + beyond;
  const int withSpeed = m_compact ? leastControls() + gap + speed : std::max(besideSpeed, alignWidth(false));
  const bool hasSpeed = full || width() >= withSpeed + beyond;
  const int controls = full ? inFull : hasSpeed ? withSpeed : leastControls();
  const int top = (height() - rowsHeight()) / 2;
  int x = margin;
  for (QPushButton* button : {m_first, m_back, m_play, m_forward, m_last}) {
    const int own = metrics.px(button == m_play ? PlayWidth : Button);
    button->setGeometry(x, top, own, metrics.px(Button));
    x += own + metrics.px(ButtonGap);
  }
  m_speed->setVisible(hasSpeed);
  if (hasSpeed) {
    m_speed->setGeometry(x - metrics.px(ButtonGap) + gap, top, speed, metrics.px(Button));
    x = m_speed->geometry().right() + 1 + metrics.px(ButtonGap);
  }
  m_more->setVisible(m_compact || !hasSpeed);
  m_more->setGeometry(x, top, metrics.px(Button), metrics.px(Button));
  const QString inMenu = !m_compact ? tr("Speed") : hasSpeed ? tr("Alignment") : tr("Speed and alignment");
  m_more->setAccessibleName(inMenu);
  m_more->setToolTip(inMenu);
  arrangeAlign(top + metrics.px(Button) + gap, full, controls);
  m_rule = margin + controls + gap;
  arrangeField();
  const int barsLeft = m_rule + gap;
  const int barsHeight = m_bars->minimumSizeHint().height();
  m_bars->setGeometry(barsLeft, (height() - barsHeight) / 2, std::max(1, m_mark->x() - gap - barsLeft), barsHeight);
  update();
}

void CompareTransport::arrangeAlign(int top, bool withWord, int controls) {
  const Metrics& metrics = m_look.metrics;
  const int margin = metrics.px(Margin);
  const int gap = metrics.px(Gap);
  m_alignWord = m_rateRect = QRect();
  for (QPushButton* button : m_align) button->setVisible(!m_compact);
  if (m_compact) return;
  int x = margin;
  const QFontMetricsF fm(metrics.font(Role::Body));
  if (withWord) {
    const int word = static_cast<int>(std::ceil(fm.horizontalAdvance(tr("Align by"))));
    m_alignWord = QRect(x, top, word, metrics.px(AlignHeight));
    x += word + gap;
  }
  for (QPushButton* button : m_align) {
    const int own = static_cast<int>(std::ceil(fm.horizontalAdvance(button->text()))) + metrics.px(AlignPad);
    button->setGeometry(x, top, own, metrics.px(AlignHeight));
    x += own - 1;
  }
  m_rateRect = QRect(x + gap, top, std::max(0, margin + controls - x - gap), metrics.px(AlignHeight));
}

/// The mark between what it counts and its end; compact, the amounts at the bars tell the end.
void CompareTransport::arrangeField() {
  const Metrics& metrics = m_look.metrics;
  const int field = fieldWidth();
  const int left = width() - metrics.px(Margin) - field;
  const int line =
      static_cast<int>(std::ceil(QFontMetricsF(metrics.font(Role::Second)).height())) + metrics.px(m_compact ? 0 : 4);
  const int height = metrics.px(m_compact ? AlignHeight : Button);
  const int lines = m_compact ? 1 : 2;
  const int top = (this->height() - lines * line - height) / 2;
  m_unit = QRect(left, top, field, line);
  m_mark->setGeometry(left, top + line, field, height);
  m_of = m_compact ? QRect() : QRect(left, top + line + height, field, line);
}

void CompareTransport::paintEvent(QPaintEvent* event) {
  QFrame::paintEvent(event);
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  painter.fillRect(QRect(m_rule, metrics.px(Gap), metrics.px(1), height() - 2 * metrics.px(Gap)), m_look.theme.line);
  painter.setPen(m_look.theme.ink2);
  const auto write = [&painter](const QRect& place, Qt::Alignment align, const QFont& font, const QString& text) {
    if (place.isEmpty()) return;
    painter.setFont(font);
    painter.drawText(place, static_cast<int>(align | Qt::AlignVCenter) | Qt::TextDontClip, text);
  };
  write(m_alignWord, Qt::AlignLeft, metrics.font(Role::Body), tr("Align by"));
  write(m_unit, Qt::AlignHCenter, metrics.font(Role::Second), unitText());
  write(m_of, Qt::AlignHCenter, metrics.font(Role::Second), ofText());
  const QFontMetricsF fm(metrics.font(Role::Second));
  if (fm.horizontalAdvance(m_rate) <= m_rateRect.width()) {
    write(m_rateRect, Qt::AlignRight, metrics.font(Role::Second), m_rate);
  }
}

}  // namespace tilewise
