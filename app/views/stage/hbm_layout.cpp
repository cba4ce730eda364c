// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/hbm_layout.h"

#include <algorithm>
#include <cmath>

#include "app/views/look/numbers.h"
#include "app/views/stage/axis_labels.h"
#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/region_label.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;
using L = HbmLengths;

constexpr double TitleMiddle = 17;

/// The first text that is no wider than the room; empty when none is.
QString firstThatFits(StageText what, const QStringList& texts, double room, const Metrics& metrics) {
  for (const QString& text : texts) {
    if (textWidth(what, text, metrics) <= room) return text;
  }
  return {};
}

QStringList gridCaptions(const GridFit& fit) {
  const double down = fit.rows.tokenPixels();
  const double across = fit.columns.tokenPixels();
  if (fit.stretched && down > across) {
    const QString times = ratio(down / across);
    return {StageWords::tr("queries down, stretched %1; keys across; never stored").arg(times),
            StageWords::tr("queries down, stretched %1; keys across").arg(times),
            StageWords::tr("queries stretched %1").arg(times)};
  }
  if (fit.stretched) {
    const QString times = ratio(across / down);
    return {StageWords::tr("queries down; keys across, stretched %1; never stored").arg(times),
            StageWords::tr("queries down; keys across, stretched %1").arg(times),
            StageWords::tr("keys stretched %1").arg(times)};
  }
  if (fit.stripsNarrowed) {
    return {StageWords::tr("queries down, keys across; never stored; strips not to scale"),
            StageWords::tr("queries down, keys across; strips not to scale"), StageWords::tr("strips not to scale")};
  }
  return {StageWords::tr("scores, weights: queries down, keys across; never stored"),
          StageWords::tr("queries down, keys across; never stored"), StageWords::tr("queries down, keys across"),
          StageWords::tr("never stored")};
}

class Writer {
 public:
  Writer(const StageFacts& facts, const HbmPlan& plan, StageGeometry& out)
      : m_facts(facts), m_plan(plan), m_fit(plan.fit), m_out(out) {}

  void write(const StageZoom& zoom) {
    legend();
    grid(zoom);
    strips();
    title();
    letters();
    const double room = m_plan.beforeQ - px(L::IndexGap) - px(L::Pad);
    m_names = axisNames(m_facts, m_out, {qLeft() - px(L::IndexGap), room}, lettersMiddle());
    m_out.labels += m_names.labels;
    indices();
    if (m_plan.captions) captions();
    if (m_plan.sizes) sizes();
  }

 private:
  double px(double length) const { return m_out.metrics.px(length); }
  const QRectF& card() const { return m_out.hbmCard; }
  const QRectF& view() const { return m_out.grid.view; }
  double qLeft() const { return std::round(card().left() + m_plan.beforeQ + m_plan.slack / 2); }
  double kTop() const { return m_out.indexRow + m_fit.kTop; }
  double vTop() const { return m_out.indexRow + m_fit.vTop; }
  double oLeft() const { return view().right() + px(L::GridGap); }
  double lseLeft() const { return oLeft() + m_fit.oThickness + px(L::StripGap); }
  double indexRight() const { return m_out.indexColumn + m_plan.indexWidth / 2; }
  double lettersMiddle() const {
    return view().top() - px(L::LetterGap) - std::round(textHeight(StageText::TensorLetter, m_out.metrics) / 2);
  }

  QRectF add(StageText what, const QString& text, QPointF at, Qt::Alignment align = Qt::AlignLeft) {
    m_out.labels.append(labelAt(what, text, at, align, m_out.metrics));
    return m_out.labels.last().place;
  }

  void legend() {
    const Metrics& metrics = m_out.metrics;
    m_out.zoomControl = zoomControlOf(metrics, card());
    m_out.legend = layOutLegend(m_facts, metrics, m_plan.legend, legendColumn(metrics, card(), m_plan.legendWidth));
    const QRectF& zoom = m_out.zoomControl.frame;
    const double height = heatBarHeight(metrics);
    const QRectF bar(zoom.left(), zoom.top() - px(8) - height, zoom.width(), height);
    if (bar.top() >= m_out.legend.bottom + px(8)) m_out.heatBar = bar;
  }

  void grid(const StageZoom& zoom) {
    m_out.indexRow = std::round(card().top() + m_plan.indexMiddle);
    const QPointF corner(qLeft() + m_fit.qThickness + px(L::GridGap), m_out.indexRow + m_fit.gridTop);
    const GridFit seen = zoomed(m_facts.problem, m_fit, zoom.factor);
    m_out.zoom = zoom.factor;
    m_out.grid = {seen.rows, seen.columns, QRectF(corner, QSizeF(m_fit.width(), m_fit.height())), {}};
    m_out.grid.pan = m_out.grid.panFor(zoom.pan, view().topLeft());
    m_out.regions = regionLabels(m_facts, m_out.grid, m_out.metrics);
  }

  void strips() {
    const QRectF& grid = view();
    m_out.strips = {{Tensor::Q, QRectF(qLeft(), grid.top(), m_fit.qThickness, grid.height()), true},
                    {Tensor::K, QRectF(grid.left(), kTop(), grid.width(), m_fit.qThickness), false},
                    {Tensor::V, QRectF(grid.left(), vTop(), grid.width(), m_fit.oThickness), false},
                    {Tensor::O, QRectF(oLeft(), grid.top(), m_fit.oThickness, grid.height()), true},
                    {Tensor::lse, QRectF(lseLeft(), grid.top(), m_fit.lseThickness, grid.height()), true}};
    m_out.indexColumn = std::round(qLeft() - px(L::IndexGap) - m_plan.indexWidth / 2);
  }

  void title() {
    const Metrics& metrics = m_out.metrics;
    const double middle = card().top() + px(TitleMiddle);
    const double left =
        add(StageText::HbmTitle, StageWords::tr("HBM"), {card().left() + px(L::Pad), middle}).right() + px(6);
    if (m_plan.merged) return;
    const QString subtitle = StageWords::tr("off-chip memory");
    if (left + textWidth(StageText::HbmSubtitle, subtitle, metrics) + px(6) <= m_out.legend.column.left()) {
      add(StageText::HbmSubtitle, subtitle, {left, middle});
    }
  }

  void letters() {
    const double right = view().left() - px(L::GridGap);
    add(StageText::TensorLetter, u"K"_s, {right, kTop() + m_fit.qThickness / 2}, Qt::AlignRight);
    add(StageText::TensorLetter, u"V"_s, {right, vTop() + m_fit.oThickness / 2}, Qt::AlignRight);
    add(StageText::TensorLetter, u"Q"_s, {qLeft() + m_fit.qThickness / 2, lettersMiddle()}, Qt::AlignHCenter);
    const QPointF oMiddle(oLeft() + m_fit.oThickness / 2, lettersMiddle());
    const double oEnd = add(StageText::TensorLetter, u"O"_s, oMiddle, Qt::AlignHCenter).right();
    const double lseWidth = textWidth(StageText::LseLetter, u"lse"_s, m_out.metrics);
    const double lseMiddle = lseLeft() + m_fit.lseThickness / 2;
    add(StageText::LseLetter, u"lse"_s, {std::max(lseMiddle - lseWidth / 2, oEnd + px(3)), lettersMiddle()});
  }

  /// Names of rows take the place of what they would meet.
  bool meetsName(const QRectF& place) const {
    return std::ranges::any_of(m_names.labels, [&](const StageLabel& name) { return name.place.intersects(place); });
  }

  void indices() {
    for (const StageLabel& index : axisIndices(m_facts, m_out)) {
      if (!meetsName(index.place)) m_out.labels.append(index);
    }
  }

  void captions() {
    const Metrics& metrics = m_out.metrics;
    add(StageText::KeyCaption, StageWords::tr("key block *j*"), {oLeft(), m_out.indexRow});
    const QString size = sizeText(m_facts.problem.Tq(), m_facts.problem.dk());
    const QStringList queryTexts{StageWords::tr("query block *i*, Q %1").arg(size), StageWords::tr("query block *i*")};
    const QString query = firstThatFits(StageText::QueryCaption, queryTexts, view().height(), metrics);
    if (!query.isEmpty()) {
      StageLabel label = labelAt(StageText::QueryCaption, query, {}, Qt::AlignHCenter, metrics);
      const QSizeF upright = label.place.size().transposed();
      const double left = std::round(indexRight() - m_plan.indexWidth - px(L::CaptionGap) - upright.width());
      label.place = QRectF(QPointF(left, std::round(view().center().y() - upright.height() / 2)), upright);
      label.upwards = true;
      if (!meetsName(label.place)) m_out.labels.append(label);
    }
    const QString caption = firstThatFits(StageText::GridCaption, gridCaptions(m_fit), view().width() - px(4), metrics);
    if (caption.isEmpty() || m_names.aboveGrid) return;
    add(StageText::GridCaption, caption, {view().center().x(), lettersMiddle()}, Qt::AlignHCenter);
  }

  void sizes() {
    const Problem& problem = m_facts.problem;
    add(StageText::TensorSize, sizeText(problem.Tk(), problem.dk()), {oLeft(), kTop() + m_fit.qThickness / 2});
    add(StageText::TensorSize, sizeText(problem.Tk(), problem.dv()), {oLeft(), vTop() + m_fit.oThickness / 2});
  }

  const StageFacts& m_facts;
  const HbmPlan& m_plan;
  const GridFit& m_fit;
  StageGeometry& m_out;
  AxisNames m_names;
};

}  // namespace

void layOutHbm(const StageFacts& facts, const StageZoom& zoom, StageGeometry& out) {
  const HbmPlan plan = planHbm(facts, out.metrics, out.hbmCard);
  Writer(facts, plan, out).write(zoom);
}

}  // namespace tilewise
