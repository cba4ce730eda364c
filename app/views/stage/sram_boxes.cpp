// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/sram_boxes.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

// Lengths at 100 %.
constexpr double FirstBox = 22;   ///< from the card's side
constexpr double NameAbove = 12;  ///< from a box to the middle of its name
constexpr double CountBelow = 12;
constexpr double LineGap = 24;  ///< between Õ, m and ℓ
constexpr double TightGap = 2;
constexpr double TightLineGap = 17;
constexpr double NameGap = 2;      ///< between the names of lines
constexpr double BelowTitle = 27;  ///< from the card's top
constexpr double FrameRoom = 7;    ///< of the frame round a box that has changed
constexpr double FactorGap = 6;    ///< from the factor to that frame

struct Side {
  double rows;
  double columns;
};

/// Forward, Kᵀ lies on its side.
Side sideOf(const OnChipEntry& entry, Pass pass) {
  const auto rows = static_cast<double>(entry.rows);
  const auto columns = static_cast<double>(entry.columns);
  return entry.box == OnChipBox::K && pass == Pass::Forward ? Side{columns, rows} : Side{rows, columns};
}

/// Forward the boxes read as the formula does; backward the gradients follow from the rest.
QString operatorBefore(OnChipBox box, const StageFacts& facts) {
  if (facts.pass == Pass::Backward) {
    const bool isFirst = box == OnChipBox::dQ || (box == OnChipBox::dK && !facts.has(OnChipBox::dQ));
    return isFirst ? u"→"_s : QString();
  }
  switch (box) {
    case OnChipBox::K:
    case OnChipBox::V: return u"·"_s;
    case OnChipBox::Weights: return u"→"_s;
    case OnChipBox::Output: return u"+"_s;
    default: return {};
  }
}

QString countText(const OnChipEntry& entry) { return boxCount(entry.values(), isStatistic(entry.box)); }

/// The widest name that a box gets in a run.
QString widestName(OnChipBox box, const StageFacts& facts, const Metrics& metrics, bool indexed) {
  if (!indexed) return boxName(box, facts.pass, {}, {});
  QStringList names{boxName(box, facts.pass, facts.nr() - 1, facts.nc() - 1)};
  if (facts.pass == Pass::Forward) {
    if (box == OnChipBox::Output) names.append(u"*O~*"_s);
    if (box == OnChipBox::m) names.append(u"*m*'"_s);
    if (box == OnChipBox::l) names.append(facts.has(OnChipBox::lOld) ? u"*l*'"_s : u"lse"_s);
  } else if (box == OnChipBox::ScoreGradients) {
    names.append(u"d*P*"_s);
  }
  return *std::ranges::max_element(
      names, {}, [&metrics](const QString& name) { return textWidth(StageText::BoxName, name, metrics); });
}

/// Places the boxes from left to right and remembers what they need.
class Row {
 public:
  Row(const StageFacts& facts, const Metrics& metrics, const BoxPlan& plan, QPointF corner)
      : m_facts(facts), m_metrics(metrics), m_plan(plan), m_x(corner.x() + plan.left + metrics.px(FirstBox)) {
    m_top = corner.y();
    m_middle = corner.y() + metrics.px(plan.above) + std::round(tallestBox(facts) * plan.scale / 2);
    for (const OnChipEntry& entry : facts.onChip) {
      if (!isStatistic(entry.box) && m_lines > 0) closeLines();
      isStatistic(entry.box) ? addLine(entry) : addBox(entry);
    }
    if (m_lines > 0) closeLines();
    if (facts.pass == Pass::Backward) addPartsNote();
    m_out.right = m_x;
  }

  BoxRow take() { return std::move(m_out); }

 private:
  StageLabel label(StageText what, const QString& text, QPointF at) const {
    return labelAt(what, text, at, Qt::AlignHCenter, m_metrics);
  }

  void addBox(const OnChipEntry& entry) {
    if (const QString sign = operatorBefore(entry.box, m_facts); !sign.isEmpty()) {
      addOperator(StageText::Operator, sign);
    } else if (!m_out.boxes.isEmpty()) {
      m_x += m_metrics.px(isTight() ? TightGap : std::max(m_plan.gap, FrameRoom + 1));
    }
    if (entry.box == OnChipBox::Output && m_facts.pass == Pass::Forward) addOperator(StageText::Factor, u"*f* ×"_s);
    const Side side = sideOf(entry, m_facts.pass);
    const QSizeF size(std::max(2.0, std::round(side.columns * m_plan.scale)),
                      std::max(2.0, std::round(side.rows * m_plan.scale)));
    const QString name = widestName(entry.box, m_facts, m_metrics, m_plan.indexed || isStatistic(entry.box));
    const double slot = std::max({size.width(), textWidth(StageText::BoxName, name, m_metrics),
                                  m_plan.counts ? textWidth(StageText::BoxCount, countText(entry), m_metrics) : 0});
    const double centre = m_x + std::round(slot / 2);
    const QRectF rect(std::round(centre - size.width() / 2), std::round(m_middle - size.height() / 2), size.width(),
                      size.height());
    place(entry, rect, false);
    m_out.labels.append(label(StageText::BoxName, name, {centre, rect.top() - m_metrics.px(NameAbove)}));
    if (m_plan.counts) {
      m_out.labels.append(
          label(StageText::BoxCount, countText(entry), {centre, rect.bottom() + m_metrics.px(CountBelow)}));
    }
    number();
    m_x += slot;
    m_lastCount = m_plan.counts ? textWidth(StageText::BoxCount, countText(entry), m_metrics) / 2 : 0;
    m_lastCentre = centre;
  }

  /// Nothing else fits: frames of boxes that change may touch their neighbours.
  bool isTight() const { return m_plan.gap < TightGap; }
  double lineGap() const { return m_metrics.px(isTight() ? TightLineGap : LineGap); }

  void addOperator(StageText what, const QString& sign) {
    const double width = textWidth(what, sign, m_metrics);
    const bool isFactor = what == StageText::Factor;
    // The factor stands close to the box that it multiplies, but clear of the box's frame.
    const double least = isFactor ? 4 : isTight() ? TightGap : 0;
    const double before = m_metrics.px(std::max(least, m_plan.gap));
    const double clear = isFactor ? FrameRoom + FactorGap : isTight() ? TightGap : FrameRoom + 1;
    const double after = m_metrics.px(std::max(m_plan.gap, clear));
    m_out.labels.append(label(what, sign, {m_x + before + width / 2, m_middle}));
    m_x += before + width + (sign == u"+"_s ? 0 : after);
  }

  void addLine(const OnChipEntry& entry) {
    const double height = std::max(4.0, std::round(static_cast<double>(entry.rows) * m_plan.scale));
    const double hair = m_metrics.px(2);
    const QString name = widestName(entry.box, m_facts, m_metrics, m_plan.indexed || isStatistic(entry.box));
    const double nameWidth = textWidth(StageText::BoxName, name, m_metrics);
    if (m_lines == 0) {
      // "128 each" stands below both lines, and clear of the count below Õ.
      const double each = m_plan.counts ? textWidth(StageText::BoxCount, countText(entry), m_metrics) / 2 : 0;
      const double clear = m_lastCentre + m_lastCount + each + m_metrics.px(6) - lineGap() / 2.0;
      m_x = std::max(m_x + lineGap(), std::round(clear));
      m_firstLine = m_x;
    } else {
      m_x += std::max<double>(lineGap(), std::ceil((m_lastName + nameWidth) / 2) + m_metrics.px(NameGap));
    }
    m_lastName = nameWidth;
    const QRectF rect(std::round(m_x - hair / 2), std::round(m_middle - height / 2), hair, height);
    place(entry, rect, true);
    m_out.labels.append(label(StageText::BoxName, name, {m_x, rect.top() - m_metrics.px(NameAbove)}));
    number();
    m_lineBottom = rect.bottom();
    m_lineCount = countText(entry);
    ++m_lines;
  }

  void closeLines() {
    if (m_plan.counts) {
      const double middle = (m_firstLine + m_x) / 2;
      m_out.labels.append(label(StageText::BoxCount, m_lineCount, {middle, m_lineBottom + m_metrics.px(CountBelow)}));
      m_out.labels.last().number = m_out.boxes.size() - 1;
      m_x = std::max(m_x, m_out.labels.last().place.right());
    }
    m_x += m_metrics.px(FrameRoom);
    m_lines = 0;
  }

  /// What the fractions in dK and dV (or in dQ) count, above their names, where there is room.
  void addPartsNote() {
    QRectF names;
    for (const StageLabel& each : std::as_const(m_out.labels)) {
      if (each.what != StageText::BoxName) continue;
      const OnChipBox which = m_out.boxes[static_cast<qsizetype>(each.number)].box;
      if (which == OnChipBox::dK || which == OnChipBox::dV) names = names.united(each.place);
    }
    if (names.isEmpty() || m_facts.form.isSummed(Tensor::dK)) return;
    const double middle = names.top() - textHeight(StageText::BoxNote, m_metrics) / 2;
    const StageLabel note = label(StageText::BoxNote, StageWords::tr("tiles summed"), {names.center().x(), middle});
    if (note.place.top() < m_top + m_metrics.px(BelowTitle)) return;
    m_out.labels.append(note);
    m_out.labels.last().number = m_out.boxes.size() - 1;
    m_x = std::max(m_x, note.place.right());
  }

  void place(const OnChipEntry& entry, const QRectF& rect, bool line) {
    m_firstLabel = m_out.labels.size();
    m_out.boxes.append({entry.box, rect, line});
  }

  /// Gives the labels of the last box its number.
  void number() {
    for (qsizetype n = m_firstLabel; n < m_out.labels.size(); ++n) m_out.labels[n].number = m_out.boxes.size() - 1;
  }

  const StageFacts& m_facts;
  const Metrics& m_metrics;
  const BoxPlan& m_plan;
  double m_x;
  double m_top = 0;
  double m_middle = 0;
  BoxRow m_out;
  double m_lastCentre = 0;
  double m_lastCount = 0;
  double m_firstLine = 0;
  double m_lastName = 0;  ///< width of the name of the last line
  double m_lineBottom = 0;
  QString m_lineCount;
  int m_lines = 0;
  qsizetype m_firstLabel = 0;
};

}  // namespace

double tallestBox(const StageFacts& facts) {
  double rows = 1;
  for (const OnChipEntry& entry : facts.onChip) rows = std::max(rows, sideOf(entry, facts.pass).rows);
  return rows;
}

double widestBox(const StageFacts& facts) {
  double columns = 1;
  for (const OnChipEntry& entry : facts.onChip) columns = std::max(columns, sideOf(entry, facts.pass).columns);
  return columns;
}

BoxRow layOutBoxes(const StageFacts& facts, const Metrics& metrics, const BoxPlan& plan, QPointF cardCorner) {
  return Row(facts, metrics, plan, cardCorner).take();
}

}  // namespace tilewise
