// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/status_line.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "app/session/playback.h"
#include "app/session/run_estimate.h"
#include "app/session/session.h"
#include "app/views/look/icons.h"
#include "app/views/notice/status_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Height = 24;
constexpr int Margin = 12;
constexpr int Gap = 18;
constexpr int Mark = 14;
constexpr int MarkGap = 4;

}  // namespace

StatusLine::StatusLine(Session& session, Playback& playback, QWidget* parent)
    : QWidget(parent), m_session(session), m_playback(playback) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&session, &Session::positionChanged, this, &StatusLine::refreshPlace);
  connect(&session, &Session::runChanged, this, [this] {
    m_unchecked.clear();
    refresh();
  });
  connect(&session, &Session::notationChanged, this, &StatusLine::refresh);
  connect(&session, &Session::accuracyChanged, this, &StatusLine::refresh);
  connect(&session, &Session::resultChanged, this, &StatusLine::refresh);
  connect(&playback, &Playback::playingChanged, this, &StatusLine::refreshPlace);
  connect(&playback, &Playback::achievedRateChanged, this, &StatusLine::refreshPlace);
  refresh();
}

void StatusLine::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void StatusLine::setUnchecked(const QString& why) {
  m_unchecked = why;
  refresh();
}

void StatusLine::refresh() {
  if (const auto& run = m_session.run()) {
    const bool open = !m_session.accuracy() && !m_unchecked.isEmpty();
    const bool isTooLong = !m_session.accuracy() && resultFlops(run->problem, run->census) > MostFlopsChecked;
    const QString none = noResultText(*run, m_session.isResultUnderWay());
    const QString checked = open ? m_unchecked : accuracyText(m_session.accuracy(), rowsNotFinite(*run));
    m_texts.accuracy = !none.isEmpty() ? none : isTooLong ? tr("not checked against float64: it would take minutes") : checked;
    m_texts.engine = engineText(*run);
  }
  refreshPlace();
}

void StatusLine::setSecret(bool secret) {
  m_secret = secret;
  refreshPlace();
}

void StatusLine::refreshPlace() {
  if (const auto& run = m_session.run()) {
    m_texts.position =
        positionText(m_session.position(), m_session.stepCount(), m_playback.isPlaying(), m_playback.achievedRate());
    m_texts.place = m_secret ? QString() : placeText(*run->trace, m_session.position());
  }
  setAccessibleName(
      QStringList({m_texts.position, m_texts.place, m_texts.accuracy, m_texts.engine}).join(QStringLiteral(". ")));
  update();
}

int StatusLine::markWidth() const {
  return m_session.accuracy() ? m_look.metrics.px(Mark) + m_look.metrics.px(MarkGap) : 0;
}

QColor StatusLine::accuracyColor() const {
  const auto& accuracy = m_session.accuracy();
  if (!accuracy) return m_look.theme.ink2;
  if (!accuracy->pass()) return m_look.theme.err;
  return rowsNotFinite(*m_session.run()) > 0 ? m_look.theme.warn : m_look.theme.ok;
}

StatusLine::Shown StatusLine::shown() const {
  const QFontMetricsF fm(m_look.metrics.font(Role::Second));
  const int gap = m_look.metrics.px(Gap);
  const qreal least =
      fm.horizontalAdvance(m_texts.position) + gap + markWidth() + fm.horizontalAdvance(m_texts.accuracy);
  qreal room = width() - 2 * m_look.metrics.px(Margin) - least;
  const qreal place = fm.horizontalAdvance(m_texts.place) + 2 * gap;
  const qreal engine = fm.horizontalAdvance(m_texts.engine) + 2 * gap;
  Shown shown;
  shown.place = room >= place;
  if (shown.place) room -= place;
  shown.engine = room >= engine;
  return shown;
}

QStringList StatusLine::shownTexts() const {
  const Shown fits = shown();
  QStringList texts{m_texts.position};
  if (fits.place && !m_texts.place.isEmpty()) texts << m_texts.place;
  texts << m_texts.accuracy;
  if (fits.engine) texts << m_texts.engine;
  return texts;
}

QSize StatusLine::sizeHint() const { return {m_look.metrics.px(600), m_look.metrics.px(Height)}; }
QSize StatusLine::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(Height)}; }

void StatusLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QFont font = metrics.font(Role::Second);
  const QFontMetricsF fm(font);
  painter.setFont(font);
  const qreal baseline = (height() + fm.ascent() - fm.descent()) / 2;
  const Shown fits = shown();

  qreal left = metrics.px(Margin);
  qreal right = width() - metrics.px(Margin);
  const auto fromRight = [&](const QString& text, const QColor& color) {
    right -= fm.horizontalAdvance(text);
    painter.setPen(color);
    painter.drawText(QPointF(right, baseline), text);
  };
  if (fits.engine) {
    fromRight(m_texts.engine, theme.ink2);
    right -= metrics.px(Gap);
  }
  fromRight(m_texts.accuracy, accuracyColor());
  if (m_session.accuracy()) {
    const qreal side = metrics.px(Mark);
    right -= side + metrics.px(MarkGap);
    paintIcon(painter, QRectF(right, (height() - side) / 2, side, side),
              m_session.accuracy()->pass() ? IconName::Check : IconName::Cross, accuracyColor());
  }
  painter.setPen(theme.ink2);
  painter.drawText(QPointF(left, baseline), m_texts.position);
  left += fm.horizontalAdvance(m_texts.position) + metrics.px(Gap);
  if (fits.place) painter.drawText(QPointF(left, baseline), m_texts.place);
}

bool StatusLine::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const Shown fits = shown();
    const bool all = fits.place && fits.engine;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), all ? QString() : accessibleName(), this);
    return true;
  }
  return QWidget::event(event);
}

}  // namespace tilewise
