// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The program that makes GIF and MP4: found on the PATH, run as a process of its own, fed with pictures as raw pixels.

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>

#include "core/base/expected.h"

class QImage;

namespace tilewise {

/// The program's path. Errors: MachineLacks.
[[nodiscard]] Expected<QString> findFfmpeg();

/// The arguments of its three uses; pictures come on its standard input.
QStringList mp4Arguments(QSize size, double picturesPerSecond, qint64 pictures, const QString& file);
QStringList paletteArguments(QSize size, const QString& file);
QStringList gifArguments(QSize size, double picturesPerSecond, const QString& palette, const QString& file);

/// One run of it.
class Ffmpeg : public QObject {
  Q_OBJECT

 public:
  explicit Ffmpeg(QObject* parent = nullptr);
  /// Ends it, if it still runs, and waits for that.
  ~Ffmpeg() override;

  void start(const QString& program, const QStringList& arguments);
  /// One picture. Requires: a size of the arguments; Format_RGB32. ready() follows when it can take another.
  void give(const QImage& picture);
  /// There are no more: ended() follows.
  void close();

 signals:
  void ready();
  void ended();
  void failed(const QString& why);  ///< its last words, or why it did not start

 private:
  void finish(int code, QProcess::ExitStatus status);
  void fail(const QString& why);

  QProcess m_process;
  QByteArray m_words;
  qint64 m_pictureBytes = 0;
  bool m_isFull = false;
  bool m_isOver = false;
};

}  // namespace tilewise
