// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Draws the pictures of a request one after the other. Each picture takes a few milliseconds of the GUI thread, between
/// which it is free; packing and writing happen beside it. A job that is cancelled or fails leaves no file.

#include <memory>

#include <QObject>

#include "app/export/picture_sink.h"

namespace tilewise {

class StepPictures;

class ExportJob : public QObject {
  Q_OBJECT

 public:
  /// For a request that can be begun: see checkRequest. pictures: of the request's size; outlive the job.
  ExportJob(StepPictures& pictures, const ExportRequest& request, QObject* parent = nullptr);
  ~ExportJob() override;

  /// progressed(), and one of the other three, follow: never at once.
  void start();
  void cancel();
  bool isRunning() const { return m_sink != nullptr; }

  const ExportRequest& request() const { return m_request; }

 signals:
  void progressed(qint64 done, qint64 all);  ///< pictures
  void finished();
  void failed(const tilewise::Error& error);
  void cancelled();

 private:
  void next();
  void end();

  StepPictures& m_pictures;
  ExportRequest m_request;
  std::unique_ptr<PictureSink> m_sink;  ///< while it runs
  qint64 m_taken = 0;
};

}  // namespace tilewise
