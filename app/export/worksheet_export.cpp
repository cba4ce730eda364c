// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/worksheet_export.h"

#include <span>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "app/export/worksheet_page.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/metrics.h"

namespace tilewise {

namespace {

constexpr int DotsAnInch = 600;
constexpr double LineWidth = 3;  ///< tenths of a millimetre
constexpr double CellPadding = 8;
const QColor Shade(0xEC, 0xEC, 0xEC);

QFont fontOf(const SheetCell& cell) {
  const Metrics metrics;
  QFont font = cell.bold ? metrics.bold(Role::Body) : metrics.font(Role::Body);
  font.setPixelSize(static_cast<int>(cell.size));
  return font;
}

void paintText(QPainter& painter, const SheetCell& cell) {
  const MathText text = MathText::parse(cell.text);
  QFont font = fontOf(cell);
  const double room = cell.place.width() - 2 * CellPadding;
  while (font.pixelSize() > 12 && text.width(font) > room) font.setPixelSize(font.pixelSize() - 1);
  const double width = text.width(font);
  double x = cell.place.left() + CellPadding;
  if (cell.align & Qt::AlignHCenter) x = cell.place.center().x() - width / 2;
  if (cell.align & Qt::AlignRight) x = cell.place.right() - CellPadding - width;
  const QFontMetricsF metrics(font);
  const double baseline = cell.place.center().y() + metrics.capHeight() / 2;
  text.draw(painter, {x, baseline}, font, Qt::black);
}

}  // namespace

void paintSheet(QPainter& painter, const SheetPage& page) {
  painter.setRenderHint(QPainter::Antialiasing);
  for (const SheetCell& cell : page.cells) {
    if (!cell.framed) continue;
    painter.setPen(QPen(Qt::black, LineWidth));
    painter.setBrush(cell.shaded ? QBrush(Shade) : Qt::NoBrush);
    painter.drawRect(cell.place);
  }
  for (const SheetCell& cell : page.cells) {
    if (!cell.text.isEmpty()) paintText(painter, cell);
  }
}

Expected<void> exportWorksheet(const Worksheet& sheet, const QString& path, ExistingFile existing) {
  if (QFileInfo(path).suffix().toLower() != QLatin1String("pdf")) {
    return failure({ErrorCode::FileFormat, path.toStdString(), "", "a file name that ends in .pdf"});
  }
  if (const auto possible = checkWritable(path.toStdString(), existing); !possible) return possible;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(DotsAnInch);
    writer.setTitle(QCoreApplication::translate("Worksheet", "Worksheet: %1").arg(sheet.title));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    QPainter painter(&writer);
    const double scale = writer.width() / SheetWidth;
    painter.scale(scale, scale);
    paintSheet(painter, worksheetPage(sheet, false));
    writer.newPage();
    paintSheet(painter, worksheetPage(sheet, true));
  }
  if (bytes.isEmpty()) {
    return failure({ErrorCode::FileUnwritable, path.toStdString(), "", "the sheet could not be encoded"});
  }
  return writeFile(path.toStdString(),
                   std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), existing);
}

}  // namespace tilewise
