// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/vector_picture.h"

#include <functional>

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>
#include <QSvgGenerator>
#include <QWidget>

#include "app/export/svg_fonts.h"
#include "app/plots/plot_picture.h"

namespace tilewise {

namespace {

constexpr double PointsAnInch = 72;

/// Recorded pictures have the resolution of the screen: with the same one nothing is scaled when they are drawn.
int dotsAnInch() { return QPicture().logicalDpiX(); }

/// A widget that is seen: where it begins in the picture, and what of it is seen, in its own pixels.
struct Part {
  QWidget& widget;
  QPoint origin;
  QRect seen;
};

/// The lowest first.
void eachPart(QWidget& widget, QPoint origin, const QRect& room, const std::function<void(const Part&)>& visit) {
  const QRect seen = widget.rect() & room.translated(-origin);
  if (seen.isEmpty()) return;
  visit({widget, origin, seen});
  for (QObject* object : widget.children()) {
    auto* child = qobject_cast<QWidget*>(object);
    if (child == nullptr || child->isWindow() || !child->isVisible()) continue;
    eachPart(*child, origin + child->pos(), seen.translated(origin), visit);
  }
}

/// What the widget itself draws, recorded: drawn at once with a painter that is moved, its own clips would be moved twice.
QPicture recorded(QWidget& widget, bool isRoot) {
  if (const auto plot = plotPicture(widget)) return *plot;
  const QWidget::RenderFlags flags = isRoot ? QWidget::DrawWindowBackground : QWidget::RenderFlags();
  QPicture picture;
  QPainter painter(&picture);
  widget.render(&painter, {}, {}, flags);
  painter.end();
  return picture;
}

/// What the generator writes between its head and its end; empty when nothing was drawn. Names of gradients are made
/// the part's own.
QByteArray svgOf(const Part& part, bool isRoot, int number) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(part.widget.size());
  generator.setResolution(dotsAnInch());
  {
    QPainter painter(&generator);
    painter.drawPicture(0, 0, recorded(part.widget, isRoot));
  }
  const qsizetype begin = bytes.indexOf("<defs");
  const qsizetype end = bytes.lastIndexOf("</svg>");
  if (begin < 0 || end < begin) return {};
  QByteArray body = bytes.mid(begin, end - begin);
  bool isDrawn = false;
  for (const char* shape : {"<path", "<text", "<rect", "<image", "<polyline", "<polygon", "<circle", "<ellipse", "<line "}) {
    isDrawn = isDrawn || body.contains(shape);
  }
  if (!isDrawn) return {};
  const QByteArray own = "p" + QByteArray::number(number) + "-gradient";
  body.replace("id=\"gradient", "id=\"" + own);
  body.replace("url(#gradient", "url(#" + own);
  return body;
}

QByteArray fourNumbers(const QRect& rect) {
  return QStringLiteral("%1 %2 %3 %4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height()).toLatin1();
}

}  // namespace

QByteArray svgPicture(QWidget& widget, QSize size, const QString& title) {
  const QByteArray width = QByteArray::number(size.width());
  const QByteArray height = QByteArray::number(size.height());
  QByteArray text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
                    " xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" + width + "\" height=\"" + height +
                    "\" viewBox=\"" + fourNumbers({{0, 0}, size}) + "\">\n<title>" + title.toHtmlEscaped().toUtf8() +
                    "</title>\n";
  int number = 0;
  eachPart(widget, {0, 0}, {{0, 0}, size}, [&](const Part& part) {
    const QByteArray body = svgOf(part, number == 0, number);
    ++number;
    if (body.isEmpty()) return;
    const QPoint at = part.origin + part.seen.topLeft();
    text += "<svg x=\"" + QByteArray::number(at.x()) + "\" y=\"" + QByteArray::number(at.y()) + "\" width=\"" +
            QByteArray::number(part.seen.width()) + "\" height=\"" + QByteArray::number(part.seen.height()) +
            "\" viewBox=\"" + fourNumbers(part.seen) + "\" overflow=\"hidden\">\n" + body + "</svg>\n";
  });
  return withFallbackFonts(text + "</svg>\n");
}

PdfPages::PdfPages(QIODevice& device, QSize size, const QString& title)
    : m_size(size), m_writer(std::make_unique<QPdfWriter>(&device)) {
  m_writer->setResolution(dotsAnInch());
  m_writer->setTitle(title);
  m_writer->setPageSize(QPageSize(QSizeF(size) * PointsAnInch / dotsAnInch(), QPageSize::Point, {}, QPageSize::ExactMatch));
  m_writer->setPageMargins({});
}

PdfPages::~PdfPages() = default;

void PdfPages::add(QWidget& widget) {
  if (m_painter) {
    m_writer->newPage();
  } else {
    m_painter = std::make_unique<QPainter>(m_writer.get());
    // Else heat maps would be compressed with losses.
    m_painter->setRenderHint(QPainter::LosslessImageRendering);
  }
  bool isRoot = true;
  eachPart(widget, {0, 0}, {{0, 0}, m_size}, [&](const Part& part) {
    m_painter->save();
    m_painter->translate(part.origin);
    m_painter->setClipRect(part.seen);
    m_painter->drawPicture(0, 0, recorded(part.widget, isRoot));
    m_painter->restore();
    isRoot = false;
  });
}

}  // namespace tilewise
