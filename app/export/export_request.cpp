// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_request.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <QFileInfo>

#include "app/export/ffmpeg.h"
#include "core/base/grouped.h"

namespace tilewise {

namespace {

constexpr int LeastDigits = 4;
constexpr const char* RangeWords = "A:B, two positions with A at most B";

std::optional<qint64> wholePart(std::string_view text) {
  qint64 number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

bool isNumbered(const ExportRequest& request, PictureFormat format) {
  return request.steps.count() > 1 && (format == PictureFormat::Png || format == PictureFormat::Svg);
}

std::string rangeText(const StepRange& steps) {
  return std::to_string(steps.first) + ':' + std::to_string(steps.last);
}

}  // namespace

Expected<PictureFormat> pictureFormatOf(const QString& path) {
  constexpr std::pair<const char*, PictureFormat> endings[] = {{"png", PictureFormat::Png},
                                                               {"svg", PictureFormat::Svg},
                                                               {"pdf", PictureFormat::Pdf},
                                                               {"gif", PictureFormat::Gif},
                                                               {"mp4", PictureFormat::Mp4}};
  const QString suffix = QFileInfo(path).suffix().toLower();
  for (const auto& [ending, format] : endings) {
    if (suffix == QLatin1StringView(ending)) return format;
  }
  return failure({ErrorCode::FileFormat, "--export", path.toStdString(),
                  "a file name that ends in .png, .svg, .pdf, .gif or .mp4"});
}

bool isAnimation(PictureFormat format) { return format == PictureFormat::Gif || format == PictureFormat::Mp4; }

Expected<StepRange> parseSteps(const std::string& text) {
  const auto colon = text.find(':');
  const Error unusable{ErrorCode::OutOfRange, "--steps", text, RangeWords};
  if (colon == std::string::npos) return failure(unusable);
  const std::string_view whole = text;
  const auto first = wholePart(whole.substr(0, colon));
  const auto last = wholePart(whole.substr(colon + 1));
  if (!first || !last || *first > *last) return failure(unusable);
  return StepRange{*first, *last};
}

Expected<void> checkRange(const StepRange& steps, qint64 first, qint64 last) {
  if (first <= steps.first && steps.first <= steps.last && steps.last <= last) return {};
  const std::string accepted = "A:B with " + grouped(first) + " <= A <= B <= " + grouped(last);
  return failure({ErrorCode::OutOfRange, "--steps", rangeText(steps), accepted});
}

QString numberedFile(const ExportRequest& request, qint64 step) {
  const QString ending = u'.' + QFileInfo(request.path).suffix();
  const auto digits = std::max<qsizetype>(LeastDigits, QString::number(request.steps.last).size());
  const QString number = QString::number(step).rightJustified(digits, u'0');
  return QStringLiteral("%1-%2%3").arg(request.path.chopped(ending.size()), number, ending);
}

QStringList exportFiles(const ExportRequest& request) {
  const auto format = pictureFormatOf(request.path);
  if (!format || !isNumbered(request, *format)) return {request.path};
  QStringList files;
  files.reserve(request.steps.count());
  for (qint64 step = request.steps.first; step <= request.steps.last; ++step) {
    files << numberedFile(request, step);
  }
  return files;
}

double playingSeconds(const ExportRequest& request) {
  return static_cast<double>(request.steps.count()) / request.stepsPerSecond;
}

Expected<void> checkRequest(const ExportRequest& request, qint64 first, qint64 last) {
  const auto format = pictureFormatOf(request.path);
  if (!format) return tl::unexpected(format.error());
  if (const auto range = checkRange(request.steps, first, last); !range) return range;
  if (isAnimation(*format) &&
      !(SlowestSteps <= request.stepsPerSecond && request.stepsPerSecond <= FastestSteps)) {
    return failure({ErrorCode::OutOfRange, "--speed", QString::number(request.stepsPerSecond).toStdString(),
                    "0.2 to 50 steps a second"});
  }
  for (const QString& file : exportFiles(request)) {
    if (const auto possible = checkWritable(file.toStdString(), request.existing); !possible) return possible;
  }
  if (isAnimation(*format)) {
    if (const auto ffmpeg = findFfmpeg(); !ffmpeg) return tl::unexpected(ffmpeg.error());
  }
  return {};
}

}  // namespace tilewise
