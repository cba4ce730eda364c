// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/export/picture_sink.h"
#include "app/export/unfinished_file.h"
#include "app/export/unfinished_files.h"
#include "app/export/vector_picture.h"

namespace tilewise {

/// All pictures as the pages of one PDF.
class PageSink : public PictureSink {
  Q_OBJECT

 public:
  explicit PageSink(const ExportRequest& request);

  qint64 count() const override { return m_request.steps.count(); }
  qint64 stepAt(qint64 n) const override { return m_request.steps.first + n; }
  Expected<void> begin() override;
  void take(const StepPictures& pictures) override;
  void end() override;

 private:
  Error unwritable() const;
  void finish();

  ExportRequest m_request;
  UnfinishedFiles m_files;
  UnfinishedFile m_file;
  std::optional<PdfPages> m_pages;
};

}  // namespace tilewise
