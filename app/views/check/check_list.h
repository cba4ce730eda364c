// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "app/views/check/check_texts.h"

namespace tilewise {

class CheckDelegate;

/// The checks of the run, a line each.
class CheckList : public QListWidget {
  Q_OBJECT

 public:
  explicit CheckList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRows(const QList<CheckRow>& rows);
  const QList<CheckRow>& rows() const { return m_rows; }
  /// Of all lines, as wide as the list is.
  int contentHeight() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  Look m_look;
  QList<CheckRow> m_rows;
  CheckDelegate* m_delegate;
};

}  // namespace tilewise
