// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QString>
#include <QTemporaryDir>

#include "core/base/expected.h"
#include "core/files/file_descriptor.h"

namespace tilewise {

/// A hidden folder for files on their way, gone with this object. The system holds a mark on it for as long as its program runs:
/// what a program that was killed has left behind is removed when the next one begins in the same place, and never what is in use.
class UnfinishedFolder {
 public:
  /// Makes it in another folder. `file` names what it is for in the error.
  /// Errors: FileUnwritable.
  [[nodiscard]] static Expected<std::unique_ptr<UnfinishedFolder>> make(const QString& within, const QString& file);

  QString filePath(const QString& name) const { return m_folder->filePath(name); }

 private:
  UnfinishedFolder(std::unique_ptr<QTemporaryDir> folder, int opened) : m_mark(opened), m_folder(std::move(folder)) {}
  bool isOwn() const;

  FileDescriptor m_mark;  ///< closed after the folder is gone
  std::unique_ptr<QTemporaryDir> m_folder;
};

}  // namespace tilewise
