// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/drawing_export.h"

#include <span>

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "app/export/svg_fonts.h"

namespace tilewise {

namespace {

constexpr double PointsAPixel = 0.75;  ///< 96 pixels to the inch
constexpr int DotsAnInch = 96;

QByteArray pngOf(const Drawing& drawing, int sharpness) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  drawingImage(drawing, sharpness).save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(const Drawing& drawing) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(drawing.size);
  generator.setViewBox(QRect({0, 0}, drawing.size));
  generator.setTitle(drawing.title);
  generator.setDescription(drawing.description);
  generator.setResolution(DotsAnInch);
  drawing.draw(generator, 1);
  return withFallbackFonts(bytes);
}

QByteArray pdfOf(const Drawing& drawing) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(DotsAnInch);
    writer.setTitle(drawing.title);
    writer.setPageSize(
        QPageSize(QSizeF(drawing.size) * PointsAPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    drawing.draw(writer, 1);
  }
  return bytes;
}

}  // namespace

QStringList drawingEndings() {
  return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")};
}

QImage drawingImage(const Drawing& drawing, int sharpness) {
  QImage image(drawing.size * sharpness, QImage::Format_RGB32);
  image.fill(Qt::white);
  drawing.draw(image, sharpness);
  return image;
}

Expected<void> exportDrawing(const Drawing& drawing, const QString& path, ExistingFile existing, int sharpness) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (!drawingEndings().contains(ending)) {
    return failure(
        {ErrorCode::FileFormat, "--export", path.toStdString(), "a file name that ends in .png, .svg, .pdf or .csv"});
  }
  if (const auto possible = checkWritable(path.toStdString(), existing); !possible) return possible;
  const QByteArray bytes = ending == QLatin1String("png")   ? pngOf(drawing, sharpness)
                           : ending == QLatin1String("svg") ? svgOf(drawing)
                           : ending == QLatin1String("pdf") ? pdfOf(drawing)
                                                            : drawing.csv();
  if (bytes.isEmpty()) {
    return failure({ErrorCode::FileUnwritable, path.toStdString(), "", "the figure could not be encoded"});
  }
  return writeFile(path.toStdString(),
                   std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), existing);
}

}  // namespace tilewise
