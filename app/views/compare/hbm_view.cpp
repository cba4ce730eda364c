// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/hbm_view.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/views/look/maths_text.h"
#include "app/views/stage/aligned_grids.h"
#include "app/views/stage/stage_painter.h"
#include "app/views/stage/strip_hit.h"
#include "app/views/stage/tile_words.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double NoteGap = 14;     ///< from the matrices to the note
constexpr double NotePad = 10;     ///< from the note to the card's end
constexpr double LeastWidth = 96;  ///< px of a grid that says something
constexpr double LeastHeight = 72;

}  // namespace

HbmView::HbmView(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setSizePolicy(policy);
}

void HbmView::setLook(const Look& look) {
  m_look = look;
  layOut();
  update();
}

void HbmView::setPass(std::shared_ptr<const StageFacts> facts, std::shared_ptr<const Trace> trace,
                      const QString& note) {
  m_facts = std::move(facts);
  m_trace = std::move(trace);
  m_note = note;
  m_position = 0;
  m_scene.reset();
  layOut();
  update();
}

void HbmView::setPosition(std::int64_t position) {
  if (position == m_position) return;
  m_position = position;
  m_scene.reset();
  update();
}

void HbmView::setBare(bool bare) {
  m_bare = bare;
  layOut();
  update();
}

void HbmView::setAlignment(const GridAlignment& alignment) {
  m_alignment = alignment;
  layOut();
  update();
}

void HbmView::layOut() {
  if (m_facts) m_geometry = layOutHbmAlone(*m_facts, m_look.metrics, size(), arrangement(), m_alignment);
}

const StageScene& HbmView::scene() {
  if (!m_scene) {
    m_scene = stageScene(*m_facts, *m_trace, m_position);
    // What is over holds nothing on chip.
    if (m_position == m_facts->eventCount) m_scene->held = {};
  }
  return *m_scene;
}

bool HbmView::isLegibleAt(QSize size) const {
  if (!m_facts) return false;
  const QRectF grid = layOutHbmAlone(*m_facts, m_look.metrics, size, arrangement(), {}).grid.view;
  return grid.width() >= LeastWidth && grid.height() >= LeastHeight;
}

void HbmView::resizeEvent(QResizeEvent*) { layOut(); }

void HbmView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_look.theme.panel);
  if (!m_facts) return;
  const StagePicture picture{*m_facts, m_geometry, scene(), m_look, {}, nullptr, false, {}, false};
  paintStage(painter, picture);
  paintNote(painter);
}

void HbmView::paintNote(QPainter& painter) const {
  if (m_note.isEmpty() || m_geometry.matrices.isEmpty()) return;
  QRectF matrices;
  for (const MatrixPlace& matrix : m_geometry.matrices) matrices |= matrix.grid.view;
  const QFont font = m_look.metrics.font(Role::Second);
  const auto lines = MathText::parse(m_note).wrapped(font, matrices.width());
  const double height = std::ceil(QFontMetricsF(font).height());
  const double top = matrices.bottom() + m_look.metrics.px(NoteGap);
  if (top + height * static_cast<double>(lines.size()) > this->height() - m_look.metrics.px(NotePad)) return;
  double baseline = std::round(top + QFontMetricsF(font).ascent());
  for (const MathText& line : lines) {
    line.draw(painter, {matrices.left(), baseline}, font, m_look.theme.hbmInk);
    baseline += height;
  }
}

bool HbmView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !m_facts) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  if (const auto strip = stripUnder(m_geometry, m_facts->problem, help->pos())) {
    QToolTip::showText(help->globalPos(), stripTip(*m_facts, scene(), strip->tensor, strip->block), this,
                       strip->area.toAlignedRect());
  } else if (const auto tile = m_geometry.tileAt(help->pos())) {
    const GridPlace& grid = m_geometry.gridUnder(help->pos());
    QToolTip::showText(help->globalPos(), tileTip(*m_facts, scene(), *tile), this,
                       (grid.tileRect(*tile) & grid.view).toAlignedRect());
  } else {
    QToolTip::hideText();
  }
  return true;
}

}  // namespace tilewise
