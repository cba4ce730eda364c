// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/unfinished_files.h"

#include <span>
#include <utility>

#include <QFile>
#include <QFileInfo>

namespace tilewise {

namespace {

/// Of the file that a link leads to, as that is what is replaced.
QString folderOf(const QString& file) {
  const QFileInfo info(file);
  return info.isSymLink() ? QFileInfo(info.symLinkTarget()).path() : info.path();
}

}  // namespace

UnfinishedFiles::UnfinishedFiles(QStringList files, ExistingFile existing)
    : m_files(std::move(files)), m_existing(existing) {}

Expected<void> UnfinishedFiles::begin() {
  auto folder = UnfinishedFolder::make(folderOf(m_files.first()), m_files.first());
  if (!folder) return tl::unexpected(folder.error());
  m_folder = std::move(*folder);
  return {};
}

QString UnfinishedFiles::pathOf(const QString& file) const { return m_folder->filePath(QFileInfo(file).fileName()); }

QString UnfinishedFiles::scratch(const QString& name) const { return m_folder->filePath(QStringLiteral("scratch-") + name); }

Expected<void> UnfinishedFiles::place() {
  for (qsizetype n = 0; n < m_files.size(); ++n) {
    const auto placed = placeFile(pathOf(m_files[n]).toStdString(), m_files[n].toStdString(), m_existing);
    if (placed) continue;
    // Those that took the place of others cannot be taken back; whoever allowed that has the new ones.
    for (qsizetype before = 0; m_existing == ExistingFile::Refuse && before < n; ++before) {
      QFile::remove(m_files[before]);
    }
    return placed;
  }
  return {};
}

Expected<void> writeUnfinished(const QString& path, const QByteArray& bytes, const QString& file) {
  const auto written =
      writeFile(path.toStdString(), std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
                ExistingFile::Replace);
  if (written) return {};
  Error error = written.error();
  error.place = file.toStdString();
  return failure(std::move(error));
}

}  // namespace tilewise
