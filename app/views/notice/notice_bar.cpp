// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/notice_bar.h"

#include <algorithm>

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "app/session/error_text.h"
#include "app/views/look/icons.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Edge = 4;
constexpr int Padding = 12;
constexpr int Mark = 16;
constexpr int Gap = 8;
constexpr int Above = 6;
constexpr int Line = 28;

constexpr qsizetype MostActions = 3;

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent),
      m_words(new QLabel(this)),
      m_copy(new QPushButton(tr("Copy &details"), this)),
      m_close(new QToolButton(this)) {
  m_words->setWordWrap(true);
  m_words->setTextFormat(Qt::PlainText);
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_close->setAutoRaise(true);
  m_close->setAccessibleName(tr("Close"));
  m_close->setToolTip(tr("Close (Esc)"));
  for (qsizetype n = 0; n < MostActions; ++n) {
    auto* button = new QPushButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, [this, n] { act(n); });
    m_actions.append(button);
  }
  for (QAbstractButton* button : {static_cast<QAbstractButton*>(m_copy), static_cast<QAbstractButton*>(m_close)}) {
    button->setFocusPolicy(Qt::TabFocus);
  }
  connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_details); });
  connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setLook(m_look);
  hide();
}

void NoticeBar::setLook(const Look& look) {
  m_look = look;
  decorate();
}

void NoticeBar::showError(const Error& error, const NoticeAction& action) {
  say(Tone::Error, tilewise::sentence(error), QString::fromStdString(describe(error)), {action});
}

void NoticeBar::showFailure(const QString& sentence, const QString& details) {
  say(Tone::Error, sentence, details, {});
}

void NoticeBar::showNote(const QString& sentence, const NoticeAction& action) {
  say(Tone::Note, sentence, {}, {action});
}

void NoticeBar::ask(const QString& sentence, const QList<NoticeAction>& answers) {
  say(Tone::Note, sentence, {}, answers);
}

void NoticeBar::act(qsizetype n) {
  // The act may bring a notice of its own, so this one goes first.
  const auto act = m_acts.value(n).act;
  dismiss();
  if (act) act();
}

void NoticeBar::say(Tone tone, const QString& sentence, const QString& details,
                    const QList<NoticeAction>& actions) {
  m_tone = tone;
  m_details = details;
  m_acts = actions;
  m_words->setText(sentence);
  for (qsizetype n = 0; n < MostActions; ++n) {
    m_actions[n]->setText(actions.value(n).text);
    m_actions[n]->setVisible(!actions.value(n).text.isEmpty());
  }
  m_copy->setVisible(!details.isEmpty());
  setAccessibleName(tone == Tone::Error ? tr("Error: %1").arg(sentence) : tr("Note: %1").arg(sentence));
  decorate();
  show();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void NoticeBar::dismiss() {
  if (isHidden()) return;
  m_acts.clear();
  hide();
  emit dismissed();
}

QString NoticeBar::sentence() const { return isHidden() ? QString() : m_words->text(); }

QFont NoticeBar::wordsFont() const { return m_look.metrics.font(Role::Body); }

void NoticeBar::decorate() {
  const Metrics& metrics = m_look.metrics;
  QPalette palette = m_words->palette();
  palette.setColor(QPalette::WindowText, m_look.theme.ink);
  m_words->setPalette(palette);
  m_words->setFont(wordsFont());
  m_close->setIcon(icon(IconName::Close, m_look, m_look.theme.ink2));
  m_close->setIconSize(QSize(metrics.px(14), metrics.px(14)));
  placeAll();
  update();
}

int NoticeBar::textLeft() const {
  return m_look.metrics.px(Edge) + m_look.metrics.px(Padding) + m_look.metrics.px(Mark) + m_look.metrics.px(Gap);
}

int NoticeBar::buttonsWidth() const {
  const int gap = m_look.metrics.px(Gap);
  int width = m_look.metrics.px(Line) + m_look.metrics.px(Above);
  if (!m_copy->isHidden()) width += m_copy->sizeHint().width() + gap;
  for (const QPushButton* action : m_actions) {
    if (!action->isHidden()) width += action->sizeHint().width() + gap;
  }
  return width;
}

int NoticeBar::heightFor(int wide) const {
  const int room = std::max(m_look.metrics.px(120), wide - textLeft() - buttonsWidth() - m_look.metrics.px(Gap));
  const QRect words =
      QFontMetrics(wordsFont()).boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, m_words->text());
  return std::max(m_look.metrics.px(Line), words.height()) + 2 * m_look.metrics.px(Above);
}

QSize NoticeBar::minimumSizeHint() const {
  return {textLeft() + buttonsWidth() + m_look.metrics.px(140), m_look.metrics.px(Line + 2 * Above)};
}

void NoticeBar::resizeEvent(QResizeEvent*) { placeAll(); }

void NoticeBar::placeAll() {
  // As high as the sentence needs at this width. (A layout gives a height-for-width widget more when there is room.)
  setFixedHeight(heightFor(width()));
  const Metrics& metrics = m_look.metrics;
  const int above = metrics.px(Above);
  const int line = metrics.px(Line);
  int right = width() - above;
  const auto place = [&](QWidget& widget, int wide) {
    right -= wide;
    widget.setGeometry(right, above, wide, line);
    right -= metrics.px(Gap);
  };
  place(*m_close, line);
  if (!m_copy->isHidden()) place(*m_copy, m_copy->sizeHint().width());
  for (auto action = m_actions.rbegin(); action != m_actions.rend(); ++action) {
    if (!(*action)->isHidden()) place(**action, (*action)->sizeHint().width());
  }
  m_words->setGeometry(textLeft(), above, std::max(0, right - textLeft()), std::max(0, height() - 2 * above));
}

void NoticeBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QColor tone = m_tone == Tone::Error ? theme.err : theme.warn;
  const qreal line = metrics.lineWidth(1);
  const qreal radius = metrics.px(5);
  const QRectF frame = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
  painter.setPen(QPen(theme.line, line));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(frame, radius, radius);
  painter.save();
  painter.setClipRect(QRectF(0, 0, metrics.px(Edge), height()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(tone);
  painter.drawRoundedRect(QRectF(rect()), radius, radius);
  painter.restore();
  const qreal mark = metrics.px(Mark);
  const QRectF place(metrics.px(Edge) + metrics.px(Padding), metrics.px(Above) + (metrics.px(Line) - mark) / 2, mark,
                     mark);
  paintIcon(painter, place, m_tone == Tone::Error ? IconName::Cross : IconName::Info, tone);
}

void NoticeBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    dismiss();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace tilewise
