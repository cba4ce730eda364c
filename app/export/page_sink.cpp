// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/page_sink.h"

#include "app/export/step_pictures.h"

namespace tilewise {

PageSink::PageSink(const ExportRequest& request)
    : m_request(request), m_files(exportFiles(request), request.existing) {}

Error PageSink::unwritable() const {
  return {ErrorCode::FileUnwritable, m_request.path.toStdString(), m_file.errorString().toStdString(), ""};
}

Expected<void> PageSink::begin() {
  if (const auto begun = m_files.begin(); !begun) return begun;
  m_file.setFileName(m_files.pathOf(m_request.path));
  if (!m_file.open(QIODevice::WriteOnly)) return failure(unwritable());
  return {};
}

void PageSink::take(const StepPictures& pictures) {
  if (!m_pages) m_pages.emplace(m_file, pictures.size(), pictures.title());
  m_pages->add(pictures.widget());
  QMetaObject::invokeMethod(this, &PictureSink::ready, Qt::QueuedConnection);
}

void PageSink::end() { QMetaObject::invokeMethod(this, &PageSink::finish, Qt::QueuedConnection); }

void PageSink::finish() {
  m_pages.reset();
  // Qt's PDF engine does not say when it could not write: the file does.
  const bool isWhole = m_file.flush() && m_file.error() == QFileDevice::NoError && m_file.size() > 0;
  if (!isWhole) return emit failed(unwritable());
  m_file.close();
  const auto placed = m_files.place();
  placed ? emit written() : emit failed(placed.error());
}

}  // namespace tilewise
