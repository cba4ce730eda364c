// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The inspector panel: the tile at hand, its values, and the equation of one of its rows.

#include <optional>

#include <QElapsedTimer>
#include <QScrollArea>
#include <QStringList>
#include <QTimer>

#include "app/session/session.h"
#include "app/views/look/look.h"

class QLabel;

namespace tilewise {

class OutputRow;
class RowPanel;
class TileFigure;

class Inspector : public QScrollArea {
  Q_OBJECT

 public:
  /// Requires: a session that outlives the panel.
  explicit Inspector(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// While the run plays fast: at most five updates a second.
  void setFast(bool fast);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void note();
  void rebuild();
  void showTile(const BlockState& state);
  void showRow(const BlockState& state, std::optional<EventKind> event);
  void layOut();
  int layOutFor(int width, int height);
  int fitHeader(int width);
  void addCopyActions();
  void copyLatex();

  Session& m_session;
  Look m_look;
  QStringList m_headerTexts;  ///< the longest first
  QWidget* m_content;
  QLabel* m_header;
  QLabel* m_empty;
  TileFigure* m_figure;
  QWidget* m_divider;
  RowPanel* m_row;
  OutputRow* m_output;
  QAction* m_copyScores;
  QAction* m_copyWeights;
  QAction* m_copyStrips;
  QAction* m_copyOutput;
  QAction* m_copyLatex;
  QTimer m_later;
  QElapsedTimer m_sinceRebuild;
  bool m_isFast = false;
  bool m_isStale = true;
  bool m_isLayingOut = false;
};

}  // namespace tilewise
