// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The passes of a comparison as bars on one axis, with the head of the mark over them, to be dragged.

#include <optional>

#include <QColor>
#include <QList>
#include <QTimer>
#include <QWidget>

#include "app/session/comparison.h"
#include "app/views/compare/race_scale.h"
#include "app/views/look/look.h"

namespace tilewise {

struct RaceBar {
  QString name;
  QColor color;
  std::int64_t amount = 0;  ///< of the whole pass
  std::int64_t done = 0;
  bool finished = false;

  bool operator==(const RaceBar&) const = default;
};

class RaceBars : public QWidget {
  Q_OBJECT

 public:
  explicit RaceBars(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Rows close together, and no numbers at the axis: the amounts at the bars say as much.
  void setCompact(bool compact);
  void setBars(AlignBy by, const QList<RaceBar>& bars, qint64 mark, qint64 end);

  qint64 mark() const { return m_mark; }
  qint64 end() const { return m_end; }
  /// "1,445,888 of 8,912,896 bytes moved", for screen readers.
  QString valueText() const;
  /// Wishes a mark, as a drag would: for screen readers.
  void wish(qint64 mark);
  const RaceScale& scale() const { return m_scale; }

  QSize sizeHint() const override { return {m_look.metrics.px(800), minimumSizeHint().height()}; }
  QSize minimumSizeHint() const override;

 signals:
  void markWished(qint64 mark);
  /// A step or a turn of the wheel: the next stop that way.
  void stepWished(int direction);
  void dragBegan();
  void dragEnded();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  bool takesKey(int key, Qt::KeyboardModifiers modifiers) const;
  void layOut();
  void dragTo(double x);
  void sendDragged();
  int rowHeight() const;
  double axisY() const;
  void paintBar(QPainter& painter, const RaceBar& bar, double top) const;
  void paintAxis(QPainter& painter) const;

  Look m_look;
  bool m_compact = false;
  AlignBy m_by = AlignBy::Bytes;
  QList<RaceBar> m_bars;
  qint64 m_mark = 0;
  qint64 m_end = 0;
  RaceScale m_scale;
  bool m_dragging = false;
  std::optional<qint64> m_dragTarget;  ///< not yet sent
  QTimer m_frame;                      ///< a drag seeks once a frame
  int m_wheelRest = 0;
};

}  // namespace tilewise
