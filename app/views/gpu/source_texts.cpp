// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/source_texts.h"

#include <QFileInfo>

#include "app/models/algorithm_names.h"
#include "app/session/words.h"
#include "app/views/gpu/gpu_texts.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr int DateLength = 10;  ///< of 2026-11-30T12:00:00Z

}  // namespace

QString cardText(const CardFacts& card) {
  return tr("%1, %2 SMs, driver %3")
      .arg(QString::fromStdString(card.name), grouped(card.multiprocessors), driverText(card));
}

QString sourceTitle(const GpuSource& source, const QList<BlockSweep>& sweeps) {
  if (sweeps.isEmpty()) return source.title;
  if (source.kind == GpuSource::Kind::File) return QFileInfo(source.name).fileName();
  return tr("Recorded: %1").arg(source.name.section(u'-', 1).replace(u'-', u' '));
}

QString sweepsText(const QList<BlockSweep>& sweeps) {
  if (sweeps.isEmpty()) return tr("No runs");
  QStringList ways, widths;
  bool hasForward = false, hasBackward = false;
  qsizetype points = 0;
  for (const BlockSweep& sweep : sweeps) {
    (sweep.pass == Pass::Forward ? hasForward : hasBackward) = true;
    points += sweep.points.size();
    const auto problem = Problem::make(sweep.common.settings);
    if (problem) ways << shortName(wayOf(*problem, sweep.pass));
    widths << grouped(sweep.common.settings.dk);
  }
  for (QStringList* each : {&ways, &widths}) each->removeDuplicates();
  const QString passes = hasForward && hasBackward ? tr("forward and backward")
                         : hasBackward             ? tr("backward")
                                                   : tr("forward");
  const QString count = points == 1 ? tr("1 point") : tr("%1 points").arg(grouped(points));
  return tr("%1; %2; %3; d %4; %5; %6")
      .arg(cardName(*sweeps.first().record), ways.join(QStringLiteral(", ")), passes, widths.join(QStringLiteral(", ")),
           count, QString::fromStdString(sweeps.first().record->date).left(DateLength));
}

}  // namespace tilewise
