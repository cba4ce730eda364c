// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/fault_figure.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "app/session/notation.h"
#include "app/views/check/check_texts.h"
#include "app/views/check/error_rows.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/axis_labels.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double RingRadius = 8;
constexpr double LegendTile = 14;
constexpr double LegendGap = 7;
constexpr double LegendPitch = 22;

QString nameOf(Tensor tensor) {
  const std::string_view name = word(tensor);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

bool isOfKeys(Tensor tensor) { return tensor == Tensor::dK || tensor == Tensor::dV; }

}  // namespace

FaultFigure::FaultFigure(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Score grid of the broken run, with the errors beside it"));
  setMouseTracking(true);
  // Where there is nothing to draw, the words above stay where they are.
  QSizePolicy policy = sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  setSizePolicy(policy);
}

void FaultFigure::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void FaultFigure::setFault(const std::shared_ptr<const Problem>& problem, Fault fault, const FaultFinding& finding) {
  const bool isOther = problem != m_problem || !m_tiles || !m_tiles->has(fault);
  m_finding = finding;
  if (isOther) {
    m_problem = problem;
    m_chosen.reset();
    m_firstWrong.reset();
    m_tiles.reset();
    m_right.reset();
    if (problem) {
      m_right.emplace(*problem);
      m_tiles.emplace(*problem, fault);
      m_counts = m_tiles->counts();
      for (std::int64_t i = 0; i < m_tiles->nr() && !m_firstWrong; ++i) {
        for (std::int64_t j = 0; j < m_tiles->nc() && !m_firstWrong; ++j) {
          const TileFate fate = m_tiles->fate({i, j});
          if (fate == TileFate::Lost || fate == TileFate::InVain) m_firstWrong = TileIndex{i, j};
        }
      }
    }
  }
  QString description;
  if (m_problem) description = tilesText(m_counts);
  for (const FaultNumber& number : faultNumbers(finding))
    description += tr("; %1 %2").arg(number.value, number.caption);
  setAccessibleDescription(description);
  update();
}

std::optional<TileIndex> FaultFigure::tile() const {
  if (!m_problem || m_finding.state == CheckState::NotHere) return std::nullopt;
  if (m_chosen) return m_chosen;
  if (m_firstWrong) return m_firstWrong;
  const ArrayFault* array = m_finding.array();
  if (array == nullptr) return TileIndex{0, 0};
  if (isOfKeys(array->tensor)) return TileIndex{m_tiles->nr() - 1, array->row / m_problem->Bc()};
  const std::int64_t i = array->row / m_problem->Br();
  // No tile of its own is wrong: what went wrong on the way is in the row after its last tile.
  for (std::int64_t j = m_right->nc() - 1; j > 0; --j) {
    if (m_right->kind({i, j}) != TileKind::Skipped) return TileIndex{i, j};
  }
  return TileIndex{i, 0};
}

FaultPlace FaultFigure::place() const {
  const std::int64_t columns = m_finding.errors.size() > 0 ? m_finding.errors.cols() : m_problem->dv();
  return placeFault(*m_problem, columns, QSizeF(size()), m_look.metrics);
}

/// No higher than it has to be: the page scrolls once the wishes of its parts have no room, and this one takes what is left.
QSize FaultFigure::sizeHint() const { return {m_look.metrics.px(640), minimumSizeHint().height()}; }

QSize FaultFigure::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(230)}; }

double FaultFigure::limit() const {
  const ArrayFault* array = m_finding.array();
  if (array == nullptr) return 1;
  return array->largest > 0 ? niceLimit(array->largest) : 1;
}

void FaultFigure::paintEvent(QPaintEvent*) {
  if (!m_problem || !m_tiles) return;
  QPainter painter(this);
  const FaultPlace place = this->place();
  paintBrokenGrid(painter, *m_tiles, *m_right, place.grid, m_look);
  if (m_chosen) {
    painter.setPen(QPen(m_look.theme.ink, m_look.metrics.lineWidth(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.grid.tileRect(*m_chosen).adjusted(0.5, 0.5, 0.5, 0.5));
  }
  paintHeadings(painter, place);
  paintIndices(painter, place);
  paintLegend(painter, place);
  if (m_finding.array() == nullptr) return;
  paintMap(painter, place);
  paintProfile(painter, place);
  paintBlockLines(painter, place);
  paintBar(painter, place);
  paintWorst(painter, place);
}

void FaultFigure::paintHeadings(QPainter& painter, const FaultPlace& place) const {
  const Metrics& metrics = m_look.metrics;
  const QFont medium = metrics.medium(Role::Body), second = metrics.font(Role::Second);
  const QFontMetricsF secondMetrics(second);
  const QRectF& grid = place.grid.view;
  const auto heading = [&](double left, double right, const QString& name, const QString& figure) {
    painter.setFont(medium);
    painter.setPen(m_look.theme.ink);
    painter.drawText(QPointF(left, place.heading),
                     QFontMetricsF(medium).elidedText(name, Qt::ElideRight, std::max(0.0, right - left)));
    const double width = secondMetrics.horizontalAdvance(figure);
    const double from = left + QFontMetricsF(medium).horizontalAdvance(name) + metrics.px(8);
    right = from + width <= place.map.right() ? place.map.right() : right;
    if (from + width > right) return;
    painter.setFont(second);
    painter.setPen(m_look.theme.ink2);
    painter.drawText(QPointF(right - width, place.heading), figure);
  };
  heading(grid.left(), std::max(grid.right(), place.map.left() - metrics.px(12)), tr("Score grid, broken run"), {});
  const QString tiles = tilesText(m_counts);
  const double from =
      grid.left() + QFontMetricsF(medium).horizontalAdvance(tr("Score grid, broken run")) + metrics.px(10);
  const double at = std::max(from, grid.right() - secondMetrics.horizontalAdvance(tiles));
  if (at + secondMetrics.horizontalAdvance(tiles) <= place.map.left() - metrics.px(6)) {
    painter.setFont(second);
    painter.setPen(m_look.theme.ink2);
    painter.drawText(QPointF(at, place.heading), tiles);
  }
  const ArrayFault* array = m_finding.array();
  if (array == nullptr) return;
  const QString name = nameOf(array->tensor);
  heading(place.map.left(), place.profile.left() - metrics.px(8), tr("Error of %1").arg(name),
          tr("largest %1").arg(array->isWrong() ? faultFigure(array->largest) : errorFigure(array->largest)));
  heading(place.profile.left(), place.profile.right(), tr("Largest in each row"), {});
  painter.setFont(metrics.font(Role::Axis));
  painter.setPen(m_look.theme.ink2);
  const QFontMetricsF axis(metrics.font(Role::Axis));
  const double baseline = place.index + (axis.ascent() - axis.descent()) / 2;
  QString columns =
      m_finding.errors.cols() == 1 ? QString() : tr("columns %1").arg(range(0, m_finding.errors.cols() - 1));
  if (isOfKeys(array->tensor)) columns = tr("rows are keys");
  painter.drawText(QPointF(place.map.left(), baseline), columns);
}

void FaultFigure::paintIndices(QPainter& painter, const FaultPlace& place) const {
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Axis);
  const QFontMetricsF axis(font);
  painter.setFont(font);
  painter.setPen(m_look.theme.ink2);
  const double lift = (axis.ascent() - axis.descent()) / 2;
  const QRectF& grid = place.grid.view;
  const double wide = axis.horizontalAdvance(QString::number(shownBlock(m_tiles->nc() - 1))) + metrics.px(6);
  const std::int64_t across = strideFor(place.grid.columns.blockPixels(), wide);
  for (std::int64_t j = 0; j < m_tiles->nc(); j += across) {
    const QString text = QString::number(shownBlock(j));
    const double middle = place.grid.tileRect({0, j}).center().x();
    painter.drawText(QPointF(middle - axis.horizontalAdvance(text) / 2, place.index + lift), text);
  }
  const std::int64_t down = strideFor(place.grid.rows.blockPixels(), axis.height());
  for (std::int64_t i = 0; i < m_tiles->nr(); i += down) {
    const QString text = QString::number(shownBlock(i));
    const double middle = place.grid.tileRect({i, 0}).center().y();
    painter.drawText(QPointF(place.indexLeft - axis.horizontalAdvance(text), middle + lift), text);
  }
  const QString caption = tr("query block");
  if (axis.horizontalAdvance(caption) > grid.height()) return;
  painter.save();
  painter.translate(place.caption, grid.center().y());
  painter.rotate(-90);
  painter.drawText(QPointF(-axis.horizontalAdvance(caption) / 2, lift), caption);
  painter.restore();
}

void FaultFigure::paintMap(QPainter& painter, const FaultPlace& place) const {
  const QImage image = errorImage(m_finding.errors, static_cast<int>(place.map.height()),
                                  static_cast<int>(place.map.width()), {0, limit()}, m_look.theme);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(place.map, image);
  painter.setPen(QPen(m_look.theme.edge, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(place.map.toRect());
}

void FaultFigure::paintProfile(QPainter& painter, const FaultPlace& place) const {
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Axis);
  const QFontMetricsF axis(font);
  painter.setFont(font);
  painter.setRenderHint(QPainter::Antialiasing, false);
  const QRectF& profile = place.profile;
  const double lift = (axis.ascent() - axis.descent()) / 2;
  double free = -1e9;
  for (const double tick : barTicks({0, limit()})) {
    const double x = profile.left() + std::round(profile.width() * tick / limit());
    painter.fillRect(QRectF(x, profile.top(), 1, profile.height()), m_look.theme.line);
    const QString text = tick == 0         ? QStringLiteral("0")
                         : limit() < 0.001 ? errorFigure(tick, 1)
                                           : QString::number(tick);
    const double width = axis.horizontalAdvance(text);
    const double left = std::min(x - width / 2, static_cast<double>(this->width()) - width);
    if (left < free) continue;
    free = left + width + metrics.px(6);
    painter.setPen(m_look.theme.ink2);
    painter.drawText(QPointF(left, place.index + lift), text);
  }
  const std::vector<double> rows = largestOf(m_finding.array()->errorOfRow, static_cast<int>(profile.height()));
  const double step = profile.height() / static_cast<double>(rows.size());
  for (std::size_t n = 0; n < rows.size(); ++n) {
    const double length = profile.width() * std::min(1.0, rows[n] / limit());
    const double top = std::round(profile.top() + static_cast<double>(n) * step);
    const double bottom = std::round(profile.top() + static_cast<double>(n + 1) * step);
    painter.fillRect(QRectF(profile.left(), top, length, std::max(1.0, bottom - top)), m_look.theme.err);
  }
  painter.fillRect(QRectF(profile.left() - 1, profile.top(), 1, profile.height()), m_look.theme.edge);
}

/// Where blocks end, across map and profile.
void FaultFigure::paintBlockLines(QPainter& painter, const FaultPlace& place) const {
  const bool ofKeys = isOfKeys(m_finding.shown);
  const std::int64_t all = ofKeys ? m_problem->Tk() : m_problem->Tq();
  const std::int64_t block = ofKeys ? m_problem->Bc() : m_problem->Br();
  const double pixels = place.map.height() * static_cast<double>(block) / static_cast<double>(all);
  if (pixels < m_look.metrics.px(10)) return;
  painter.setPen(QPen(m_look.theme.edge, 1, Qt::DotLine));
  for (std::int64_t t = block; t < all; t += block) {
    const double y =
        std::round(place.map.top() + place.map.height() * static_cast<double>(t) / static_cast<double>(all)) + 0.5;
    painter.drawLine(QPointF(place.map.left() - 4, y), QPointF(place.profile.right(), y));
  }
}

void FaultFigure::paintBar(QPainter& painter, const FaultPlace& place) const {
  painter.drawImage(place.bar, barImage(rampColors(Ramp::Errors, m_look.theme)));
  painter.setPen(QPen(m_look.theme.edge, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(place.bar.toRect());
  const QFont font = m_look.metrics.font(Role::Axis);
  const QFontMetricsF axis(font);
  painter.setFont(font);
  painter.setPen(m_look.theme.ink2);
  const double baseline = place.bar.bottom() + m_look.metrics.px(3) + axis.ascent();
  const QString last = limit() < 0.001 ? errorFigure(limit(), 1) : QString::number(limit());
  const double right = place.bar.right() - axis.horizontalAdvance(last);
  if (right > place.bar.left() + axis.horizontalAdvance(QLatin1Char('0')) + 4) {
    painter.drawText(QPointF(place.bar.left(), baseline), QStringLiteral("0"));
    painter.drawText(QPointF(right, baseline), last);
  } else {
    painter.drawText(QPointF(place.bar.left(), baseline), tr("0 – %1").arg(last));
  }
}

QList<BrokenLegend> FaultFigure::legend() const {
  QList<BrokenLegend> entries{BrokenLegend::Computed};
  if (m_counts.computed + m_counts.lost < m_tiles->nr() * m_tiles->nc()) entries << BrokenLegend::Skipped;
  if (m_counts.lost > 0) entries << BrokenLegend::Lost;
  if (m_counts.inVain > 0) entries << BrokenLegend::InVain;
  if (m_counts.pairsAdded > 0 && m_counts.inVain == 0) entries << BrokenLegend::Added;
  return entries;
}

void FaultFigure::paintLegend(QPainter& painter, const FaultPlace& place) const {
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Second);
  const QFontMetricsF second(font);
  const double side = metrics.px(LegendTile), gap = metrics.px(LegendGap);
  double x = place.grid.view.left();
  const double end = place.map.left() - metrics.px(8);
  for (const BrokenLegend entry : legend()) {
    QString text = legendText(entry);
    if (x + side + gap + second.horizontalAdvance(text) > end) text = legendWord(entry);
    const double width = side + gap + second.horizontalAdvance(text);
    if (x + width > end) break;
    paintLegendTile(painter, QRectF(std::round(x), std::round(place.legend - side / 2), side, side), entry, m_look);
    painter.setFont(font);
    painter.setPen(m_look.theme.ink2);
    painter.drawText(QPointF(x + side + gap, place.legend + (second.ascent() - second.descent()) / 2), text);
    x += width + metrics.px(LegendPitch);
  }
}

void FaultFigure::paintWorst(QPainter& painter, const FaultPlace& place) const {
  const ArrayFault& array = *m_finding.array();
  if (!array.isWrong()) return;
  const Metrics& metrics = m_look.metrics;
  const double y = place.map.top() + place.map.height() * (static_cast<double>(array.row) + 0.5) /
                                         static_cast<double>(m_finding.errors.rows());
  const double x = place.map.left() + place.map.width() * (static_cast<double>(array.column) + 0.5) /
                                          static_cast<double>(m_finding.errors.cols());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_look.theme.paper, metrics.lineWidth(3.5)));
  painter.drawEllipse(QPointF(x, y), metrics.px(RingRadius), metrics.px(RingRadius));
  painter.setPen(QPen(m_look.theme.ink, metrics.lineWidth(1.8)));
  painter.drawEllipse(QPointF(x, y), metrics.px(RingRadius), metrics.px(RingRadius));
  const QFont font = metrics.medium(Role::Axis);
  const QFontMetricsF axis(font);
  const QString text = tr("row %1").arg(grouped(array.row));
  const double width = axis.horizontalAdvance(text);
  const double baseline =
      std::clamp(y + axis.height() * 1.1, place.profile.top() + axis.ascent(), place.profile.bottom() - 2);
  const QRectF ground(place.profile.right() - width - 3, baseline - axis.ascent(), width + 4, axis.height());
  painter.fillRect(ground, m_look.theme.panel);
  painter.setFont(font);
  painter.setPen(m_look.theme.ink);
  painter.drawText(QPointF(place.profile.right() - width, baseline), text);
}

void FaultFigure::mousePressEvent(QMouseEvent* event) {
  if (!m_problem || event->button() != Qt::LeftButton) return;
  const auto tile = place().grid.tileAt(event->position());
  if (!tile) return;
  m_chosen = tile;
  update();
  emit tileChosen();
}

bool FaultFigure::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !m_problem) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const FaultPlace at = place();
  const QPointF point = help->pos();
  const ArrayFault* array = m_finding.array();
  QString text;
  if (const auto tile = at.grid.tileAt(point)) {
    text = brokenTileText(*m_tiles, *m_right, *tile);
  } else if (array != nullptr && (at.map.contains(point) || at.profile.contains(point))) {
    const auto row = std::min<std::int64_t>(
        array->rows - 1,
        static_cast<std::int64_t>((point.y() - at.map.top()) / at.map.height() * static_cast<double>(array->rows)));
    text = tr("Row %1 of %2: largest error %3")
               .arg(grouped(row), nameOf(array->tensor), faultFigure(array->errorOfRow[static_cast<std::size_t>(row)]));
  }
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(), text, this);
  }
  return true;
}

}  // namespace tilewise
