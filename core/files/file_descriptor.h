// SPDX-License-Identifier: MIT
#pragma once

#include <unistd.h>

#include <utility>

namespace tilewise {

/// An open file of the system, closed with the scope.
class FileDescriptor {
 public:
  explicit FileDescriptor(int number) : m_number(number) {}
  ~FileDescriptor() { close(); }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;

  bool isOpen() const { return m_number >= 0; }
  int number() const { return m_number; }

  /// Closes now. Returns what the system says: 0, or -1 with errno.
  int close() { return m_number >= 0 ? ::close(std::exchange(m_number, -1)) : 0; }

 private:
  int m_number;
};

}  // namespace tilewise
