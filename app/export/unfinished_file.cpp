// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/unfinished_file.h"

#include <cerrno>

namespace tilewise {

bool UnfinishedFile::begin(const QString& path) {
  m_file.setFileName(path);
  // What waits in a buffer fails too late to be told from what follows.
  if (!m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
    m_why = m_file.errorString();
    return false;
  }
  return open(QIODevice::WriteOnly);
}

qint64 UnfinishedFile::writeData(const char* data, qint64 size) {
  errno = 0;
  if (!hasFailed() && m_file.write(data, size) != size) m_why = qt_error_string(errno);
  return size;
}

void UnfinishedFile::close() {
  QIODevice::close();
  m_file.close();
}

}  // namespace tilewise
