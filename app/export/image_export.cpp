// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/image_export.h"

#include <span>
#include <string>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPixmap>
#include <QWidget>

namespace tilewise {

Expected<void> checkExport(const QString& path, ExistingFile existing) {
  const QString extension = QFileInfo(path).suffix().toLower();
  if (extension != QLatin1String("png")) {
    return failure({ErrorCode::FileFormat, "--export", path.toStdString(), "a file name that ends in .png"});
  }
  return checkWritable(path.toStdString(), existing);
}

Expected<void> writePng(const QPixmap& picture, const QString& path, ExistingFile existing) {
  if (const auto possible = checkExport(path, existing); !possible) return possible;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) {
    return failure({ErrorCode::FileUnwritable, path.toStdString(), "", "the picture could not be encoded"});
  }
  return writeFile(path.toStdString(), std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
                   existing);
}

Expected<void> exportPng(QWidget& window, QSize size, const QString& path, ExistingFile existing) {
  window.setMinimumSize(0, 0);
  window.resize(size);
  window.show();
  // Layouts of docks settle in more than one round; nothing here waits for time.
  for (int round = 0; round < 5; ++round) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
  if (window.width() > size.width() || window.height() > size.height()) {
    const auto text = [](QSize each) { return std::to_string(each.width()) + "x" + std::to_string(each.height()); };
    return failure({ErrorCode::OutOfRange, "--size", text(size), "at least " + text(window.size()) + " at this text size"});
  }
  return writePng(window.grab(QRect(QPoint(0, 0), size)), path, existing);
}

}  // namespace tilewise
