// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/views/look/look.h"

class QLabel;

namespace tilewise {

class MarkedEdit;

/// Asks for the name of a machine as ssh takes it.
class HostDialog : public QDialog {
  Q_OBJECT

 public:
  explicit HostDialog(const Look& look, QWidget* parent = nullptr);

 signals:
  void named(const QString& host);

 protected:
  void accept() override;

 private:
  MarkedEdit* m_name;
  QLabel* m_wrong;
};

}  // namespace tilewise
