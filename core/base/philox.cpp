// SPDX-License-Identifier: MIT
#include "core/base/philox.h"

namespace tilewise {

std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
  constexpr std::uint64_t Multiplier0 = 0xD2511F53;
  constexpr std::uint64_t Multiplier1 = 0xCD9E8D57;
  constexpr std::uint32_t Weyl0 = 0x9E3779B9;
  constexpr std::uint32_t Weyl1 = 0xBB67AE85;
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t product0 = Multiplier0 * counter[0];
    const std::uint64_t product1 = Multiplier1 * counter[2];
    counter = {static_cast<std::uint32_t>(product1 >> 32) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(product1),
               static_cast<std::uint32_t>(product0 >> 32) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(product0)};
    key[0] += Weyl0;
    key[1] += Weyl1;
  }
  return counter;
}

}  // namespace tilewise
