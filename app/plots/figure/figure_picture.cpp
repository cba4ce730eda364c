// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_picture.h"

#include <cmath>

#include <QFontMetricsF>

#include "app/plots/figure/figure_chart.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Margin = 12;
constexpr double TitleHeight = 30;
constexpr double LineSpacing = 3;

/// Whole numbers without an exponent, others with as many digits as read back the same.
QByteArray cellText(double value) {
  constexpr double AllDigits = 9007199254740992;  // 2^53
  if (std::isnan(value)) return {};
  if (std::abs(value) < AllDigits && value == std::floor(value)) {
    return QByteArray::number(static_cast<qlonglong>(value));
  }
  return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

/// A word as a cell: in quotes where it holds what ends a cell.
QByteArray quoted(QString word) {
  if (!word.contains(u',') && !word.contains(u'"') && !word.contains(u'\n')) return word.toUtf8();
  return '"' + word.replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

}  // namespace

void drawFigure(QPaintDevice& device, const Figure& figure, const Look& look, QSize size, double scale) {
  QCPPainter painter(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.scale(scale, scale);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::TextAntialiasing);
  painter.fillRect(QRect({0, 0}, size), look.theme.panel);
  const qreal margin = look.metrics.px(Margin);
  const int titleHeight = look.metrics.px(TitleHeight);
  const QFont title = look.metrics.bold(Role::Body);
  const QFont second = look.metrics.font(Role::Second);
  const qreal baseline = std::round((titleHeight + QFontMetricsF(title).capHeight()) / 2);
  painter.setPen(look.theme.ink);
  painter.setFont(title);
  painter.drawText(QPointF(margin, baseline), figure.title);
  painter.setPen(look.theme.ink2);
  painter.setFont(second);
  painter.drawText(QPointF(size.width() - margin - QFontMetricsF(second).horizontalAdvance(figure.unit), baseline),
                   figure.unit);

  const QList<MathText> caption = MathText::parse(figure.caption).wrapped(second, size.width() - 2 * margin);
  const qreal line = std::ceil(QFontMetricsF(second).height()) + look.metrics.px(LineSpacing);
  const qreal captionHeight = line * static_cast<qreal>(caption.size()) + look.metrics.px(6);
  for (qsizetype n = 0; n < caption.size(); ++n) {
    const QPointF at(margin, std::round(size.height() - captionHeight + static_cast<qreal>(n) * line +
                                        QFontMetricsF(second).ascent()));
    caption[n].draw(painter, at, second, look.theme.ink);
  }

  FigureChart chart;
  chart.setLook(look);
  chart.setFigure(figure);
  const QSize plot(size.width(), size.height() - titleHeight - static_cast<int>(captionHeight));
  chart.fit(plot);
  painter.translate(0, titleHeight);
  chart.toPainter(&painter, plot.width(), plot.height());
}

QByteArray figureCsv(const FigureTable& table) {
  QByteArray text = (table.texts + table.columns).join(u',').toUtf8() + '\n';
  for (qsizetype n = 0; n < table.rows.size(); ++n) {
    QByteArrayList cells;
    for (const QString& word : table.words.value(n)) cells << quoted(word);
    for (const double cell : table.rows[n]) cells << cellText(cell);
    text += cells.join(',') + '\n';
  }
  return text;
}

}  // namespace tilewise
