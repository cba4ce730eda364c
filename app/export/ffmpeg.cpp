// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/ffmpeg.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>

#include <QImage>
#include <QStandardPaths>

namespace tilewise {

namespace {

/// Pictures that wait to be read: more would only take memory.
constexpr qint64 MostWaiting = 2;
/// Players stumble over videos with fewer pictures a second; the same picture again costs next to nothing.
constexpr double LeastVideoRate = 10;
constexpr int EndMs = 2000;

QStringList rawPictures(QSize size, double rate) {
  return {QStringLiteral("-hide_banner"),   QStringLiteral("-loglevel"),   QStringLiteral("error"),
          QStringLiteral("-xerror"),        QStringLiteral("-f"),           QStringLiteral("rawvideo"),    QStringLiteral("-pixel_format"),
          QStringLiteral("bgra"),           QStringLiteral("-video_size"),
          QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
          QStringLiteral("-framerate"),     QString::number(rate, 'g', 12), QStringLiteral("-i"),
          QStringLiteral("-")};
}

}  // namespace

Expected<QString> findFfmpeg() {
  const QString program = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
  if (!program.isEmpty()) return program;
  return failure({ErrorCode::MachineLacks, "ffmpeg", "it makes .gif and .mp4 and is not on the PATH",
                  "a file name that ends in .png, .svg or .pdf"});
}

QStringList mp4Arguments(QSize size, double picturesPerSecond, qint64 pictures, const QString& file) {
  const auto repeats = std::max<qint64>(1, std::llround(std::ceil(LeastVideoRate / picturesPerSecond)));
  const double rate = picturesPerSecond * static_cast<double>(repeats);
  return rawPictures(size, picturesPerSecond) +
         QStringList{QStringLiteral("-vf"),
                     // The last picture is shown as long as the others: without one more it would end at once.
                     QStringLiteral("tpad=stop=1:stop_mode=clone,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"),
                     QStringLiteral("-frames:v"),
                     QString::number(pictures * repeats),
                     QStringLiteral("-r"),
                     QString::number(rate, 'g', 12),
                     QStringLiteral("-c:v"),
                     QStringLiteral("libx264"),
                     QStringLiteral("-preset"),
                     QStringLiteral("medium"),
                     QStringLiteral("-crf"),
                     QStringLiteral("18"),
                     QStringLiteral("-colorspace"),
                     QStringLiteral("bt709"),
                     QStringLiteral("-color_primaries"),
                     QStringLiteral("bt709"),
                     QStringLiteral("-color_trc"),
                     QStringLiteral("bt709"),
                     QStringLiteral("-movflags"),
                     QStringLiteral("+faststart"),
                     QStringLiteral("-y"),
                     file};
}

QStringList paletteArguments(QSize size, const QString& file) {
  return rawPictures(size, 1) + QStringList{QStringLiteral("-vf"), QStringLiteral("palettegen=reserve_transparent=0"),
                                            QStringLiteral("-y"), file};
}

QStringList gifArguments(QSize size, double picturesPerSecond, const QString& palette, const QString& file) {
  return rawPictures(size, picturesPerSecond) +
         QStringList{QStringLiteral("-i"), palette, QStringLiteral("-lavfi"),
                     QStringLiteral("paletteuse=dither=none:diff_mode=rectangle"), QStringLiteral("-y"), file};
}

Ffmpeg::Ffmpeg(QObject* parent) : QObject(parent) {
  // Ctrl+C at a terminal reaches the whole group: this program alone decides what becomes of the other.
  m_process.setChildProcessModifier([] { ::setpgid(0, 0); });
  m_process.setStandardOutputFile(QProcess::nullDevice());
  connect(&m_process, &QProcess::readyReadStandardError, this,
          [this] { m_words += m_process.readAllStandardError(); });
  connect(&m_process, &QProcess::finished, this, &Ffmpeg::finish);
  connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) fail(m_process.errorString());
  });
  connect(&m_process, &QProcess::bytesWritten, this, [this] {
    if (!m_isFull || m_process.bytesToWrite() >= MostWaiting * m_pictureBytes) return;
    m_isFull = false;
    emit ready();
  });
}

Ffmpeg::~Ffmpeg() {
  m_isOver = true;
  if (m_process.state() == QProcess::NotRunning) return;
  m_process.kill();
  m_process.waitForFinished(EndMs);
}

void Ffmpeg::start(const QString& program, const QStringList& arguments) { m_process.start(program, arguments); }

void Ffmpeg::give(const QImage& picture) {
  const QImage rows = picture.convertToFormat(QImage::Format_RGB32);
  m_pictureBytes = rows.sizeInBytes();
  m_isFull = true;
  if (!m_isOver) m_process.write(reinterpret_cast<const char*>(rows.constBits()), m_pictureBytes);
  // There is room at once: the next picture comes all the same from the event loop, not from here.
  if (m_process.bytesToWrite() < MostWaiting * m_pictureBytes) {
    m_isFull = false;
    QMetaObject::invokeMethod(this, &Ffmpeg::ready, Qt::QueuedConnection);
  }
}

void Ffmpeg::close() { m_process.closeWriteChannel(); }

void Ffmpeg::finish(int code, QProcess::ExitStatus status) {
  if (m_isOver) return;
  m_words += m_process.readAllStandardError();
  // Some errors of writing leave the status 0: only one who says nothing has done it all.
  if (status == QProcess::NormalExit && code == 0 && m_words.trimmed().isEmpty()) {
    m_isOver = true;
    emit ended();
    return;
  }
  const QString words = QString::fromLocal8Bit(m_words).trimmed();
  const QString last = words.mid(words.lastIndexOf(u'\n') + 1);
  fail(last.isEmpty() ? QStringLiteral("ffmpeg ended with %1").arg(code) : QStringLiteral("ffmpeg: %1").arg(last));
}

void Ffmpeg::fail(const QString& why) {
  if (m_isOver) return;
  m_isOver = true;
  emit failed(why);
}

}  // namespace tilewise
