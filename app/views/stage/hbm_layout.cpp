// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/hbm_layout.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "app/views/look/numbers.h"
#include "app/views/stage/axis_labels.h"
#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/heat_painter.h"
#include "app/views/stage/legend_plan.h"
#include "app/views/stage/region_label.h"
#include "app/views/stage/stage_words.h"
#include "app/views/stage/zoom_stops.h"

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
    if (!m_out.legendCard.isNull()) {
      ownLegend();
    } else if (!m_plan.alone) {
      legend(card(), m_plan.legend, legendPlace(m_out.metrics, card(), m_plan));
    }
    grid(zoom);
    strips();
    title();
    letters();
    sums();
    matrixNames();
    const double room = m_plan.beforeQ - px(L::IndexGap) - px(L::Pad);
    m_names = axisNames(m_facts, m_out, {stripsLeft() - px(L::IndexGap), room}, lettersMiddle());
    m_out.labels += m_names.labels;
    indices();
    if (m_plan.captions) captions();
    if (m_plan.captions || m_plan.alone) gridCaption();
    if (m_plan.sizes) sizes();
  }

 private:
  double px(double length) const { return m_out.metrics.px(length); }
  const QRectF& card() const { return m_out.hbmCard; }
  const QRectF& view() const { return m_out.grid.view; }
  const StageForm& form() const { return m_facts.form; }
  /// The left side of the outermost strip.
  double stripsLeft() const { return std::round(card().left() + m_plan.beforeQ + m_plan.slack / 2); }
  double right() const { return m_out.gridAt(m_plan.stacked ? 1 : form().gridCount() - 1).view.right(); }
  /// How far the n-th matrix, with all that belongs to it, lies below the first.
  double below(int n) const {
    return std::round(matrixCell(n, m_plan.stacked).row * (m_fit.gridTop + m_fit.height() + m_plan.room.betweenRows));
  }
  int matrixOf(const StripForm& strip) const {
    if (strip.side == StripSide::Top) return strip.matrix;
    return matrixBeside(form(), strip, m_plan.stacked);
  }
  /// Where the texts beside the grids end.
  double textEnd() const {
    const bool toTheEnd = m_plan.alone || m_plan.legend.across;
    return toTheEnd ? card().right() - px(L::Pad) : m_out.legend.column.left();
  }
  double afterGrid() const { return right() + px(L::GridGap); }
  double rowTop(int row) const { return m_out.indexRow + m_fit.rowTops[row]; }
  double rowMiddle(const StripForm& strip) const {
    return rowTop(strip.row) + below(strip.matrix) + m_fit.thickness(strip.tensor) / 2;
  }
  double indexRight() const { return m_out.indexColumn + m_plan.indexWidth / 2; }
  double lettersMiddle() const {
    return view().top() - px(L::LetterGap) - std::round(textHeight(StageText::TensorLetter, m_out.metrics) / 2);
  }

  QRectF add(StageText what, const QString& text, QPointF at, Qt::Alignment align = Qt::AlignLeft) {
    m_out.labels.append(labelAt(what, text, at, align, m_out.metrics));
    return m_out.labels.last().place;
  }

  void ownLegend() {
    const Metrics& metrics = m_out.metrics;
    const QRectF& card = m_out.legendCard;
    LegendPlan plan = LegendPlan::counterAlone();
    if (const auto fullest = planLegend(m_facts, metrics, card)) plan = *fullest;
    legend(card, plan, legendPlaceIn(m_facts, metrics, card, plan));
  }

  void legend(const QRectF& card, const LegendPlan& plan, const QRectF& place) {
    const Metrics& metrics = m_out.metrics;
    m_out.zoomControl = zoomControlOf(metrics, card);
    m_out.legend = layOutLegend(m_facts, metrics, plan, place);
    const QRectF& zoom = m_out.zoomControl.frame;
    const double height = heatBarHeight(metrics);
    const QRectF bar(zoom.left(), zoom.top() - px(8) - height, zoom.width(), height);
    const auto clear = [&](const StageLabel& label) { return label.place.right() + px(8) <= bar.left(); };
    const auto fits = [&](double top) {
      return plan.across ? top >= m_out.legend.column.top() + px(8) && std::ranges::all_of(m_out.legend.labels, clear)
                         : top >= m_out.legend.bottom + px(8);
    };
    if (fits(bar.top())) m_out.heatBar = bar;
    // Above the bar, or in its place where it has no room.
    const double line = textHeight(StageText::StateName, metrics);
    const double bottom = m_out.heatBar.isEmpty() ? zoom.top() - px(4) : bar.top();
    const QRectF note(bar.left(), bottom - line, bar.width(), line);
    if (fits(note.top() + px(6)) && m_facts.form.matrices.isEmpty()) m_out.heatNote = note;
  }

  void grid(const StageZoom& zoom) {
    m_out.indexRow = std::round(card().top() + m_plan.indexMiddle + m_plan.slackAbove);
    m_left = placeSide(m_plan.room.left, m_fit, m_plan.room);
    m_right = placeSide(m_plan.room.right, m_fit, m_plan.room);
    const QPointF corner(stripsLeft() + std::round(m_left.end), m_out.indexRow + m_fit.gridTop);
    const GridFit seen = zoomed(m_facts.problem, m_fit, zoom.factor);
    m_out.zoom = zoom.factor;
    m_out.largestZoom = zoomToRead({m_fit.columns.tokenPixels(), m_fit.rows.tokenPixels()}, entryToRead(m_out.metrics));
    m_out.grid = {seen.rows, seen.columns, QRectF(corner, QSizeF(m_fit.width(), m_fit.height())), {}};
    m_out.grid.pan = m_out.grid.panFor(zoom.pan, view().topLeft());
    const double pitch = m_fit.width() + std::round(m_plan.room.betweenGrids);
    for (int n = 0; n < form().matrices.size(); ++n) {
      GridPlace place = m_out.grid;
      place.view.translate(matrixCell(n, m_plan.stacked).column * pitch, below(n));
      m_out.matrices.append({form().matrices[n], place});
    }
    m_out.regions = regionLabels(m_facts, m_out, m_out.metrics);
  }

  void strips() {
    qsizetype left = 0;
    qsizetype right = 0;
    for (const StripForm& strip : m_plan.strips) {
      const double thickness = m_fit.thickness(strip.tensor);
      const QRectF& grid = m_out.gridAt(matrixOf(strip)).view;
      switch (strip.side) {
        case StripSide::Top: {
          const QRectF& above = m_out.gridAt(strip.matrix).view;
          m_out.strips.append({strip.tensor,
                               QRectF(above.left(), rowTop(strip.row) + below(strip.matrix), above.width(), thickness),
                               false});
          break;
        }
        case StripSide::Left: {
          const bool alone = matrixOf(strip) > 0;
          const double x = grid.left() - (alone ? px(L::GridGap) : m_left.near[left++]) - thickness;
          m_out.strips.append({strip.tensor, QRectF(x, grid.top(), thickness, grid.height()), true});
          break;
        }
        case StripSide::Right: {
          const double x = grid.right() + m_right.near[right++];
          m_out.strips.append({strip.tensor, QRectF(x, grid.top(), thickness, grid.height()), true});
          break;
        }
      }
    }
    m_out.indexColumn = std::round(stripsLeft() - px(L::IndexGap) - m_plan.indexWidth / 2);
    for (int n = 0; n < m_out.matrices.size(); ++n) placeIndices(n);
  }

  /// Of a matrix: above the first of its own strips, as far as those of the stage are above theirs, and at the left of what
  /// stands beside it. A matrix that is smaller than a pill shares the place of the others: its pill would lie on letters.
  void placeIndices(int n) {
    MatrixPlace& matrix = m_out.matrices[n];
    const bool isSmall = std::min(m_fit.width(), m_fit.height()) < m_plan.indexWidth;
    int row = static_cast<int>(m_fit.rowTops.size()) - 1;
    for (const StripForm& strip : m_plan.strips) {
      if (strip.side == StripSide::Top && strip.matrix == n) row = std::min(row, strip.row);
    }
    matrix.indexRow = m_out.indexRow + below(n);
    if (row > 0 && !isSmall) matrix.indexRow += m_fit.rowTops[row] - m_fit.rowTops[0];
    matrix.indexColumn = m_out.indexColumn;
    if (below(n) == 0 || isSmall) return;
    double left = matrix.grid.view.left();
    for (const StripPlace& strip : m_out.strips) {
      const bool isBeside = strip.down && strip.view.top() == matrix.grid.view.top();
      if (isBeside && strip.view.right() <= matrix.grid.view.left()) left = std::min(left, strip.view.left());
    }
    matrix.indexColumn = std::round(left - px(L::IndexGap) - m_plan.indexWidth / 2);
  }

  void title() {
    if (!m_plan.titled) return;
    const Metrics& metrics = m_out.metrics;
    const double middle = card().top() + (m_plan.merged ? m_plan.indexMiddle : px(TitleMiddle));
    const double left =
        add(StageText::HbmTitle, StageWords::tr("HBM"), {card().left() + px(L::Pad), middle}).right() + px(6);
    if (m_plan.merged || m_plan.alone) return;
    const QString subtitle = StageWords::tr("off-chip memory");
    if (left + textWidth(StageText::HbmSubtitle, subtitle, metrics) + px(6) <= textEnd()) {
      add(StageText::HbmSubtitle, subtitle, {left, middle});
    }
  }

  void letters() {
    double before = 0;
    for (const StripForm& strip : m_plan.strips) {
      const StageText style = letterStyle(strip.tensor);
      const QString letter = letterText(strip.tensor);
      const QRectF place = m_out.strip(strip.tensor).view;
      const double y = lettersMiddle() + below(matrixOf(strip));
      if (strip.side == StripSide::Top) {
        const double end = m_out.gridAt(strip.matrix).view.left() - px(L::GridGap);
        add(style, letter, {end, rowMiddle(strip)}, Qt::AlignRight);
      } else if (strip.tensor == Tensor::lse && strip.side == StripSide::Right) {
        // Beside that of its neighbour, which is nearer than its own strip is wide.
        const double width = textWidth(style, letter, m_out.metrics);
        add(style, letter, {std::max(place.center().x() - width / 2, before + px(3)), y});
      } else {
        before = add(style, letter, {place.center().x(), y}, Qt::AlignHCenter).right();
      }
    }
  }

  /// Where "6/10" stands.
  void sums() {
    if (form().summed.isEmpty()) return;
    if (form().sumsOnTop()) {
      m_out.sums = SumsPlace{false, lettersMiddle()};
      return;
    }
    const double left = std::round(right() + m_right.end + px(L::SumGap));
    m_out.sums = SumsPlace{true, left};
    add(StageText::SumsTitle, StageWords::tr("parts"), {left, lettersMiddle()});
  }

  /// Names of rows take the place of what they would meet.
  bool meetsName(const QRectF& place) const {
    return std::ranges::any_of(m_names.labels, [&](const StageLabel& name) { return name.place.intersects(place); });
  }

  void indices() {
    for (const StageLabel& index : axisIndices(m_facts, m_out)) {
      const auto meets = [&index](const StageLabel& other) { return other.place.intersects(index.place); };
      // Between matrices letters stand where the last index would reach beyond its grid.
      const bool meetsLetter = form().gridCount() > 1 && std::ranges::any_of(m_out.labels, meets);
      if (!meetsName(index.place) && !meetsLetter) m_out.labels.append(index);
    }
  }

  /// FA-2's forward pass needs no more than the letters; the others say which loop is outside.
  bool saysLoops() const { return !(m_facts.problem.algorithm() == Algorithm::FlashAttention2 && !form().backward); }

  QStringList keyCaptions() const {
    const QString plain = StageWords::tr("key block *j*");
    if (!saysLoops() || m_facts.problem.isStandard()) return {plain};
    if (m_facts.problem.backwardOrder() == BackwardOrder::TwoLoops && form().backward) {
      return {StageWords::tr("key block *j*, outer in loop 1"), plain};
    }
    return {
        form().keysOutside ? StageWords::tr("key block *j*, outer loop") : StageWords::tr("key block *j*, inner loop"),
        plain};
  }

  QStringList queryCaptions() const {
    const QString plain = StageWords::tr("query block *i*");
    if (!saysLoops()) {
      const QString size = sizeText(m_facts.problem.Tq(), m_facts.problem.dk());
      return {StageWords::tr("query block *i*, Q %1").arg(size), plain};
    }
    if (m_facts.problem.isStandard()) return {plain};
    if (m_facts.problem.backwardOrder() == BackwardOrder::TwoLoops && form().backward) {
      return {StageWords::tr("query block *i*, outer in loop 2"), plain};
    }
    return {form().keysOutside ? StageWords::tr("query block *i*, inner loop")
                               : StageWords::tr("query block *i*, outer loop"),
            plain};
  }

  /// Right of the column indices where it has room, else left of them.
  void keyCaption() {
    const Metrics& metrics = m_out.metrics;
    const double rightRoom = textEnd() - px(L::StripGap) - afterGrid();
    const double end = view().left() - px(L::GridGap) - px(L::StripGap);
    // The letter of the first strip stands there too, close below where the strip is thin.
    const double clear =
        (textHeight(StageText::KeyCaption, metrics) + textHeight(StageText::TensorLetter, metrics)) / 2;
    const bool meetsLetter = rowMiddle(m_plan.strips.first()) - m_out.indexRow < clear + 1;
    const double leftRoom = m_plan.merged || meetsLetter ? 0 : end - card().left() - px(L::Pad);
    const QStringList texts = keyCaptions();
    for (const QString& text : texts) {
      const double width = textWidth(StageText::KeyCaption, text, metrics);
      if (text == texts.last() || width <= rightRoom) {
        add(StageText::KeyCaption, text, {afterGrid(), m_out.indexRow});
        return;
      }
      if (width > leftRoom) continue;
      add(StageText::KeyCaption, text, {end, m_out.indexRow}, Qt::AlignRight);
      return;
    }
  }

  void captions() {
    const Metrics& metrics = m_out.metrics;
    keyCaption();
    const QString query = firstThatFits(StageText::QueryCaption, queryCaptions(), view().height(), metrics);
    if (!query.isEmpty()) {
      StageLabel label = labelAt(StageText::QueryCaption, query, {}, Qt::AlignHCenter, metrics);
      const QSizeF upright = label.place.size().transposed();
      const double left = std::round(indexRight() - m_plan.indexWidth - px(L::CaptionGap) - upright.width());
      label.place = QRectF(QPointF(left, std::round(view().center().y() - upright.height() / 2)), upright);
      label.upwards = true;
      const double air = px(L::CaptionGap);
      if (!meetsName(label.place.adjusted(-air, -air, air, air))) m_out.labels.append(label);
    }
  }

  void gridCaption() {
    const Metrics& metrics = m_out.metrics;
    if (m_names.aboveGrid || form().sumsOnTop() || !form().matrices.isEmpty()) return;
    const QString caption = firstThatFits(StageText::GridCaption, gridCaptions(m_fit), view().width() - px(4), metrics);
    if (!caption.isEmpty())
      add(StageText::GridCaption, caption, {view().center().x(), lettersMiddle()}, Qt::AlignHCenter);
  }

  /// What each matrix is, above it.
  void matrixNames() {
    const std::map<Tensor, QStringList> forward{
        {Tensor::S, {StageWords::tr("scores *S* = *c* · *Q* *K*^T"), u"*S* = *c* · *Q* *K*^T"_s, u"*S*"_s}},
        {Tensor::P, {StageWords::tr("weights *P* = softmax of *S*"), u"*P* = softmax *S*"_s, u"*P*"_s}}};
    const std::map<Tensor, QStringList> backward{
        {Tensor::P, {StageWords::tr("weights *P*, kept"), StageWords::tr("*P*, kept"), u"*P*"_s}},
        {Tensor::dP,
         {m_facts.problem.settings().dropout > 0 ? u"d*P* = *Z* ∘ (d*O* *V*^T)"_s : u"d*P* = d*O* *V*^T"_s, u"d*P*"_s}},
        {Tensor::dS, {u"d*S* = *P* ∘ (d*P* − *D*)"_s, u"d*S*"_s}}};
    for (int n = 0; n < m_out.matrices.size(); ++n) {
      const MatrixPlace& matrix = m_out.matrices[n];
      const QRectF& place = matrix.grid.view;
      const QStringList& texts = (form().backward ? backward : forward).at(matrix.tensor);
      const QString text = firstThatFits(StageText::MatrixName, texts, place.width(), m_out.metrics);
      if (text.isEmpty()) continue;
      add(StageText::MatrixName, text, {place.center().x(), lettersMiddle() + below(n)}, Qt::AlignHCenter);
    }
  }

  void sizes() {
    if (!form().matrices.isEmpty()) return;
    const Problem& problem = m_facts.problem;
    for (const StripForm& strip : m_plan.strips) {
      if (strip.side != StripSide::Top) continue;
      const std::int64_t width = shapeOf(strip.tensor, problem).columns;
      add(StageText::TensorSize, sizeText(problem.Tk(), width), {afterGrid(), rowMiddle(strip)});
    }
  }

  const StageFacts& m_facts;
  const HbmPlan& m_plan;
  const GridFit& m_fit;
  StageGeometry& m_out;
  AxisNames m_names;
  SidePlaces m_left, m_right;
};

}  // namespace

void layOutHbm(const StageFacts& facts, const StageZoom& zoom, StageGeometry& out, const GridAlignment& alignment) {
  const bool alone = out.isHbmAlone() || out.arrangement == StageArrangement::Presented || !out.legendCard.isNull();
  const bool titled = out.arrangement != StageArrangement::HbmBare;
  const HbmPlan plan =
      alone ? planHbmAlone(facts, out.metrics, out.hbmCard, titled, alignment) : planHbm(facts, out.metrics, out.hbmCard);
  Writer(facts, plan, out).write(zoom);
}

}  // namespace tilewise
