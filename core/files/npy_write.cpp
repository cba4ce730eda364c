// SPDX-License-Identifier: MIT
#include <bit>
#include <cstring>
#include <string>

#include "core/files/little_endian.h"
#include "core/files/npy.h"

namespace tilewise {

namespace {

constexpr std::size_t HeaderAlignment = 64;  // NumPy's: the values may then be mapped into memory

std::vector<std::byte> headerBytes(const std::string& shape, Precision precision) {
  const std::string descr = precision == Precision::Float64 ? "<f8" : "<f4";
  std::string text = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + shape + ", }";
  constexpr std::size_t Before = 10;  // magic, version, length
  while ((Before + text.size() + 1) % HeaderAlignment != 0) text += ' ';
  text += '\n';

  const std::string start = std::string("\x93NUMPY\x01") + '\0';
  std::vector<std::byte> bytes;
  const auto append = [&bytes](const std::string& part) {
    const auto* first = reinterpret_cast<const std::byte*>(part.data());
    bytes.insert(bytes.end(), first, first + part.size());
  };
  append(start);
  appendLittle(bytes, static_cast<std::uint16_t>(text.size()));
  append(text);
  return bytes;
}

template <class Carrier, class Real>
void appendValues(std::vector<std::byte>& bytes, std::span<const double> values) {
  bytes.reserve(bytes.size() + values.size() * sizeof(Real));
  for (const double value : values) appendLittle(bytes, std::bit_cast<Carrier>(static_cast<Real>(value)));
}

std::vector<std::byte> fileBytes(const std::string& shape, std::span<const double> values, Precision precision) {
  std::vector<std::byte> bytes = headerBytes(shape, precision);
  if (precision == Precision::Float64) {
    appendValues<std::uint64_t, double>(bytes, values);
  } else {
    appendValues<std::uint32_t, float>(bytes, values);
  }
  return bytes;
}

}  // namespace

std::vector<std::byte> npyBytes(const Matrix<double>& matrix, Precision precision) {
  const std::string shape = '(' + std::to_string(matrix.rows()) + ", " + std::to_string(matrix.cols()) + ')';
  return fileBytes(shape, {matrix.data(), static_cast<std::size_t>(matrix.size())}, precision);
}

std::vector<std::byte> npyBytes(const Vector<double>& vector, Precision precision) {
  const std::string shape = '(' + std::to_string(vector.size()) + ",)";
  return fileBytes(shape, {vector.data(), static_cast<std::size_t>(vector.size())}, precision);
}

}  // namespace tilewise
