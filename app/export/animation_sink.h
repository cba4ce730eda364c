// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/export/ffmpeg.h"
#include "app/export/picture_sink.h"
#include "app/export/unfinished_files.h"

namespace tilewise {

/// GIF or MP4, by ffmpeg. A GIF has 256 colours: they are found in some pictures of the range first, so that never more
/// than a few pictures are held.
class AnimationSink : public PictureSink {
  Q_OBJECT

 public:
  explicit AnimationSink(const ExportRequest& request);

  qint64 count() const override { return m_samples + m_request.steps.count(); }
  qint64 stepAt(qint64 n) const override;
  Expected<void> begin() override;
  void take(const StepPictures& pictures) override;
  void end() override;

 private:
  void startPalette();
  void startAnimation();
  std::unique_ptr<Ffmpeg> newProcess();
  void finish();
  void fail(const QString& why);

  ExportRequest m_request;
  UnfinishedFiles m_files;
  QString m_program;
  qint64 m_samples;  ///< pictures for the palette
  qint64 m_taken = 0;
  std::unique_ptr<Ffmpeg> m_palette;
  std::unique_ptr<Ffmpeg> m_animation;
};

}  // namespace tilewise
