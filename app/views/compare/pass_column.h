// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QFrame>
#include <QStringList>

#include "app/session/comparison.h"
#include "app/views/compare/pass_texts.h"
#include "app/views/compare/tensor_bytes.h"
#include "app/views/look/look.h"

class QComboBox;
class QLabel;

namespace tilewise {

class FigureRow;
class HbmView;
class StateLine;
class TensorBar;

/// One pass of a comparison: its name and loops, where it stands, its HBM, what it has moved.
class PassColumn : public QFrame {
  Q_OBJECT

 public:
  explicit PassColumn(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setPass(const ComparedPass& pass, std::shared_ptr<const StageFacts> facts, const QString& title);
  void setPosition(std::int64_t position);
  /// Instead of the title where columns are left out: those that this one can show. Empty: the title.
  void setChoices(const QStringList& names, int chosen);

  /// The bar with all its numbers, at a width of the column; and what is kept free for it, so that columns align.
  int barHeightFor(int width) const;
  void setBarHeight(int height);
  /// Places what it has in the size at hand, seen or not.
  void arrange();
  /// How much was left out for want of height, and what is to be left out at least: columns say the same.
  int level() const { return m_level; }
  void setLeastLevel(int level);

  QString title() const { return m_title; }
  const PassState& state() const { return m_state; }
  HbmView& hbm() { return *m_hbm; }
  TensorBar& bar() { return *m_bar; }
  FigureRow& figures() { return *m_figures; }
  QComboBox& chooser() { return *m_chooser; }
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int index);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QList<TensorBytes> bytesOf(const Totals& totals) const;
  void showPosition();
  int titleHeight() const;
  int innerWidth(int width) const;

  Look m_look;
  std::optional<ComparedPass> m_pass;
  std::shared_ptr<const StageFacts> m_facts;
  std::int64_t m_position = 0;
  PassState m_state;
  int m_barHeight = 0;
  int m_level = 0;
  int m_leastLevel = 0;
  QString m_title;
  QFrame* m_head;
  QLabel* m_name;
  QComboBox* m_chooser;
  QLabel* m_loops;
  StateLine* m_line;
  HbmView* m_hbm;
  TensorBar* m_bar;
  FigureRow* m_figures;
};

}  // namespace tilewise
