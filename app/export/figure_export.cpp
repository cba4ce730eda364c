// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/figure_export.h"

#include <memory>

#include "app/plots/figure/figure_picture.h"
#include "app/plots/published/result_picture.h"

namespace tilewise {

Drawing drawingOf(const Figure& figure, const Look& look, QSize size) {
  return {figure.title, figure.caption, size,
          [figure, look, size](QPaintDevice& device, double scale) { drawFigure(device, figure, look, size, scale); },
          [figure] { return figureCsv(figure.table); }};
}

Drawing drawingOf(const PublishedResult& result, const PublishedPage& page, const Look& look) {
  const auto picture = std::make_shared<const ResultPicture>(result, page, look);
  return {picture->title(), picture->description(), picture->size(),
          [picture](QPaintDevice& device, double scale) { picture->draw(device, scale); },
          [&result, page] { return publishedCsv(result, page); }};
}

}  // namespace tilewise
