// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

class QListView;

namespace tilewise {

class AlgorithmDelegate;
class AlgorithmModel;
class Session;

/// The pseudo-code with the running line marked and the values of i and j at their loops.
class AlgorithmPanel : public QWidget {
  Q_OBJECT

 public:
  explicit AlgorithmPanel(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void takeRun();
  void refresh();
  void fitRows();

  Session& m_session;
  Look m_look;
  AlgorithmModel* m_model;
  AlgorithmDelegate* m_delegate;
  QListView* m_list;
};

}  // namespace tilewise
