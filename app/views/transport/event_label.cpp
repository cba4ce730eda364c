// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/event_label.h"

#include <QCoreApplication>

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString tr(const char* text) { return QCoreApplication::translate("EventLabel", text); }

QString number(const std::optional<std::int64_t>& index) { return QString::number(index.value_or(0)); }

/// "*K*_{12}"; lse is a word and stands upright.
QString blockName(const Event& event) {
  const Tensor tensor = event.tensor.value_or(Tensor::Q);
  const std::string_view letter = word(tensor);
  const QString name = QString::fromLatin1(letter.data(), static_cast<qsizetype>(letter.size()));
  return (tensor == Tensor::lse ? name : u"*%1*"_s.arg(name)) + u"_{%1}"_s.arg(number(event.block));
}

QString inTile(const Event& event, const QString& what) {
  return tr("tile (%1, %2): %3").arg(number(event.i), number(event.j), what);
}

QString inRowBlock(const Event& event, const QString& what) {
  return tr("row block %1: %2").arg(number(event.i), what);
}

}  // namespace

QString eventLabel(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: return tr("row block %1 begins").arg(number(event.i));
    case EventKind::Load: return tr("%1 is loaded").arg(blockName(event));
    case EventKind::TileSkipped: return tr("tile (%1, %2) is skipped").arg(number(event.i), number(event.j));
    case EventKind::ScoreProduct: return inTile(event, tr("scores"));
    case EventKind::MaskApplied: return inTile(event, tr("mask"));
    case EventKind::RunningMaxUpdated: return inTile(event, tr("maximum"));
    case EventKind::Exponentiated: return inTile(event, tr("exponentials"));
    case EventKind::Rescaled: return inTile(event, tr("rescale"));
    case EventKind::Accumulated: return inTile(event, tr("accumulate"));
    case EventKind::Normalised: return inRowBlock(event, tr("divide by *l*"));
    case EventKind::LseWritten: return inRowBlock(event, tr("lse"));
    case EventKind::Store: return tr("%1 is stored").arg(blockName(event));
    case EventKind::RowBlockEnd: return tr("row block %1 is done").arg(number(event.i));
    case EventKind::ColumnBlockBegin: return tr("column block %1 begins").arg(number(event.j));
    case EventKind::ColumnBlockEnd: return tr("column block %1 is done").arg(number(event.j));
  }
  return {};
}

}  // namespace tilewise
