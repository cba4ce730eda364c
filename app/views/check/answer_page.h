// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>

#include "app/session/answer_job.h"
#include "app/views/look/look.h"

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace tilewise {

class BrokenLineView;
class BusyBar;
class CheckList;
class MathsLabel;
struct Exercise;

/// A student's answer in full: what is right, what is counted, where it leaves the rules, which mistake is likely.
class AnswerPage : public QFrame {
  Q_OBJECT

 public:
  explicit AnswerPage(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The problem at hand in a few words, for the chooser.
  void setAtHand(const QString& words);
  void showJob(const AnswerJob& job);
  BusyBar& busy() const { return *m_busy; }
  /// The exercise whose problem the answer is held against; null: the problem at hand.
  const Exercise* exercise() const;
  /// What the page says first: the verdict, or why there is none.
  QString verdict() const;
  const CheckList& list() const { return *m_list; }

 signals:
  void againWished();  ///< the same file, against what the chooser says
  void closeWished();
  void differenceWished();
  void faultWished(tilewise::Fault fault);
  void ownDataWished(const QString& path);  ///< it holds q, k and v rather than results

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QPushButton* addButton(const QString& text);
  void layOut();
  void showReport(const AnswerReport& report);
  void showFailure(const AnswerQuestion& question, const Error& error);
  void say(const QString& text, const QString& hint, std::optional<bool> right);
  void fit();
  void fitHeight();

  Look m_look;
  std::optional<bool> m_right;
  std::optional<Fault> m_fault;
  QString m_path;
  QFrame* m_head;
  QLabel* m_title;
  BusyBar* m_busy;
  QScrollArea* m_scroll;
  QWidget* m_body;
  QLabel* m_againstName;
  QComboBox* m_against;
  QLabel* m_verdict;
  QLabel* m_hint;
  CheckList* m_list;
  QLabel* m_likely;
  MathsLabel* m_faultTitle;
  BrokenLineView* m_lines;
  MathsLabel* m_story;
  QPushButton* m_difference = nullptr;
  QPushButton* m_again = nullptr;
  QPushButton* m_close = nullptr;
  QPushButton* m_toFault = nullptr;
  QPushButton* m_own = nullptr;
};

}  // namespace tilewise
