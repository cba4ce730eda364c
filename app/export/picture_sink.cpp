// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/picture_sink.h"

#include "app/export/animation_sink.h"
#include "app/export/page_sink.h"
#include "app/export/picture_file_sink.h"

namespace tilewise {

std::unique_ptr<PictureSink> PictureSink::make(const ExportRequest& request) {
  switch (*pictureFormatOf(request.path)) {
    case PictureFormat::Png:
    case PictureFormat::Svg: return std::make_unique<PictureFileSink>(request);
    case PictureFormat::Pdf: return std::make_unique<PageSink>(request);
    case PictureFormat::Gif:
    case PictureFormat::Mp4: break;
  }
  return std::make_unique<AnimationSink>(request);
}

}  // namespace tilewise
