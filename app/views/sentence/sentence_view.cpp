// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/sentence_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double TagMargin = 8;
constexpr double TextGap = 12;
constexpr double RightMargin = 10;
constexpr double Above = 6;  ///< and below several lines

constexpr qsizetype MostLines = 2;  ///< before the letters get smaller

QString longestOfSteps() {
  return QStringLiteral(
      "In 1,024 of 1,024 rows the maximum grew, so *l* and *O~* of those rows were multiplied by "
      "*f* = *e*^{m − m′}; the smallest factor is 0.4615, in row 1,023, “abc”.");
}

}  // namespace

SentenceView::SentenceView(const QStringList& tags, QWidget* parent)
    : QWidget(parent), m_tags(tags), m_longest(longestOfSteps()) {
  setAccessibleName(tr("What happened"));
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void SentenceView::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  fixHeight();
  update();
}

void SentenceView::setLongest(const QString& text) {
  m_longest = text;
  updateGeometry();
  fixHeight();
}

void SentenceView::leaveHeightToLayout() {
  m_heightIsOwn = false;
  // A fixed height would be the one at the hint's width, which is larger than that of a small window.
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setMinimumHeight(0);
  setMaximumHeight(QWIDGETSIZE_MAX);
}

void SentenceView::fixHeight() {
  if (m_heightIsOwn) setFixedHeight(heightForWidth(width()));
}

void SentenceView::setSentence(const Sentence& sentence) {
  if (sentence == m_sentence) {
    return;
  }
  m_sentence = sentence;
  setAccessibleDescription(sentence.tag.isEmpty() ? QString() : tr("%1. %2").arg(sentence.tag, sentence.plain()));
  update();
}

int SentenceView::tagWidth() const {
  // One width for all tags: the text must not move when the tag changes.
  const QFontMetricsF metrics(m_look.metrics.medium(Role::Tab));
  qreal widest = 0;
  for (const QString& tag : m_tags) {
    widest = std::max(widest, metrics.horizontalAdvance(tag));
  }
  // Steps name the block that a store moved.
  const QString store = QCoreApplication::translate("Sentence", "Store");
  if (m_tags.contains(store)) {
    const MathText move = MathText::parse(store + QStringLiteral(" d*Q*_{888}"));
    widest = std::max(widest, move.width(m_look.metrics.medium(Role::Tab)));
  }
  return std::max(m_look.metrics.px(78), static_cast<int>(std::ceil(widest)) + 2 * m_look.metrics.px(TagMargin));
}

int SentenceView::textLeft() const { return tagWidth() + m_look.metrics.px(TextGap); }

int SentenceView::roomIn(int width) const { return width - textLeft() - m_look.metrics.px(RightMargin); }

QFont SentenceView::fontOf(const QString& text, int room) const {
  const QFont font = m_look.metrics.font(Role::Sentence);
  return MathText::parse(text).wrapped(font, room).size() <= MostLines ? font : m_look.metrics.font(Role::Body);
}

int SentenceView::heightForWidth(int width) const {
  const int room = roomIn(width);
  const QFont font = fontOf(m_longest, room);
  const auto lines = std::max<qsizetype>(1, MathText::parse(m_longest).wrapped(font, room).size());
  if (lines == 1) {
    return m_look.metrics.px(44);
  }
  const int lineHeight = static_cast<int>(std::ceil(QFontMetricsF(font).height()));
  const int needed = static_cast<int>(lines) * lineHeight + 2 * m_look.metrics.px(Above);
  const bool isSmaller = font.pixelSize() < m_look.metrics.font(Role::Sentence).pixelSize();
  return isSmaller ? needed : std::max(m_look.metrics.px(52), needed);
}

QSize SentenceView::sizeHint() const {
  const int width = std::max(m_look.metrics.px(1000), this->width());
  return {width, heightForWidth(width)};
}

QSize SentenceView::minimumSizeHint() const { return {m_look.metrics.px(320), m_look.metrics.px(44)}; }

void SentenceView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fixHeight();
}

/// The name of the event, with the block that it moved where both have room.
void SentenceView::paintTag(QPainter& painter, const QRectF& room) const {
  const QFont font = m_look.metrics.medium(Role::Tab);
  const QFontMetricsF metrics(font);
  const MathText name = MathText::parse(MathText::escaped(m_sentence.tag));
  const MathText whole = MathText::parse(MathText::escaped(m_sentence.tag) + u' ' + m_sentence.moved);
  const bool fits = !m_sentence.moved.isEmpty() && whole.width(font) + m_look.metrics.px(TagMargin) <= room.width();
  const MathText& shown = fits ? whole : name;
  const qreal baseline = std::round(room.center().y() + (metrics.ascent() - metrics.descent()) / 2);
  const QColor letters = Theme::letterOn(m_look.theme.now);
  shown.draw(painter, {room.center().x() - shown.width(font) / 2, baseline}, font, letters, letters);
}

void SentenceView::paintEvent(QPaintEvent* /*event*/) {
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
    paintTag(painter, tag);
  }
  painter.strokePath(outline, QPen(theme.line, line));

  // The letters of the longest sentence, so that they do not change from step to step; one that is longer still has its own.
  const int room = roomIn(width());
  QFont font = fontOf(m_longest, room);
  auto lines = MathText::parse(m_sentence.text).wrapped(font, room);
  const auto lineHeightOf = [](const QFont& of) { return std::ceil(QFontMetricsF(of).height()); };
  for (const Role role : {Role::Body, Role::Second}) {
    if (lineHeightOf(font) * static_cast<qreal>(lines.size()) <= height()) break;
    font = metrics.font(role);
    lines = MathText::parse(m_sentence.text).wrapped(font, room);
  }
  const QFontMetricsF fontMetrics(font);
  const qreal lineHeight = lineHeightOf(font);
  qreal baseline = std::round((height() - lineHeight * static_cast<qreal>(lines.size())) / 2 + fontMetrics.ascent());
  for (const MathText& text : lines) {
    text.draw(painter, {static_cast<qreal>(textLeft()), baseline}, font, theme.ink, theme.nowText);
    baseline += lineHeight;
  }
}

}  // namespace tilewise
