// SPDX-License-Identifier: MIT
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>

#include "core/files/little_endian.h"
#include "core/files/npy.h"

namespace tilewise {

namespace {

std::string headerText(const std::string& shape, Precision precision) {
  constexpr std::size_t Before = 10;  // magic, version, length
  constexpr std::size_t Unit = 64;    // NumPy's: the values may then be mapped into memory
  const std::string descr = precision == Precision::Float64 ? "<f8" : "<f4";
  std::string text = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + shape + ", }";
  text.append(Unit - 1 - (Before + text.size()) % Unit, ' ');
  text += '\n';
  const auto length = static_cast<unsigned>(text.size());
  const char start[Before + 1] = "\x93NUMPY\x01";  // the minor version and the length follow
  std::string header(start, Before - 2);
  header += static_cast<char>(length % 256);
  header += static_cast<char>(length / 256);
  return header + text;
}

template <class Carrier, class Real>
void storeValues(std::byte* place, std::span<const double> values) {
  for (const double value : values) {
    const Carrier bits = littleEndian(std::bit_cast<Carrier>(static_cast<Real>(value)));
    std::memcpy(place, &bits, sizeof bits);
    place += sizeof bits;
  }
}

std::vector<std::byte> fileBytes(const std::string& shape, std::span<const double> values, Precision precision) {
  const std::string header = headerText(shape, precision);
  const std::size_t size = precision == Precision::Float64 ? sizeof(double) : sizeof(float);
  std::vector<std::byte> bytes(header.size() + values.size() * size);
  std::memcpy(bytes.data(), header.data(), header.size());
  std::byte* const place = bytes.data() + header.size();
  if (precision == Precision::Float64) {
    storeValues<std::uint64_t, double>(place, values);
  } else {
    storeValues<std::uint32_t, float>(place, values);
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
