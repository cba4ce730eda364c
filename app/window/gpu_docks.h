// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/views/dock/dock_area.h"

namespace tilewise {

/// The docks of the GPU workspace at the left, its figures in the middle. Where it is low, record and bytes are
/// tabs, where it is lower still all three.
class GpuDocks : public DockArea {
  Q_OBJECT

 public:
  GpuDocks(QWidget* center, QWidget* sources, QWidget* record, QWidget* bytes, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void resetLayout();
  QByteArray saveLayout() const;
  /// Taken where the arrangement is the same once it is seen.
  void restoreLayout(const QByteArray& layout);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class Arrangement { None, Stacked, TwoTabs, ThreeTabs };
  Arrangement fitting() const;
  void arrange(Arrangement arrangement);
  void takeLayout();
  void sizeDocks();

  Look m_look;
  Dock m_sources;
  Dock m_record;
  Dock m_bytes;
  Arrangement m_arrangement = Arrangement::None;
  QByteArray m_toRestore;
  bool m_restored = false;
};

}  // namespace tilewise
