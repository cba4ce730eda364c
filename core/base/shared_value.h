// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

namespace tilewise {

/// An immutable value that many may hold, or nothing. Copies share it; two are equal when what they hold is.
template <class T>
class SharedValue {
 public:
  SharedValue() = default;
  SharedValue(T value) : m_value(std::make_shared<const T>(std::move(value))) {}  // NOLINT: converts as optional does

  explicit operator bool() const { return m_value != nullptr; }
  const T& operator*() const { return *m_value; }
  const T* operator->() const { return m_value.get(); }

  bool operator==(const SharedValue& other) const {
    if (m_value == other.m_value) return true;
    return m_value && other.m_value && *m_value == *other.m_value;
  }

 private:
  std::shared_ptr<const T> m_value;
};

}  // namespace tilewise
