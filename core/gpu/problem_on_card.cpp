// SPDX-License-Identifier: MIT
#include "core/gpu/problem_on_card.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <unordered_map>

#include "core/gpu/hbm_numbers.h"
#include "core/gpu/tile_lists.h"
#include "core/problem/mask.h"

namespace tilewise {

namespace {

/// Only which are equal matters, so labels of any size become small numbers.
std::vector<int> smallLabels(const std::vector<std::int64_t>& all) {
  std::unordered_map<std::int64_t, int> names;
  std::vector<int> small;
  for (const std::int64_t label : all) {
    small.push_back(names.try_emplace(label, static_cast<int>(names.size())).first->second);
  }
  return small;
}

std::int64_t rowsNotFinite(const Matrix<double>& values) {
  std::int64_t rows = 0;
  for (Index r = 0; r < values.rows(); ++r) rows += values.row(r).allFinite() ? 0 : 1;
  return rows;
}

}  // namespace

Expected<ProblemOnCard> ProblemOnCard::make(std::shared_ptr<Card> card, const Problem& problem, const KernelPlan& plan,
                                            std::shared_ptr<const CardInputs> inputs) {
  try {
    ProblemOnCard made(std::move(card), problem, std::move(inputs));
    made.m_parameters.headsTogether = static_cast<int>(plan.forward.headsTogether);
    made.m_parameters.keyHeadsTogether = static_cast<int>(plan.backward ? plan.backward->headsTogether : 1);
    Expected<void> fine = made.fillNumbers();
    if (fine) fine = made.putTiles();
    if (fine) fine = made.putDocuments();
    if (fine) fine = made.makeRoom(plan);
    if (fine) fine = made.poison();
    if (!fine) return tl::unexpected(fine.error());
    return made;
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the tiles of the problem", "", ""});
  }
}

Expected<void> ProblemOnCard::room(Place place, std::size_t bytes) {
  auto buffer = CardBuffer::make(m_card, bytes);
  if (!buffer) return tl::unexpected(buffer.error());
  m_parameters.*place = buffer->address();
  m_results.push_back(std::move(*buffer));
  return {};
}

template <class Value>
Expected<void> ProblemOnCard::put(Place place, const std::vector<Value>& values) {
  const std::vector<Value> one(1);  // memory of no size is none
  auto buffer = CardBuffer::holding(m_card, std::as_bytes(std::span(values.empty() ? one : values)));
  if (!buffer) return tl::unexpected(buffer.error());
  m_parameters.*place = buffer->address();
  m_masks.push_back(std::move(*buffer));
  return {};
}

Expected<void> ProblemOnCard::fillNumbers() {
  constexpr int Far = 1 << 29;
  const ProblemSettings& settings = m_problem.settings();
  KernelParameters& p = m_parameters;
  const auto number = [](std::int64_t value) { return static_cast<int>(value); };
  p.Q = m_inputs->Q();
  p.K = m_inputs->K();
  p.V = m_inputs->V();
  p.dO = m_inputs->dO();
  p.Tq = number(m_problem.Tq());
  p.Tk = number(m_problem.Tk());
  p.heads = number(settings.heads);
  p.kvHeads = number(m_problem.kvHeads());
  p.batch = number(settings.batch);
  p.offset = number(m_problem.offset());
  p.below = settings.window.left == Window::Unbounded ? -Far : p.offset - number(settings.window.left);
  p.above = settings.window.right == Window::Unbounded ? Far : p.offset + number(settings.window.right);
  if (settings.causal) p.above = std::min(p.above, p.offset);
  p.scale = m_problem.scale();
  p.softCap = settings.softCap;
  p.seed = settings.seed;
  p.dropLimit = static_cast<unsigned>(std::floor(std::ldexp(settings.dropout, 32)));
  p.keptFactor = 1 / (1 - settings.dropout);
  if (settings.alibi.empty()) return {};
  std::vector<double> slopes = settings.alibi;
  slopes.resize(static_cast<std::size_t>(settings.heads), slopes.front());
  return put(&KernelParameters::slopes, slopes);
}

Expected<void> ProblemOnCard::putTiles() {
  const TileLists lists = listTiles(m_problem);
  Expected<void> fine = put(&KernelParameters::rowBegin, lists.rowBegin);
  if (fine) fine = put(&KernelParameters::rowTiles, lists.rowTiles);
  if (fine) fine = put(&KernelParameters::columnBegin, lists.columnBegin);
  if (fine) fine = put(&KernelParameters::columnTiles, lists.columnTiles);
  if (fine) fine = put(&KernelParameters::columnTurns, lists.columnTurns);
  if (fine) fine = put(&KernelParameters::tileKinds, lists.kinds);
  return fine;
}

Expected<void> ProblemOnCard::putDocuments() {
  const auto& documents = m_problem.settings().documents;
  if (!documents) return {};
  // One naming for queries and keys together.
  std::vector<std::int64_t> both = documents->queries();
  both.insert(both.end(), documents->keys().begin(), documents->keys().end());
  const std::vector<int> all = smallLabels(both);
  const auto split = all.begin() + m_problem.Tq();
  const auto queries = put(&KernelParameters::documentsQ, std::vector<int>(all.begin(), split));
  return queries ? put(&KernelParameters::documentsK, std::vector<int>(split, all.end())) : queries;
}

Expected<void> ProblemOnCard::makeRoom(const KernelPlan& plan) {
  const ProblemSettings& settings = m_problem.settings();
  const ElementType type = settings.elementType;
  const std::int64_t heads = m_problem.headCount(), rows = heads * m_problem.Tq(), keys = heads * m_problem.Tk();
  const std::size_t sumBytes = static_cast<std::size_t>(rows) * bytesOfSum(type);
  Expected<void> fine = room(&KernelParameters::O, hbmBytes(rows, m_problem.dv(), type));
  const auto add = [&](Place place, std::size_t bytes) {
    if (fine) fine = room(place, bytes);
  };
  add(&KernelParameters::lse, sumBytes);
  if (m_problem.algorithm() != Algorithm::FlashAttention2) {
    add(&KernelParameters::m, sumBytes);
    add(&KernelParameters::l, sumBytes);
  }
  if (m_problem.isStandard()) {
    add(&KernelParameters::S, hbmBytes(rows, m_problem.Tk(), type));
    add(&KernelParameters::P, hbmBytes(rows, m_problem.Tk(), type));
  }
  if (m_problem.algorithm() == Algorithm::FlashAttention1 && !plan.isExact) {
    add(&KernelParameters::O_sum, static_cast<std::size_t>(rows * hbmWidth(m_problem.dv(), type)) * sizeof(float));
  }
  std::int64_t scratch = plan.forward.scratchValues;
  if (plan.backward) {
    scratch = std::max(scratch, plan.backward->scratchValues);
    add(&KernelParameters::D, sumBytes);
    add(&KernelParameters::dQ, hbmBytes(rows, m_problem.dk(), type));
    add(&KernelParameters::dK, hbmBytes(keys, m_problem.dk(), type));
    add(&KernelParameters::dV, hbmBytes(keys, m_problem.dv(), type));
    if (!plan.isExact) {
      // The sum of dQ lies in whole 16 x 16 tiles of the query blocks.
      const auto padded = [](std::int64_t n) { return (n + 15) / 16 * 16; };
      const std::int64_t Br = std::min(m_problem.Br(), m_problem.Tq()), nr = (m_problem.Tq() + Br - 1) / Br;
      add(&KernelParameters::dQ_sum,
          static_cast<std::size_t>(heads * nr * padded(Br) * padded(m_problem.dk())) * sizeof(float));
      add(&KernelParameters::turns, static_cast<std::size_t>(1 + heads * nr) * sizeof(unsigned));
    }
  }
  if (scratch > 0) add(&KernelParameters::scratch, static_cast<std::size_t>(scratch * bytesOf(type)));
  return fine;
}

Expected<void> ProblemOnCard::poison() {
  for (CardBuffer& buffer : m_results) {
    if (const auto filled = buffer.fill(0xff); !filled) return filled;
  }
  return {};
}

Expected<std::vector<std::byte>> ProblemOnCard::read(cuda::Pointer address, std::size_t offset,
                                                     std::size_t count) const {
  std::vector<std::byte> bytes(count);
  const cuda::Driver& driver = m_card->driver();
  const auto got = driver.check(driver.copyToHost(bytes.data(), address + offset, count), "cuMemcpyDtoH");
  if (!got) return tl::unexpected(got.error());
  return bytes;
}

Expected<Matrix<double>> ProblemOnCard::matrix(cuda::Pointer address, std::int64_t head, std::int64_t rows,
                                               std::int64_t width) const {
  const ElementType type = m_problem.settings().elementType;
  const std::size_t bytes = hbmBytes(rows, width, type);
  const auto read = this->read(address, static_cast<std::size_t>(head) * bytes, bytes);
  if (!read) return tl::unexpected(read.error());
  return readRows(*read, rows, width, type);
}

Expected<Vector<double>> ProblemOnCard::sums(cuda::Pointer address, std::int64_t head) const {
  const ElementType type = m_problem.settings().elementType;
  const std::size_t bytes = static_cast<std::size_t>(m_problem.Tq()) * bytesOfSum(type);
  const auto read = this->read(address, static_cast<std::size_t>(head) * bytes, bytes);
  if (!read) return tl::unexpected(read.error());
  return readSums(*read, m_problem.Tq(), type);
}

Expected<RunResult> ProblemOnCard::fetch(std::int64_t head) const {
  const KernelParameters& p = m_parameters;
  RunResult result;
  Expected<void> fine;
  const auto takeMatrix = [&](cuda::Pointer from, std::int64_t rows, std::int64_t width, Matrix<double>& target) {
    if (!fine) return;
    auto values = matrix(from, head, rows, width);
    if (!values) {
      fine = tl::unexpected(values.error());
    } else {
      target = std::move(*values);
    }
  };
  const auto takeSums = [&](cuda::Pointer from, Vector<double>& target) {
    if (!fine || from == 0) return;
    auto values = sums(from, head);
    if (!values) {
      fine = tl::unexpected(values.error());
    } else {
      target = std::move(*values);
    }
  };
  takeMatrix(p.O, m_problem.Tq(), m_problem.dv(), result.O);
  takeSums(p.lse, result.lse);
  takeSums(p.m, result.m);
  takeSums(p.l, result.l);
  result.rowsNotFinite = rowsNotFinite(result.O);
  result.rowsWithoutKeys = Mask(m_problem).rowsWithoutKeys({0, m_problem.Tq()});
  if (p.dQ != 0) {
    BackwardResult backward;
    takeMatrix(p.dQ, m_problem.Tq(), m_problem.dk(), backward.gradients.dQ);
    takeMatrix(p.dK, m_problem.Tk(), m_problem.dk(), backward.gradients.dK);
    takeMatrix(p.dV, m_problem.Tk(), m_problem.dv(), backward.gradients.dV);
    takeSums(p.D, backward.gradients.D);
    for (const Matrix<double>* each : {&backward.gradients.dQ, &backward.gradients.dK, &backward.gradients.dV}) {
      backward.rowsNotFinite += rowsNotFinite(*each);
    }
    result.backward = std::move(backward);
  }
  if (!fine) return tl::unexpected(fine.error());
  return result;
}

Expected<std::vector<std::byte>> ProblemOnCard::dQBytes() const {
  const ElementType type = m_problem.settings().elementType;
  return read(m_parameters.dQ, 0, hbmBytes(m_problem.headCount() * m_problem.Tq(), m_problem.dk(), type));
}

}  // namespace tilewise
