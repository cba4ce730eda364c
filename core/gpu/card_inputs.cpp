// SPDX-License-Identifier: MIT
#include "core/gpu/card_inputs.h"

#include <algorithm>
#include <atomic>
#include <new>

#include "core/attention/worker_threads.h"
#include "core/gpu/hbm_numbers.h"

namespace tilewise {

namespace {

/// A tensor of all heads on the host, as the card will have it.
class HeadArrays {
 public:
  HeadArrays(std::int64_t heads, std::int64_t rows, std::int64_t width, ElementType type)
      : m_type(type),
        m_bytesOfHead(hbmBytes(rows, width, type)),
        m_bytes(static_cast<std::size_t>(heads) * m_bytesOfHead) {}

  void place(const Matrix<double>& values, std::int64_t head) {
    writeRows(values, m_type,
              std::span(m_bytes).subspan(static_cast<std::size_t>(head) * m_bytesOfHead, m_bytesOfHead));
  }
  std::span<const std::byte> bytes() const { return m_bytes; }

 private:
  ElementType m_type;
  std::size_t m_bytesOfHead;
  std::vector<std::byte> m_bytes;
};

}  // namespace

Expected<std::shared_ptr<const CardInputs>> CardInputs::make(const std::shared_ptr<Card>& card, const Problem& problem,
                                                             const InputsOfHead& inputsOfHead) {
  const std::int64_t heads = problem.headCount(), kvHeads = problem.settings().batch * problem.kvHeads();
  const bool isBackward = problem.settings().backward;
  const ElementType type = problem.settings().elementType;
  try {
    HeadArrays Q(heads, problem.Tq(), problem.dk(), type);
    HeadArrays K(kvHeads, problem.Tk(), problem.dk(), type);
    HeadArrays V(kvHeads, problem.Tk(), problem.dv(), type);
    HeadArrays dO(isBackward ? heads : 1, isBackward ? problem.Tq() : 1, problem.dv(), type);
    const std::int64_t queriesAKey = problem.settings().heads / problem.kvHeads();
    std::atomic<std::int64_t> next{0};
    runOnThreads(static_cast<unsigned>(std::min<std::int64_t>(threadCount(0), heads)), [&](unsigned) {
      for (std::int64_t head = next++; head < heads; head = next++) {
        const Inputs inputs = inputsOfHead(head);
        Q.place(inputs.Q, head);
        if (isBackward) dO.place(inputs.dO, head);
        if (head % queriesAKey != 0) continue;  // the first query head of a group brings its keys
        K.place(inputs.K, head / queriesAKey);
        V.place(inputs.V, head / queriesAKey);
      }
    });
    std::vector<CardBuffer> buffers;
    for (const HeadArrays* each : {&Q, &K, &V, &dO}) {
      auto buffer = CardBuffer::holding(card, each->bytes());
      if (!buffer) return tl::unexpected(buffer.error());
      buffers.push_back(std::move(*buffer));
    }
    return std::shared_ptr<const CardInputs>(
        new CardInputs(std::move(buffers[0]), std::move(buffers[1]), std::move(buffers[2]), std::move(buffers[3])));
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the arrays of all heads", "", ""});
  }
}

}  // namespace tilewise
