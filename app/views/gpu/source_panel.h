// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/gpu_source.h"
#include "app/views/look/look.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace tilewise {

class SourceList;

/// Where figures come from, and what can be run there.
class SourcePanel : public QWidget {
  Q_OBJECT

 public:
  explicit SourcePanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSources(const QList<GpuSource>& sources, int chosen);
  /// whyNot: why nothing can be run now, visible under the buttons; empty: it can.
  void setRunnable(const QString& whyNot);
  /// Whether the card's counters are to be read too.
  bool countsBytes() const;
  SourceList& list() const { return *m_list; }

 signals:
  void chosen(int source);
  void removeWished(int source);
  void openWished();
  void hostWished();
  void runWished();
  void sweepWished();

 private:
  QPushButton* newButton(const QString& text, const QString& tip);

  SourceList* m_list;
  QPushButton* m_open;
  QPushButton* m_host;
  QPushButton* m_run;
  QPushButton* m_sweep;
  QCheckBox* m_counts;
  QLabel* m_why;
};

}  // namespace tilewise
