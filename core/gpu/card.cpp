// SPDX-License-Identifier: MIT
#include "core/gpu/card.h"

#include <array>
#include <fstream>
#include <utility>

#include <fmt/format.h>

namespace tilewise {

namespace {

std::string uuidText(const cuda::Uuid& uuid) {
  std::string text = "GPU-";
  for (int n = 0; n < 16; ++n) {
    if (n == 4 || n == 6 || n == 8 || n == 10) text += '-';
    text += fmt::format("{:02x}", static_cast<unsigned char>(uuid.bytes[n]));
  }
  return text;
}

/// The version of the kernel's driver, as Linux has it.
std::string driverOfSystem() {
  std::string version;
  std::ifstream("/sys/module/nvidia/version") >> version;
  return version;
}

}  // namespace

std::string CardFacts::architecture() const {
  // Hopper's own instructions are in sm_90a alone.
  if (computeMajor == 9 && computeMinor == 0) return "sm_90a";
  return fmt::format("sm_{}{}", computeMajor, computeMinor);
}

Expected<std::shared_ptr<Card>> Card::open() {
  auto driver = cuda::Driver::load();
  if (!driver) return tl::unexpected(driver.error());
  cuda::Device device = 0;
  if (const auto got = driver->check(driver->device(&device, 0), "cuDeviceGet"); !got) {
    return tl::unexpected(got.error());
  }
  std::shared_ptr<Card> card(new Card(std::move(*driver), device));
  if (const auto read = card->readFacts(); !read) return tl::unexpected(read.error());
  if (card->m_facts.computeMajor < OldestComputeMajor) {
    return failure(
        {ErrorCode::MachineLacks, "a CUDA device of compute capability 8.0 or later",
         fmt::format("{} has {}.{}", card->m_facts.name, card->m_facts.computeMajor, card->m_facts.computeMinor), ""});
  }
  const auto got =
      card->m_driver.check(card->m_driver.retainContext(&card->m_context, device), "cuDevicePrimaryCtxRetain");
  if (!got) return tl::unexpected(got.error());
  if (const auto set = card->m_driver.check(card->m_driver.setContext(card->m_context), "cuCtxSetCurrent"); !set) {
    return tl::unexpected(set.error());
  }
  const auto streamed = card->m_driver.check(card->m_driver.createStream(&card->m_stream, 0), "cuStreamCreate");
  if (!streamed) return tl::unexpected(streamed.error());
  return card;
}

Card::~Card() {
  if (m_stream != nullptr) m_driver.destroyStream(m_stream);
  m_driver.releaseContext(m_device);
}

Expected<void> Card::await() const { return m_driver.check(m_driver.awaitStream(m_stream), "the kernel"); }

Expected<void> Card::readFacts() {
  std::array<char, 256> name{};
  cuda::Uuid uuid{};
  std::size_t memory = 0;
  Expected<void> fine;
  const auto check = [&](int code, const char* call) {
    if (fine) fine = m_driver.check(code, call);
  };
  const auto attribute = [&](cuda::DeviceAttribute which) {
    int value = 0;
    check(m_driver.deviceAttribute(&value, which, m_device), "cuDeviceGetAttribute");
    return value;
  };
  check(m_driver.deviceName(name.data(), static_cast<int>(name.size()) - 1, m_device), "cuDeviceGetName");
  check(m_driver.deviceUuid(&uuid, m_device), "cuDeviceGetUuid");
  check(m_driver.deviceMemory(&memory, m_device), "cuDeviceTotalMem");
  check(m_driver.driverVersion(&m_facts.driverVersion), "cuDriverGetVersion");
  m_facts.name = name.data();
  m_facts.uuid = uuidText(uuid);
  m_facts.driver = driverOfSystem();
  m_facts.memoryBytes = static_cast<std::int64_t>(memory);
  m_facts.computeMajor = attribute(cuda::DeviceAttribute::ComputeMajor);
  m_facts.computeMinor = attribute(cuda::DeviceAttribute::ComputeMinor);
  m_facts.multiprocessors = attribute(cuda::DeviceAttribute::MultiprocessorCount);
  m_facts.clockMHz = attribute(cuda::DeviceAttribute::ClockRate) / 1000;
  m_facts.l2Bytes = attribute(cuda::DeviceAttribute::L2CacheSize);
  m_facts.sharedBytesPerBlock = attribute(cuda::DeviceAttribute::SharedPerBlockOptin);
  m_facts.sharedBytesPerMultiprocessor = attribute(cuda::DeviceAttribute::SharedPerMultiprocessor);
  m_facts.registersPerMultiprocessor = attribute(cuda::DeviceAttribute::RegistersPerMultiprocessor);
  return fine;
}

Expected<CardBuffer> CardBuffer::make(std::shared_ptr<Card> card, std::size_t bytes) {
  cuda::Pointer address = 0;
  const cuda::Driver& driver = card->driver();
  if (const auto got = driver.check(driver.allocate(&address, bytes), "cuMemAlloc"); !got) {
    return tl::unexpected(got.error());
  }
  return CardBuffer(std::move(card), address, bytes);
}

Expected<CardBuffer> CardBuffer::holding(std::shared_ptr<Card> card, std::span<const std::byte> bytes) {
  auto buffer = make(std::move(card), bytes.size());
  if (!buffer) return buffer;
  const cuda::Driver& driver = buffer->m_card->driver();
  const auto copied = driver.check(driver.copyToDevice(buffer->m_address, bytes.data(), bytes.size()), "cuMemcpyHtoD");
  if (!copied) return tl::unexpected(copied.error());
  return buffer;
}

CardBuffer::CardBuffer(CardBuffer&& other) noexcept
    : m_card(std::move(other.m_card)), m_address(std::exchange(other.m_address, 0)), m_bytes(other.m_bytes) {}

CardBuffer& CardBuffer::operator=(CardBuffer&& other) noexcept {
  std::swap(m_card, other.m_card);
  std::swap(m_address, other.m_address);
  std::swap(m_bytes, other.m_bytes);
  return *this;
}

CardBuffer::~CardBuffer() {
  if (m_address != 0) m_card->driver().release(m_address);
}

Expected<void> CardBuffer::fill(unsigned char value) {
  return m_card->driver().check(m_card->driver().fill(m_address, value, m_bytes), "cuMemsetD8");
}

Expected<void> CardBuffer::copyTo(std::span<std::byte> host, std::size_t offset) const {
  const cuda::Driver& driver = m_card->driver();
  return driver.check(driver.copyToHost(host.data(), m_address + offset, host.size()), "cuMemcpyDtoH");
}

Expected<CardKernel> CardKernel::make(std::shared_ptr<Card> card, std::span<const std::byte> cubin,
                                      const PlannedKernel& planned) {
  const cuda::Driver& driver = card->driver();
  cuda::Module module = nullptr;
  if (const auto loaded = driver.check(driver.loadModule(&module, cubin.data()), "cuModuleLoadData"); !loaded) {
    return tl::unexpected(loaded.error());
  }
  CardKernel kernel(card, module, planned);
  Expected<void> fine;
  const auto check = [&](int code, const char* call) {
    if (fine) fine = driver.check(code, call);
  };
  check(driver.function(&kernel.m_function, module, planned.function.c_str()), "cuModuleGetFunction");
  if (fine) {
    check(driver.setFunctionAttribute(kernel.m_function, cuda::FunctionAttribute::MaxDynamicShared,
                                      static_cast<int>(planned.sharedBytes)),
          "cuFuncSetAttribute");
    check(driver.functionAttribute(&kernel.m_registers, cuda::FunctionAttribute::Registers, kernel.m_function),
          "cuFuncGetAttribute");
    check(driver.functionAttribute(&kernel.m_localBytes, cuda::FunctionAttribute::LocalBytes, kernel.m_function),
          "cuFuncGetAttribute");
    check(driver.activeBlocks(&kernel.m_blocks, kernel.m_function, static_cast<int>(planned.threads),
                              static_cast<std::size_t>(planned.sharedBytes)),
          "cuOccupancyMaxActiveBlocksPerMultiprocessor");
  }
  if (!fine) return tl::unexpected(fine.error());
  return kernel;
}

CardKernel::CardKernel(CardKernel&& other) noexcept
    : m_card(std::move(other.m_card)),
      m_module(std::exchange(other.m_module, nullptr)),
      m_function(other.m_function),
      m_planned(std::move(other.m_planned)),
      m_registers(other.m_registers),
      m_localBytes(other.m_localBytes),
      m_blocks(other.m_blocks) {}

CardKernel::~CardKernel() {
  if (m_module != nullptr) m_card->driver().unloadModule(m_module);
}

Expected<void> CardKernel::launchOn(cuda::Stream stream, void* parameters) const {
  void* arguments[] = {parameters};
  const cuda::Driver& driver = m_card->driver();
  const auto number = [](std::int64_t value) { return static_cast<unsigned>(value); };
  const KernelGrid& grid = m_planned.grid;
  return driver.check(
      driver.launch(m_function, number(grid.x), number(grid.y), number(grid.z), number(m_planned.threads), 1, 1,
                    number(m_planned.sharedBytes), stream, arguments, nullptr),
      "cuLaunchKernel");
}

}  // namespace tilewise
