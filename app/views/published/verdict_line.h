// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

namespace tilewise {

/// What becomes of a claim here, in a few words behind its sign.
class VerdictLine : public QWidget {
  Q_OBJECT

 public:
  explicit VerdictLine(QWidget* parent = nullptr) : QWidget(parent) {}

  void setLook(const Look& look);
  void setVerdict(Verdict verdict, const QString& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look m_look;
  Verdict m_verdict = Verdict::None;
  QString m_words;
};

}  // namespace tilewise
