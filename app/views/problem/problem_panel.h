// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The problem, to be changed: examples, fields that are checked at every key, what the problem amounts to. Nothing is
/// applied before everything is right.

#include <optional>

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "core/problem/problem.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace tilewise {

class ExampleList;
class ProblemForm;
class Session;
class SummaryView;
class Veil;

class ProblemPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ProblemPanel(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);
  ProblemForm& form() { return *m_form; }
  ExampleList& examples() { return *m_examples; }
  SummaryView& summary() { return *m_summary; }

  /// While a question waits: what the problem amounts to, and what is said of the examples, would give its answer away and is covered.
  void setSecret(bool secret);

  QSize sizeHint() const override;

 public slots:
  /// Writes another problem than the one at hand, to be changed and applied.
  void offer(const tilewise::ProblemSettings& settings);
  /// Wishes what is written, if it is right and differs from the problem at hand.
  void apply();
  /// The problem at hand again.
  void reset();

 signals:
  void problemRequested(const tilewise::ProblemSettings& settings);
  void presetRequested(const QString& name);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void layOut();
  void fillExampleBox();
  void takeRun();
  void check();

  Session& m_session;
  Look m_look;
  ProblemSettings m_present;                 ///< the problem at hand
  std::optional<ProblemSettings> m_applied;  ///< the one that was asked for and is not there yet
  QBoxLayout* m_all;
  QBoxLayout* m_halves;
  QScrollArea* m_scroll;
  QWidget* m_exampleSide;
  ExampleList* m_examples;
  QLabel* m_exampleWord;
  QComboBox* m_exampleBox;  ///< instead of the list where there is no room beside the fields
  ProblemForm* m_form;
  SummaryView* m_summary;
  QList<Veil*> m_veils;  ///< over the summary and the examples
  QLabel* m_reason;
  QPushButton* m_reset;
  QPushButton* m_close;
  QPushButton* m_apply;
};

}  // namespace tilewise
