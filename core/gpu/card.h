// SPDX-License-Identifier: MIT
#pragma once

/// A CUDA card, ready for kernels: its facts, its memory, compiled kernels on it.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/gpu/cuda_driver.h"
#include "core/gpu/kernel_plan.h"

namespace tilewise {

struct CardFacts {
  std::string name;
  std::string uuid;
  int computeMajor = 0;
  int computeMinor = 0;
  int multiprocessors = 0;
  int clockMHz = 0;  ///< the highest of a multiprocessor
  std::int64_t memoryBytes = 0;
  std::int64_t l2Bytes = 0;
  std::int64_t sharedBytesPerBlock = 0;  ///< the most that a thread block may ask for
  std::int64_t sharedBytesPerMultiprocessor = 0;
  std::int64_t registersPerMultiprocessor = 0;
  int driverVersion = 0;  ///< CUDA version of the driver: 13000 is 13.0
  std::string driver{};   ///< its own version: "580.159.04"; empty where the system does not say

  /// What a kernel for this card is compiled for: "sm_80", "sm_90a".
  std::string architecture() const;
};

/// The oldest compute capability that the kernels are for.
inline constexpr int OldestComputeMajor = 8;

class Card {
 public:
  /// The first card. Errors: MachineLacks (driver, device, or one of cc 8.0 or later), DeviceFailed.
  [[nodiscard]] static Expected<std::shared_ptr<Card>> open();
  ~Card();
  Card(const Card&) = delete;
  Card& operator=(const Card&) = delete;

  const CardFacts& facts() const { return m_facts; }
  const cuda::Driver& driver() const { return m_driver; }
  cuda::Context context() const { return m_context; }
  /// Where everything is launched. Memory is copied when what was launched before is done.
  cuda::Stream stream() const { return m_stream; }
  /// Waits for all that was launched. Errors: DeviceFailed (also for what a kernel did).
  [[nodiscard]] Expected<void> await() const;

 private:
  Card(cuda::Driver driver, cuda::Device device) : m_driver(std::move(driver)), m_device(device) {}
  Expected<void> readFacts();

  cuda::Driver m_driver;
  cuda::Device m_device;
  cuda::Context m_context = nullptr;
  cuda::Stream m_stream = nullptr;
  CardFacts m_facts;
};

/// Memory of a card; freed with the object.
class CardBuffer {
 public:
  /// Errors: DeviceFailed (no memory left).
  [[nodiscard]] static Expected<CardBuffer> make(std::shared_ptr<Card> card, std::size_t bytes);
  /// The same, filled from the host.
  [[nodiscard]] static Expected<CardBuffer> holding(std::shared_ptr<Card> card, std::span<const std::byte> bytes);
  CardBuffer(CardBuffer&& other) noexcept;
  CardBuffer& operator=(CardBuffer&& other) noexcept;
  ~CardBuffer();

  cuda::Pointer address() const { return m_address; }
  std::size_t bytes() const { return m_bytes; }
  [[nodiscard]] Expected<void> fill(unsigned char value);
  /// Copies bytes from `offset` on. Requires: they exist.
  [[nodiscard]] Expected<void> copyTo(std::span<std::byte> host, std::size_t offset = 0) const;

 private:
  CardBuffer(std::shared_ptr<Card> card, cuda::Pointer address, std::size_t bytes)
      : m_card(std::move(card)), m_address(address), m_bytes(bytes) {}

  std::shared_ptr<Card> m_card;
  cuda::Pointer m_address = 0;
  std::size_t m_bytes = 0;
};

/// A kernel on a card.
class CardKernel {
 public:
  /// Errors: DeviceFailed (the machine code is not for this card; more shared memory than it has).
  [[nodiscard]] static Expected<CardKernel> make(std::shared_ptr<Card> card, std::span<const std::byte> cubin,
                                                 const PlannedKernel& planned);
  CardKernel(CardKernel&& other) noexcept;
  CardKernel& operator=(CardKernel&& other) = delete;
  ~CardKernel();

  const PlannedKernel& planned() const { return m_planned; }
  int registers() const { return m_registers; }
  int localBytes() const { return m_localBytes; }  ///< a thread: spills, and arrays that are no registers
  int blocksPerMultiprocessor() const { return m_blocks; }

  /// Starts it with one argument, a structure. Errors: DeviceFailed.
  [[nodiscard]] Expected<void> launch(void* parameters) const { return launchOn(m_card->stream(), parameters); }
  /// The same beside what else runs. Errors: DeviceFailed.
  [[nodiscard]] Expected<void> launchOn(cuda::Stream stream, void* parameters) const;

 private:
  CardKernel(std::shared_ptr<Card> card, cuda::Module module, PlannedKernel planned)
      : m_card(std::move(card)), m_module(module), m_planned(std::move(planned)) {}

  std::shared_ptr<Card> m_card;
  cuda::Module m_module = nullptr;
  cuda::Function m_function = nullptr;
  PlannedKernel m_planned;
  int m_registers = 0;
  int m_localBytes = 0;
  int m_blocks = 0;
};

}  // namespace tilewise
