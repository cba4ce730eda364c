// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/strip_names.h"

#include "app/models/count_text.h"
#include "app/session/notation.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

/// What a strip of loads brings; empty for other strips.
QString loadedWhole(StripKind kind) {
  switch (kind) {
    case StripKind::KeyLoads: return QStringLiteral("K");
    case StripKind::ValueLoads: return QStringLiteral("V");
    case StripKind::OutputGradientLoads: return QStringLiteral("dO");
    case StripKind::QueryLoads: return QStringLiteral("Q");
    default: return {};
  }
}

bool isOfTwoLoops(StripKind kind) { return kind == StripKind::KeyValueGradients || kind == StripKind::QueryGradients; }

}  // namespace

std::optional<int> loopNumber(StripKind kind, Pass pass) {
  const bool isForward = pass == Pass::Forward;
  switch (kind) {
    case StripKind::ScoreRows:
    case StripKind::OutputGradientLoads:
    case StripKind::ValueGradientColumns:
    case StripKind::KeyValueGradients: return 1;
    case StripKind::WeightRows:
    case StripKind::WeightGradientRows:
    case StripKind::QueryGradients: return 2;
    case StripKind::OutputRows:
    case StripKind::ScoreGradientRows: return 3;
    case StripKind::QueryGradientRows: return 4;
    case StripKind::QueryLoads:
    case StripKind::KeyGradientColumns: return 5;
    case StripKind::KeyLoads: return isForward ? 1 : 4;
    case StripKind::ValueLoads: return isForward ? 3 : 2;
    default: return std::nullopt;
  }
}

QString blockWord(StripKind kind) { return isColumn(kind) ? tr("key block") : tr("row block"); }

QString stripName(const Strip& strip, Pass pass) {
  const QString loaded = loadedWhole(strip.kind);
  const QString block = loaded.isEmpty() ? tr("%1 %2").arg(blockWord(strip.kind), countText(shownBlock(strip.block))) : loaded;
  if (strip.kind == StripKind::RowTerms) return tr("row terms, %1").arg(block);
  const auto loop = loopNumber(strip.kind, pass);
  if (!loop) return block;
  return (isOfTwoLoops(strip.kind) ? tr("loop %1, %2") : tr("pass %1, %2")).arg(QString::number(*loop), block);
}

QString stripTitle(const Strip& strip, Pass pass) {
  QString name = stripName(strip, pass);
  name[0] = name[0].toUpper();
  return name;
}

}  // namespace tilewise
