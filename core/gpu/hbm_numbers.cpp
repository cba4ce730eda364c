// SPDX-License-Identifier: MIT
#include "core/gpu/hbm_numbers.h"

#include <cstring>

namespace tilewise {

namespace {

/// Calls work with a value of the type that is stored.
template <class Work>
auto withStored(ElementType type, Work work) {
  switch (type) {
    case ElementType::Fp16: return work(Eigen::half());
    case ElementType::Bf16: return work(Eigen::bfloat16());
    case ElementType::Fp32: return work(float());
    default: return work(double());
  }
}

/// Half types come from float32, as kernels make them.
template <class Stored>
Stored stored(double value) {
  if constexpr (sizeof(Stored) == 2) {
    return static_cast<Stored>(static_cast<float>(value));
  } else {
    return static_cast<Stored>(value);
  }
}

template <class Stored>
double valueOf(Stored number) {
  if constexpr (sizeof(Stored) == 2) {
    return static_cast<double>(static_cast<float>(number));
  } else {
    return static_cast<double>(number);
  }
}

template <class Stored>
Stored readAt(std::span<const std::byte> source, std::int64_t index) {
  Stored number;
  std::memcpy(&number, source.data() + static_cast<std::size_t>(index) * sizeof(Stored), sizeof(Stored));
  return number;
}

}  // namespace

std::int64_t hbmWidth(std::int64_t width, ElementType type) {
  const std::int64_t chunk = 16 / bytesOf(type);
  return (width + chunk - 1) / chunk * chunk;
}

std::size_t hbmBytes(std::int64_t rows, std::int64_t width, ElementType type) {
  return static_cast<std::size_t>(rows * hbmWidth(width, type) * bytesOf(type));
}

void writeRows(const Matrix<double>& values, ElementType type, std::span<std::byte> target) {
  withStored(type, [&](auto sample) {
    using Stored = decltype(sample);
    const std::int64_t width = hbmWidth(values.cols(), type);
    for (Index r = 0; r < values.rows(); ++r) {
      for (Index c = 0; c < values.cols(); ++c) {
        const Stored number = stored<Stored>(values(r, c));
        std::memcpy(target.data() + static_cast<std::size_t>(r * width + c) * sizeof(Stored), &number, sizeof(Stored));
      }
    }
  });
}

Matrix<double> readRows(std::span<const std::byte> source, std::int64_t rows, std::int64_t width, ElementType type) {
  Matrix<double> values(rows, width);
  withStored(type, [&](auto sample) {
    for (Index r = 0; r < rows; ++r) {
      for (Index c = 0; c < width; ++c) {
        values(r, c) = valueOf(readAt<decltype(sample)>(source, r * hbmWidth(width, type) + c));
      }
    }
  });
  return values;
}

Vector<double> readSums(std::span<const std::byte> source, std::int64_t count, ElementType type) {
  Vector<double> values(count);
  for (Index n = 0; n < count; ++n) {
    values(n) = type == ElementType::Fp64 ? readAt<double>(source, n) : static_cast<double>(readAt<float>(source, n));
  }
  return values;
}

std::size_t bytesOfSum(ElementType type) { return type == ElementType::Fp64 ? sizeof(double) : sizeof(float); }

}  // namespace tilewise
