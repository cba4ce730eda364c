// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_form.h"

#include <algorithm>
#include <array>

#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QList<StripForm> sides(std::initializer_list<Tensor> left, std::initializer_list<Tensor> right) {
  QList<StripForm> strips;
  for (const Tensor tensor : left) strips.append({tensor, StripSide::Left});
  for (const Tensor tensor : right) strips.append({tensor, StripSide::Right});
  return strips;
}

QList<StripForm> onTop(std::initializer_list<Tensor> tensors) {
  QList<StripForm> strips;
  for (const Tensor tensor : tensors) strips.append({tensor, StripSide::Top, static_cast<int>(strips.size())});
  return strips;
}

/// Z, the dropout factor of each weight, is written where there is one.
bool isDropped(const Problem& problem) { return problem.settings().dropout > 0; }

StageForm forwardForm(const Problem& problem) {
  StageForm form;
  switch (problem.algorithm()) {
    case Algorithm::FlashAttention2:
      form.strips = onTop({Tensor::K, Tensor::V}) + sides({Tensor::Q}, {Tensor::O, Tensor::lse});
      break;
    case Algorithm::FlashAttention1:
      form.strips = onTop({Tensor::K, Tensor::V}) + sides({Tensor::Q}, {Tensor::O, Tensor::m, Tensor::l});
      form.summed = {Tensor::O, Tensor::m, Tensor::l};
      form.keysOutside = true;
      break;
    case Algorithm::Standard: {
      form.matrices = {Tensor::S, Tensor::P};
      form.strips = QList<StripForm>{{Tensor::K, StripSide::Top, 0, 0}, {Tensor::V, StripSide::Top, 0, 1}} +
                    sides({Tensor::Q}, {Tensor::O});
      const std::int64_t entries = 2 * problem.Tq() * problem.Tk();
      form.work = {StageWords::tr("Three passes"),
                   {{u"*S* = *c* · *Q* *K*^T"_s, entries * problem.dk()},
                    {StageWords::tr("*P* = softmax of *S*, row by row"), 0},
                    {isDropped(problem) ? u"*O* = (*Z* ∘ *P*) *V*"_s : u"*O* = *P* *V*"_s, entries * problem.dv()}}};
      break;
    }
  }
  return form;
}

/// The products of a tile, in the words of FlashAttention-2, Algorithm 2.
class Products {
 public:
  explicit Products(const Problem& problem)
      : m_entries(2 * std::min(problem.Br(), problem.Tq()) * std::min(problem.Bc(), problem.Tk())),
        m_dk(m_entries * problem.dk()),
        m_dv(m_entries * problem.dv()),
        m_dropped(isDropped(problem)) {}

  WorkItem S() const { return {u"*S* = *c* · *Q* *K*^T"_s, m_dk}; }
  WorkItem dV() const { return {m_dropped ? u"d*V* += (*Z* ∘ *P*)^T d*O*"_s : u"d*V* += *P*^T d*O*"_s, m_dv}; }
  WorkItem dP() const { return {m_dropped ? u"d*P* = *Z* ∘ (d*O* *V*^T)"_s : u"d*P* = d*O* *V*^T"_s, m_dv}; }
  WorkItem dQ() const { return {u"d*Q* += *c* · d*S* *K*"_s, m_dk}; }
  WorkItem dK() const { return {u"d*K* += *c* · d*S*^T *Q*"_s, m_dk}; }

 private:
  std::int64_t m_entries, m_dk, m_dv;
  bool m_dropped;
};

StageForm standardBackwardForm(const Problem& problem) {
  StageForm form;
  form.matrices = {Tensor::P, Tensor::dP, Tensor::dS};
  form.strips = QList<StripForm>{{Tensor::dV, StripSide::Top, 1, 0},
                                 {Tensor::V, StripSide::Top, 1, 1},
                                 {Tensor::K, StripSide::Top, 0, 2},
                                 {Tensor::dK, StripSide::Top, 1, 2}} +
                sides({Tensor::dO, Tensor::Q}, {Tensor::dQ});
  const std::int64_t entries = 2 * problem.Tq() * problem.Tk();
  form.work = {StageWords::tr("Five passes"),
               {{isDropped(problem) ? u"d*V* = (*Z* ∘ *P*)^T d*O*"_s : u"d*V* = *P*^T d*O*"_s, entries * problem.dv()},
                {isDropped(problem) ? u"d*P* = *Z* ∘ (d*O* *V*^T)"_s : u"d*P* = d*O* *V*^T"_s, entries * problem.dv()},
                {u"d*S* = *P* ∘ (d*P* − *D*)"_s, 0},
                {u"d*Q* = *c* · d*S* *K*"_s, entries * problem.dk()},
                {u"d*K* = *c* · d*S*^T *Q*"_s, entries * problem.dk()}}};
  return form;
}

StageForm backwardForm(const Problem& problem) {
  if (problem.isStandard()) return standardBackwardForm(problem);
  StageForm form;
  form.strips = onTop({Tensor::K, Tensor::V, Tensor::dK, Tensor::dV});
  const Products tile(problem);
  form.keysOutside = problem.backwardOrder() != BackwardOrder::QueryOuter;
  form.work = {StageWords::tr("Five products a tile"), {tile.S(), tile.dV(), tile.dP(), tile.dQ(), tile.dK()}};
  form.strips += sides({Tensor::Q, Tensor::dO, Tensor::O, Tensor::lse, Tensor::D}, {Tensor::dQ});
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: form.summed = {Tensor::dQ}; break;
    case BackwardOrder::FlashAttention1:
      form.strips = onTop({Tensor::K, Tensor::V, Tensor::dK, Tensor::dV}) +
                    sides({Tensor::Q, Tensor::dO, Tensor::O, Tensor::m, Tensor::l}, {Tensor::dQ});
      form.summed = {Tensor::dQ};
      break;
    case BackwardOrder::QueryOuter: form.summed = {Tensor::dK, Tensor::dV}; break;
    case BackwardOrder::TwoLoops:
      form.work = {StageWords::tr("Seven products, two loops"),
                   {tile.S(), tile.dV(), tile.dP(), tile.dK(), tile.S(), tile.dP(), tile.dQ()},
                   4};
      break;
  }
  return form;
}

/// The product in the list of one loop by tiles that an event is at or after: its own name.
QString letterOf(const Event& event) {
  switch (event.kind) {
    case EventKind::ScoreProduct:
    case EventKind::MaskApplied:
    case EventKind::WeightsRecomputed: return u"*S*"_s;
    case EventKind::DV: return u"d*V*"_s;
    case EventKind::DP:
    case EventKind::RowTerms:
    case EventKind::DS: return u"d*P*"_s;
    case EventKind::DQAdded: return u"d*Q*"_s;
    case EventKind::DK: return u"d*K*"_s;
    case EventKind::Load:
    case EventKind::Store:
      // A sum in HBM is brought and taken back for its product.
      if (event.tensor == Tensor::dQ) return u"d*Q*"_s;
      if (event.tensor == Tensor::dK) return u"d*K*"_s;
      if (event.tensor == Tensor::dV) return u"d*V*"_s;
      return {};
    default: return {};
  }
}

/// Entry by entry work on what a product has made: the product itself is done.
bool followsProduct(EventKind kind) {
  switch (kind) {
    case EventKind::MaskApplied:
    case EventKind::WeightsRecomputed:
    case EventKind::RowTerms:
    case EventKind::DS: return true;
    default: return false;
  }
}

std::optional<int> passOf(StripKind kind) {
  switch (kind) {
    case StripKind::KeyLoads:
    case StripKind::ScoreRows: return 0;
    case StripKind::WeightRows: return 1;
    case StripKind::ValueLoads:
    case StripKind::OutputRows: return 2;
    default: return std::nullopt;
  }
}

std::optional<int> backwardPassOf(StripKind kind) {
  switch (kind) {
    case StripKind::OutputGradientLoads:
    case StripKind::ValueGradientColumns: return 0;
    case StripKind::ValueLoads:
    case StripKind::WeightGradientRows: return 1;
    case StripKind::ScoreGradientRows: return 2;
    case StripKind::KeyLoads:
    case StripKind::QueryGradientRows: return 3;
    case StripKind::QueryLoads:
    case StripKind::KeyGradientColumns: return 4;
    default: return std::nullopt;
  }
}

}  // namespace

int StageForm::topRows() const {
  int rows = 0;
  for (const StripForm& strip : strips) {
    if (strip.side == StripSide::Top) rows = std::max(rows, strip.row + 1);
  }
  return rows;
}

StageForm stageForm(const Problem& problem, Pass pass) {
  StageForm form = pass == Pass::Forward ? forwardForm(problem) : backwardForm(problem);
  form.backward = pass == Pass::Backward;
  return form;
}

std::vector<OnChipEntry> shownBoxes(std::vector<OnChipEntry> set, Pass pass) {
  using enum OnChipBox;
  static constexpr std::array Forward{Q, K, Weights, V, Output, mOld, lOld, m, l};
  static constexpr std::array Backward{Q, dO, Output, m, l, lse, D, K, V, Weights, ScoreGradients, dQ, dK, dV};
  const auto placeIn = [](const auto& order, const OnChipEntry& entry) {
    return std::ranges::find(order, entry.box) - order.begin();
  };
  std::ranges::stable_sort(set, {}, [&](const OnChipEntry& entry) {
    return pass == Pass::Forward ? placeIn(Forward, entry) : placeIn(Backward, entry);
  });
  return set;
}

int matrixAtHand(StripKind kind, const Event& event) {
  // Only strips of standard attention work on matrices.
  const bool isStore = event.kind == EventKind::Store;
  switch (kind) {
    case StripKind::WeightRows: return isStore ? 1 : 0;
    case StripKind::ValueLoads: return 1;
    case StripKind::OutputRows:
    case StripKind::WeightGradientRows: return 1;
    case StripKind::ScoreGradientRows: return isStore ? 2 : event.tensor == Tensor::dP ? 1 : 0;
    case StripKind::KeyLoads: return event.pass == Pass::Backward ? 2 : 0;
    case StripKind::QueryGradientRows:
    case StripKind::KeyGradientColumns:
    case StripKind::QueryLoads: return 2;
    default: return 0;
  }
}

WorkPlace workAt(const StageForm& form, StripKind kind, const Event& event) {
  if (form.work.items.isEmpty()) return {};
  if (!form.matrices.isEmpty()) {
    const std::optional<int> pass = form.backward ? backwardPassOf(kind) : passOf(kind);
    return {pass, pass.value_or(0)};
  }
  const int begin = kind == StripKind::QueryGradients ? form.work.secondLoop : 0;
  if (!event.i || !event.j) return {{}, begin};
  const QString letter = letterOf(event);
  if (letter.isEmpty()) return {{}, begin};
  const auto end =
      form.work.secondLoop > 0 && begin == 0 ? form.work.secondLoop : static_cast<int>(form.work.items.size());
  for (int n = begin; n < end; ++n) {
    if (!form.work.items[n].text.startsWith(letter + u' ')) continue;
    if (followsProduct(event.kind)) return {{}, n + 1};
    return {n, n};
  }
  return {{}, begin};
}

}  // namespace tilewise
