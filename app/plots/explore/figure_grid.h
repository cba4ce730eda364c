// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>

#include "app/plots/explore/figure_card.h"

class QGridLayout;

namespace tilewise {

/// Four figures, two by two where two have room beside each other, else one below the other; what is higher than the
/// window scrolls. A figure that is chosen where another stands changes places with it.
class FigureGrid : public QScrollArea {
  Q_OBJECT

 public:
  explicit FigureGrid(QWidget* parent = nullptr);

  void setLook(const Look& look);
  const QList<FigureCard*>& cards() const { return m_cards; }
  bool isOneColumn() const { return m_oneColumn; }

 signals:
  void wished();  ///< other figures are to be shown

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void choose(FigureCard* card, ExploreFigureKind kind);
  void arrange();

  Look m_look;
  QGridLayout* m_grid;
  QList<FigureCard*> m_cards;
  bool m_oneColumn = false;
  bool m_arranged = false;
};

}  // namespace tilewise
