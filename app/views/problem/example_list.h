// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "app/views/look/look.h"

namespace tilewise {

/// The examples that ship, by group, each with what is to be seen in it. A click or Enter chooses one.
class ExampleList : public QListWidget {
  Q_OBJECT

 public:
  explicit ExampleList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  QSize sizeHint() const override;

 signals:
  void chosen(const QString& preset);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void choose(const QListWidgetItem* item);

  Look m_look;
};

}  // namespace tilewise
