// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/state_line.h"

#include <QPainter>

#include <cmath>

#include "app/views/look/icons.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

StateLine::StateLine(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("State")); }

void StateLine::setLook(const Look& look) {
  m_look = look;
  update();
}

void StateLine::setState(const PassState& state) {
  if (state == m_state) return;
  m_state = state;
  const QString plain = MathText::parse(state.text).plain();
  setAccessibleDescription(plain);
  setToolTip(plain);
  update();
}

void StateLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const bool underWay = m_state.kind == PassState::Kind::UnderWay;
  const bool finished = m_state.kind == PassState::Kind::Finished;
  const QColor color = underWay ? theme.nowText : finished ? theme.ok : theme.ink2;
  double x = 0;
  if (underWay || finished) {
    const double side = metrics.px(16);
    paintIcon(painter, QRectF(0, (height() - side) / 2.0, side, side), underWay ? IconName::Play : IconName::Bookmark,
              color);
    x = side + metrics.px(8);
  }
  // A narrow column has the whole line in smaller letters, and then only the place.
  const auto fits = [&](const MathText& line, const QFont& letters) { return x + line.width(letters) <= width(); };
  const QFont large = metrics.medium(Role::Tab);
  const QFont small = metrics.medium(Role::Second);
  const MathText whole = MathText::parse(m_state.text);
  const MathText text = fits(whole, small) ? whole : MathText::parse(m_state.brief);
  const QFont font = fits(text, large) ? large : small;
  const double baseline = std::round((height() - QFontMetricsF(font).height()) / 2 + QFontMetricsF(font).ascent());
  text.draw(painter, {x, baseline}, font, color);
}

}  // namespace tilewise
