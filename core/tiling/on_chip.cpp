// SPDX-License-Identifier: MIT
#include "core/tiling/on_chip.h"

#include <algorithm>

namespace tilewise {

bool isStatistic(OnChipBox box) {
  switch (box) {
    case OnChipBox::m:
    case OnChipBox::l:
    case OnChipBox::mOld:
    case OnChipBox::lOld:
    case OnChipBox::lse:
    case OnChipBox::D: return true;
    default: return false;
  }
}

namespace {

/// Shapes of the blocks of a problem: Br and Bc as far as there are rows.
class Boxes {
 public:
  explicit Boxes(const Problem& problem)
      : m_Br(std::min(problem.Br(), problem.Tq())),
        m_Bc(std::min(problem.Bc(), problem.Tk())),
        m_dk(problem.dk()),
        m_dv(problem.dv()) {}

  void add(std::initializer_list<OnChipBox> boxes) {
    for (const OnChipBox box : boxes) m_set.push_back(entry(box));
  }
  std::vector<OnChipEntry> take() { return std::move(m_set); }

 private:
  OnChipEntry entry(OnChipBox box) const {
    switch (box) {
      case OnChipBox::Q:
      case OnChipBox::dQ: return {box, m_Br, m_dk};
      case OnChipBox::K:
      case OnChipBox::dK: return {box, m_Bc, m_dk};
      case OnChipBox::V:
      case OnChipBox::dV: return {box, m_Bc, m_dv};
      case OnChipBox::Weights:
      case OnChipBox::ScoreGradients: return {box, m_Br, m_Bc};
      case OnChipBox::Output:
      case OnChipBox::dO: return {box, m_Br, m_dv};
      default: return {box, m_Br, 1};
    }
  }

  std::int64_t m_Br, m_Bc, m_dk, m_dv;
  std::vector<OnChipEntry> m_set;
};

std::vector<OnChipEntry> forwardSet(const Problem& problem) {
  Boxes boxes(problem);
  boxes.add({OnChipBox::Q, OnChipBox::K, OnChipBox::Weights, OnChipBox::V, OnChipBox::Output, OnChipBox::m,
             OnChipBox::l});
  if (problem.algorithm() == Algorithm::FlashAttention1) boxes.add({OnChipBox::mOld, OnChipBox::lOld});
  return boxes.take();
}

}  // namespace

std::string_view word(OnChipBox box) {
  switch (box) {
    case OnChipBox::Q: return "Q";
    case OnChipBox::K: return "K";
    case OnChipBox::V: return "V";
    case OnChipBox::Weights: return "SP";
    case OnChipBox::Output: return "O_acc";
    case OnChipBox::m: return "m";
    case OnChipBox::l: return "l";
    case OnChipBox::mOld: return "m_old";
    case OnChipBox::lOld: return "l_old";
    case OnChipBox::dO: return "dO";
    case OnChipBox::ScoreGradients: return "dS";
    case OnChipBox::dQ: return "dQ";
    case OnChipBox::dK: return "dK";
    case OnChipBox::dV: return "dV";
    case OnChipBox::lse: return "lse";
    case OnChipBox::D: return "D";
  }
  return {};
}

std::int64_t OnChipEntry::bytes(ElementType modelled) const {
  return values() * (isStatistic(box) ? 4 : bytesOf(modelled));
}

std::vector<OnChipEntry> onChipSet(const Problem& problem, BackwardLoop loop) {
  Boxes boxes(problem);
  boxes.add({OnChipBox::Q, OnChipBox::dO});
  const bool isFa1 = problem.backwardOrder() == BackwardOrder::FlashAttention1;
  if (isFa1) boxes.add({OnChipBox::Output});
  boxes.add({OnChipBox::K, OnChipBox::V, OnChipBox::Weights, OnChipBox::ScoreGradients});
  if (loop != BackwardLoop::KeyValue) boxes.add({OnChipBox::dQ});
  if (loop != BackwardLoop::Query) boxes.add({OnChipBox::dK, OnChipBox::dV});
  if (isFa1) {
    boxes.add({OnChipBox::m, OnChipBox::l, OnChipBox::D});
  } else {
    boxes.add({OnChipBox::lse, OnChipBox::D});
  }
  return boxes.take();
}

std::vector<OnChipEntry> onChipSet(const Problem& problem, Pass pass) {
  if (problem.isStandard()) return {};
  if (pass == Pass::Forward) return forwardSet(problem);
  if (problem.backwardOrder() != BackwardOrder::TwoLoops) return onChipSet(problem, BackwardLoop::Only);
  std::vector<OnChipEntry> first = onChipSet(problem, BackwardLoop::KeyValue);
  std::vector<OnChipEntry> second = onChipSet(problem, BackwardLoop::Query);
  const ElementType modelled = problem.settings().elementType;
  return footprintOf(first, modelled).values >= footprintOf(second, modelled).values ? first : second;
}

Footprint footprintOf(const std::vector<OnChipEntry>& set, ElementType modelled) {
  Footprint size;
  for (const OnChipEntry& entry : set) {
    size.values += entry.values();
    size.bytes += entry.bytes(modelled);
  }
  return size;
}

Footprint onChipSize(const Problem& problem, Pass pass) {
  return footprintOf(onChipSet(problem, pass), problem.settings().elementType);
}

}  // namespace tilewise
