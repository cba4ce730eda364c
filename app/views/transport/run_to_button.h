// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractButton>
#include <QMenu>

#include "app/views/look/look.h"
#include "app/views/transport/run_to.h"

namespace tilewise {

/// "Run to next rescale F8": a click runs, its arrow opens the menu of targets. While a search is under way it shows
/// how far, and a click ends it.
class RunToButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit RunToButton(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTarget(RunTo target);
  RunTo target() const { return m_target; }
  /// Targets that the pass does not have cannot be chosen, and say so.
  void setTrace(const Trace& trace);
  /// Without the target's name.
  void setCompact(bool compact);
  int widthFor(bool compact) const;
  /// Share of a search that is under way; absent when there is none.
  void setSearching(std::optional<double> share);
  /// What it shows, for tests and screen readers.
  QString shownText() const;
  QMenu& menu() { return m_menu; }

  QSize sizeHint() const override;

 signals:
  void targetChosen(tilewise::RunTo target);
  void totalWished();  ///< Total was chosen: it needs its number first
  void runWished(int direction);
  void cancelWished();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF arrowRect() const;
  void openMenu();
  void describe();

  Look m_look;
  QMenu m_menu;
  RunTo m_target = RunTo::Rescale;
  bool m_compact = false;
  std::optional<double> m_searching;
};

}  // namespace tilewise
