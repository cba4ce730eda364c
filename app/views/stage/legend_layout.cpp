// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/legend_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/models/amount_text.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

// Lengths at 100 %.
constexpr double SwatchWidth = 20;
constexpr double SwatchHeight = 26;
constexpr double BlockHeight = 15;
constexpr double SwatchGap = 13;
constexpr double WorkSide = 17;
constexpr double WorkGap = 9;
constexpr double SectionGap = 40;
constexpr double CompactSectionGap = 20;
constexpr double HatchSide = 16;
constexpr double HatchGap = 6;
constexpr double BetweenHatches = 12;

QString movedCaption() { return StageWords::tr("Moved so far, %1").arg(amountUnit()); }

struct Kind {
  TileKind kind;
  QString text;
};

std::array<Kind, 3> kindsOf(const StageFacts& facts) {
  return {Kind{TileKind::Full, StageWords::tr("%1 full").arg(grouped(facts.census.full))},
          Kind{TileKind::Partial, StageWords::tr("%1 partial").arg(grouped(facts.census.partial))},
          Kind{TileKind::Skipped, StageWords::tr("%1 skipped").arg(grouped(facts.census.skipped))}};
}

constexpr std::array<TileState, 3> States{TileState::ToCome, TileState::Now, TileState::Done};
constexpr std::array<BlockPlace, 3> Places{BlockPlace::InHbm, BlockPlace::AlsoOnChip, BlockPlace::NotWritten};

QString visitedText(const StageFacts& facts) {
  const bool isOne = facts.census.total == 1;
  if (facts.problem.isStandard()) {
    return isOne ? StageWords::tr("1 tile, in every pass")
                                   : StageWords::tr("%1 tiles, all in every pass").arg(grouped(facts.census.total));
  }
  if (facts.form.work.secondLoop > 0) {
    return (isOne ? StageWords::tr("%1 of %2 tile, in both loops") : StageWords::tr("%1 of %2 tiles, in both loops"))
        .arg(grouped(facts.census.visited()), grouped(facts.census.total));
  }
  return (isOne ? StageWords::tr("%1 of %2 tile visited") : StageWords::tr("%1 of %2 tiles visited"))
      .arg(grouped(facts.census.visited()), grouped(facts.census.total));
}

/// Standard attention skips nothing: it computes zeros.
QString skippedText(const StageFacts& facts) {
  const QString tiles = grouped(facts.census.skipped);
  if (!facts.problem.isStandard()) return StageWords::tr("%1 skipped").arg(tiles);
  return facts.census.skipped == 1 ? StageWords::tr("1 tile of zeros") : StageWords::tr("%1 tiles of zeros").arg(tiles);
}

/// The widest of all steps: every digit as wide as any other.
QString widestProgress(const StageFacts& facts) {
  const std::int64_t visited = facts.visited();
  return progressText(visited, 1, visited);
}

QString sumsHeading(const StageFacts& facts) {
  QStringList names;
  for (const Tensor tensor : facts.form.summed) names.append(tensorName(tensor));
  return StageWords::tr("Parts of %1").arg(names.join(u", "_s));
}

/// "1,048,576 FLOP a product"; two lines where products differ.
QStringList flopLines(const StageFacts& facts) {
  QList<std::int64_t> counts;
  for (const WorkItem& item : facts.form.work.items) {
    if (item.flops > 0 && !counts.contains(item.flops)) counts.append(item.flops);
  }
  if (counts.size() == 1) return {StageWords::tr("%1 FLOP a product").arg(grouped(counts.first()))};
  const bool standard = facts.problem.isStandard();
  const auto entries = 2 * (standard ? facts.problem.Tq() * facts.problem.Tk()
                                     : std::min(facts.problem.Br(), facts.problem.Tq()) *
                                           std::min(facts.problem.Bc(), facts.problem.Tk()));
  return {StageWords::tr("%1 FLOP over *d*_k").arg(grouped(entries * facts.problem.dk())),
          StageWords::tr("%1 FLOP over *d*_v").arg(grouped(entries * facts.problem.dv()))};
}

/// The columns of the table: equally far apart, so far that neither headings nor frames meet.
struct StateColumns {
  double pitch;
  double first;  ///< from the left side of the first column to its middle
  double last;   ///< from the middle of the last column to its right side
  double width() const { return first + 2 * pitch + last; }
};

StateColumns stateColumns(const Metrics& metrics) {
  std::array<double, 3> half{};
  for (std::size_t n = 0; n < States.size(); ++n) {
    const double name = textWidth(StageText::StateName, stateName(States[n]), metrics);
    half[n] = std::max<double>(metrics.px(SwatchWidth), name) / 2;
  }
  const double apart = std::max(half[0] + half[1], half[1] + half[2]) + metrics.px(4);
  return {std::max<double>(metrics.px(SwatchWidth + SwatchGap), apart), half[0], half[2]};
}

double kindColumn(const StageFacts& facts, const Metrics& metrics) {
  double width = 0;
  for (const Kind& kind : kindsOf(facts)) width = std::max(width, textWidth(StageText::KindCount, kind.text, metrics));
  return width + metrics.px(12);
}

double workWidth(const QString& text, const Metrics& metrics) {
  QFont font = stageFont(StageText::WorkStep, metrics);
  font.setWeight(QFont::Bold);
  return std::ceil(MathText::parse(text).width(font));
}

QString widestSumText(const StageFacts& facts, const Metrics& metrics) {
  std::int64_t most = 0;
  const bool rows = facts.form.keysOutside;
  const std::int64_t blocks = rows ? facts.nr() : facts.nc();
  for (std::int64_t n = 0; n < blocks; ++n) {
    most = std::max(most, rows ? facts.order.visitedInRow(n) : facts.order.visitedInColumn(n));
  }
  const QString told = sumText(facts.form.summed.first(), blocks - 1, most, most);
  const QString between = sumsBetween();
  const auto width = [&metrics](const QString& text) { return textWidth(StageText::SumsLine, text, metrics); };
  return width(between) > width(told) ? between : told;
}

struct KeyItem {
  TileKind kind;
  TileState state;
  QString word;
  std::optional<SkipReason> why{};
};

/// The states of a full tile, and the kinds beside full that there are.
QList<KeyItem> briefKey(const StageFacts& facts, BriefKey brief) {
  QList<KeyItem> items;
  for (const TileState state : States) items.append({TileKind::Full, state, stateName(state)});
  if (brief != BriefKey::StatesAndKinds) return items;
  const bool skips = facts.census.skipped > 0 && !facts.problem.isStandard();
  if (facts.census.partial > 0) items.append({TileKind::Partial, TileState::ToCome, kindName(TileKind::Partial)});
  if (skips) items.append({TileKind::Skipped, TileState::ToCome, kindName(TileKind::Skipped)});
  return items;
}

double keyItemWidth(const QString& word, const Metrics& metrics) {
  return metrics.px(HatchSide) + metrics.px(HatchGap) + textWidth(StageText::BlockState, word, metrics);
}

/// Writes the column from top to bottom, or its sections side by side.
class Column {
 public:
  Column(const StageFacts& facts, const Metrics& metrics, const LegendPlan& plan, const QRectF& column)
      : m_facts(facts), m_metrics(metrics), m_plan(plan) {
    m_out.column = column;
    m_column = column;
    if (plan.across) m_column.setWidth(legendWidth(facts, metrics, plan));
    m_y = column.top();
  }

  LegendLayout write() {
    counter();
    if (m_plan.progress) progress();
    nextSection();
    if (m_plan.kinds) m_facts.form.work.items.isEmpty() ? kinds() : work();
    if (m_plan.kinds && m_plan.hatches && hasHatchKey(m_facts)) hatches();
    if (m_plan.brief != BriefKey::None) brief();
    nextSection();
    if (m_plan.sums && !m_facts.form.summed.isEmpty()) sums();
    if (m_plan.blocks) blocks();
    m_out.bottom = std::max(m_out.bottom, m_y);
    return std::move(m_out);
  }

 private:
  double px(double length) const { return m_metrics.px(length); }
  double px(double roomy, double compact) const { return px(m_plan.compact ? compact : roomy); }

  /// A line of text below what is there, and the pen below it.
  void line(StageText what, const QString& text, double gap) {
    const double height = textHeight(what, m_metrics);
    m_y += gap;
    StageLabel label = labelAt(what, text, {m_column.left(), m_y + height / 2}, Qt::AlignLeft, m_metrics);
    m_out.labels.append(label);
    m_y = label.place.bottom();
  }

  void nextSection() {
    if (!m_plan.across) return;
    m_out.bottom = std::max(m_out.bottom, m_y);
    m_column.translate(m_column.width() + px(SectionGap, CompactSectionGap), 0);
    m_y = m_column.top();
  }

  void rule(double above) {
    if (m_plan.across && m_y == m_column.top()) return;
    m_y += above;
    m_out.rules.append(QLineF(m_column.left(), m_y, m_column.right(), m_y));
  }

  void counter() {
    const Totals& all = m_facts.wholeRun;
    line(StageText::MovedCaption, movedCaption(), px(10, 8));
    line(StageText::MovedValues, amountNumber(m_facts.problem, amountOf(m_facts.problem, all)), 0);
    line(StageText::MovedBytes, otherAmount(amountOf(m_facts.problem, all)), 0);
  }

  void progress() {
    rule(px(12, 6));
    line(StageText::Visited, visitedText(m_facts), px(11, 6));
    line(StageText::Progress, widestProgress(m_facts), px(4, 2));
  }

  void kinds() {
    const double height = px(SwatchHeight, 20);
    const double pitch = height + px(7);
    const double headHeight = textHeight(StageText::StateName, m_metrics);
    m_y += px(13, 6);
    const double headMiddle = m_y + headHeight / 2;
    m_y += headHeight + px(6, 5);
    const auto all = kindsOf(m_facts);
    const double top = m_y;
    for (std::size_t row = 0; row < all.size(); ++row) {
      const double middle = top + static_cast<double>(row) * pitch + height / 2;
      m_out.labels.append(
          labelAt(StageText::KindCount, all[row].text, {m_column.left(), middle}, Qt::AlignLeft, m_metrics));
    }
    const StateColumns columns = stateColumns(m_metrics);
    double middle = m_column.right() - columns.last - 2 * columns.pitch;
    for (const TileState state : States) {
      m_out.labels.append(
          labelAt(StageText::StateName, stateName(state), {middle, headMiddle}, Qt::AlignHCenter, m_metrics));
      for (std::size_t row = 0; row < all.size(); ++row) {
        swatch(all[row].kind, state, middle, top + static_cast<double>(row) * pitch, height);
      }
      middle += columns.pitch;
    }
    m_y = top + 2 * pitch + height;
  }

  void swatch(TileKind kind, TileState state, double middle, double top, double height) {
    if (kind == TileKind::Skipped && state == TileState::Now) {
      m_out.labels.append(labelAt(StageText::NoState, u"–"_s, {middle, top + height / 2}, Qt::AlignHCenter, m_metrics));
      return;
    }
    const bool passed = kind == TileKind::Skipped && state == TileState::Done;
    m_out.tiles.append({kind, passed ? TileState::Passed : state,
                        QRectF(std::round(middle - px(SwatchWidth) / 2), top, px(SwatchWidth), height)});
  }

  /// Swatches, each with its word, in as many lines as they take.
  void swatches(const QList<KeyItem>& items) {
    const double side = px(HatchSide);
    const double pitch = std::max(side, textHeight(StageText::BlockState, m_metrics)) + px(4, 2);
    double x = m_column.left();
    for (const KeyItem& item : items) {
      if (x > m_column.left() && x + keyItemWidth(item.word, m_metrics) > m_column.right()) {
        x = m_column.left();
        m_y += pitch;
      }
      const QRectF swatch(x, m_y, side, side);
      m_out.tiles.append({item.kind, item.state, swatch, item.why});
      m_out.labels.append(labelAt(StageText::BlockState, item.word,
                                  {swatch.right() + px(HatchGap), swatch.center().y()}, Qt::AlignLeft, m_metrics));
      x = m_out.labels.last().place.right() + px(BetweenHatches, 9);
    }
    m_y += side;
  }

  void brief() {
    m_y += px(11, 8);
    m_column.setRight(m_out.column.right());  // the last of the sections
    swatches(briefKey(m_facts, m_plan.brief));
  }

  /// "56 skipped", then each hatch.
  void hatches() {
    const bool ownHeading = !m_facts.form.work.items.isEmpty();
    if (ownHeading) {
      rule(px(13, 6));
      line(StageText::WorkNote, skippedText(m_facts), px(10, 6));
      m_y += px(5, 3);
    } else {
      m_y += px(9, 5);
    }
    QList<KeyItem> items;
    for (const SkipReason why : m_facts.reasons) {
      items.append({TileKind::Skipped, TileState::ToCome, reasonName(why), why});
    }
    swatches(items);
  }

  void work() {
    const WorkList& list = m_facts.form.work;
    rule(px(12, 6));
    line(StageText::WorkTitle, list.title, px(10, 6));
    const double side = px(WorkSide);
    const double pitch = px(24, 19);
    m_y += px(7, 3);
    for (int n = 0; n < list.items.size(); ++n) {
      if (list.secondLoop > 0 && n == list.secondLoop) m_y += px(7, 4);
      const QRectF place(m_column.left(), m_y, side, side);
      m_out.work.append({n, place});
      m_out.labels.append(labelAt(StageText::WorkStep, list.items[n].text,
                                  {place.right() + px(WorkGap), place.center().y()}, Qt::AlignLeft, m_metrics));
      // It is bold while it is at work.
      m_out.labels.last().place.setWidth(workWidth(list.items[n].text, m_metrics));
      m_out.labels.last().number = n;
      m_y += pitch;
    }
    m_y += side - pitch;
    for (const QString& text : flopLines(m_facts)) line(StageText::WorkNote, text, px(7, 3));
  }

  void sums() {
    rule(px(13, 6));
    line(StageText::SumsHeading, sumsHeading(m_facts), px(10, 6));
    line(StageText::SumsLine, widestSumText(m_facts, m_metrics), px(4, 2));
    line(StageText::SumsLine, StageWords::tr("one for each visited tile."), 0);
    m_out.labels.last().number = 1;
  }

  void blocks() {
    rule(px(15, 8));
    line(StageText::BlocksTitle, StageWords::tr("Blocks of a tensor"), px(10, 6));
    const double pitch = px(23, 19);
    m_y += px(8, 4);
    for (const BlockPlace each : Places) {
      const double middle = m_y + px(BlockHeight) / 2;
      m_out.blocks.append({each, QRectF(m_column.left(), m_y, px(SwatchWidth), px(BlockHeight))});
      m_out.labels.append(labelAt(StageText::BlockState, placeName(each),
                                  {m_column.left() + px(SwatchWidth) + px(10), middle}, Qt::AlignLeft, m_metrics));
      m_y += pitch;
    }
    if (!m_facts.form.summed.isEmpty()) {
      m_out.blocks.append({BlockPlace::InHbm, QRectF(m_column.left(), m_y, px(SwatchWidth), px(BlockHeight)), true});
      m_out.labels.append(labelAt(StageText::BlockState, StageWords::tr("summed in parts"),
                                  {m_column.left() + px(SwatchWidth) + px(10), m_y + px(BlockHeight) / 2},
                                  Qt::AlignLeft, m_metrics));
      m_y += pitch;
    }
    m_y += px(BlockHeight) - pitch;
  }

  const StageFacts& m_facts;
  const Metrics& m_metrics;
  const LegendPlan& m_plan;
  LegendLayout m_out;
  QRectF m_column;  ///< of the section at hand
  double m_y = 0;
};

}  // namespace

bool hasHatchKey(const StageFacts& facts) {
  const std::size_t least = facts.form.work.items.isEmpty() ? 2 : 1;
  return facts.reasons.size() >= least;
}

double legendWidth(const StageFacts& facts, const Metrics& metrics, const LegendPlan& plan) {
  double width = std::max(
      {textWidth(StageText::MovedCaption, movedCaption(), metrics),
       textWidth(StageText::MovedValues, amountNumber(facts.problem, amountOf(facts.problem, facts.wholeRun)), metrics),
       textWidth(StageText::MovedBytes, otherAmount(amountOf(facts.problem, facts.wholeRun)), metrics)});
  if (plan.progress) {
    width = std::max({width, textWidth(StageText::Visited, visitedText(facts), metrics),
                      textWidth(StageText::Progress, widestProgress(facts), metrics)});
  }
  const StageForm& form = facts.form;
  if (plan.kinds && form.work.items.isEmpty()) {
    width = std::max(width, kindColumn(facts, metrics) + stateColumns(metrics).width());
  } else if (plan.kinds) {
    width = std::max(width, textWidth(StageText::WorkTitle, form.work.title, metrics));
    for (const WorkItem& item : form.work.items) {
      width = std::max(width, metrics.px(WorkSide) + metrics.px(WorkGap) + workWidth(item.text, metrics));
    }
    for (const QString& text : flopLines(facts)) width = std::max(width, textWidth(StageText::WorkNote, text, metrics));
  }
  if (plan.kinds && plan.hatches && hasHatchKey(facts)) {
    for (const SkipReason why : facts.reasons) width = std::max(width, keyItemWidth(reasonName(why), metrics));
  }
  if (plan.brief != BriefKey::None) {
    for (const KeyItem& item : briefKey(facts, plan.brief)) width = std::max(width, keyItemWidth(item.word, metrics));
  }
  if (plan.sums && !form.summed.isEmpty()) {
    width = std::max({width, textWidth(StageText::SumsHeading, sumsHeading(facts), metrics),
                      textWidth(StageText::SumsLine, widestSumText(facts, metrics), metrics),
                      textWidth(StageText::SumsLine, StageWords::tr("one for each visited tile."), metrics)});
  }
  if (plan.blocks) {
    for (const BlockPlace each : Places) {
      width = std::max(
          width, metrics.px(SwatchWidth) + metrics.px(10) + textWidth(StageText::BlockState, placeName(each), metrics));
    }
    if (!form.summed.isEmpty()) {
      width = std::max(width, metrics.px(SwatchWidth) + metrics.px(10) +
                                  textWidth(StageText::BlockState, StageWords::tr("summed in parts"), metrics));
    }
  }
  return width;
}

LegendLayout layOutLegend(const StageFacts& facts, const Metrics& metrics, const LegendPlan& plan,
                          const QRectF& column) {
  return Column(facts, metrics, plan, column).write();
}

ZoomControl layOutZoom(const Metrics& metrics, QPointF bottomRight) {
  const double height = metrics.px(25);
  const double button = metrics.px(32);
  const double text = textWidth(StageText::ZoomPercent, u"3,200 %"_s, metrics) + metrics.px(12);
  const double width = std::max<double>(metrics.px(128), 2 * button + text);
  ZoomControl zoom;
  zoom.frame = QRectF(bottomRight.x() - width, bottomRight.y() - height, width, height);
  zoom.minus = QRectF(zoom.frame.topLeft(), QSizeF(button, height));
  zoom.plus = QRectF(zoom.frame.right() - button, zoom.frame.top(), button, height);
  zoom.percent = QRectF(zoom.minus.topRight(), zoom.plus.bottomLeft());
  return zoom;
}

double heatBarHeight(const Metrics& metrics) {
  return 2 * textHeight(StageText::StateName, metrics) + metrics.px(HeatBarThickness) + 2 * metrics.px(HeatBarGap);
}

}  // namespace tilewise
