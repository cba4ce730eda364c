// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/animation_sink.h"

#include <algorithm>

#include "app/export/step_pictures.h"

namespace tilewise {

namespace {

constexpr qint64 MostSamples = 16;

/// The pictures of a video have even sides.
QSize sizeOf(const ExportRequest& request) {
  const QSize size = request.size;
  if (*pictureFormatOf(request.path) != PictureFormat::Mp4) return size;
  return {size.width() + size.width() % 2, size.height() + size.height() % 2};
}

}  // namespace

AnimationSink::AnimationSink(const ExportRequest& request)
    : m_request(request), m_files(exportFiles(request), request.existing) {
  const bool isGif = *pictureFormatOf(request.path) == PictureFormat::Gif;
  m_samples = isGif ? std::min(MostSamples, request.steps.count()) : 0;
}

qint64 AnimationSink::stepAt(qint64 n) const {
  const StepRange& steps = m_request.steps;
  if (n >= m_samples) return steps.first + n - m_samples;
  return steps.first + (m_samples > 1 ? n * (steps.count() - 1) / (m_samples - 1) : 0);
}

Expected<void> AnimationSink::begin() {
  const auto program = findFfmpeg();
  if (!program) return tl::unexpected(program.error());
  m_program = *program;
  if (const auto begun = m_files.begin(); !begun) return begun;
  m_samples > 0 ? startPalette() : startAnimation();
  return {};
}

std::unique_ptr<Ffmpeg> AnimationSink::newProcess() {
  auto process = std::make_unique<Ffmpeg>();
  connect(process.get(), &Ffmpeg::failed, this, &AnimationSink::fail);
  return process;
}

void AnimationSink::startPalette() {
  m_palette = newProcess();
  connect(m_palette.get(), &Ffmpeg::ready, this, [this] {
    m_taken < m_samples ? emit ready() : m_palette->close();
  });
  connect(m_palette.get(), &Ffmpeg::ended, this, [this] {
    startAnimation();
    emit ready();
  });
  m_palette->start(m_program, paletteArguments(sizeOf(m_request), m_files.scratch(QStringLiteral("palette.png"))));
}

void AnimationSink::startAnimation() {
  m_animation = newProcess();
  connect(m_animation.get(), &Ffmpeg::ready, this, &PictureSink::ready);
  connect(m_animation.get(), &Ffmpeg::ended, this, &AnimationSink::finish);
  const QString file = m_files.pathOf(m_request.path);
  const QSize size = sizeOf(m_request);
  const QString palette = m_files.scratch(QStringLiteral("palette.png"));
  m_animation->start(m_program, m_samples > 0 ? gifArguments(size, m_request.stepsPerSecond, palette, file)
                                              : mp4Arguments(size, m_request.stepsPerSecond, m_request.steps.count(), file));
}

void AnimationSink::take(const StepPictures& pictures) {
  Ffmpeg& process = m_taken < m_samples ? *m_palette : *m_animation;
  ++m_taken;
  const QImage picture = pictures.image();
  const QSize size = sizeOf(m_request);
  // A row or column more, in the colours of the last one.
  process.give(picture.size() == size ? picture : picture.scaled(size));
}

void AnimationSink::end() { m_animation->close(); }

void AnimationSink::finish() {
  const auto placed = m_files.place();
  placed ? emit written() : emit failed(placed.error());
}

void AnimationSink::fail(const QString& why) {
  emit failed({ErrorCode::FileUnwritable, m_request.path.toStdString(), why.toStdString(), ""});
}

}  // namespace tilewise
