// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/hbm_plan.h"

#include <algorithm>
#include <cmath>

#include "app/session/notation.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/legend_plan.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;
using L = HbmLengths;

// Lengths at 100 %.
constexpr double IndexMiddle = 36;        ///< below the title
constexpr double IndexMiddleMerged = 14;  ///< beside the title
constexpr double UnderIndex = 10;         ///< from the middle of the indices to K
constexpr double UnderIndexMerged = 11;
constexpr double LettersRow = 26;         ///< from V to the grid
constexpr double CaptionPad = 11;
constexpr double BeforeLegend = 7;
constexpr double AirBeforeLegend = 6;     ///< more, where the grid leaves it
constexpr double LseThickness = 5;
constexpr double NarrowestIndex = 18;
constexpr double SavedAir = 2;
constexpr double AfterTitle = 4;
constexpr double ThinnestStrip = 4;    ///< px
constexpr double CloseLetters = 0.85;  ///< of a line of letters, where there is no title
constexpr double BelowGrid = 14;  ///< to the middle of the indices of the matrix below

constexpr double LeastSides = 160;  ///< px, width and height of the grid: below, strips give way
constexpr double AloneShare = 0.7;  ///< of the shorter side of a card without legend, for the same
constexpr int MostStripLevel = 2;
constexpr double LeastShare = 0.7;   ///< texts may cost the grid no more than the rest of its sides,
constexpr double ScarceShare = 0.9;  ///< or hardly anything where it has less than
constexpr double ScarceGrid = 0.5;   ///< of the shorter side of the card

/// What stands around the grid under a plan; the grid gets the rest.
class Frame {
 public:
  Frame(const StageFacts& facts, const Metrics& metrics, const QRectF& card, HbmPlan& plan)
      : m_facts(facts), m_metrics(metrics), m_card(card), m_plan(plan) {}

  void carryOut() {
    m_plan.indexMiddle = px(m_plan.merged ? IndexMiddleMerged : IndexMiddle);
    m_plan.indexWidth =
        std::max(px(NarrowestIndex), textWidth(StageText::Pill, QString::number(shownBlock(m_facts.nr() - 1)), m_metrics) + px(8));
    m_plan.beforeQ = captionWidth() + m_plan.indexWidth + px(L::IndexGap);
    if (m_plan.merged && m_plan.titled) m_plan.beforeQ = std::max(m_plan.beforeQ, besideTitle());
    if (m_plan.alone) {
      m_plan.legendWidth = 0;
    } else if (m_plan.legend.across) {
      m_plan.legendHeight = layOutLegend(m_facts, m_metrics, m_plan.legend, {0, 0, m_card.width(), 0}).bottom;
    } else {
      m_plan.legendWidth = legendWidth(m_facts, m_metrics, m_plan.legend) + px(BeforeLegend);
    }
    m_plan.tight = false;
    m_plan.fit = fitGrid(m_facts.problem, room(), px(LseThickness));
    m_plan.tight = true;
    const GridFit tighter = fitGrid(m_facts.problem, room(), px(LseThickness));
    m_plan.tight = tighter.height() > m_plan.fit.height();
    if (m_plan.tight) m_plan.fit = tighter;
    shareSlack();
  }

 private:
  double px(double length) const { return m_metrics.px(length); }
  /// What is saved above and below the grid.
  double air() const { return m_plan.tight ? SavedAir : 0; }
  /// So far to the right that the letters before the strips above the grid stand clear of the title.
  double besideTitle() const {
    double letters = 0;
    int left = 0;
    for (const StripForm& strip : m_plan.strips) {
      if (strip.side == StripSide::Top && strip.matrix == 0) letters = std::max(letters, letterOf(strip.tensor));
      if (strip.side == StripSide::Left && matrixBeside(m_facts.form, strip, m_plan.stacked) == 0) ++left;
    }
    const double strips = left * ThinnestStrip + std::max(0, left - 1) * px(L::StripGap);
    const double title = px(L::Pad) + textWidth(StageText::HbmTitle, StageWords::tr("HBM"), m_metrics);
    return title + px(AfterTitle) + std::max(0.0, letters - strips);
  }
  /// From the letter of a strip above the grid to that of the next.
  double letterPitch() const { return m_plan.titled ? letterHeight() : std::round(CloseLetters * letterHeight()); }
  double letterHeight() const { return textHeight(StageText::TensorLetter, m_metrics); }
  double captionWidth() const {
    if (!m_plan.captions) return px(L::Pad);
    return px(CaptionPad) + textHeight(StageText::QueryCaption, m_metrics) + px(L::CaptionGap);
  }

  double textsAfterGrid() const {
    const Problem& problem = m_facts.problem;
    double width = 0;
    if (m_plan.captions) width = textWidth(StageText::KeyCaption, StageWords::tr("key block *j*"), m_metrics);
    if (!m_plan.sizes || !m_facts.form.matrices.isEmpty()) return width;
    return std::max({width, textWidth(StageText::TensorSize, sizeText(problem.Tk(), problem.dk()), m_metrics),
                     textWidth(StageText::TensorSize, sizeText(problem.Tk(), problem.dv()), m_metrics)});
  }

  double letterOf(Tensor tensor) const { return letterWidth(tensor, m_metrics); }

  /// Between matrices stand the letters of the strips above the second and third.
  double betweenGrids() const {
    double letters = 0;
    for (const StripForm& strip : m_plan.strips) {
      if (strip.side == StripSide::Top && strip.matrix > 0) letters = std::max(letters, letterOf(strip.tensor));
    }
    return letters + px(L::GridGap) + px(L::StripGap);
  }

  FitRoom room() const {
    const StageForm& form = m_facts.form;
    FitRoom room;
    room.room = QSizeF(m_card.width() - m_plan.beforeQ - px(L::Pad) - m_plan.legendWidth,
                       m_card.height() - m_plan.indexMiddle - px(L::BottomPad - air()) - m_plan.legendHeight);
    for (const StripForm& strip : m_plan.strips) {
      if (strip.side == StripSide::Top) {
        room.top.resize(std::max<qsizetype>(room.top.size(), strip.row + 1));
        room.top[strip.row].append(strip.tensor);
      }
      // Beside the third matrix the strip stands in the free room below the first.
      const bool inside = matrixBeside(form, strip, m_plan.stacked) > 0;
      if (strip.side == StripSide::Left && !inside) room.left.append({strip.tensor, letterOf(strip.tensor)});
      if (strip.side == StripSide::Right) room.right.append({strip.tensor, letterOf(strip.tensor)});
    }
    room.grids = m_plan.stacked ? 2 : form.gridCount();
    room.betweenGrids = room.grids > 1 ? betweenGrids() : 0;
    room.gridRows = m_plan.stacked ? 2 : 1;
    room.betweenRows = px(BelowGrid);
    if (!form.summed.isEmpty() && !form.sumsOnTop()) room.sums = px(L::SumGap) + sumWidth(m_facts, m_metrics);
    room.gridGap = px(L::GridGap);
    room.stripGap = px(L::StripGap);
    room.letterGap = px(3);
    room.leastRight = textsAfterGrid();
    room.leastPitch = letterPitch();
    room.underIndex = px(m_plan.merged ? UnderIndexMerged : UnderIndex);
    // The size of K stands below the caption of its blocks.
    const bool meets = m_plan.captions && m_plan.sizes;
    room.aboveK = m_plan.merged && !meets ? 0 : textHeight(StageText::TensorSize, m_metrics);
    room.lettersRow = px(LettersRow - air());
    room.mostTokenPixels = m_plan.alignment.mostTokenPixels;
    room.underV = letterHeight() / 2 + letterPitch() + px(L::LetterGap);
    return room;
  }

  /// What the grid leaves goes to the legend first.
  void shareSlack() {
    const GridFit& fit = m_plan.fit;
    m_plan.room = room();
    const double beside = std::max(placeSide(m_plan.room.right, fit, m_plan.room).end + m_plan.room.sums,
                                   px(L::GridGap) + textsAfterGrid());
    const double grids = m_plan.room.grids * fit.width() + (m_plan.room.grids - 1) * m_plan.room.betweenGrids;
    const double used =
        m_plan.beforeQ + placeSide(m_plan.room.left, fit, m_plan.room).end + grids + beside + px(L::Pad);
    m_plan.slack = std::max(0.0, m_card.width() - used);
    if (m_plan.alone) {
      const double rows =
          m_plan.room.gridRows * (fit.gridTop + fit.height()) + (m_plan.room.gridRows - 1) * m_plan.room.betweenRows;
      const double free = std::max(0.0, m_card.height() - m_plan.indexMiddle - rows - px(L::BottomPad));
      const auto& top = m_plan.alignment.top;
      const double wanted = top ? *top - m_card.top() - m_plan.indexMiddle - fit.gridTop : free / 2;
      m_plan.slackAbove = std::clamp(std::floor(wanted), 0.0, free);
      return;
    }
    m_plan.slack = std::max(0.0, m_plan.slack - m_plan.legendWidth);
    if (m_plan.legend.across) return;
    m_plan.legendWidth -= px(BeforeLegend);
    m_plan.slack -= std::min<double>(m_plan.slack, px(AirBeforeLegend));
    const double more = std::clamp(px(WidestLegend) - m_plan.legendWidth, 0.0, m_plan.slack);
    m_plan.legendWidth += more;
    m_plan.slack -= more;
  }

  const StageFacts& m_facts;
  const Metrics& m_metrics;
  const QRectF& m_card;
  HbmPlan& m_plan;
};

double gridSides(const HbmPlan& plan) { return plan.fit.width() + plan.fit.height(); }

/// Level 0: all; 1: without what the backward pass only reads beside Q and dO; 2: without gradients above the grid too.
QList<StripForm> stripsAt(const StageForm& form, int level) {
  QList<StripForm> strips;
  for (const StripForm& strip : form.strips) {
    const bool isStatistics = strip.side == StripSide::Left && (strip.tensor == Tensor::O || isStatistic(strip.tensor));
    const bool isResult = strip.tensor == Tensor::dK || strip.tensor == Tensor::dV;
    if ((level < 1 || !isStatistics) && (level < 2 || !isResult)) strips.append(strip);
  }
  return strips;
}

}  // namespace

HbmPlan planHbm(const StageFacts& facts, const Metrics& metrics, const QRectF& card) {
  const QList<LegendPlan> legends = legendPlans(facts);
  QList<StripForm> strips = facts.form.strips;
  bool stacked = false;
  const auto carriedOut = [&](bool captions, bool sizes, bool merged, const LegendPlan& legend) {
    HbmPlan plan;
    plan.captions = captions;
    plan.sizes = sizes;
    plan.merged = merged;
    plan.legend = legend;
    plan.strips = strips;
    plan.stacked = stacked;
    Frame(facts, metrics, card, plan).carryOut();
    return plan;
  };
  // On the smallest stages with the largest texts the least telling strips go before the grid does.
  const auto sidesWith = [&](int level) {
    strips = stripsAt(facts.form, level);
    return std::max(gridSides(carriedOut(false, false, false, legends.last())),
                    gridSides(carriedOut(false, false, true, legends.last())));
  };
  if (facts.form.gridCount() > 2) {
    const double inARow = sidesWith(0);
    stacked = true;
    stacked = sidesWith(0) > inARow;
  }
  const double wanted = std::min(LeastSides, LeastShare * sidesWith(MostStripLevel));
  for (int level = 0; level <= MostStripLevel && sidesWith(level) < wanted; ++level) continue;
  const double bare = gridSides(carriedOut(false, false, true, legends.last()));
  const bool isScarce = bare / 2 < ScarceGrid * std::min(card.width(), card.height());
  const double enough = (isScarce ? ScarceShare : LeastShare) * bare;
  const bool merged = gridSides(carriedOut(false, false, false, legends.last())) < enough;

  const auto legendHasRoom = [&](const HbmPlan& plan) {
    return legendFits(layOutLegend(facts, metrics, plan.legend, legendPlace(metrics, card, plan)), metrics, card);
  };
  // Matrices in a row may leave height free: with the legend below they get its width.
  const auto withLegendAcross = [&](const HbmPlan& beside) {
    if (facts.form.gridCount() == 1 || merged) return beside;
    stacked = false;
    for (const bool compact : {false, true}) {
      LegendPlan legend = beside.legend;
      legend.across = true;
      legend.compact = compact;
      const HbmPlan plan = carriedOut(beside.captions, beside.sizes, merged, legend);
      if (gridSides(plan) > gridSides(beside) && legendHasRoom(plan)) return plan;
    }
    return beside;
  };

  struct Texts {
    bool captions;
    bool sizes;
  };
  HbmPlan plan;
  for (const LegendPlan& legend : legends) {
    for (const Texts texts : {Texts{true, true}, Texts{false, true}, Texts{false, false}}) {
      plan = carriedOut(texts.captions, texts.sizes, merged, legend);
      if (gridSides(plan) < enough) continue;
      if (legendHasRoom(plan)) return withLegendAcross(plan);
    }
  }
  return plan;
}

HbmPlan planHbmAlone(const StageFacts& facts, const Metrics& metrics, const QRectF& card, bool titled,
                     const GridAlignment& alignment) {
  QList<StripForm> strips = facts.form.strips;
  GridAlignment own;
  const auto carriedOut = [&](bool merged, bool stacked) {
    HbmPlan plan;
    plan.alone = true;
    plan.titled = titled;
    plan.captions = plan.sizes = false;
    plan.merged = merged;
    plan.stacked = stacked;
    plan.strips = strips;
    plan.alignment = own;
    Frame(facts, metrics, card, plan).carryOut();
    return plan;
  };
  const auto largest = [&] {
    HbmPlan plan = carriedOut(false, false);
    for (const bool stacked : {false, true}) {
      if (stacked && facts.form.gridCount() < 3) continue;
      for (const bool merged : {false, true}) {
        const HbmPlan other = carriedOut(merged, stacked);
        if (gridSides(other) > gridSides(plan)) plan = other;
      }
    }
    return plan;
  };
  HbmPlan plan = largest();
  const double wanted = std::max(LeastSides, AloneShare * std::min(card.width(), card.height()));
  for (int level = 1; level <= MostStripLevel && gridSides(plan) < wanted; ++level) {
    strips = stripsAt(facts.form, level);
    plan = largest();
  }
  // What is shown follows from the room alone; only then does the grid keep to what it shares with others.
  own = alignment;
  const HbmPlan aligned = carriedOut(plan.merged, plan.stacked);
  const auto gridTop = [&](const HbmPlan& each) {
    return card.top() + each.indexMiddle + each.slackAbove + each.fit.gridTop;
  };
  if (!alignment.top || plan.merged || gridTop(aligned) <= *alignment.top) return aligned;
  // Beside the title the indices let the grid begin as high as the others.
  const HbmPlan higher = carriedOut(true, plan.stacked);
  return gridSides(higher) >= gridSides(aligned) ? higher : aligned;
}

QRectF legendPlace(const Metrics& metrics, const QRectF& card, const HbmPlan& plan) {
  const double right = card.right() - metrics.px(L::Pad);
  if (!plan.legend.across) return {right - plan.legendWidth, card.top(), plan.legendWidth, card.height()};
  const double left = card.left() + metrics.px(L::Pad);
  return {left, card.bottom() - metrics.px(L::BottomPad) - plan.legendHeight, right - left, plan.legendHeight};
}

int matrixBeside(const StageForm& form, const StripForm& strip, bool stacked) {
  if (strip.side == StripSide::Right) return form.gridCount() - 1;
  return stacked && strip.tensor != Tensor::dO ? form.gridCount() - 1 : 0;
}

double letterWidth(Tensor tensor, const Metrics& metrics) {
  return textWidth(letterStyle(tensor), letterText(tensor), metrics);
}

StageText letterStyle(Tensor tensor) { return isStatistic(tensor) ? StageText::LseLetter : StageText::TensorLetter; }

QString letterText(Tensor tensor) {
  if (tensor == Tensor::l) return u"*l*"_s;
  return QString::fromLatin1(word(tensor).data(), static_cast<qsizetype>(word(tensor).size()));
}

double sumWidth(const StageFacts& facts, const Metrics& metrics) {
  std::int64_t most = 0;
  for (std::int64_t i = 0; i < facts.nr(); ++i) most = std::max(most, facts.order.visitedInRow(i));
  return std::max(textWidth(StageText::SumCount, u"%1/%1"_s.arg(most), metrics),
                  textWidth(StageText::SumsTitle, StageWords::tr("parts"), metrics));
}

QString sizeText(std::int64_t rows, std::int64_t width) { return u"%1 × %2"_s.arg(grouped(rows), grouped(width)); }

}  // namespace tilewise
