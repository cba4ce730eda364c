// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The inspector panel: the tile at hand, its values, and the equation of one of its rows.

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QScrollArea>
#include <QStringList>
#include <QTimer>

#include "app/session/session.h"
#include "app/views/inspector/tile_scene.h"
#include "app/views/look/look.h"

class QLabel;

namespace tilewise {

class HistoryPage;
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
  /// The history of the selected row in the place of the tile, or the tile again.
  void showHistory(bool shows);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// What had the focus is about to be hidden.
  void focusLeft();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void note();
  void rebuild();
  void showTopOfOther();
  const BlockState* shownState() const;
  QString whyNoNumbers() const;
  void showTile(const BlockState& state, std::vector<TileScene> scenes, std::optional<EventKind> event);
  void showRow(const BlockState& state, std::optional<EventKind> event);
  void showOutput(const BlockState& state);
  void layOut();
  int layOutFor(int width, int height);
  void arrangeForward(double width, double room);
  int layOutFigures(int width, int top, double room);
  bool hasKeysBeside(int width, double mapHeight);
  void layOutWithRoom(int width, double mapHeight, double content);
  void layOutKeysBeside(const TileFigure& neighbour, int right);
  int fitHeader(int width);
  void addCopyActions();
  void nameCopyActions();
  void copyLatex();
  const TileScene* scene() const;

  Session& m_session;
  Look m_look;
  QStringList m_headerTexts;  ///< the longest first
  QWidget* m_content;
  QLabel* m_header;
  QLabel* m_empty;
  QList<TileFigure*> m_figures;  ///< a forward pass uses the first alone
  qsizetype m_figureCount = 0;
  QWidget* m_divider;
  RowPanel* m_row;
  OutputRow* m_output;
  HistoryPage* m_history;
  QList<QAction*> m_copyMaps;  ///< two of each figure
  QAction* m_copyStrips;
  QAction* m_copyOutput;
  QAction* m_copyLatex;
  QAction* m_historyAction;
  std::optional<TileIndex> m_tileBefore;  ///< what was inspected, and at which position
  qint64 m_positionBefore = -1;
  std::weak_ptr<const Trace> m_shownTrace;  ///< of the run whose tile is shown
  bool m_showsHistory = false;
  QTimer m_later;
  QElapsedTimer m_sinceRebuild;
  bool m_isFast = false;
  bool m_isStale = true;
  bool m_isLayingOut = false;
};

}  // namespace tilewise
