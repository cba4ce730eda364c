// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/session/run.h"
#include "app/views/look/look.h"
#include "app/views/problem/problem_chips.h"

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace tilewise {

/// The algorithm, the pass and the head that are stepped, to be chosen; the rest of the problem at a glance, and the way to
/// change it. Everything stands at the right.
class ProblemTools : public QWidget {
  Q_OBJECT

 public:
  /// More heads than a list of them can be used with are chosen in the problem panel.
  static constexpr std::int64_t MostListedHeads = 64;

  /// inPlace: shown where else the algorithm is chosen; null: the algorithm is.
  explicit ProblemTools(QWidget* inPlace = nullptr, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run& run);
  /// What is at hand again, after a wish that came to nothing.
  void restore();
  /// Full names where there is room, and as many chips as then fit; after a change of what stands in place of the
  /// algorithm.
  void fit();

  QSize minimumSizeHint() const override;

 signals:
  void problemWished();
  /// The problem at hand with another algorithm, pass or head.
  void settingsWished(const tilewise::ProblemSettings& settings);

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QComboBox* addChooser(const QString& name);
  void fillHeads(std::int64_t count);
  void wish();
  void showSettings();
  int neededWidth(bool inFull) const;

  Look m_look;
  ProblemSettings m_present;
  ProblemSettings m_wanted;  ///< after wishes that are under way
  QWidget* m_inPlace;
  QComboBox* m_algorithm;
  QComboBox* m_pass;
  QComboBox* m_head;
  QHBoxLayout* m_chipRow;
  QList<ProblemChip> m_texts;
  QList<QPushButton*> m_chips;  ///< one a text
  QPushButton* m_problem;
};

}  // namespace tilewise
