// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is to be drawn into files: which steps, how large, how fast, under which names. A plain value, checked before
/// anything is drawn.

#include <cstdint>

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/base/expected.h"
#include "core/files/write_file.h"

namespace tilewise {

enum class PictureFormat : std::uint8_t { Png, Svg, Pdf, Gif, Mp4 };

/// By the ending of a file's name. Errors: FileFormat.
[[nodiscard]] Expected<PictureFormat> pictureFormatOf(const QString& path);

bool isAnimation(PictureFormat format);

/// Positions, both included.
struct StepRange {
  qint64 first = 0;
  qint64 last = 0;

  qint64 count() const { return last - first + 1; }
  bool operator==(const StepRange&) const = default;
};

/// "0:120". Errors: OutOfRange, NotANumber. What a run has is not known here: see checkRequest.
[[nodiscard]] Expected<StepRange> parseSteps(const std::string& text);

/// Whether a run has them. first, last: the positions that it can be at. Errors: OutOfRange.
[[nodiscard]] Expected<void> checkRange(const StepRange& steps, qint64 first, qint64 last);

inline constexpr double SlowestSteps = 0.2;  ///< a second
inline constexpr double FastestSteps = 50;   ///< what every player of GIFs keeps up with

struct ExportRequest {
  QString path;  ///< of the file; of several PNG or SVG pictures the pattern, see exportFiles
  StepRange steps;
  QSize size;                 ///< pixels
  double scale = 1;           ///< of a PNG: so many times the pixels, for a sharper picture
  double stepsPerSecond = 5;  ///< of an animation
  ExistingFile existing = ExistingFile::Refuse;
};

/// The files that are written: one, but for several steps as PNG or SVG, where the step stands before the ending:
/// "lesson-0007.svg". Requires: a known ending.
QStringList exportFiles(const ExportRequest& request);

/// The name of one of several.
QString numberedFile(const ExportRequest& request, qint64 step);

/// How long an animation takes to play, in seconds.
double playingSeconds(const ExportRequest& request);

/// Whether the request can be begun. first, last: the positions that the run can be at.
/// Errors: FileFormat, OutOfRange ("--steps", "--speed"), FileExists, FileUnwritable, MachineLacks (an animation without
///         ffmpeg).
[[nodiscard]] Expected<void> checkRequest(const ExportRequest& request, qint64 first, qint64 last);

}  // namespace tilewise
