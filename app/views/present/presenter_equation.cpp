// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/present/presenter_equation.h"

#include <algorithm>

#include <QPainter>

#include "app/views/inspector/line_box.h"
#include "app/views/present/card_frame.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double Padding = 11;  ///< at 100 %
constexpr double Smaller[] = {1, 0.85, 0.7};  ///< shares of the type, the first in which all that was changed has room

qsizetype changedLines(const QList<EquationLine>& lines) {
  return std::ranges::count(lines, LineState::Now, &EquationLine::state);
}

bool isOpen(LineState state) { return state == LineState::Next || state == LineState::Later; }

}  // namespace

QList<EquationLine> linesThatFit(const QList<EquationLine>& lines, double width, double height,
                                 const Metrics& metrics) {
  QList<EquationLine> shown = lines;
  while (shown.size() > 1 && layOutEquation(shown, width, metrics).height > height) {
    // What is not reached goes first, then what was done long ago.
    if (isOpen(shown.last().state) || shown.first().state == LineState::Now) {
      shown.removeLast();
    } else {
      shown.removeFirst();
    }
  }
  return shown;
}

PresenterEquation::PresenterEquation(QWidget* parent) : QWidget(parent) {}

void PresenterEquation::setLook(const Look& look) {
  m_look = look;
  layOut();
}

void PresenterEquation::setEquation(const RowEquation& equation) {
  if (equation == m_equation) return;
  m_equation = equation;
  setAccessibleName(equation.title);
  QStringList sentences;
  if (!equation.note.isEmpty()) sentences.append(MathText::parse(equation.note).plain());
  for (const EquationLine& line : equation.lines) sentences.append(plainText(line));
  setAccessibleDescription(sentences.join(u"; "_s).replace(QChar(0x2113), u'l'));
  layOut();
}

double PresenterEquation::titleHeight() const {
  return m_equation.title.isEmpty() ? 0 : lineHeight(m_look.metrics.bold(Role::Body)) + m_look.metrics.px(4);
}

void PresenterEquation::layOut() {
  const Metrics& metrics = m_look.metrics;
  const double width = this->width() - 2 * metrics.px(Padding);
  const double height = this->height() - 2 * metrics.px(Padding) - titleHeight();
  m_note.clear();
  if (!m_equation.note.isEmpty()) m_note = MathText::parse(m_equation.note).wrapped(metrics.font(Role::Body), width);
  const double noteHeight = static_cast<double>(m_note.size()) * lineHeight(metrics.font(Role::Body));
  m_lines.clear();
  m_layout = {};
  for (const double share : Smaller) {
    if (m_equation.lines.isEmpty()) break;
    Metrics own = metrics;
    own.s *= share;
    m_lines = linesThatFit(m_equation.lines, width, height - noteHeight, own);
    m_layout = layOutEquation(m_lines, width, own);
    const bool isWhole = changedLines(m_lines) == changedLines(m_equation.lines);
    if (isWhole && m_layout.height <= height - noteHeight) break;
  }
  update();
}

void PresenterEquation::resizeEvent(QResizeEvent*) { layOut(); }

void PresenterEquation::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  paintCardFrame(painter, rect(), m_look);
  const double left = metrics.px(Padding);
  double top = metrics.px(Padding);
  painter.setClipRect(QRectF(rect()).adjusted(0, 0, 0, -metrics.px(2)));
  const QFont title = metrics.bold(Role::Body);
  painter.setFont(title);
  painter.setPen(theme.ink);
  painter.drawText(QPointF(left, top + baselineIn(title)), m_equation.title);
  top += titleHeight();
  const QFont body = metrics.font(Role::Body);
  for (const MathText& line : m_note) {
    line.draw(painter, {left, top + baselineIn(body)}, body, theme.ink2);
    top += lineHeight(body);
  }
  for (const EquationPiece& piece : m_layout.pieces) {
    QColor ink = theme.ink;
    if (piece.state == LineState::Now) ink = theme.nowText;
    if (piece.state == LineState::Next) ink = theme.ink2;
    if (piece.state == LineState::Later) ink = theme.ink3;
    piece.text.draw(painter, piece.baseline + QPointF(left, top), piece.font, ink);
  }
}

}  // namespace tilewise
