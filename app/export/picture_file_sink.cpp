// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/picture_file_sink.h"

#include <QBuffer>
#include <QImage>

#include "app/export/step_pictures.h"
#include "app/export/vector_picture.h"

namespace tilewise {

namespace {

/// Pictures that wait to be packed: more would only take memory.
constexpr int MostPacking = 4;

Expected<void> writePicture(const QImage& picture, const QString& path, const QString& file) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) {
    return failure({ErrorCode::FileUnwritable, file.toStdString(), "the picture could not be encoded", ""});
  }
  return writeUnfinished(path, bytes, file);
}

}  // namespace

PictureFileSink::PictureFileSink(const ExportRequest& request)
    : m_request(request), m_files(exportFiles(request), request.existing) {}

PictureFileSink::~PictureFileSink() {
  m_pool.clear();
  m_pool.waitForDone();
}

void PictureFileSink::take(const StepPictures& pictures) {
  const QString file = m_files.files()[m_taken++];
  const QString path = m_files.pathOf(file);
  ++m_packing;
  const auto here = [this](const Expected<void>& result) {
    QMetaObject::invokeMethod(this, [this, result] { arrive(result); }, Qt::QueuedConnection);
  };
  if (*pictureFormatOf(m_request.path) == PictureFormat::Svg) {
    here(writeUnfinished(path, svgPicture(pictures.widget(), pictures.size(), pictures.title()), file));
  } else {
    QImage picture = pictures.image(m_request.scale);
    picture.setText(QStringLiteral("Title"), pictures.title());
    m_pool.start([here, picture, path, file] { here(writePicture(picture, path, file)); });
  }
  m_isFull = m_packing >= MostPacking;
  if (!m_isFull) QMetaObject::invokeMethod(this, &PictureSink::ready, Qt::QueuedConnection);
}

void PictureFileSink::end() {
  m_isEnding = true;
  if (m_packing > 0) return;
  ++m_packing;
  QMetaObject::invokeMethod(this, [this] { arrive({}); }, Qt::QueuedConnection);
}

void PictureFileSink::arrive(const Expected<void>& result) {
  --m_packing;
  if (m_isOver) return;
  if (!result) {
    m_isOver = true;
    emit failed(result.error());
    return;
  }
  if (m_isFull) {
    m_isFull = false;
    emit ready();
  }
  if (!m_isEnding || m_packing > 0) return;
  m_isOver = true;
  const auto placed = m_files.place();
  placed ? emit written() : emit failed(placed.error());
}

}  // namespace tilewise
