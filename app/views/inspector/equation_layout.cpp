// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_layout.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "app/views/inspector/line_box.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

double pitchOf(const Metrics& metrics) { return lineHeight(metrics.font(Role::Equation)) + metrics.px(5); }

// Operands as wide as most: their column does not become narrower, so that results stay where they are.
const QString UsualOperands = u"0.0000 × (−0.000, 0.000, …)"_s;

struct Measured {
  QList<MathText> parts;
  MathText joined;
  MathText result;
  QList<double> partWidths;
  double partsWidth = 0;  ///< of the widest part
  double joinedWidth = 0;
  double resultWidth = 0;
  bool isSplit = false;   ///< each part in a line of its own, the result behind the last
  bool isBroken = false;  ///< wherever there is a space, the result below

  double lastWidth() const { return partWidths.isEmpty() ? 0 : partWidths.last(); }
};

class Layout {
 public:
  Layout(const QList<EquationLine>& lines, double width, const Metrics& metrics)
      : m_lines(lines), m_width(width), m_metrics(metrics), m_gap(metrics.px(7)), m_pitch(pitchOf(metrics)) {
    m_baseline = baselineIn(metrics.font(Role::Equation)) + metrics.px(2);
  }

  EquationLayout take() {
    measure();
    chooseColumns();
    for (int line = 0; line < m_lines.size(); ++line) place(line);
    m_layout.height = m_row * m_pitch;
    return std::move(m_layout);
  }

 private:
  QFont symbolFont(LineState state) const {
    return state == LineState::Now ? m_metrics.bold(Role::Equation) : m_metrics.font(Role::Equation);
  }
  QFont operandFont(LineState state) const {
    return state == LineState::Now ? m_metrics.medium(Role::Equation) : m_metrics.font(Role::Equation);
  }

  void measure() {
    m_signWidth = QFontMetricsF(m_metrics.bold(Role::Equation)).horizontalAdvance(u'=');
    // The longest symbol keeps its room at every stage, so that the columns stay where they are; unless room is short.
    const QString longest = QCoreApplication::translate("RowEquation", "next ") + u"*l*"_s;
    const QFont plainFont = m_metrics.font(Role::Equation);
    m_symbolWidth = MathText::parse(longest).width(plainFont);
    const double usual = MathText::parse(UsualOperands).width(plainFont);
    if (m_symbolWidth + m_gap + m_signWidth + m_gap + usual > m_width) {
      m_symbolWidth = MathText::parse(u"lse"_s).width(plainFont);
    }
    m_operands = std::ceil(m_symbolWidth + m_gap + m_signWidth + m_gap);
    for (const EquationLine& line : m_lines) {
      Measured measured;
      const QFont font = operandFont(line.state);
      for (const QString& part : line.operands) {
        measured.parts.append(MathText::parse(part));
        measured.partWidths.append(measured.parts.last().width(font));
        measured.partsWidth = std::max(measured.partsWidth, measured.partWidths.last());
      }
      measured.joined = MathText::parse(line.operands.join(u' '));
      measured.joinedWidth = measured.joined.width(font);
      measured.result = MathText::parse(line.result);
      measured.resultWidth = measured.result.width(symbolFont(line.state));
      m_measured.append(measured);
    }
  }

  /// Results stand in one column as far as they fit into it; a longer line has its result right behind it.
  void chooseColumns() {
    const double beside = m_width - m_operands - m_signWidth - 2 * m_gap;
    double widestResult = 0;
    for (Measured& measured : m_measured) {
      const bool partsFit = measured.partsWidth <= m_width - m_operands;
      measured.isSplit = measured.joinedWidth + measured.resultWidth > beside;
      measured.isBroken = measured.isSplit && (!partsFit || measured.lastWidth() + measured.resultWidth > beside);
      if (!measured.isBroken) widestResult = std::max(widestResult, measured.resultWidth);
    }
    const double room = beside - widestResult;
    const double usual = MathText::parse(UsualOperands).width(m_metrics.font(Role::Equation));
    double column = usual <= room ? usual : 0;
    for (const Measured& measured : m_measured) {
      const double end = measured.isSplit ? measured.lastWidth() : measured.joinedWidth;
      if (!measured.isBroken && !measured.result.isEmpty() && end <= room) column = std::max(column, end);
    }
    m_results = std::ceil(m_operands + column + m_gap);
  }

  void add(const MathText& text, const QFont& font, double x, int line) {
    m_layout.pieces.append({text, font, QPointF(x, m_row * m_pitch + m_baseline), m_lines[line].state, line});
  }

  void addSign(double x, const QString& sign, int line) {
    add(MathText::parse(sign), operandFont(m_lines[line].state), x, line);
  }

  void place(int line) {
    const Measured& measured = m_measured[line];
    const LineState state = m_lines[line].state;
    const MathText symbol = MathText::parse(m_lines[line].symbol);
    const double symbolLeft = m_symbolWidth - symbol.width(symbolFont(state));
    add(symbol, symbolFont(state), std::max(0.0, symbolLeft), line);
    if (symbolLeft < -1) ++m_row;
    addSign(m_symbolWidth + m_gap, u"="_s, line);
    const bool hasResult = !measured.result.isEmpty();
    if (measured.isBroken) {
      placeBroken(measured, line);
      return;
    }
    placeOperands(measured.isSplit ? measured.parts : QList<MathText>{measured.joined}, line);
    if (hasResult) {
      const double end = m_operands + (measured.isSplit ? measured.lastWidth() : measured.joinedWidth) + m_gap;
      const double left = std::max(m_results, end);
      addSign(left, m_lines[line].exact ? u"="_s : u"≈"_s, line);
      add(measured.result, symbolFont(state), left + m_signWidth + m_gap, line);
    }
    ++m_row;
  }

  void placeOperands(const QList<MathText>& parts, int line) {
    for (qsizetype k = 0; k < parts.size(); ++k) {
      if (k > 0) ++m_row;
      add(parts[k], operandFont(m_lines[line].state), m_operands, line);
    }
  }

  /// Everything in lines of its own, the result at last.
  void placeBroken(const Measured& measured, int line) {
    const LineState state = m_lines[line].state;
    const double room = m_width - m_operands;
    QList<MathText> operands{measured.joined};
    if (measured.joinedWidth > room) {
      operands.clear();
      for (const MathText& part : measured.parts) operands += part.wrapped(operandFont(state), room);
    }
    placeOperands(operands, line);
    ++m_row;
    if (measured.result.isEmpty()) return;
    addSign(m_symbolWidth + m_gap, m_lines[line].exact ? u"="_s : u"≈"_s, line);
    for (const MathText& piece : measured.result.wrapped(symbolFont(state), room)) {
      add(piece, symbolFont(state), m_operands, line);
      ++m_row;
    }
  }

  const QList<EquationLine>& m_lines;
  double m_width;
  const Metrics& m_metrics;
  double m_gap;
  double m_pitch;
  double m_baseline = 0;
  double m_symbolWidth = 0;
  double m_signWidth = 0;
  double m_operands = 0;  ///< where the column of operands begins
  double m_results = 0;   ///< where the column of results begins, with its sign
  QList<Measured> m_measured;
  EquationLayout m_layout;
  int m_row = 0;
};

}  // namespace

EquationLayout layOutEquation(const QList<EquationLine>& lines, double width, const Metrics& metrics) {
  return Layout(lines, width, metrics).take();
}

double equationHeight(int lines, const Metrics& metrics) { return lines * pitchOf(metrics); }

}  // namespace tilewise
