// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Figures that are read from the last row: a large number on a card each, with what it counts below it. Where they have no
/// room beside each other they are lines of one card.

#include <QList>
#include <QString>
#include <QWidget>

#include "app/session/run.h"
#include "app/views/look/look.h"
#include "core/trace/totals.h"

class QPainter;

namespace tilewise {

struct PresenterFigure {
  QString number;  ///< "205,184"
  QString widest;  ///< the widest that the number gets in this run: it is drawn in one size throughout
  QString name;    ///< "values moved"

  bool operator==(const PresenterFigure&) const = default;
};

/// Values and bytes moved between HBM and the chip, and tiles done, after the events that the totals sum up.
QList<PresenterFigure> presenterFigures(const Run& run, const Totals& totals);

class PresenterFigures : public QWidget {
  Q_OBJECT

 public:
  explicit PresenterFigures(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setFigures(const QList<PresenterFigure>& figures);
  const QList<PresenterFigure>& figures() const { return m_figures; }
  /// While a question waits: no number is told.
  void setSecret(bool secret);
  int heightWanted(int width) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool isList(int width) const;
  QString numberOf(const PresenterFigure& figure) const;
  void describe();
  void paintCards(QPainter& painter) const;
  void paintList(QPainter& painter) const;

  Look m_look;
  QList<PresenterFigure> m_figures;
  bool m_secret = false;
};

}  // namespace tilewise
