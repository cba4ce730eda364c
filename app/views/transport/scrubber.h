// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The run as a line: what has happened in the colour of now, the head, marks and numbers of the row or key
/// blocks, and stronger marks where a pass or a loop begins.

#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/transport/scrubber_scale.h"

namespace tilewise {

class Scrubber : public QWidget {
  Q_OBJECT

 public:
  explicit Scrubber(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTrace(std::shared_ptr<const Trace> trace);
  void setPosition(qint64 position);
  /// Positions with a flag; a click on one goes exactly there.
  void setBookmarks(std::vector<qint64> positions);
  qint64 position() const { return m_position; }
  qint64 stepCount() const { return m_trace ? m_trace->eventCount() : 0; }
  /// "step 190 of 632, row block 3", for screen readers.
  QString valueText() const;
  /// Wishes a position, as a key would: for screen readers.
  void wish(qint64 position);

  const ScrubberScale& scale() const { return m_scale; }
  QSize minimumSizeHint() const override;

 signals:
  void positionWished(qint64 position);
  void dragBegan();
  void dragEnded();
  /// The mouse rests over a position; x is its place on the widget.
  void pointed(qint64 position, int x);
  void pointedAway();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  std::optional<qint64> keyTarget(const QKeyEvent& key) const;
  void layOut();
  void dragTo(qreal x);
  void sendDragged();
  qint64 shownPosition() const { return m_headAt.value_or(m_position); }
  qreal grooveY() const;
  /// The bookmark whose flag is under the pointer.
  std::optional<qint64> flagAt(QPointF at) const;
  void paintFlags(QPainter& painter) const;

  Look m_look;
  std::shared_ptr<const Trace> m_trace;
  ScrubberScale m_scale;
  qint64 m_position = 0;
  std::vector<qint64> m_bookmarks;
  bool m_dragging = false;
  qreal m_grip = 0;                    ///< where the head was taken, from its middle
  std::optional<qint64> m_dragTarget;  ///< not yet sent
  std::optional<qint64> m_headAt;      ///< where the head was put, until the position has followed
  QTimer m_frame;                      ///< a drag seeks once a frame
  int m_wheelRest = 0;
};

}  // namespace tilewise
