// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The stage: the score grid with its strips in HBM, the bus, and what is on chip. Follows the session.

#include <QElapsedTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

#include "app/session/session.h"
#include "app/views/look/look.h"
#include "app/views/stage/frame_pacer.h"
#include "app/views/stage/secret_painter.h"
#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_scene.h"
#include "app/views/stage/tile_heat.h"
#include "app/views/stage/tile_words.h"
#include "app/views/stage/travel.h"
#include "core/files/lesson.h"

namespace tilewise {

class LeftBehindCard;
struct StripHit;

class StageView : public QWidget {
  Q_OBJECT

 public:
  explicit StageView(Session& session, QWidget* parent = nullptr);
  ~StageView() override;

  void setLook(const Look& look);
  /// What happened at the position, in one plain sentence: the stage's description for screen readers.
  void setSentence(const QString& sentence);
  /// How fast the position moves; decides how long a load or store is seen to travel. Speed 0: without drawing.
  void setMotion(double stepsPerSecond, bool playing);
  /// While a person drags the scrubber nothing travels, even if the position happens to grow by one.
  void setScrubbing(bool scrubbing);
  void setArrangement(StageArrangement arrangement);
  /// Presented: what nothing stands in, in whole pixels; empty where there is none.
  QRect freePlace() const { return m_geometry.free.toRect(); }
  /// Where the grid stands.
  QRect gridPlace() const { return m_geometry.grid.view.toAlignedRect(); }
  /// Tiles at which a run stops.
  void setStops(std::vector<TileIndex> stops);

  /// What a lesson points at.
  void setPointed(std::vector<LessonMark> marks);
  /// While a question waits: figures give way to question marks.
  void setSecret(bool secret);

  /// Range: 1 to 32.
  double zoom() const { return m_zoom.factor; }
  void zoomIn();
  void zoomOut();
  void resetZoom();

  QSize sizeHint() const override { return {708, 690}; }
  /// Smaller than the smallest of the design: on a small screen with large text labels go before the window outgrows
  /// it.
  QSize minimumSizeHint() const override {
    return m_arrangement == StageArrangement::Presented ? QSize(320, 200) : QSize(480, 240);
  }

 signals:
  void zoomChanged(double factor);
  /// Everything has its place anew.
  void laidOut();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void takeRun();
  void takePosition();
  void takeSelection();
  void layOut();
  const StageScene& scene();
  const TileHeat* heat();
  bool hasNotFinite() const;
  std::optional<SecretTiles> secretTiles() const;
  bool isStop(TileIndex tile) const;
  void describe();
  /// The load or store that led here, with its count: on its way, or arrived already.
  void showMove(bool travels);
  std::optional<Travel> travelNow();
  void bringIntoView(TileIndex tile);
  void chooseBeside(QPoint direction);
  void placeCard();
  void zoomTo(double factor, QPointF about);
  QPointF zoomCentre() const;
  void panBy(QPointF pixels);
  bool pressZoomControl(QPointF at);
  MadeAnew madeAnew(const GridPlace& grid, GridPlace::Entry entry) const;
  QString tipOf(const StripHit& hit);

  Session& m_session;
  Look m_look;
  QString m_sentence;
  StageArrangement m_arrangement = StageArrangement::Fitting;
  std::shared_ptr<const StageFacts> m_facts;  ///< null before the first run
  StageZoom m_zoom;
  StageGeometry m_geometry;
  std::optional<StageScene> m_scene;              ///< of the position; absent until it is needed
  std::optional<std::optional<TileHeat>> m_heat;  ///< likewise
  FramePacer m_pacer;
  LeftBehindCard* m_card;  ///< at the end of a forward pass

  std::vector<TileIndex> m_stops;
  std::vector<LessonMark> m_pointed;
  bool m_secret = false;
  double m_stepsPerSecond = 1;
  bool m_playing = false;
  bool m_scrubbing = false;
  qint64 m_position = 0;
  std::optional<Travel> m_travel;
  QElapsedTimer m_travelClock;
  int m_travelMs = 0;

  std::optional<QPointF> m_press;  ///< where the mouse went down, until it goes up
  QPointF m_panAtPress;
  bool m_dragging = false;
  bool m_keyboardFocus = false;
};

}  // namespace tilewise
