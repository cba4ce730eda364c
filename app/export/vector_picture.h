// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Widgets as lines and letters. Each widget is drawn for itself and cut where it ends: Qt's SVG engine knows no borders.

#include <memory>

#include <QByteArray>
#include <QSize>
#include <QString>

class QIODevice;
class QPainter;
class QPdfWriter;
class QWidget;

namespace tilewise {

/// An SVG document with a viewBox of the size. Each widget is a nested `svg` element, which cuts what stands out of it.
QByteArray svgPicture(QWidget& widget, QSize size, const QString& title);

/// A page of that size for each picture.
class PdfPages {
 public:
  /// device: open for writing; outlives this.
  PdfPages(QIODevice& device, QSize size, const QString& title);
  ~PdfPages();

  void add(QWidget& widget);

 private:
  QSize m_size;
  std::unique_ptr<QPdfWriter> m_writer;
  std::unique_ptr<QPainter> m_painter;  ///< from the first page on
};

}  // namespace tilewise
