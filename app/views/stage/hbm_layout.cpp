// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/hbm_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "app/views/look/numbers.h"
#include "app/views/stage/axis_labels.h"
#include "app/views/stage/grid_fit.h"
#include "app/views/stage/region_label.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString tr(const char* text) { return QCoreApplication::translate("Stage", text); }

// Lengths at 100 %.
constexpr double Pad = 14;
constexpr double BottomPad = 9;
constexpr double TitleMiddle = 17;
constexpr double IndexMiddle = 36;        ///< below the title
constexpr double IndexMiddleMerged = 17;  ///< beside the title
constexpr double UnderIndex = 10;         ///< from the middle of the indices to K
constexpr double StripGap = 4;
constexpr double GridGap = 8;      ///< between the grid and the strips beside it
constexpr double LetterGap = 5;    ///< from the letters Q, O to the grid
constexpr double LettersRow = 26;  ///< from V to the grid
constexpr double CaptionPad = 11;
constexpr double NamesWidth = 44;
constexpr double WidestLegend = 240;
constexpr double BeforeLegend = 7;
constexpr double Thin = 5;  ///< lse

constexpr double LeastShare = 0.7;  ///< labels may cost the grid no more than the rest of its side

struct HbmPlan {
  bool captions = true;
  bool sizes = true;
  bool merged = false;  ///< indices stand beside the title
  LegendPlan legend;
};

QString sizeText(std::int64_t rows, std::int64_t width) { return u"%1 × %2"_s.arg(grouped(rows), grouped(width)); }

/// Lengths that the plan fixes; the grid gets the rest.
class Frame {
 public:
  Frame(const StageFacts& facts, const Metrics& metrics, const QRectF& card, const HbmPlan& plan)
      : m_facts(facts), m_metrics(metrics), m_card(card), m_plan(plan) {}

  double px(double length) const { return m_metrics.px(length); }

  double indexWidth() const {
    return std::max(px(18), textWidth(StageText::Pill, QString::number(m_facts.nr() - 1), m_metrics) + px(8));
  }
  double letterHeight() const { return textHeight(StageText::TensorLetter, m_metrics); }
  bool hasNames() const { return !m_facts.labels.rows.isEmpty(); }
  double indexMiddle() const { return px(m_plan.merged ? IndexMiddleMerged : IndexMiddle); }

  /// From the card's side to the strip of Q.
  double beforeQ() const {
    const double caption =
        m_plan.captions ? px(CaptionPad) + textHeight(StageText::QueryCaption, m_metrics) + px(7) : px(Pad);
    return caption + indexWidth() + px(5) + (hasNames() ? px(NamesWidth) : 0);
  }
  double afterGrid() const {
    const Problem& problem = m_facts.problem;
    double width = 0;
    if (m_plan.captions) width = textWidth(StageText::KeyCaption, tr("key block *j*"), m_metrics);
    if (m_plan.sizes) {
      width = std::max({width, textWidth(StageText::TensorSize, sizeText(problem.Tk(), problem.dk()), m_metrics),
                        textWidth(StageText::TensorSize, sizeText(problem.Tk(), problem.dv()), m_metrics)});
    }
    return width;
  }
  double lettersBeyond() const {
    return textWidth(StageText::TensorLetter, u"O"_s, m_metrics) / 2 + px(4) +
           textWidth(StageText::LseLetter, u"lse"_s, m_metrics);
  }
  double legendWidth() const { return tilewise::legendWidth(m_facts, m_metrics, m_plan.legend); }

  FitRoom room() const {
    const double legend = m_plan.legend.shown ? legendWidth() + px(BeforeLegend) : 0;
    FitRoom room;
    room.room = QSizeF(m_card.width() - beforeQ() - px(Pad) - legend, m_card.height() - indexMiddle() - px(BottomPad));
    room.gridGap = px(GridGap);
    room.stripGap = px(StripGap);
    room.leastRight = afterGrid();
    room.lettersBeyond = lettersBeyond();
    room.leastPitch = letterHeight();
    room.underIndex = px(UnderIndex);
    room.aboveK = textHeight(StageText::TensorSize, m_metrics);
    room.lettersRow = px(LettersRow);
    room.underV = 1.5 * letterHeight() + px(LetterGap);
    return room;
  }

  GridFit fit() const { return fitGrid(m_facts.problem, room(), px(Thin)); }

 private:
  const StageFacts& m_facts;
  const Metrics& m_metrics;
  const QRectF& m_card;
  const HbmPlan& m_plan;
};

double gridSide(const StageFacts& facts, const Metrics& metrics, const QRectF& card, const HbmPlan& plan) {
  const GridFit fit = Frame(facts, metrics, card, plan).fit();
  return fit.width() + fit.height();
}

QRectF legendColumn(const Metrics& metrics, const QRectF& card, double width) {
  const double right = card.right() - metrics.px(Pad);
  return {right - width, card.top(), width, card.height()};
}

ZoomControl zoomControlOf(const Metrics& metrics, const QRectF& card) {
  return layOutZoom(metrics, card.bottomRight() - QPointF(metrics.px(Pad), metrics.px(BottomPad)));
}

bool legendFits(const LegendLayout& legend, const Metrics& metrics, const QRectF& card) {
  if (legend.bottom > card.bottom() - metrics.px(BottomPad)) return false;
  const double air = metrics.px(4);
  const QRectF zoom = zoomControlOf(metrics, card).frame.adjusted(-air, -air, air, air);
  const auto clear = [&](const auto& each) { return !zoom.intersects(each); };
  return std::ranges::all_of(legend.labels, clear, &StageLabel::place) &&
         std::ranges::all_of(legend.tiles, clear, &TileSwatch::rect) &&
         std::ranges::all_of(legend.blocks, clear, &BlockSwatch::rect);
}

QList<LegendPlan> legendPlans() {
  return {{.compact = false},
          {.compact = true},
          {.blocks = false, .compact = false},
          {.blocks = false, .compact = true},
          {.kinds = false, .blocks = false, .compact = false},
          {.kinds = false, .blocks = false, .compact = true},
          {.progress = false, .kinds = false, .blocks = false, .compact = true}};
}

/// A plan with all that follows from it.
struct Chosen {
  HbmPlan plan;
  GridFit fit;
  double legendWidth = 0;
  double slack = 0;  ///< that neither grid nor legend take
};

Chosen carriedOut(const StageFacts& facts, const Metrics& metrics, const QRectF& card, const HbmPlan& plan) {
  const Frame frame(facts, metrics, card, plan);
  Chosen chosen{plan, frame.fit(), 0, 0};
  const double beside = std::max({chosen.fit.oThickness + frame.px(StripGap) + chosen.fit.lseThickness,
                                  frame.afterGrid(), chosen.fit.oThickness / 2 + frame.lettersBeyond()});
  const double used =
      frame.beforeQ() + chosen.fit.qThickness + 2 * frame.px(GridGap) + chosen.fit.width() + beside + frame.px(Pad);
  chosen.slack = std::max(0.0, card.width() - used);
  if (!plan.legend.shown) return chosen;
  // What the grid leaves goes to the legend first.
  chosen.legendWidth = frame.legendWidth();
  chosen.slack = std::max(0.0, chosen.slack - chosen.legendWidth - frame.px(BeforeLegend));
  const double more = std::clamp(frame.px(WidestLegend) - chosen.legendWidth, 0.0, chosen.slack);
  chosen.legendWidth += more;
  chosen.slack -= more;
  return chosen;
}

Chosen choosePlan(const StageFacts& facts, const Metrics& metrics, const QRectF& card, bool withLegend) {
  const LegendPlan none{.shown = false};
  const QList<LegendPlan> legends = withLegend ? legendPlans() : QList<LegendPlan>{none};
  const HbmPlan bare{.captions = false, .sizes = false, .merged = true, .legend = legends.last()};
  const double enough = LeastShare * gridSide(facts, metrics, card, bare);
  HbmPlan twoRows = bare;
  twoRows.merged = false;
  const bool merged = gridSide(facts, metrics, card, twoRows) < enough;

  struct Texts {
    bool captions;
    bool sizes;
  };
  Chosen last;
  // Downwards the legend is on its own: what does not fit the card's height is out. Across, texts beside the grid go first.
  for (const LegendPlan& legend : legends) {
    for (const Texts texts : {Texts{true, true}, Texts{false, true}, Texts{false, false}}) {
      const HbmPlan plan{.captions = texts.captions, .sizes = texts.sizes, .merged = merged, .legend = legend};
      last = carriedOut(facts, metrics, card, plan);
      if (last.fit.width() + last.fit.height() < enough) continue;
      const QRectF column = legendColumn(metrics, card, last.legendWidth);
      if (!legend.shown || legendFits(layOutLegend(facts, metrics, legend, column), metrics, card)) return last;
    }
  }
  return last;
}

/// The first text that is no wider than the room; empty when none is.
QString firstThatFits(StageText what, const QStringList& texts, double room, const Metrics& metrics) {
  for (const QString& text : texts) {
    if (textWidth(what, text, metrics) <= room) return text;
  }
  return {};
}

QStringList gridCaptions(const StageFacts& facts, const GridFit& fit) {
  if (fit.stretched) {
    const bool rows = fit.rows.tokenPixels() > fit.columns.tokenPixels();
    const double times =
        rows ? fit.rows.tokenPixels() / fit.columns.tokenPixels() : fit.columns.tokenPixels() / fit.rows.tokenPixels();
    const QString factor = ratio(times);
    if (rows) {
      return {tr("queries down, stretched %1; keys across; never stored").arg(factor),
              tr("queries down, stretched %1; keys across").arg(factor), tr("queries stretched %1").arg(factor)};
    }
    return {tr("queries down; keys across, stretched %1; never stored").arg(factor),
            tr("queries down; keys across, stretched %1").arg(factor), tr("keys stretched %1").arg(factor)};
  }
  if (fit.stripsNarrowed) {
    return {tr("queries down, keys across; never stored; strips not to scale"),
            tr("queries down, keys across; strips not to scale"), tr("strips not to scale")};
  }
  Q_UNUSED(facts);
  return {tr("scores, weights: queries down, keys across; never stored"), tr("queries down, keys across; never stored"),
          tr("queries down, keys across"), tr("never stored")};
}

}  // namespace

void layOutHbm(const StageFacts& facts, const StageZoom& zoom, bool withLegend, StageGeometry& out) {
  const Metrics& metrics = out.metrics;
  const QRectF& card = out.hbmCard;
  const Problem& problem = facts.problem;
  const Chosen chosen = choosePlan(facts, metrics, card, withLegend);
  const HbmPlan& plan = chosen.plan;
  const GridFit& fit = chosen.fit;
  const Frame frame(facts, metrics, card, plan);
  const auto px = [&](double length) { return static_cast<double>(metrics.px(length)); };

  if (plan.legend.shown) {
    out.legend = layOutLegend(facts, metrics, plan.legend, legendColumn(metrics, card, chosen.legendWidth));
  }
  out.zoomControl = zoomControlOf(metrics, card);

  const double qLeft = std::round(card.left() + frame.beforeQ() + chosen.slack / 2);
  const double gridLeft = qLeft + fit.qThickness + px(GridGap);
  out.indexRow = std::round(card.top() + frame.indexMiddle());
  const double kTop = out.indexRow + fit.kTop;
  const double vTop = out.indexRow + fit.vTop;
  const double gridTop = out.indexRow + fit.gridTop;
  const GridFit seen = zoomed(problem, fit, zoom.factor);
  out.zoom = zoom.factor;
  out.grid = {seen.rows, seen.columns, QRectF(gridLeft, gridTop, fit.width(), fit.height()), {}};
  out.grid.pan = out.grid.panFor(zoom.pan, out.grid.view.topLeft());

  out.regions = regionLabels(facts, out.grid, metrics);

  const QRectF& view = out.grid.view;
  const double oLeft = view.right() + px(GridGap);
  const double lseLeft = oLeft + fit.oThickness + px(StripGap);
  out.strips = {{Tensor::Q, QRectF(qLeft, view.top(), fit.qThickness, view.height()), true},
                {Tensor::K, QRectF(view.left(), kTop, view.width(), fit.qThickness), false},
                {Tensor::V, QRectF(view.left(), vTop, view.width(), fit.oThickness), false},
                {Tensor::O, QRectF(oLeft, view.top(), fit.oThickness, view.height()), true},
                {Tensor::lse, QRectF(lseLeft, view.top(), fit.lseThickness, view.height()), true}};

  const double namesRight = qLeft - px(4);
  const double indexRight = qLeft - px(5) - (frame.hasNames() ? px(NamesWidth) : 0);
  out.indexColumn = std::round(indexRight - frame.indexWidth() / 2);

  const auto add = [&](StageText what, const QString& text, QPointF at, Qt::Alignment align = Qt::AlignLeft) {
    out.labels.append(labelAt(what, text, at, align, metrics));
    return out.labels.last().place;
  };
  const double titleMiddle = card.top() + px(TitleMiddle);
  const double titleEnd = add(StageText::HbmTitle, tr("HBM"), {card.left() + px(Pad), titleMiddle}).right();
  if (!plan.merged) {
    const QString subtitle = tr("off-chip memory");
    const double left = titleEnd + px(6);
    const double end = plan.legend.shown ? out.legend.column.left() : card.right();
    if (left + textWidth(StageText::HbmSubtitle, subtitle, metrics) + px(6) <= end) {
      add(StageText::HbmSubtitle, subtitle, {left, titleMiddle});
    }
  }
  const double lettersMiddle = gridTop - px(LetterGap) - std::round(frame.letterHeight() / 2);
  const double lettersRight = view.left() - px(GridGap);
  add(StageText::TensorLetter, u"K"_s, {lettersRight, kTop + fit.qThickness / 2}, Qt::AlignRight);
  add(StageText::TensorLetter, u"V"_s, {lettersRight, vTop + fit.oThickness / 2}, Qt::AlignRight);
  add(StageText::TensorLetter, u"Q"_s, {qLeft + fit.qThickness / 2, lettersMiddle}, Qt::AlignHCenter);
  const double oEnd =
      add(StageText::TensorLetter, u"O"_s, {oLeft + fit.oThickness / 2, lettersMiddle}, Qt::AlignHCenter).right();
  const double lseWidth = textWidth(StageText::LseLetter, u"lse"_s, metrics);
  add(StageText::LseLetter, u"lse"_s,
      {std::max(lseLeft + fit.lseThickness / 2 - lseWidth / 2, oEnd + px(3)), lettersMiddle});

  const AxisNames names = axisNames(facts, out, namesRight, lettersMiddle);
  out.labels += names.labels;
  out.labels += axisIndices(facts, out);
  if (plan.captions) {
    add(StageText::KeyCaption, tr("key block *j*"), {oLeft, out.indexRow});
    const QString size = sizeText(problem.Tq(), problem.dk());
    const QString query =
        firstThatFits(StageText::QueryCaption, {tr("query block *i*, Q %1").arg(size), tr("query block *i*")},
                      view.height(), metrics);
    if (!query.isEmpty()) {
      StageLabel label = labelAt(StageText::QueryCaption, query, {}, Qt::AlignHCenter, metrics);
      const QPointF middle(indexRight - frame.indexWidth() - px(7) - label.place.height() / 2, view.center().y());
      label.place = QRectF(middle.x() - label.place.height() / 2, middle.y() - label.place.width() / 2,
                           label.place.height(), label.place.width());
      label.upwards = true;
      out.labels.append(label);
    }
    const QString caption =
        firstThatFits(StageText::GridCaption, gridCaptions(facts, fit), view.width() - px(4), metrics);
    if (!caption.isEmpty() && !names.aboveGrid) {
      add(StageText::GridCaption, caption, {view.center().x(), lettersMiddle}, Qt::AlignHCenter);
    }
  }
  if (plan.sizes) {
    add(StageText::TensorSize, sizeText(problem.Tk(), problem.dk()), {oLeft, kTop + fit.qThickness / 2});
    add(StageText::TensorSize, sizeText(problem.Tk(), problem.dv()), {oLeft, vTop + fit.oThickness / 2});
  }
}

}  // namespace tilewise
