// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Files on their way: written into a hidden folder beside where they will be, and given their names only when all of them
/// are whole. What does not come to that is gone with this object.

#include <memory>

#include <QString>
#include <QStringList>

#include "app/export/unfinished_folder.h"
#include "core/base/expected.h"
#include "core/files/write_file.h"

namespace tilewise {

class UnfinishedFiles {
 public:
  /// files: where they will be, all in one folder.
  UnfinishedFiles(QStringList files, ExistingFile existing);

  /// Makes the hidden folder. Errors: FileUnwritable.
  [[nodiscard]] Expected<void> begin();
  /// Where to write a file meanwhile, its name the same. Requires: begin().
  QString pathOf(const QString& file) const;
  /// For what is needed on the way only.
  QString scratch(const QString& name) const;
  /// Gives all of them their names; after an error none has one.
  /// Errors: FileExists, FileUnwritable.
  [[nodiscard]] Expected<void> place();

  /// Gives them up at once.
  void abandon() { m_folder.reset(); }

  const QStringList& files() const { return m_files; }

 private:
  QStringList m_files;
  ExistingFile m_existing;
  std::unique_ptr<UnfinishedFolder> m_folder;
};

/// Writes bytes there, whatever is there already: for files on their way. `file` names the file in the error.
/// Errors: FileUnwritable.
[[nodiscard]] Expected<void> writeUnfinished(const QString& path, const QByteArray& bytes, const QString& file);

}  // namespace tilewise
