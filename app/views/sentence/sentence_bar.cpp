// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/sentence_bar.h"

#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "app/session/session.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

constexpr int FastInterval = 200;  // milliseconds: 5 sentences a second

// Lengths at 100 %.
constexpr double TagMargin = 8;
constexpr double TextGap = 12;
constexpr double RightMargin = 10;

/// As long as a sentence gets: what the height is reckoned with.
QString longestText() {
  return QStringLiteral(
      "In 1,024 of 1,024 rows the maximum grew, so *l* and *O~* of those rows were multiplied by "
      "*f* = *e*^{m − m′}; the smallest factor is 0.4615, in row 1,023, “abc”.");
}

}  // namespace

SentenceBar::SentenceBar(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
  setAccessibleName(tr("What happened"));
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  m_pause.setSingleShot(true);
  m_pause.setInterval(FastInterval);
  connect(&m_pause, &QTimer::timeout, this, &SentenceBar::refresh);
  connect(&session, &Session::runChanged, this, &SentenceBar::refresh);
  connect(&session, &Session::positionChanged, this, &SentenceBar::positionChanged);
  connect(&session, &Session::stateChanged, this, &SentenceBar::refresh);
  refresh();
}

void SentenceBar::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  setFixedHeight(heightForWidth(width()));
  update();
}

void SentenceBar::setFast(bool fast) {
  m_fast = fast;
  m_pause.stop();
  refresh();
}

void SentenceBar::positionChanged() {
  if (!m_fast) {
    refresh();
  } else if (!m_pause.isActive()) {
    refresh();
    m_pause.start();
  }
}

void SentenceBar::refresh() {
  if (!m_session.run()) {
    setSentence({});
    return;
  }
  const Run& run = *m_session.run();
  if (run.countersOnly()) {
    setSentence({tr("Counters"), tr("Counters only: the tiles and counts of the whole pass. Its steps are not recorded, so there "
                                    "are none to go to.")});
    return;
  }
  const BlockState& state = m_session.state();
  setSentence(m_fast ? rowBlockSentence(run, state, m_session.totals()) : sentenceFor(run, m_session.event(), state));
}

void SentenceBar::setSentence(const Sentence& sentence) {
  if (sentence == m_sentence) {
    return;
  }
  m_sentence = sentence;
  setAccessibleDescription(sentence.tag.isEmpty() ? QString() : tr("%1. %2").arg(sentence.tag, sentence.plain()));
  update();
}

int SentenceBar::tagWidth() const {
  // One width for all tags: the text must not move when the tag changes.
  const QFontMetricsF metrics(m_look.metrics.medium(Role::Tab));
  qreal widest = 0;
  for (const QString& tag : sentenceTags()) {
    widest = std::max(widest, metrics.horizontalAdvance(tag));
  }
  return std::max(m_look.metrics.px(78), static_cast<int>(std::ceil(widest)) + 2 * m_look.metrics.px(TagMargin));
}

int SentenceBar::textLeft() const { return tagWidth() + m_look.metrics.px(TextGap); }

int SentenceBar::heightForWidth(int width) const {
  const QFont font = m_look.metrics.font(Role::Sentence);
  const int room = width - textLeft() - m_look.metrics.px(RightMargin);
  const auto lines = std::max<qsizetype>(1, MathText::parse(longestText()).wrapped(font, room).size());
  if (lines == 1) {
    return m_look.metrics.px(44);
  }
  const int lineHeight = static_cast<int>(std::ceil(QFontMetricsF(font).height()));
  return std::max(m_look.metrics.px(52), static_cast<int>(lines) * lineHeight + 2 * m_look.metrics.px(6));
}

QSize SentenceBar::sizeHint() const {
  const int width = std::max(m_look.metrics.px(1000), this->width());
  return {width, heightForWidth(width)};
}

QSize SentenceBar::minimumSizeHint() const { return {m_look.metrics.px(320), m_look.metrics.px(44)}; }

void SentenceBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  setFixedHeight(heightForWidth(width()));
}

void SentenceBar::paintEvent(QPaintEvent* /*event*/) {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal line = metrics.lineWidth(1);
  const QRectF frame = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
  QPainterPath outline;
  outline.addRoundedRect(frame, metrics.px(5), metrics.px(5));
  painter.fillPath(outline, theme.panel);
  if (!m_sentence.tag.isEmpty()) {
    const QRectF tag(0, 0, tagWidth(), height());
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(tag, theme.now);
    painter.restore();
    painter.setPen(Theme::letterOn(theme.now));
    painter.setFont(metrics.medium(Role::Tab));
    painter.drawText(tag, Qt::AlignCenter, m_sentence.tag);
  }
  painter.strokePath(outline, QPen(theme.line, line));

  const QFont font = metrics.font(Role::Sentence);
  const auto lines = MathText::parse(m_sentence.text).wrapped(font, width() - textLeft() - metrics.px(RightMargin));
  const QFontMetricsF fontMetrics(font);
  const qreal lineHeight = std::ceil(fontMetrics.height());
  qreal baseline = std::round((height() - lineHeight * static_cast<qreal>(lines.size())) / 2 + fontMetrics.ascent());
  for (const MathText& text : lines) {
    text.draw(painter, {static_cast<qreal>(textLeft()), baseline}, font, theme.ink, theme.nowText);
    baseline += lineHeight;
  }
}

}  // namespace tilewise
