// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_names.h"

#include "app/session/words.h"

namespace tilewise {

namespace {

Way wayOf(Algorithm algorithm, BackwardOrder order, Pass pass) {
  if (algorithm == Algorithm::Standard) return Way::Standard;
  if (pass == Pass::Forward) {
    return algorithm == Algorithm::FlashAttention1 ? Way::FlashAttention1 : Way::FlashAttention2;
  }
  switch (order) {
    case BackwardOrder::FlashAttention1: return Way::FlashAttention1;
    case BackwardOrder::QueryOuter: return Way::QueryOuter;
    case BackwardOrder::TwoLoops: return Way::TwoLoops;
    case BackwardOrder::FlashAttention2: break;
  }
  return Way::FlashAttention2;
}

}  // namespace

Way wayOf(const Rival& rival, Pass pass) { return wayOf(rival.algorithm, rival.order, pass); }
Way wayOf(const Problem& problem, Pass pass) { return wayOf(problem.algorithm(), problem.backwardOrder(), pass); }

QString shortName(Way way) {
  switch (way) {
    case Way::Standard: return tr("standard");
    case Way::FlashAttention1: return tr("FA-1");
    case Way::FlashAttention2: return tr("FA-2");
    case Way::QueryOuter: return tr("query-outer");
    case Way::TwoLoops: return tr("two loops");
  }
  return {};
}

QString longName(Way way) {
  switch (way) {
    case Way::Standard: return tr("standard attention");
    case Way::FlashAttention1: return tr("FlashAttention-1");
    case Way::FlashAttention2: return tr("FlashAttention-2");
    case Way::QueryOuter: return tr("query blocks outside");
    case Way::TwoLoops: return tr("two loops");
  }
  return {};
}

QByteArray wayWord(Way way) {
  const std::string_view text = way == Way::Standard          ? word(Algorithm::Standard)
                                : way == Way::FlashAttention1 ? word(Algorithm::FlashAttention1)
                                : way == Way::FlashAttention2 ? word(Algorithm::FlashAttention2)
                                : way == Way::QueryOuter      ? word(BackwardOrder::QueryOuter)
                                                              : word(BackwardOrder::TwoLoops);
  return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

bool addsInHbm(const ProblemSettings& settings) {
  return settings.backward && settings.algorithm != Algorithm::Standard &&
         settings.backwardOrder != BackwardOrder::TwoLoops;
}

QString orderName(const ProblemSettings& settings) {
  if (!settings.backward || settings.algorithm == Algorithm::Standard) return {};
  // The algorithm chooses the forward pass only: FA-1's name alone does not say how its backward pass goes.
  const bool usual =
      settings.algorithm == Algorithm::FlashAttention2 && settings.backwardOrder == BackwardOrder::FlashAttention2;
  if (usual) return {};
  return tr("order %1").arg(shortName(wayOf(settings.algorithm, settings.backwardOrder, Pass::Backward)));
}

QString passName(const Problem& problem) {
  const Pass pass = problem.lastPass();
  const QString name = longName(wayOf(problem, pass));
  return pass == Pass::Forward ? tr("%1, forward").arg(name) : tr("%1, backward").arg(name);
}

}  // namespace tilewise
