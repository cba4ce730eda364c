// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/published/result_picture.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "app/plots/figure/figure_chart.h"
#include "app/plots/published/page_figure.h"
#include "app/session/words.h"
#include "app/views/look/maths_text.h"
#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Margin = 14;
constexpr double Gap = 10;
constexpr double Padding = 8;
constexpr double Sign = 12;
constexpr double SignGap = 6;
constexpr double RowHeight = 23;
constexpr double ChartHeight = 340;
constexpr double LeastWidth = 640;

double lineOf(const QFont& font) { return std::ceil(QFontMetricsF(font).height()); }

MathText maths(const QString& words) { return MathText::parse(publishedMarkup(words)); }

}  // namespace

ResultPicture::ResultPicture(const PublishedResult& result, const PublishedPage& page, const Look& look)
    : m_page(page), m_look(look) {
  const auto text = [](const std::string& words) { return QString::fromStdString(words); };
  m_title = tr("%1: %2").arg(text(result.place), text(result.title));
  m_lines << tr("Claim: %1.").arg(text(result.claim));
  for (const PublishedColumn& column : result.columns) {
    const PublishedText& source = *published().text(column.text);
    const QString line = tr("Printed, %1: %2.").arg(text(source.name), text(source.document));
    if (!m_lines.contains(line)) m_lines << line;
  }
  m_columns << Column{{}, page.table.rowsTitle, false, 0};
  for (const PageColumn& each : page.table.columns) {
    const QString kind = kindText(each.kind);
    m_columns << Column{each.source.isEmpty() ? kind : QStringLiteral("%1 · %2").arg(kind, each.source), each.title,
                        each.kind != FigureKind::Printed, 0};
  }
  measure();
}

QString ResultPicture::description() const { return m_lines.join(u' '); }

int ResultPicture::headHeight() const {
  return static_cast<int>(2 * lineOf(m_look.metrics.font(Role::Second))) + m_look.metrics.px(Gap);
}

int ResultPicture::rowHeight() const {
  return std::max(m_look.metrics.px(RowHeight),
                  static_cast<int>(lineOf(m_look.metrics.font(Role::Second))) + m_look.metrics.px(4));
}

int ResultPicture::columnWidth(qsizetype column) const {
  const QFont font = m_look.metrics.font(Role::Second);
  double widest = std::max(maths(m_columns[column].kind).width(font),
                           maths(m_columns[column].title).width(m_look.metrics.medium(Role::Second)));
  double signs = 0;
  for (qsizetype row = 0; row < m_page.table.rows.size(); ++row) {
    const PageCell cell =
        column == 0 ? PageCell{m_page.table.rows[row]} : m_page.table.columns[column - 1].cells[row];
    widest = std::max(widest, maths(cell.text).width(font));
    if (cell.verdict != Verdict::None) signs = m_look.metrics.px(Sign + SignGap);
  }
  return static_cast<int>(std::ceil(widest + signs)) + 2 * m_look.metrics.px(Padding);
}

void ResultPicture::measure() {
  const Metrics& metrics = m_look.metrics;
  int table = 0;
  for (qsizetype column = 0; column < m_columns.size(); ++column) {
    m_columns[column].width = columnWidth(column);
    table += m_columns[column].width;
  }
  const int width = std::max(table, metrics.px(LeastWidth)) + 2 * metrics.px(Margin);
  double height = metrics.px(Margin) + lineOf(metrics.bold(Role::Body)) + metrics.px(4);
  for (const QString& line : m_lines) {
    const auto lines = maths(line).wrapped(metrics.font(Role::Second), width - 2 * metrics.px(Margin));
    height += static_cast<double>(lines.size()) * lineOf(metrics.font(Role::Second));
  }
  height += metrics.px(Gap) + headHeight() + static_cast<int>(m_page.table.rows.size()) * rowHeight();
  m_chartTop = static_cast<int>(height) + metrics.px(Gap);
  if (m_page.chart) {
    height = m_chartTop + lineOf(metrics.medium(Role::Body)) + metrics.px(ChartHeight);
    const auto lines = maths(m_page.chart->words).wrapped(metrics.font(Role::Second), width - 2 * metrics.px(Margin));
    height += static_cast<double>(lines.size()) * lineOf(metrics.font(Role::Second));
  }
  m_size = QSize(width, static_cast<int>(std::ceil(height)) + metrics.px(Margin));
}

double ResultPicture::drawWords(QPainter& painter, double top) const {
  const Metrics& metrics = m_look.metrics;
  const double left = metrics.px(Margin), width = m_size.width() - 2 * left;
  painter.setFont(metrics.bold(Role::Body));
  painter.setPen(m_look.theme.ink);
  painter.drawText(QPointF(left, top + QFontMetricsF(painter.font()).ascent()), m_title);
  top += lineOf(metrics.bold(Role::Body)) + metrics.px(4);
  const QFont font = metrics.font(Role::Second);
  for (const QString& line : m_lines) {
    for (const MathText& each : maths(line).wrapped(font, width)) {
      each.draw(painter, {left, top + QFontMetricsF(font).ascent()}, font, m_look.theme.ink2);
      top += lineOf(font);
    }
  }
  return top + metrics.px(Gap);
}

void ResultPicture::drawCell(QPainter& painter, const PageCell& cell, const Column& column, double left, double top,
                             double height) const {
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Second);
  const QFontMetricsF second(font);
  const MathText text = maths(cell.text);
  const double baseline = std::round(top + (height + second.ascent() - second.descent()) / 2);
  const double x = left + column.width - metrics.px(Padding) - text.width(font);
  text.draw(painter, {x, baseline}, font, m_look.theme.ink);
  if (cell.verdict == Verdict::None) return;
  const double side = metrics.px(Sign);
  paintVerdict(painter, QRectF(x - metrics.px(SignGap) - side, top + (height - side) / 2, side, side), cell.verdict,
               m_look);
}

void ResultPicture::drawRow(QPainter& painter, qsizetype row, double top, double height) const {
  const QFont font = m_look.metrics.font(Role::Second);
  const QFontMetricsF second(font);
  double left = m_look.metrics.px(Margin);
  const double baseline = std::round(top + (height + second.ascent() - second.descent()) / 2);
  maths(m_page.table.rows[row])
      .draw(painter, {left + m_look.metrics.px(Padding), baseline}, font, m_look.theme.ink2);
  left += m_columns.first().width;
  for (qsizetype column = 1; column < m_columns.size(); ++column) {
    drawCell(painter, m_page.table.columns[column - 1].cells[row], m_columns[column], left, top, height);
    left += m_columns[column].width;
  }
}

double ResultPicture::drawTable(QPainter& painter, double top) const {
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Second), medium = metrics.medium(Role::Second);
  const double rows = static_cast<double>(m_page.table.rows.size()) * rowHeight();
  double left = metrics.px(Margin), right = left;
  for (const Column& column : m_columns) {
    if (column.isComputed) {
      painter.fillRect(QRectF(right, top, column.width, headHeight() + rows), m_look.theme.head);
    }
    const bool isRows = &column == &m_columns.first();
    const auto put = [&](const MathText& words, const QFont& with, const QColor& color, double line) {
      const double x = isRows ? right + metrics.px(Padding)
                              : right + column.width - metrics.px(Padding) - words.width(with);
      words.draw(painter, {x, top + line * lineOf(font) + QFontMetricsF(with).ascent()}, with, color);
    };
    put(maths(column.kind), font, m_look.theme.ink2, 0);
    put(maths(column.title), medium, m_look.theme.ink, 1);
    right += column.width;
  }
  top += headHeight();
  const auto line = [&](double y) {
    painter.fillRect(QRectF(left, y - 1, right - left, 1), m_look.theme.line);
  };
  line(top);
  for (qsizetype row = 0; row < m_page.table.rows.size(); ++row) {
    drawRow(painter, row, top, rowHeight());
    top += rowHeight();
    line(top);
  }
  return top;
}

void ResultPicture::draw(QPaintDevice& device, double scale) const {
  const Metrics& metrics = m_look.metrics;
  QCPPainter painter(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.scale(scale, scale);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::TextAntialiasing);
  painter.fillRect(QRect({0, 0}, m_size), m_look.theme.panel);
  drawTable(painter, drawWords(painter, metrics.px(Margin)));
  if (!m_page.chart) return;
  const double left = metrics.px(Margin);
  const QFont medium = metrics.medium(Role::Body), second = metrics.font(Role::Second);
  painter.setFont(medium);
  painter.setPen(m_look.theme.ink);
  painter.drawText(QPointF(left, m_chartTop + QFontMetricsF(medium).ascent()), m_page.chart->title);
  const double top = m_chartTop + lineOf(medium);
  double below = top + metrics.px(ChartHeight);
  for (const MathText& each : maths(m_page.chart->words).wrapped(second, m_size.width() - 2 * left)) {
    each.draw(painter, {left, below + QFontMetricsF(second).ascent()}, second, m_look.theme.ink2);
    below += lineOf(second);
  }
  FigureChart chart;
  chart.setLook(m_look);
  chart.setFigure(figureOf(*m_page.chart));
  const QSize plot(m_size.width(), metrics.px(ChartHeight));
  chart.fit(plot);
  painter.translate(0, top);
  chart.toPainter(&painter, plot.width(), plot.height());
}

}  // namespace tilewise
