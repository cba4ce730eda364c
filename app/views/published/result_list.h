// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The published results, by group: what is claimed, and whether it can be reproduced. The arrow keys go from one to the
/// next.
class ResultList : public QListWidget {
  Q_OBJECT

 public:
  explicit ResultList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setVerdict(const QString& result, Verdict verdict, const QString& words);
  void choose(const QString& result);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(const QString& result);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  Look m_look;
};

}  // namespace tilewise
