// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The configuration that the run at hand is compared with: another algorithm, other blocks or masks, on the same
/// inputs. Nothing is
/// applied before everything is right.

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/problem/problem_texts.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace tilewise {

class ProblemForm;

class SecondPanel : public QWidget {
  Q_OBJECT

 public:
  explicit SecondPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTexts(const ProblemTexts& texts);
  ProblemForm& form() { return *m_form; }

  QSize sizeHint() const override;

 public slots:
  void apply();

 signals:
  void applied(const tilewise::ProblemTexts& texts);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void check();

  Look m_look;
  ProblemForm* m_form;
  QScrollArea* m_scroll;
  QLabel* m_reason;
  QPushButton* m_close;
  QPushButton* m_apply;
};

/// The same problem as `base` but for what a second configuration changes, from `second`.
ProblemTexts withConfiguration(ProblemTexts base, const ProblemTexts& second);

/// What to begin with: query blocks of half the rows.
ProblemTexts firstSecond(const ProblemSettings& settings);

}  // namespace tilewise
