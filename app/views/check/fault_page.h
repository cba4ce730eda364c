// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QFrame>

#include "app/session/check_job.h"
#include "app/views/look/look.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace tilewise {

class BrokenLineView;
class FaultFigure;
class FaultNumbers;
class FoldingButtons;
class MathsLabel;

/// One fault in full: its line, what goes wrong, and where it does on the problem at hand.
class FaultPageView : public QFrame {
  Q_OBJECT

 public:
  explicit FaultPageView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Null problem: nothing to try it on.
  void setFault(const std::shared_ptr<const Problem>& problem, Fault fault, const FaultFinding& finding);
  Fault fault() const { return m_fault; }
  FaultFigure& figure() { return *m_figure; }

 signals:
  void tileWished(tilewise::TileIndex tile);
  void settingsWished(const tilewise::ProblemSettings& settings);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showTile();
  void fit();
  void giveRoom();

  Look m_look;
  Fault m_fault = Fault::SkipFirstWithFirst;
  QFrame* m_head;
  QLabel* m_title;
  QPushButton* m_open;
  QPushButton* m_examples;
  FoldingButtons* m_tools;
  QScrollArea* m_scroll;
  QWidget* m_body;
  BrokenLineView* m_lines;
  MathsLabel* m_story;
  MathsLabel* m_note;
  FaultFigure* m_figure;
  FaultNumbers* m_numbers;
};

}  // namespace tilewise
