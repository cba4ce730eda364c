// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/row_panel.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QToolButton>

#include "app/views/inspector/line_box.h"
#include "app/views/look/icons.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int UsualLines = 5;
constexpr double Padding = 12;

/// As a screen reader should say it: l reads better than the script letter.
QString spoken(const RowEquation& equation) {
  QStringList sentences;
  if (!equation.note.isEmpty()) sentences.append(MathText::parse(equation.note).plain());
  for (const EquationLine& line : equation.lines) sentences.append(plainText(line));
  return sentences.join(u"; "_s).replace(QChar(0x2113), u'l');
}

}  // namespace

RowPanel::RowPanel(QWidget* parent, bool hasHistory)
    : QWidget(parent), m_historyButton(new QToolButton(this)), m_latexButton(new QToolButton(this)) {
  m_latexButton->setObjectName(u"copyLatex"_s);
  m_latexButton->setAutoRaise(true);
  m_latexButton->setText(tr("LaTeX"));
  m_latexButton->setToolTip(tr("Copy the equation as LaTeX"));
  m_latexButton->setAccessibleName(tr("Copy the equation as LaTeX"));
  m_latexButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_latexButton->setFocusPolicy(Qt::TabFocus);
  connect(m_latexButton, &QToolButton::clicked, this, &RowPanel::latexWanted);
  m_historyButton->setObjectName(u"rowHistory"_s);
  m_historyButton->setAutoRaise(true);
  m_historyButton->setText(tr("History"));
  m_historyButton->setToolTip(tr("History of the row, tile by tile"));
  m_historyButton->setAccessibleName(tr("History of the row, tile by tile"));
  m_historyButton->setFocusPolicy(Qt::TabFocus);
  m_historyButton->setVisible(hasHistory);
  connect(m_historyButton, &QToolButton::clicked, this, &RowPanel::historyWanted);
}

void RowPanel::setLook(const Look& look) {
  m_look = look;
  m_latexButton->setFont(look.metrics.font(Role::Second));
  m_historyButton->setFont(look.metrics.font(Role::Second));
  m_latexButton->setIcon(icon(IconName::Copy, look, look.theme.ink2));
  QPalette palette = m_latexButton->palette();
  palette.setColor(QPalette::ButtonText, look.theme.ink2);
  m_latexButton->setPalette(palette);
  m_historyButton->setPalette(palette);
  const int side = look.metrics.fontPixels(Role::Second) + look.metrics.px(2);
  m_latexButton->setIconSize(QSize(side, side));
  update();
}

void RowPanel::setEquation(RowEquation equation) {
  m_equation = std::move(equation);
  m_latexButton->setEnabled(!latexText(m_equation, {}).isEmpty());
  setAccessibleName(m_equation.title);
  setAccessibleDescription(spoken(m_equation));
  update();
}

double RowPanel::titleHeight() const { return lineHeight(m_look.metrics.bold(Role::Body)) + m_look.metrics.px(2); }

double RowPanel::usualHeight() const { return titleHeight() + equationHeight(UsualLines, m_look.metrics); }

void RowPanel::layOut(double width) {
  const double inner = width - 2 * m_look.metrics.px(Padding);
  m_note.clear();
  if (!m_equation.note.isEmpty()) {
    m_note = MathText::parse(m_equation.note).wrapped(m_look.metrics.font(Role::Body), inner);
  }
  m_layout = layOutEquation(m_equation.lines, inner, m_look.metrics);
  const double noteHeight = equationHeight(static_cast<int>(m_note.size()), m_look.metrics);
  const double height = std::max(usualHeight(), titleHeight() + noteHeight + m_layout.height);
  resize(static_cast<int>(width), static_cast<int>(std::ceil(height)));

  const QSize button = m_latexButton->sizeHint();
  // The text, not the invisible edge of the button, stands at the margin.
  const double text = QFontMetricsF(m_latexButton->font()).horizontalAdvance(m_latexButton->text());
  const int edge =
      static_cast<int>((button.width() - m_latexButton->iconSize().width() - text) / 2) - m_look.metrics.px(2);
  const int right = this->width() - m_look.metrics.px(Padding) + std::max(0, edge);
  const int middle = static_cast<int>(titleHeight() / 2);
  m_latexButton->setGeometry(right - button.width(), middle - button.height() / 2, button.width(), button.height());
  const QSize history = m_historyButton->sizeHint();
  m_historyButton->setGeometry(m_latexButton->x() - history.width(), middle - history.height() / 2, history.width(),
                               history.height());
}

void RowPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = m_look.theme;
  const double left = m_look.metrics.px(Padding);
  const QFont title = m_look.metrics.bold(Role::Body);
  const QFontMetricsF titleMetrics(title);
  painter.setFont(title);
  painter.setPen(theme.ink);
  const int buttons = m_historyButton->isHidden() ? m_latexButton->x() : m_historyButton->x();
  painter.drawText(QPointF(left, (titleHeight() - lineHeight(title)) / 2 + baselineIn(title)),
                   titleMetrics.elidedText(m_equation.title, Qt::ElideRight, buttons - left - m_look.metrics.px(6)));

  double top = titleHeight();
  const QFont body = m_look.metrics.font(Role::Body);
  const double pitch = equationHeight(1, m_look.metrics);
  for (const MathText& line : m_note) {
    line.draw(painter, {left, top + baselineIn(body) + m_look.metrics.px(2)}, body, theme.ink2);
    top += pitch;
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
