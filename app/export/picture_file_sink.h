// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include "app/export/picture_sink.h"
#include "app/export/unfinished_files.h"

namespace tilewise {

/// Each picture as a file of its own: PNG, packed beside the window, or SVG.
class PictureFileSink : public PictureSink {
  Q_OBJECT

 public:
  explicit PictureFileSink(const ExportRequest& request);
  ~PictureFileSink() override;

  qint64 count() const override { return m_request.steps.count(); }
  qint64 stepAt(qint64 n) const override { return m_request.steps.first + n; }
  Expected<void> begin() override { return m_files.begin(); }
  void take(const StepPictures& pictures) override;
  void end() override;

 private:
  void arrive(const Expected<void>& result);

  ExportRequest m_request;
  UnfinishedFiles m_files;
  QThreadPool m_pool;
  qsizetype m_taken = 0;
  int m_packing = 0;  ///< pictures that are being packed
  bool m_isFull = false;
  bool m_isEnding = false;
  bool m_isOver = false;
};

}  // namespace tilewise
