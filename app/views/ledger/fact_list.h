// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/pass_facts.h"
#include "app/views/look/look.h"

namespace tilewise {

/// Names with figures at the right, below headings. A figure that has no room beside its name stands on a line of its
/// own.
class FactList : public QWidget {
  Q_OBJECT

 public:
  explicit FactList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setFacts(const QList<PassFact>& facts);

  QSize sizeHint() const override;
  int heightFor(int width) const;
  /// The widest name or figure.
  int neededWidth() const;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont fontOf(const PassFact& fact) const;
  bool isInOneLine(const PassFact& fact, int width) const;
  int linesOf(const PassFact& fact, int width) const { return fact.isHeading() || isInOneLine(fact, width) ? 1 : 2; }
  int lineHeight() const;

  Look m_look;
  QList<PassFact> m_facts;
};

}  // namespace tilewise
