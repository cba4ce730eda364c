// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/bus_layout.h"

#include <algorithm>
#include <cmath>

#include "app/models/amount_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double ArrowOverlap = 6;  ///< into each card
constexpr double BesideArrow = 18;  ///< from an arrow's middle to its text
constexpr double WordGap = 7;
constexpr double Between = 20;  ///< round the last move

/// The widest last move of the run.
Move widestMove(const StageFacts& facts, const Metrics& metrics) {
  std::int64_t values = 0;
  for (const OnChipEntry& entry : facts.onChip) values = std::max(values, entry.values());
  const Problem& problem = facts.problem;
  if (facts.onChip.empty()) {
    const std::int64_t Br = std::min(problem.Br(), problem.Tq());
    const std::int64_t Bc = std::min(problem.Bc(), problem.Tk());
    values = std::max({Br * Bc, std::max(Br, Bc) * std::max(problem.dk(), problem.dv())});
  }
  const std::int64_t last = std::max(facts.nr(), facts.nc()) - 1;
  Move widest{false, Tensor::Q, last, values, facts.eventCount};
  double width = 0;
  const auto consider = [&](Tensor tensor, std::int64_t block) {
    const double its = textWidth(StageText::LastMove, blockName(tensor, block, facts.nc()), metrics);
    if (its <= width) return;
    width = its;
    widest.tensor = tensor;
    widest.block = block;
  };
  for (const StripForm& strip : facts.form.strips) consider(strip.tensor, last);
  for (const Tensor matrix : facts.form.matrices) consider(matrix, facts.nr() * facts.nc() - 1);
  return widest;
}

/// "loaded 180,224": a word or, where there is no room for it, an arrow, and the most that it gets to.
struct Total {
  StageText what;
  QString word;
  QString most;

  double width(const Metrics& metrics) const {
    return textWidth(StageText::BusWord, word, metrics) + metrics.px(WordGap) + textWidth(what, most, metrics);
  }
  void place(StageGeometry& out, QPointF at) const {
    out.labels.append(labelAt(StageText::BusWord, word, at, Qt::AlignLeft, out.metrics));
    const double left = out.labels.last().place.right() + out.metrics.px(WordGap);
    out.labels.append(labelAt(what, most, {left, at.y()}, Qt::AlignLeft, out.metrics));
  }
};

struct Span {
  double from;
  double to;
};

/// The totals beside their arrows, both beyond the second, or both between them. Gives the room that is left for the last move.
Span placeTotals(const StageFacts& facts, StageGeometry& out, double loadX, double storeX, double y) {
  const Metrics& metrics = out.metrics;
  const double beside = metrics.px(BesideArrow);
  const double between = metrics.px(Between);
  const double end = out.sramCard.right() - metrics.px(4);
  const QString mostLoaded = amountNumber(facts.problem, loadedAmount(facts.problem, facts.wholeRun));
  const QString mostStored = amountNumber(facts.problem, storedAmount(facts.problem, facts.wholeRun));
  for (const bool words : {true, false}) {
    const Total loaded{StageText::LoadedValues, words ? StageWords::tr("loaded") : QStringLiteral("↓"), mostLoaded};
    const Total stored{StageText::StoredValues, words ? StageWords::tr("stored") : QStringLiteral("↑"), mostStored};
    const double storedLeft = storeX + beside;
    if (loadX + beside + loaded.width(metrics) + beside <= storeX && storedLeft + stored.width(metrics) <= end) {
      loaded.place(out, {loadX + beside, y});
      stored.place(out, {storedLeft, y});
      return {loadX + beside + loaded.width(metrics) + between, storeX - beside};
    }
    const double second = storedLeft + loaded.width(metrics) + between;
    if (second + stored.width(metrics) <= end) {
      loaded.place(out, {storedLeft, y});
      stored.place(out, {second, y});
      return {second + stored.width(metrics) + between, end};
    }
    // No room right of the second arrow.
    const double beforeArrow = storeX - beside - stored.width(metrics);
    if (loadX + beside + loaded.width(metrics) + between <= beforeArrow) {
      loaded.place(out, {loadX + beside, y});
      stored.place(out, {beforeArrow, y});
      return {loadX + beside + loaded.width(metrics) + between, beforeArrow - between};
    }
  }
  return {end, end};
}

/// What is stored last leaves through here: the strip right of the grid.
QRectF storeStrip(const StageFacts& facts, const StageGeometry& out) {
  const auto right = std::ranges::find(facts.form.strips, StripSide::Right, &StripForm::side);
  return out.strip(right->tensor).view;
}

}  // namespace

void layOutBus(const StageFacts& facts, StageGeometry& out) {
  const Metrics& metrics = out.metrics;
  const double overlap = metrics.px(ArrowOverlap);
  if (out.isBeside()) {
    const double left = out.hbmCard.right() - overlap;
    const double right = out.sramCard.left() + overlap;
    const double y = out.sramCard.center().y();
    const double apart = std::min<double>(metrics.px(50), out.sramCard.height() / 4);
    out.loadArrow = QLineF(left, y - apart, right, y - apart);
    out.storeArrow = QLineF(right, y + apart, left, y + apart);
    return;
  }
  const double loadX = std::round(out.strip(Tensor::Q).view.center().x());
  const double storeX = std::round(storeStrip(facts, out).center().x());
  const double top = out.hbmCard.bottom() - overlap;
  const double bottom = out.sramCard.top() + overlap;
  out.loadArrow = QLineF(loadX, top, loadX, bottom);
  out.storeArrow = QLineF(storeX, bottom, storeX, top);

  const double y = (out.hbmCard.bottom() + out.sramCard.top()) / 2;
  const Span room = placeTotals(facts, out, loadX, storeX, y);
  for (const bool shortForm : {false, true}) {
    const QString text = moveText(widestMove(facts, metrics), facts, shortForm);
    const double width = textWidth(StageText::LastMove, text, metrics);
    if (room.from + width > room.to) continue;
    const double left = room.from + (room.to - room.from - width) / 2;
    out.labels.append(labelAt(StageText::LastMove, text, {left, y}, Qt::AlignLeft, metrics));
    out.labels.last().number = shortForm ? 1 : 0;
    break;
  }
}

}  // namespace tilewise
