// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/event_label.h"

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString number(const std::optional<std::int64_t>& index) { return QString::number(shownBlock(index.value_or(0))); }

/// "*K*_{12}", "d*Q*_4"; a tile of S "*S*_{35}"; lse is a word and stands upright.
QString blockName(const Event& event) {
  const QString name = tensorMarkup(event.tensor.value_or(Tensor::Q));
  const bool isTile = event.tensor && isOfTiles(*event.tensor);
  return isTile ? tileName(*event.tensor, {event.i.value_or(0), event.j.value_or(0)})
                : name + u"_{%1}"_s.arg(number(event.block));
}

QString inTile(const Event& event, const QString& what) {
  return tr("tile (%1, %2): %3").arg(number(event.i), number(event.j), what);
}

/// Of a tile, or of a whole row block.
QString at(const Event& event, const QString& what) {
  return event.j ? inTile(event, what) : tr("row block %1: %2").arg(number(event.i), what);
}

}  // namespace

QString eventLabel(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: return tr("row block %1 begins").arg(number(event.i));
    case EventKind::Load: return tr("%1 is loaded").arg(blockName(event));
    case EventKind::TileSkipped: return tr("tile (%1, %2) is skipped").arg(number(event.i), number(event.j));
    case EventKind::ScoreProduct: return at(event, tr("scores"));
    case EventKind::MaskApplied: return at(event, tr("mask"));
    case EventKind::RunningMaxUpdated: return at(event, tr("maximum"));
    case EventKind::Exponentiated: return at(event, tr("exponentials"));
    case EventKind::Rescaled: return at(event, tr("rescale"));
    case EventKind::Accumulated: return at(event, tr("accumulate"));
    case EventKind::Normalised: return at(event, tr("divide by *l*"));
    case EventKind::LseWritten: return at(event, tr("lse"));
    case EventKind::Store: return tr("%1 is stored").arg(blockName(event));
    case EventKind::RowBlockEnd: return tr("row block %1 is done").arg(number(event.i));
    case EventKind::ColumnBlockBegin: return tr("key block %1 begins").arg(number(event.j));
    case EventKind::ColumnBlockEnd: return tr("key block %1 is done").arg(number(event.j));
    case EventKind::RowTerms: return at(event, tr("row terms *D*"));
    case EventKind::WeightsRecomputed: return at(event, tr("weights again"));
    case EventKind::DV: return at(event, tr("add to d*V*"));
    case EventKind::DP: return at(event, tr("d*P*"));
    case EventKind::DS: return at(event, tr("d*S*"));
    case EventKind::DQAdded: return at(event, tr("add to d*Q*"));
    case EventKind::DK: return at(event, tr("add to d*K*"));
  }
  return {};
}

}  // namespace tilewise
