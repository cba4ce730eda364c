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

/// How high the parts of columns are that stand side by side. In px.
struct ColumnHeights {
  int hbm = 0;
  int bar = 0;
  int figures = 0;

  int sum() const { return hbm + bar + figures; }
};

/// One pass of a comparison: its name and loops, where it stands, its HBM, what it has moved. All of it is always there:
/// what has no room in the window is scrolled to.
class PassColumn : public QFrame {
  Q_OBJECT

 public:
  explicit PassColumn(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setPass(const ComparedPass& pass, std::shared_ptr<const StageFacts> facts, const QString& title,
               const QString& shortTitle);
  void setPosition(std::int64_t position);
  /// Where there is little height: the state stands in the title row, and the figures close below HBM.
  void setCompact(bool compact);
  /// Instead of the title where columns are left out: those that this one can show. Empty: the title.
  void setChoices(const QStringList& names, int chosen);

  // What the parts need at a width of the column.
  int barHeightFor(int width) const;                   ///< with all its numbers
  int figuresHeightFor(int width, bool inFull) const;  ///< large, or as lines of text
  int figuresLine() const;                             ///< one of these lines
  int hbmHeightFor(int width, int least,
                   int most) const;  ///< so that its grid says something; `most` where it never does
  int otherHeight() const;           ///< title, state and the gaps between all
  int aboveFigures() const;          ///< compact: of these what stands above the figures, HBM left out
  int underFigures() const;          ///< compact: and what under them, the bar left out
  /// Places everything in the width at hand, seen or not.
  void setHeights(const ColumnHeights& heights);

  QString title() const { return m_compact ? m_shortTitle : m_title; }
  const PassState& state() const { return m_state; }
  /// Of the pass. Requires: setPass.
  const StageFacts& facts() const { return *m_facts; }
  HbmView& hbm() { return *m_hbm; }
  TensorBar& bar() { return *m_bar; }
  FigureRow& figures() { return *m_figures; }
  QComboBox& chooser() { return *m_chooser; }

 signals:
  void chosen(int index);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QList<TensorBytes> bytesOf(const Totals& totals) const;
  void showPosition();
  void arrange();
  void placeHead(int nameWidth);
  int titleHeight() const;
  int innerWidth(int width) const;

  Look m_look;
  std::optional<ComparedPass> m_pass;
  std::shared_ptr<const StageFacts> m_facts;
  std::int64_t m_position = 0;
  PassState m_state;
  ColumnHeights m_heights;
  bool m_compact = false;
  QString m_title, m_shortTitle;
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
