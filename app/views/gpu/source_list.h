// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "app/models/gpu_source.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The sources of figures, one of them chosen. The arrow keys go from one that is available to the next; Del takes a
/// file or a host out.
class SourceList : public QListWidget {
  Q_OBJECT

 public:
  explicit SourceList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// chosen: index; -1: none. Tells nobody.
  void setSources(const QList<GpuSource>& sources, int chosen);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int source);
  void removeWished(int source);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Look m_look;
};

}  // namespace tilewise
