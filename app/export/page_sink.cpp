// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/page_sink.h"

#include "app/export/step_pictures.h"

namespace tilewise {

PageSink::PageSink(const ExportRequest& request)
    : m_request(request), m_files(exportFiles(request), request.existing) {}

Error PageSink::unwritable() const {
  return {ErrorCode::FileUnwritable, m_request.path.toStdString(), m_file.why().toStdString(), ""};
}

Expected<void> PageSink::begin() {
  if (const auto begun = m_files.begin(); !begun) return begun;
  if (!m_file.begin(m_files.pathOf(m_request.path))) return failure(unwritable());
  return {};
}

void PageSink::take(const StepPictures& pictures) {
  if (!m_pages) m_pages.emplace(m_file, pictures.size(), pictures.title());
  m_pages->add(pictures.widget());
  // A disk that is full stays so: the rest need not be drawn.
  if (m_file.hasFailed()) return end();
  QMetaObject::invokeMethod(this, &PictureSink::ready, Qt::QueuedConnection);
}

void PageSink::end() { QMetaObject::invokeMethod(this, &PageSink::finish, Qt::QueuedConnection); }

void PageSink::finish() {
  m_pages.reset();
  m_file.close();
  if (m_file.hasFailed()) return emit failed(unwritable());
  const auto placed = m_files.place();
  placed ? emit written() : emit failed(placed.error());
}

}  // namespace tilewise
