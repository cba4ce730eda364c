// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_names.h"

#include "app/session/notation.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString subscript(std::optional<std::int64_t> n) { return n ? u"_{%1}"_s.arg(shownBlock(*n)) : QString(); }

}  // namespace

QString tensorName(Tensor tensor) {
  const QString letter = QString::fromLatin1(word(tensor).data(), static_cast<qsizetype>(word(tensor).size()));
  if (tensor == Tensor::lse) return letter;
  return letter.size() == 2 ? u"d*%1*"_s.arg(letter.back()) : u"*%1*"_s.arg(letter);
}

QString tileNumber(std::int64_t i, std::int64_t j) {
  const std::int64_t row = shownBlock(i);
  const std::int64_t column = shownBlock(j);
  return row > 9 || column > 9 ? u"%1,%2"_s.arg(row).arg(column) : u"%1%2"_s.arg(row).arg(column);
}

QString blockName(Tensor tensor, std::int64_t block, std::int64_t nc) {
  switch (tensor) {
    case Tensor::S:
    case Tensor::P:
    case Tensor::dP:
    case Tensor::dS: return tensorName(tensor) + u"_{%1}"_s.arg(tileNumber(block / nc, block % nc));
    default: return tensorName(tensor) + subscript(block);
  }
}

QString boxName(OnChipBox box, Pass pass, std::optional<std::int64_t> i, std::optional<std::int64_t> j) {
  const bool forward = pass == Pass::Forward;
  switch (box) {
    case OnChipBox::Q: return u"*Q*"_s + subscript(i);
    case OnChipBox::K: return u"*K*"_s + subscript(j) + (forward ? u"^T"_s : QString());
    case OnChipBox::V: return u"*V*"_s + subscript(j);
    case OnChipBox::Weights:
      if (!forward) return u"*P*"_s;
      return i && j ? u"*P~*_{%1}"_s.arg(tileNumber(*i, *j)) : u"*P~*"_s;
    case OnChipBox::Output: return forward && !i ? u"*O~*"_s : u"*O*"_s + subscript(i);
    case OnChipBox::m:
    case OnChipBox::mOld: return u"*m*"_s;
    case OnChipBox::l:
    case OnChipBox::lOld: return u"*l*"_s;
    case OnChipBox::dO: return u"d*O*"_s + subscript(i);
    case OnChipBox::ScoreGradients: return u"d*S*"_s;
    case OnChipBox::dQ: return u"d*Q*"_s + subscript(i);
    case OnChipBox::dK: return u"d*K*"_s + subscript(j);
    case OnChipBox::dV: return u"d*V*"_s + subscript(j);
    case OnChipBox::lse: return u"lse"_s;
    case OnChipBox::D: return u"*D*"_s;
  }
  return {};
}

QString boxCount(std::int64_t values, bool line) {
  return line ? StageWords::tr("%1 each").arg(grouped(values)) : grouped(values);
}

QString kindName(TileKind kind) {
  switch (kind) {
    case TileKind::Full: return StageWords::tr("full");
    case TileKind::Partial: return StageWords::tr("partial");
    case TileKind::Skipped: return StageWords::tr("skipped");
  }
  return {};
}

QString stateName(TileState state) {
  switch (state) {
    case TileState::ToCome: return StageWords::tr("to come");
    case TileState::Now: return StageWords::tr("now");
    case TileState::Done: return StageWords::tr("done");
    case TileState::Passed: return StageWords::tr("passed");
  }
  return {};
}

QString placeName(BlockPlace place) {
  switch (place) {
    case BlockPlace::InHbm: return StageWords::tr("in HBM");
    case BlockPlace::AlsoOnChip: return StageWords::tr("also on chip");
    case BlockPlace::NotWritten: return StageWords::tr("not written yet");
  }
  return {};
}

QString reasonName(SkipReason why) {
  switch (why) {
    case SkipReason::Causal: return StageWords::tr("causal mask");
    case SkipReason::Window: return StageWords::tr("window");
    case SkipReason::Documents: return StageWords::tr("other documents");
    case SkipReason::BlockMask: return StageWords::tr("block mask");
    case SkipReason::Combination: return StageWords::tr("masks together");
  }
  return {};
}

QString progressText(std::int64_t done, std::int64_t now, std::int64_t toCome) {
  return StageWords::tr("%1 done, %2 now, %3 to come").arg(grouped(done), grouped(now), grouped(toCome));
}

QString sumText(Tensor tensor, std::int64_t block, std::int64_t done, std::int64_t all) {
  return StageWords::tr("%1 holds %2 of its %3 parts,").arg(blockName(tensor, block, 1), grouped(done), grouped(all));
}

QString sumsBetween() { return StageWords::tr("Blocks are summed in parts,"); }

QString moveText(const Move& move, const StageFacts& facts, bool shortForm) {
  const QString name = blockName(move.tensor, move.block, facts.nc());
  const QString amount = amountText(facts.problem, amountOf(facts.problem, move.tensor, move.values));
  return shortForm ? StageWords::tr("last: %1, %2").arg(name, amount)
                   : StageWords::tr("last move: %1, %2, at step %3").arg(name, amount, grouped(move.step));
}

QString otherAmount(const Amount& amount) {
  return notation().amounts == Amounts::Bytes ? values(amount.values) : bytes(amount.bytes);
}

}  // namespace tilewise
