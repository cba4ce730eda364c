// SPDX-License-Identifier: MIT
#pragma once

/// Files made of byte strings, for tests.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace tilewise::testing {

/// The characters as bytes; the string must outlive the span.
inline std::span<const std::byte> asBytes(const std::string& text) {
  return {reinterpret_cast<const std::byte*>(text.data()), text.size()};
}

inline std::string asText(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// A number's little-endian bytes.
inline std::string little(unsigned long long value, int bytes) {
  std::string text;
  for (int at = 0; at < bytes; ++at, value >>= 8) text += static_cast<char>(value & 0xff);
  return text;
}

/// An .npy file with any header text and any data, of any version.
inline std::string npyFile(const std::string& header, const std::string& data, char major = 1, char minor = 0) {
  return std::string("\x93NUMPY") + major + minor + little(header.size(), major == 1 ? 2 : 4) + header + data;
}

/// The usual header text.
inline std::string npyDict(const std::string& descr, const std::string& shape, const std::string& fortran = "False") {
  return "{'descr': '" + descr + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }";
}

}  // namespace tilewise::testing
