// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/gpu/sweep_picture.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>

#include "app/models/sweep_table.h"
#include "app/views/gpu/gpu_texts.h"
#include "app/views/gpu/launch_painter.h"
#include "app/views/gpu/launch_texts.h"
#include "app/views/gpu/launch_view.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Margin = 12;
constexpr int Padding = 8;
constexpr int LeastWidth = 480;

void begin(QPainter& painter, double scale, QSize size, const Look& look) {
  painter.scale(scale, scale);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::TextAntialiasing);
  painter.fillRect(QRect({0, 0}, size), look.theme.panel);
}

}  // namespace

SweepPicture::SweepPicture(const BlockSweep& sweep, const Look& look)
    : m_look(look), m_title(tr("Points over %1").arg(overName(sweep.over))) {
  const QString command = QString::fromStdString(sweep.record->command).split(u'\n').join(QStringLiteral("; "));
  m_lines = {sweepTitle(sweep), tr("Measured on %1.").arg(cardLine(*sweep.record)), tr("Command: %1").arg(command)};
  SweepTable table;
  table.setSweep(sweep, -1);
  m_rows = table.rowCount();
  const QFontMetrics metrics(look.metrics.font(Role::Second));
  int width = 2 * look.metrics.px(Margin);
  for (int column = 0; column < SweepTable::ColumnCount; ++column) {
    Column each;
    each.head = table.headerData(column, Qt::Horizontal).toString().split(u'\n');
    each.isWords = column == SweepTable::Name || column == SweepTable::Bound;
    for (int row = 0; row < m_rows; ++row) each.cells << table.index(row, column).data().toString();
    for (const QString& text : each.head + each.cells)
      each.width = std::max(each.width, metrics.horizontalAdvance(text));
    each.width += 2 * look.metrics.px(Padding);
    width += each.width;
    m_columns << each;
  }
  width = std::max(width, look.metrics.px(LeastWidth));
  const QRect room(0, 0, width - 2 * look.metrics.px(Margin), 10000);
  int words = 0;
  for (const QString& line : m_lines) words += metrics.boundingRect(room, Qt::TextWordWrap, line).height();
  const int title = QFontMetrics(look.metrics.bold(Role::Body)).height() + look.metrics.px(6);
  m_size = {width, 2 * look.metrics.px(Margin) + title + words + (m_rows + 2) * lineHeight() + look.metrics.px(6)};
}

int SweepPicture::lineHeight() const {
  return QFontMetrics(m_look.metrics.font(Role::Second)).height() + m_look.metrics.px(4);
}

void SweepPicture::draw(QPaintDevice& device, double scale) const {
  QPainter painter(&device);
  begin(painter, scale, m_size, m_look);
  const Metrics& metrics = m_look.metrics;
  const int margin = metrics.px(Margin), line = lineHeight();
  int top = margin;
  const auto write = [&](const QString& text, const QFont& font, const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    QRect used;
    painter.drawText(QRect(margin, top, m_size.width() - 2 * margin, 10000), Qt::AlignLeft | Qt::TextWordWrap, text,
                     &used);
    top = used.bottom() + 1;
  };
  write(m_title, metrics.bold(Role::Body), m_look.theme.ink);
  for (const QString& each : m_lines) write(each, metrics.font(Role::Second), m_look.theme.ink2);
  top += metrics.px(6);
  painter.setFont(metrics.font(Role::Second));
  int left = margin;
  for (const Column& column : m_columns) {
    const int side = column.isWords ? Qt::AlignLeft : Qt::AlignRight;
    const auto cell = [&](int row, const QString& text, const QColor& ink) {
      painter.setPen(ink);
      painter.drawText(
          QRect(left + metrics.px(Padding), top + row * line, column.width - 2 * metrics.px(Padding), line),
          side | Qt::AlignVCenter | Qt::TextSingleLine, text);
    };
    for (int n = 0; n < column.head.size(); ++n) cell(n, column.head[n], m_look.theme.ink2);
    for (int row = 0; row < m_rows; ++row) cell(row + 2, column.cells[row], m_look.theme.ink);
    left += column.width;
  }
  painter.setPen(QPen(m_look.theme.line, metrics.lineWidth(1)));
  for (int row = 2; row < m_rows + 2; ++row) {
    painter.drawLine(QPointF(margin, top + row * line + 0.5), QPointF(left, top + row * line + 0.5));
  }
}

LaunchPicture::LaunchPicture(const BlockSweep& sweep, const SweepPoint& point, const LaunchView& view, const Look& look)
    : m_look(look),
      m_title(tr("Launch grid of %1").arg(pointName(point, sweep.over))),
      m_line(tr("%1. %2.").arg(sweepTitle(sweep), cardLine(*sweep.record))),
      m_text(view.facts() ? launchText(*view.facts()) : QString()),
      m_facts(view.facts()),
      m_chosen(view.chosen()) {
  const int width = std::max(view.width(), look.metrics.px(640));
  const int head = QFontMetrics(look.metrics.bold(Role::Body)).height() + 2 * lineOf();
  m_size = {width, head + std::max(view.height(), launchHeight(m_text, look.metrics, width))};
}

int LaunchPicture::lineOf() const { return QFontMetrics(m_look.metrics.font(Role::Second)).height(); }

void LaunchPicture::draw(QPaintDevice& device, double scale) const {
  QPainter painter(&device);
  begin(painter, scale, m_size, m_look);
  const Metrics& metrics = m_look.metrics;
  const int margin = metrics.px(Margin);
  const int title = QFontMetrics(metrics.bold(Role::Body)).height();
  const QRect room(margin, metrics.px(6), m_size.width() - 2 * margin, title);
  painter.setFont(metrics.bold(Role::Body));
  painter.setPen(m_look.theme.ink);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, m_title);
  painter.setFont(metrics.font(Role::Second));
  painter.setPen(m_look.theme.ink2);
  painter.drawText(room.translated(0, title), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                   QFontMetrics(painter.font()).elidedText(m_line, Qt::ElideRight, room.width()));
  if (!m_facts) return;
  const int head = title + 2 * lineOf();
  painter.translate(0, head);
  const LaunchLayout layout = layOutLaunch(*m_facts, m_text, metrics, m_size - QSize(0, head));
  paintLaunch(painter, *m_facts, layout, m_text, m_chosen, m_look);
}

}  // namespace tilewise
