// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/gradient_sentence.h"

#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

/// The names of one event's blocks and tiles.
class Names {
 public:
  Names(const Run& run, const Event& event) : m_run(run), m_tile{event.i.value_or(0), event.j.value_or(0)} {}

  QString row(Tensor tensor) const { return blockName(tensor, m_tile.i); }
  QString column(Tensor tensor) const { return blockName(tensor, m_tile.j); }
  QString tile(Tensor tensor) const { return tileName(tensor, m_tile); }
  QString place() const { return tilePlace(m_tile); }
  std::int64_t rows() const { return m_run.trace->grid().queries(m_tile.i).size(); }
  std::int64_t entries() const { return rows() * m_run.trace->grid().keys(m_tile.j).size(); }
  bool isDropped() const { return m_run.problem.settings().dropout > 0; }

 private:
  const Run& m_run;
  TileIndex m_tile;
};

QString rowTerms(const Names& names, const Event& event, const BlockState& state) {
  const bool fromWeights = state.strip == StripKind::ScoreGradientRows;
  return tr("%1\u00A0=\u00A0rowsum(%2\u00A0∘\u00A0%3) was computed: %4, %5 FLOPs.")
      .arg(names.row(Tensor::D), names.row(fromWeights ? Tensor::P : Tensor::dO),
           names.row(fromWeights ? Tensor::dP : Tensor::O), values(names.rows()), grouped(event.flops));
}

QString weights(const Names& names, const Event& event, const BlockState& state) {
  const QString exponentials = event.exponentials == 1 ? tr("%1 exponential") : tr("%1 exponentials");
  const QString from = state.strip == StripKind::Fa1GradientKeyBlock
                           ? tr("%1 was recomputed from *S*, *m* and *l*: %2; it was not kept.")
                           : tr("%1 was recomputed from *S* and lse: %2; it was not kept.");
  return from.arg(names.tile(Tensor::P), exponentials.arg(grouped(event.exponentials)));
}

QString scoreGradients(const Run& run, const Names& names, const Event& event) {
  const double cap = run.problem.settings().softCap;
  const QString after =
      cap > 0 ? tr(", times 1\u00A0−\u00A0(*u*\u00A0/\u00A0%1)^2 of the soft cap").arg(cap) : QString();
  if (!event.j) {
    return tr("%1\u00A0=\u00A0%2\u00A0∘\u00A0(%3\u00A0−\u00A0%4) was computed%5: %6.")
        .arg(names.row(Tensor::dS), names.row(Tensor::P), names.row(Tensor::dP), names.row(Tensor::D), after,
             values(names.rows() * run.problem.Tk()));
  }
  return tr("%1\u00A0=\u00A0%2\u00A0∘\u00A0(%3\u00A0−\u00A0%4) was computed%5: %6.")
      .arg(names.tile(Tensor::dS), names.tile(Tensor::P), names.tile(Tensor::dP), names.row(Tensor::D), after,
           values(names.entries()));
}

/// The last product of a tile says that it is done.
QString added(const QString& what, const QString& sum, const Names& names, const Event& event, bool isLast) {
  const QString text = tr("%1 was added to %2: %3 FLOPs").arg(what, sum, grouped(event.flops));
  return isLast ? text + tr("; tile %1 is done.").arg(names.place()) : text + fullStop();
}

}  // namespace

QString gradientSentence(const Run& run, const Event& event, const BlockState& state) {
  const Names names(run, event);
  const bool isLast = endsTile(event, run.problem);
  switch (event.kind) {
    case EventKind::RowTerms: return rowTerms(names, event, state);
    case EventKind::WeightsRecomputed: return weights(names, event, state);
    case EventKind::DV: {
      const QString P = names.tile(Tensor::P);
      const QString kept = names.isDropped() ? QStringLiteral("(*Z*\u00A0∘\u00A0%1)").arg(P) : P;
      return added(QStringLiteral("%1^T\u00A0%2").arg(kept, names.row(Tensor::dO)), names.column(Tensor::dV), names,
                   event, isLast);
    }
    case EventKind::DP: {
      const QString product = QStringLiteral("%1\u00A0%2^T").arg(names.row(Tensor::dO), names.column(Tensor::V));
      return tr("%1\u00A0=\u00A0%2 was computed: %3, %4 FLOPs.")
          .arg(names.tile(Tensor::dP),
               names.isDropped() ? QStringLiteral("*Z*\u00A0∘\u00A0(%1)").arg(product) : product,
               values(names.entries()), grouped(event.flops));
    }
    case EventKind::DS: return scoreGradients(run, names, event);
    case EventKind::DQAdded:
      return added(QStringLiteral("*c*\u00A0·\u00A0%1\u00A0%2").arg(names.tile(Tensor::dS), names.column(Tensor::K)),
                   names.row(Tensor::dQ), names, event, isLast);
    case EventKind::DK:
      return added(QStringLiteral("*c*\u00A0·\u00A0%1^T\u00A0%2").arg(names.tile(Tensor::dS), names.row(Tensor::Q)),
                   names.column(Tensor::dK), names, event, isLast);
    default: return {};
  }
}

}  // namespace tilewise
