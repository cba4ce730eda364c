// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/dock/dock_area.h"

namespace tilewise {

class CheckList;

/// The docks of the Check workspace round the fault that is shown: the checks over the faults.
class CheckDocks : public DockArea {
  Q_OBJECT

 public:
  CheckDocks(QWidget* fault, QWidget* checks, CheckList* list, QWidget* checksTitle, QWidget* faults,
             QWidget* parent = nullptr);

  void setLook(const Look& look);
  void resetLayout();
  /// After the lines of the checks have another height.
  void sizeDocks();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  Look m_look;
  CheckList* m_list;
  Dock m_checks, m_faults;
};

}  // namespace tilewise
