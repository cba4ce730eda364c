// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/algorithm_panel.h"

#include <algorithm>

#include <QListView>
#include <QVBoxLayout>

#include "app/models/algorithm_model.h"
#include "app/models/algorithm_names.h"
#include "app/session/session.h"
#include "app/views/algorithm/algorithm_delegate.h"

namespace tilewise {

namespace {

constexpr double VerticalMargin = 4;

}  // namespace

AlgorithmPanel::AlgorithmPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_model(new AlgorithmModel(this)),
      m_delegate(new AlgorithmDelegate(this)),
      m_list(new QListView(this)) {
  m_list->setModel(m_model);
  m_list->setItemDelegate(m_delegate);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setSelectionMode(QAbstractItemView::NoSelection);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  // A click must not take the arrow keys away from stepping.
  m_list->setFocusPolicy(Qt::TabFocus);
  setFocusProxy(m_list);
  auto* layout = new QVBoxLayout(this);
  layout->setSpacing(0);
  layout->addWidget(m_list);
  setAutoFillBackground(true);

  connect(&session, &Session::runChanged, this, &AlgorithmPanel::takeRun);
  connect(&session, &Session::positionChanged, this, &AlgorithmPanel::refresh);
  setLook(m_look);
  takeRun();
}

void AlgorithmPanel::setLook(const Look& look) {
  m_look = look;
  m_delegate->setLook(look);
  const int margin = look.metrics.px(VerticalMargin);
  layout()->setContentsMargins(0, margin, 0, margin);
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  colors.setColor(QPalette::Base, look.theme.panel);
  setPalette(colors);
  fitRows();
  updateGeometry();
  m_list->viewport()->update();
}

QSize AlgorithmPanel::sizeHint() const {
  const int rows = m_model->rowCount();
  return {m_look.metrics.px(300), rows * m_delegate->maximumRowHeight() + 2 * m_look.metrics.px(VerticalMargin)};
}

QSize AlgorithmPanel::minimumSizeHint() const {
  return {m_look.metrics.px(200), 4 * m_delegate->minimumRowHeight() + 2 * m_look.metrics.px(VerticalMargin)};
}

void AlgorithmPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitRows();
}

void AlgorithmPanel::fitRows() {
  // Rows move closer before the list scrolls.
  const int before = m_delegate->rowHeight();
  m_delegate->setRowHeight((height() - 2 * m_look.metrics.px(VerticalMargin)) / std::max(1, m_model->rowCount()));
  if (m_delegate->rowHeight() != before) {
    m_list->doItemsLayout();
  }
}

void AlgorithmPanel::takeRun() {
  const auto& run = m_session.run();
  m_model->setLines(run ? linesOf(run->problem) : QList<AlgorithmLine>());
  m_list->setAccessibleName(run ? tr("Algorithm: %1").arg(passName(run->problem)) : tr("Algorithm"));
  fitRows();
  updateGeometry();
  refresh();
}

void AlgorithmPanel::refresh() {
  const auto& strip = m_session.state().strip;
  m_model->setEvent(strip ? m_session.event() : std::nullopt, strip.value_or(StripKind::QueryBlock));
  m_list->viewport()->update();  // a row that is painted alone would cut the indices of the one above
  const QModelIndex running = m_model->runningIndex();
  if (running.isValid()) {
    m_list->scrollTo(running);
    if (!m_list->hasFocus()) {
      m_list->setCurrentIndex(running);
    }
  }
}

}  // namespace tilewise
