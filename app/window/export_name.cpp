// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_name.h"

#include <algorithm>
#include <array>

#include <QDir>
#include <QFileInfo>

#include "app/session/words.h"

namespace tilewise {

namespace {

/// Those whose ending is chosen.
constexpr std::array FileKinds{ExportKind::Picture, ExportKind::Pictures, ExportKind::Animation, ExportKind::Events,
                               ExportKind::Counters};

bool isOfSomeKind(const QString& ending) {
  return std::any_of(FileKinds.begin(), FileKinds.end(),
                     [&ending](ExportKind kind) { return endingsOf(kind).contains(ending); });
}

}  // namespace

QStringList endingsOf(ExportKind kind) {
  switch (kind) {
    case ExportKind::Picture:
    case ExportKind::Pictures: return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
    case ExportKind::Animation: return {QStringLiteral("mp4"), QStringLiteral("gif")};
    case ExportKind::Events: return {QStringLiteral("csv"), QStringLiteral("jsonl")};
    case ExportKind::Counters: return {QStringLiteral("csv"), QStringLiteral("json")};
    case ExportKind::Arrays: break;
  }
  return {QStringLiteral("npy")};
}

QString endingOf(const QString& name) { return QFileInfo(name.trimmed()).suffix().toLower(); }

QString exportPath(const QString& name, const QString& ending) {
  if (name.trimmed().isEmpty()) return {};
  const QString path = QDir::home().absoluteFilePath(name.trimmed());
  return ending.isEmpty() || endingOf(path) == ending ? path : path + u'.' + ending;
}

QString withOtherEnding(const QString& name, const QString& ending) {
  const QString before = endingOf(name);
  if (!isOfSomeKind(before)) return name;
  const QString bare = name.trimmed().chopped(before.size() + 1);
  return ending.isEmpty() ? bare : bare + u'.' + ending;
}

QString whyNotNamed(const QString& name, ExportKind kind) {
  if (name.trimmed().isEmpty()) return tr("The file needs a name.");
  const QString typed = endingOf(name);
  if (kind == ExportKind::Arrays || !isOfSomeKind(typed) || endingsOf(kind).contains(typed)) return {};
  QStringList possible;
  for (const QString& each : endingsOf(kind)) possible << u'.' + each;
  return tr("What is chosen is not written as .%1, but as %2.").arg(typed, possible.join(QStringLiteral(", ")));
}

}  // namespace tilewise
