// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/algorithm_panel.h"

#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListView>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/models/algorithm_model.h"
#include "app/models/algorithm_names.h"
#include "app/session/session.h"
#include "app/views/algorithm/algorithm_delegate.h"
#include "app/views/algorithm/code_view.h"

namespace tilewise {

namespace {

constexpr double VerticalMargin = 4;
constexpr double ToolRowHeight = 22;
constexpr double ToolRowMargin = 8;

}  // namespace

AlgorithmPanel::AlgorithmPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_model(new AlgorithmModel(this)),
      m_delegate(new AlgorithmDelegate(this)),
      m_list(new QListView(this)),
      m_code(new CodeView(this)),
      m_pages(new QStackedWidget(this)),
      m_toolRow(new QWidget(this)) {
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
  auto* tools = new QHBoxLayout(m_toolRow);
  tools->setContentsMargins(0, 0, 0, 0);
  tools->addStretch(1);
  tools->addWidget(makeTools());
  m_toolRow->hide();
  layout->addWidget(m_toolRow);
  m_pages->addWidget(m_list);
  m_pages->addWidget(m_code);
  layout->addWidget(m_pages, 1);
  setAutoFillBackground(true);

  // Also when it comes to have less room than before.
  connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, &AlgorithmPanel::scrollToRunning);
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
  m_code->setLook(look);
  for (const auto& each : std::as_const(m_tools)) {
    if (each) each->setLook(look);
  }
  m_toolRow->setFixedHeight(look.metrics.px(ToolRowHeight));
  m_toolRow->layout()->setContentsMargins(0, 0, look.metrics.px(ToolRowMargin), 0);
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
  m_delegate->setRowHeight(linesHeight() / std::max(1, m_model->rowCount()));
  if (m_delegate->rowHeight() != before) {
    m_list->doItemsLayout();
  }
}

int AlgorithmPanel::linesHeight() const {
  const int tools = m_toolRow->isHidden() ? 0 : m_toolRow->height();
  return height() - 2 * m_look.metrics.px(VerticalMargin) - tools;
}

AlgorithmTools* AlgorithmPanel::makeTools() {
  auto* tools = new AlgorithmTools;
  m_tools.append(tools);
  connect(tools, &AlgorithmTools::textWished, this, [this](AlgorithmText text) {
    setText(text);
    emit textChosen(text);
  });
  connect(tools, &AlgorithmTools::copyWished, this, &AlgorithmPanel::copyCode);
  tools->setText(m_text);
  tools->setLook(m_look);
  return tools;
}

void AlgorithmPanel::setToolsShown(bool shown) {
  m_toolRow->setVisible(shown);
  fitRows();
}

void AlgorithmPanel::setText(AlgorithmText text) {
  m_text = text;
  const bool isCode = text != AlgorithmText::PseudoCode;
  for (const auto& each : std::as_const(m_tools)) {
    if (each) each->setText(text);
  }
  m_pages->setCurrentWidget(isCode ? static_cast<QWidget*>(m_code) : m_list);
  setFocusProxy(m_pages->currentWidget());
  takeCode();
  refresh();
}

void AlgorithmPanel::takeCode() {
  const auto& run = m_session.run();
  const bool isCode = run && m_text != AlgorithmText::PseudoCode;
  m_code->setCode(isCode ? codeOf(run->problem, m_text) : AlgorithmCode(),
                  isCode ? tr("%1: %2").arg(nameOf(m_text), passName(run->problem)) : QString());
  for (const auto& each : std::as_const(m_tools)) {
    if (each) each->setCopyable(!m_code->text().isEmpty());
  }
}

void AlgorithmPanel::setPointed(const QList<EventKind>& kinds) { m_model->setPointed(kinds); }

void AlgorithmPanel::copyCode() { QGuiApplication::clipboard()->setText(m_code->text()); }

void AlgorithmPanel::takeRun() {
  const auto& run = m_session.run();
  m_model->setLines(run ? linesOf(run->problem) : QList<AlgorithmLine>());
  m_list->setAccessibleName(run ? tr("Algorithm: %1").arg(passName(run->problem)) : tr("Algorithm"));
  takeCode();
  fitRows();
  updateGeometry();
  refresh();
}

void AlgorithmPanel::refresh() {
  const auto& strip = m_session.state().strip;
  m_model->setEvent(strip ? m_session.event() : std::nullopt, strip.value_or(StripKind::QueryBlock));
  m_code->setEvent(strip ? m_session.event() : std::nullopt, strip.value_or(StripKind::QueryBlock));
  m_list->viewport()->update();  // a row that is painted alone would cut the indices of the one above
  const QModelIndex running = m_model->runningIndex();
  if (running.isValid() && !m_list->hasFocus()) m_list->setCurrentIndex(running);
  scrollToRunning();
}

void AlgorithmPanel::scrollToRunning() {
  if (const QModelIndex running = m_model->runningIndex(); running.isValid()) m_list->scrollTo(running);
}

}  // namespace tilewise
