// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/summary_view.h"

#include <algorithm>

#include <QPainter>

#include "app/models/algorithm_names.h"
#include "app/session/make_run.h"
#include "app/views/look/icons.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/problem_chips.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int LineHeight = 22;
constexpr int NameWidth = 76;
constexpr int Mark = 14;
constexpr int Lines = 5;
constexpr int ShortLines = 3;

QString problemText(const ProblemSummary& summary) {
  QStringList words{passName(summary.problem)};
  for (const ProblemChip& chip : chipsOf(summary.problem.settings())) words << chip.plain();
  return words.join(QStringLiteral(", "));
}

QString tilesText(const ProblemSummary& summary) {
  const QString grid =
      SummaryView::tr("%1 × %2 = %3").arg(grouped(summary.nr), grouped(summary.nc), grouped(summary.tiles()));
  if (!summary.canRun()) {
    return SummaryView::tr("%1: too many, at most %2. Larger blocks give fewer.").arg(grid, grouped(MostTiles));
  }
  if (!summary.counts) return grid;
  const QString parts = SummaryView::tr("%1 of them partial, %2 skipped")
                            .arg(grouped(summary.counts->partial), grouped(summary.counts->skipped));
  // Standard attention computes every tile; the kinds still describe the mask.
  if (summary.problem.isStandard()) return SummaryView::tr("%1: all computed, %2 by the mask").arg(grid, parts);
  return SummaryView::tr("%1: %2 visited, %3").arg(grid, grouped(summary.counts->visited), parts);
}

QString trafficText(const ProblemSummary& summary) {
  const ProblemSummary::Counts& counts = *summary.counts;
  const std::string_view type = word(summary.problem.settings().elementType);
  const QString amount = counts.bytes < 1000000 ? bytes(counts.bytes) : megabytes(counts.bytes);
  QString text =
      SummaryView::tr("%1, %2 (%3, statistics 4 bytes)")
          .arg(values(counts.values), amount, QString::fromLatin1(type.data(), static_cast<qsizetype>(type.size())));
  if (!summary.problem.isStandard()) {
    const double times = static_cast<double>(counts.standardValues) / static_cast<double>(counts.values);
    text = SummaryView::tr("%1; standard attention %2").arg(text, ratio(times));
  }
  const std::int64_t heads = summary.problem.headCount();
  return heads == 1 ? text : SummaryView::tr("%1; each of %2 heads").arg(text, grouped(heads));
}

QString onChipText(const ProblemSummary& summary, const QString& device) {
  if (!summary.onChipBytes) return SummaryView::tr("not modelled: standard attention leaves open what stays on chip");
  const std::int64_t onChip = *summary.onChipBytes;
  const QString whose = device.isEmpty() ? QString() : SummaryView::tr(" of %1").arg(device);
  if (!summary.fits()) {
    return SummaryView::tr("Does not fit%1: %2 too many. It still steps.")
        .arg(whose.isEmpty() ? whose : SummaryView::tr(" %1").arg(device), bytes(onChip - summary.capacityBytes));
  }
  const double share = static_cast<double>(onChip) / static_cast<double>(summary.capacityBytes);
  return SummaryView::tr("%1 of %2%3, %4").arg(grouped(onChip), bytes(summary.capacityBytes), whose, percent(share));
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
    m_lines << Line{tr("Problem"), problemText(*summary), Tone::Plain, true};
    m_lines << Line{tr("Tiles"), tilesText(*summary), summary->canRun() ? Tone::Plain : Tone::Wrong};
    const bool counted = summary->counts.has_value();
    m_lines << Line{tr("Steps"), counted ? grouped(summary->counts->steps) : tr("counted when it is run"), Tone::Plain,
                    true};
    m_lines << Line{tr("Moves"), counted ? trafficText(*summary) : tr("counted when it is run"), Tone::Plain};
    const Tone tone = !summary->onChipBytes ? Tone::Plain : summary->fits() ? Tone::Ok : Tone::Wrong;
    m_lines << Line{tr("On chip"), onChipText(*summary, device), tone};
  }
  setAccessibleName(tr("Summary. %1").arg(texts().join(QStringLiteral(". "))));
  update();
}

void SummaryView::setShort(bool isShort) {
  if (isShort == m_short) return;
  m_short = isShort;
  updateGeometry();
  update();
}

QStringList SummaryView::texts() const {
  QStringList texts;
  for (const Line& line : m_lines) texts << line.value;
  return texts;
}

QSize SummaryView::sizeHint() const {
  return {m_look.metrics.px(400), (m_short ? ShortLines : Lines) * m_look.metrics.px(LineHeight)};
}
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
    if (m_short && line.isLeftOut) continue;
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
