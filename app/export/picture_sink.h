// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where pictures go: files by number, pages, an animation. Which pictures it wants, in which order, is its own matter.

#include <memory>

#include <QObject>

#include "app/export/export_request.h"

namespace tilewise {

class StepPictures;

class PictureSink : public QObject {
  Q_OBJECT

 public:
  /// For a request that can be begun: see checkRequest. Destroyed before written() it leaves nothing behind.
  static std::unique_ptr<PictureSink> make(const ExportRequest& request);

  /// How many pictures it wants, and of which steps; a step may be wanted twice.
  virtual qint64 count() const = 0;
  virtual qint64 stepAt(qint64 n) const = 0;

  /// Errors: FileUnwritable, MachineLacks.
  [[nodiscard]] virtual Expected<void> begin() = 0;
  /// Takes the next picture; ready() follows when there may be another.
  virtual void take(const StepPictures& pictures) = 0;
  /// There are no more: written() follows.
  virtual void end() = 0;

 signals:
  void ready();
  void written();
  void failed(const tilewise::Error& error);  ///< in the place of the others
};

}  // namespace tilewise
