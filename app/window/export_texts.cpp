// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_texts.h"

#include <cmath>

#include <QFileInfo>
#include <QRegularExpression>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString nameOf(const QString& path) { return QFileInfo(path).fileName(); }

}  // namespace

QString fileNameFor(const ExportFacts& facts, ExportKind kind) {
  static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_.]+"));
  static const QRegularExpression ending(QStringLiteral("\\.(npz|npy|tilewise)$"));
  QString name = QString(facts.run->title).remove(ending);
  name = name.replace(others, QStringLiteral("-")).left(60);
  while (name.startsWith(u'-') || name.startsWith(u'.')) name.remove(0, 1);
  while (name.endsWith(u'-') || name.endsWith(u'.')) name.chop(1);
  if (name.isEmpty()) name = QStringLiteral("tilewise");
  switch (kind) {
    case ExportKind::Picture: return QStringLiteral("%1-step-%2").arg(name).arg(facts.position);
    case ExportKind::Pictures:
    case ExportKind::Animation: return name;
    case ExportKind::Events: return name + QLatin1StringView("-events");
    case ExportKind::Counters: return name + QLatin1StringView("-counters");
    case ExportKind::Arrays: return name + QLatin1StringView("-arrays");
  }
  return name;
}

QString durationText(double seconds) {
  const auto whole = static_cast<qint64>(std::llround(seconds));
  if (whole < 60) return tr("%1 s").arg(seconds < 10 ? fixed(seconds, 1) : grouped(whole));
  if (whole < 3600) return tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  return tr("%1 h %2 min").arg(grouped(whole / 3600)).arg(whole / 60 % 60);
}

QString exportSummary(const ExportRequest& request, bool isOne) {
  const auto format = pictureFormatOf(request.path);
  if (!format) return {};
  const QString steps = grouped(request.steps.count());
  if (isAnimation(*format)) return tr("%1 steps: it plays for %2.").arg(steps, durationText(playingSeconds(request)));
  if (isOne) {
    const QSize pixels = (QSizeF(request.size) * request.scale).toSize();
    if (*format != PictureFormat::Png) return tr("Step %1, as lines and letters.").arg(grouped(request.steps.first));
    return tr("Step %1, %2 × %3 pixels.")
        .arg(grouped(request.steps.first), grouped(pixels.width()), grouped(pixels.height()));
  }
  if (*format == PictureFormat::Pdf) return tr("%1 steps, each a page of one file.").arg(steps);
  if (request.steps.count() < 2) return tr("One step, in %1.").arg(nameOf(request.path));
  const QString from = nameOf(numberedFile(request, request.steps.first));
  const QString to = nameOf(numberedFile(request, request.steps.last));
  return tr("%1 steps, each a file: %2 to %3.").arg(steps, from, to);
}

QString dataSummary(const DataRequest& request, const Run& run) {
  switch (request.kind) {
    case DataKind::Events:
      if (request.steps) {
        return tr("What happened from step %1 to step %2 of this pass, each event in a line with what the data decided.")
            .arg(grouped(request.steps->first), grouped(request.steps->last));
      }
      return tr("Each event of the run, with what the data decided about it, in a line.");
    case DataKind::Counters:
      if (request.steps) {
        return tr("Blocks, values and bytes that moved from step %1 to step %2 of this pass, in a line for each tensor "
                  "and direction; for one head.")
            .arg(grouped(request.steps->first), grouped(request.steps->last));
      }
      return request.path.endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive)
                 ? tr("Blocks, values and bytes that moved in the whole run, in a line for each tensor and direction; for one head.")
                 : tr("Tiles, values and bytes moved and held, and arithmetic of the whole run, as tilewise-cli run "
                      "--json has them.");
    case DataKind::Arrays: break;
  }
  QStringList names;
  for (const QString& file : dataFiles(request, run)) names << nameOf(file);
  return tr("Into a folder: %1.").arg(names.join(QStringLiteral(", ")));
}

QString replaceQuestion(const QString& name, qsizetype files) {
  if (files == 1) return tr("%1 exists already. Replace it?").arg(name);
  return tr("%1 exists already. Replace it, and all others of these names?").arg(name);
}

QString writtenText(const QStringList& files) {
  const QString folder = QFileInfo(files.constFirst()).path();
  if (files.size() == 1) return tr("%1 was written into %2.").arg(nameOf(files.constFirst()), folder);
  return tr("%1 files were written into %2.").arg(grouped(files.size()), folder);
}

}  // namespace tilewise
