// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/summary_view.h"

#include <algorithm>

#include <QPainter>

#include "app/session/make_run.h"
#include "app/views/look/icons.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int LineHeight = 22;
constexpr int NameWidth = 76;
constexpr int Mark = 14;
constexpr int Lines = 4;

QString tilesText(const ProblemSummary& summary) {
  const QString grid =
      SummaryView::tr("%1 × %2 = %3").arg(grouped(summary.nr), grouped(summary.nc), grouped(summary.tiles()));
  if (summary.tiles() > MostTiles) {
    return SummaryView::tr("%1: too many, at most %2. Larger blocks give fewer.").arg(grid, grouped(MostTiles));
  }
  return SummaryView::tr("%1: %2 visited, %3 of them partial, %4 skipped")
      .arg(grid, grouped(summary.visited), grouped(summary.partial), grouped(summary.skipped));
}

QString trafficText(const ProblemSummary& summary) {
  const std::string_view type = word(summary.elementType);
  const QString amount = summary.fa2Bytes < 1000000 ? bytes(summary.fa2Bytes) : megabytes(summary.fa2Bytes);
  return SummaryView::tr("%1, %2 (%3, lse 4 bytes); standard attention %4")
      .arg(values(summary.fa2Values), amount, QString::fromLatin1(type.data(), static_cast<qsizetype>(type.size())),
           ratio(static_cast<double>(summary.standardValues) / static_cast<double>(summary.fa2Values)));
}

QString onChipText(const ProblemSummary& summary, const QString& device) {
  const QString whose = device.isEmpty() ? QString() : SummaryView::tr(" of %1").arg(device);
  if (!summary.fits()) {
    return SummaryView::tr("Does not fit%1: %2 too many. It still steps.")
        .arg(whose.isEmpty() ? whose : SummaryView::tr(" %1").arg(device),
             bytes(summary.onChipBytes - summary.capacityBytes));
  }
  const double share = static_cast<double>(summary.onChipBytes) / static_cast<double>(summary.capacityBytes);
  return SummaryView::tr("%1 of %2%3, %4")
      .arg(grouped(summary.onChipBytes), bytes(summary.capacityBytes), whose, percent(share));
}

}  // namespace

SummaryView::SummaryView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SummaryView::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void SummaryView::show(const std::optional<ProblemSummary>& summary, const QString& device) {
  m_lines.clear();
  if (summary) {
    const bool tooMany = summary->tiles() > MostTiles;
    m_lines << Line{tr("Tiles"), tilesText(*summary), tooMany ? Tone::Wrong : Tone::Plain};
    m_lines << Line{tr("Steps"), grouped(summary->steps), Tone::Plain};
    m_lines << Line{tr("FA-2 moves"), trafficText(*summary), Tone::Plain};
    m_lines << Line{tr("On chip"), onChipText(*summary, device), summary->fits() ? Tone::Ok : Tone::Wrong};
  }
  setAccessibleName(tr("Summary. %1").arg(texts().join(QStringLiteral(". "))));
  update();
}

QStringList SummaryView::texts() const {
  QStringList texts;
  for (const Line& line : m_lines) texts << line.value;
  return texts;
}

QSize SummaryView::sizeHint() const { return {m_look.metrics.px(400), Lines * m_look.metrics.px(LineHeight)}; }
QSize SummaryView::minimumSizeHint() const { return {m_look.metrics.px(200), sizeHint().height()}; }

void SummaryView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QFont font = metrics.font(Role::Body);
  const QFontMetricsF fm(font);
  painter.setFont(font);
  const int height = metrics.px(LineHeight);
  qreal names = 0;
  for (const Line& line : m_lines) names = std::max(names, fm.horizontalAdvance(line.name));
  names = std::max<qreal>(names + metrics.px(12), metrics.px(NameWidth));
  qreal top = 0;
  for (const Line& line : m_lines) {
    painter.setPen(theme.ink2);
    painter.drawText(QRectF(0, top, names, height), Qt::AlignLeft | Qt::AlignVCenter, line.name);
    qreal left = names;
    const QColor ink = line.tone == Tone::Ok ? theme.ok : line.tone == Tone::Wrong ? theme.err : theme.ink;
    if (line.tone != Tone::Plain) {
      const qreal side = metrics.px(Mark);
      paintIcon(painter, QRectF(left, top + (height - side) / 2, side, side),
                line.tone == Tone::Ok ? IconName::Check : IconName::Cross, ink);
      left += side + metrics.px(5);
    }
    painter.setPen(ink);
    const QRectF room(left, top, width() - left, height);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fm.elidedText(line.value, Qt::ElideRight, room.width()));
    top += height;
  }
}

}  // namespace tilewise
