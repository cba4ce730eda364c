// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace_frame.h"

#include <algorithm>

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include "app/views/notice/waiting_cover.h"
#include "app/views/workspace/workspace.h"

namespace tilewise {

namespace {

/// Below this a part of a workspace says nothing. Units: pixels
constexpr QSize Least(280, 120);

/// How high it must be at a width. (QScrollArea would ask how high it would like to be.)
int leastHeight(const QWidget& widget, int width) {
  const QLayout* layout = widget.layout();
  const int least = std::max(widget.minimumHeight(), widget.minimumSizeHint().height());
  if (layout == nullptr || !layout->hasHeightForWidth()) return least;
  return std::max(widget.minimumHeight(), layout->minimumHeightForWidth(width));
}

}  // namespace

WorkspaceFrame::WorkspaceFrame(Workspace* workspace, QWidget* parent)
    : QScrollArea(parent), m_workspace(*workspace), m_cover(new WaitingCover(this)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  viewport()->setAutoFillBackground(false);
  setWidget(workspace);
  workspace->setAutoFillBackground(false);
  workspace->installEventFilter(this);
  connect(m_cover, &WaitingCover::backWished, this, &WorkspaceFrame::backWished);
}

void WorkspaceFrame::setLook(const Look& look) {
  m_workspace.setLook(look);
  m_cover->setLook(look);
}

void WorkspaceFrame::setCovered(bool covered) {
  if (covered == m_covered) return;
  m_covered = covered;
  m_workspace.setEnabled(!covered);
  m_cover->setGeometry(rect());
  m_cover->setVisible(covered);
  m_cover->raise();
}

void WorkspaceFrame::takeFocus() { m_covered ? m_cover->takeFocus() : m_workspace.takeFocus(); }

QSize WorkspaceFrame::minimumSizeHint() const {
  return Least.boundedTo(widget()->minimumSizeHint().expandedTo(widget()->minimumSize()));
}

void WorkspaceFrame::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  m_cover->setGeometry(rect());
  fit();
}

bool WorkspaceFrame::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) fit();
  return QScrollArea::eventFilter(watched, event);
}

void WorkspaceFrame::fit() {
  const int leastWidth = std::max(widget()->minimumWidth(), widget()->minimumSizeHint().width());
  QSize room = maximumViewportSize();
  const bool isTooNarrow = room.width() < leastWidth;
  if (isTooNarrow) room.rheight() -= horizontalScrollBar()->sizeHint().height();
  const bool isTooLow = room.height() < leastHeight(*widget(), std::max(room.width(), leastWidth));
  if (isTooLow) room.rwidth() -= verticalScrollBar()->sizeHint().width();
  const int width = std::max(room.width(), leastWidth);
  widget()->resize(width, std::max(room.height(), leastHeight(*widget(), width)));
}

}  // namespace tilewise
