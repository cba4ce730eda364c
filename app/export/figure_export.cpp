// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/figure_export.h"

#include <span>

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "app/plots/figure/figure_picture.h"

namespace tilewise {

namespace {

constexpr int Sharpness = 2;           ///< pixels of a PNG to one of the screen
constexpr double PointsAPixel = 0.75;  ///< 96 pixels to the inch
constexpr int DotsAnInch = 96;

QByteArray pngOf(const Figure& figure, const Look& look, QSize size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  figureImage(figure, look, size).save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(const Figure& figure, const Look& look, QSize size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(size);
  generator.setViewBox(QRect({0, 0}, size));
  generator.setTitle(figure.title);
  generator.setDescription(figure.caption);
  generator.setResolution(DotsAnInch);
  drawFigure(generator, figure, look, size);
  return bytes;
}

QByteArray pdfOf(const Figure& figure, const Look& look, QSize size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(DotsAnInch);
    writer.setTitle(figure.title);
    writer.setPageSize(QPageSize(QSizeF(size) * PointsAPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    drawFigure(writer, figure, look, size);
  }
  return bytes;
}

}  // namespace

QStringList figureEndings() {
  return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")};
}

QImage figureImage(const Figure& figure, const Look& look, QSize size) {
  QImage image(size * Sharpness, QImage::Format_RGB32);
  image.fill(look.theme.panel);
  drawFigure(image, figure, look, size, Sharpness);
  return image;
}

Expected<void> exportFigure(const Figure& figure, const Look& look, QSize size, const QString& path,
                            ExistingFile existing) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (!figureEndings().contains(ending)) {
    return failure(
        {ErrorCode::FileFormat, "--export", path.toStdString(), "a file name that ends in .png, .svg, .pdf or .csv"});
  }
  if (const auto possible = checkWritable(path.toStdString(), existing); !possible) return possible;
  const QByteArray bytes = ending == QLatin1String("png")   ? pngOf(figure, look, size)
                           : ending == QLatin1String("svg") ? svgOf(figure, look, size)
                           : ending == QLatin1String("pdf") ? pdfOf(figure, look, size)
                                                            : figureCsv(figure.table);
  if (bytes.isEmpty()) {
    return failure({ErrorCode::FileUnwritable, path.toStdString(), "", "the figure could not be encoded"});
  }
  return writeFile(path.toStdString(),
                   std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), existing);
}

}  // namespace tilewise
