// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_items.h"

namespace tilewise {

QCPItemText* newPlotText(QCustomPlot& plot) {
  auto* text = new QCPItemText(&plot);
  text->setText({});  // QCustomPlot's own is "text"
  text->setClipToAxisRect(false);
  text->setSelectable(false);
  text->setPadding({});
  text->position->setType(QCPItemPosition::ptAbsolute);
  return text;
}

QCPItemLine* newPlotLine(QCustomPlot& plot) {
  auto* line = new QCPItemLine(&plot);
  line->setClipToAxisRect(false);
  line->setSelectable(false);
  line->start->setType(QCPItemPosition::ptAbsolute);
  line->end->setType(QCPItemPosition::ptAbsolute);
  return line;
}

void placeLine(QCPItemLine& line, QPointF from, QPointF to) {
  line.start->setCoords(from);
  line.end->setCoords(to);
}

void placeText(QCPItemText& text, QPointF at, Qt::Alignment alignment) {
  text.setPositionAlignment(alignment);
  text.position->setCoords(at);
}

}  // namespace tilewise
