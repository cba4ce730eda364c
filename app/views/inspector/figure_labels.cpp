// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/figure_labels.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/session/words.h"
#include "app/views/inspector/line_box.h"
#include "app/views/inspector/printed_formula.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int TickDigits = 4;

QString nameMarkup(const QString& name, bool changed) { return changed ? u'#' + name + u'#' : name; }

/// "keys 320–383", of the columns that are shown.
QString keysText(const TileScene& scene, const FigureGeometry& geometry) {
  const std::int64_t first = scene.keys.begin + geometry.firstColumn(MapPlace::First);
  return tr("keys %1").arg(range(first, first + geometry.shownColumns() - 1));
}

/// Up to the strips, or to the margin where nothing stands beside the map.
double captionRoom(MapPlace name, const FigureGeometry& geometry) {
  const double left = geometry.map(name).left();
  const bool isAlone = geometry.plan().isStacked || name == MapPlace::Second;
  const double next = geometry.strips().isEmpty() ? geometry.map(MapPlace::Second).left() : geometry.strips().left();
  const double right = name == MapPlace::First && next > left ? next - geometry.lengths().gap
                       : isAlone                              ? geometry.size().width() - geometry.lengths().padding
                                                              : geometry.map(name).right();
  return right - left;
}

/// Name at the left, and in the same line, where there is room, what it comes from.
void paintLowHead(QPainter& painter, const MapScene& map, MapPlace mapPlace, const FigureGeometry& geometry,
                  const Look& look) {
  const QRectF head = geometry.head(mapPlace);
  const QFont letter = look.metrics.bold(Role::TensorLetter);
  const MathText name = MathText::parse(nameMarkup(map.name, map.changed));
  const QPointF baseline(head.left(), head.bottom() - lineHeight(letter) + baselineIn(letter));
  name.draw(painter, baseline, letter, look.theme.ink, look.theme.nowText);
  // Without a bar, the range of the colours has to be told here.
  const bool tellsRange = !geometry.hasBars() && map.values;
  const QFont second = look.metrics.font(tellsRange ? Role::Axis : Role::Second);
  const QStringList texts = tellsRange ? QStringList{rangeText(map.scale)} : QStringList{map.caption, map.shortCaption};
  for (const QString& text : texts) {
    const MathText caption = MathText::parse(text);
    const double width = caption.width(second);
    if (name.width(letter) + look.metrics.px(8) + width > head.width()) continue;
    caption.draw(painter, {head.right() - width, baseline.y()}, second, look.theme.ink2);
    return;
  }
}

void paintHead(QPainter& painter, const FigurePicture& picture, MapPlace mapName, const FigureGeometry& geometry,
               const Look& look) {
  const MapScene& map = picture.scene.map(mapName);
  if (geometry.lengths().hasLowHead) {
    paintLowHead(painter, map, mapName, geometry, look);
    return;
  }
  const QRectF head = geometry.head(mapName);
  const QFont second = look.metrics.font(Role::Second);
  const QFontMetricsF secondMetrics(second);
  const double room = captionRoom(mapName, geometry) + look.metrics.px(3);
  const bool isLong = secondMetrics.horizontalAdvance(map.caption) > room;
  painter.setFont(second);
  painter.setPen(look.theme.ink2);
  painter.drawText(QPointF(head.left(), head.top() + baselineIn(second)),
                   secondMetrics.elidedText(isLong ? map.shortCaption : map.caption, Qt::ElideRight, room));

  const QFont letter = look.metrics.bold(Role::TensorLetter);
  const MathText name = MathText::parse(nameMarkup(map.name, map.changed));
  const QPointF baseline(head.left(), head.bottom() - lineHeight(letter) + baselineIn(letter));
  name.draw(painter, baseline, letter, look.theme.ink, look.theme.nowText);
  if (mapName != MapPlace::First || !map.isOfTile) return;

  const QString keys = keysText(picture.scene, geometry);
  const QFont axis = look.metrics.font(Role::Axis);
  const double width = QFontMetricsF(axis).horizontalAdvance(keys);
  if (name.width(letter) + look.metrics.px(8) + width > head.width()) return;
  painter.setFont(axis);
  painter.setPen(look.theme.ink2);
  painter.drawText(QPointF(head.right() - width, baseline.y()), keys);
}

void paintRowLabels(QPainter& painter, const FigurePicture& picture, MapPlace name, const FigureGeometry& geometry,
                    const Look& look) {
  for (const int row : labelledRows(geometry, picture.selectedRow)) {
    const bool selected = row == picture.selectedRow;
    const double offset = geometry.map(name).top() - geometry.map(MapPlace::First).top();
    const QRectF place = rowLabelPlace(geometry, row).translated(0, offset);
    const bool hasText =
        geometry.plan().usesLabels && row < picture.rowTexts.size() && !picture.rowTexts[row].isEmpty();
    const QString index = grouped(picture.scene.rowRange().begin + row);
    const QString text = hasText ? rowLabel(picture.rowTexts[row], index) : index;
    painter.setFont(selected ? look.metrics.bold(Role::Axis) : look.metrics.font(Role::Axis));
    painter.setPen(selected ? look.theme.ink : look.theme.ink2);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, text);
  }
}

/// Texts of real data where all of them fit, else indices, where they do not fit every second, and so on.
void paintColumnLabels(QPainter& painter, const FigurePicture& picture, MapPlace name, const FigureGeometry& geometry,
                       const Look& look) {
  const QFont font = look.metrics.font(Role::Axis);
  const QFontMetricsF metrics(font);
  const double entry = geometry.entry().width() / geometry.dpr();
  const double gap = look.metrics.px(3);
  const bool isOfTile = picture.scene.map(name).isOfTile;
  const std::int64_t begin = isOfTile ? picture.scene.keys.begin : 0;
  const int firstColumn = geometry.firstColumn(name);
  const bool textsFit = isOfTile && !picture.columnTexts.isEmpty() &&
                        std::all_of(picture.columnTexts.begin(), picture.columnTexts.end(), [&](const QString& text) {
                          return metrics.horizontalAdvance(text) + gap <= entry;
                        });
  const double widest = metrics.horizontalAdvance(grouped(begin + firstColumn + geometry.shownColumns(name) - 1));
  const int every = textsFit ? 1 : std::max(1, static_cast<int>(std::ceil((widest + gap) / entry)));
  painter.setFont(font);
  painter.setPen(look.theme.ink2);
  const QRectF labels = geometry.columnLabels(name);
  for (int c = 0; c < geometry.shownColumns(name); c += every) {
    const QRectF place(labels.left() + c * entry, labels.top(), entry, labels.height());
    const QString text = textsFit ? picture.columnTexts[c] : grouped(begin + firstColumn + c);
    painter.drawText(place.adjusted(-gap, 0, gap, 0), Qt::AlignCenter, text);
  }
}

void paintBar(QPainter& painter, const MapScene& map, MapPlace name, const FigureGeometry& geometry, const Look& look) {
  if (!map.values || !geometry.hasBars()) return;
  const QRectF bar = geometry.bar(name);
  painter.drawImage(bar, barImage(rampColors(map.ramp, look.theme)));
  painter.setPen(QPen(look.theme.edge, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(bar.adjusted(-0.5, -0.5, 0.5, 0.5));

  const QFont font = look.metrics.font(Role::Axis);
  const QFontMetricsF metrics(font);
  const QList<double> ticks = barTicks(map.scale);
  QStringList texts;
  double total = 0;
  for (const double tick : ticks) {
    texts.append(tickText(tick));
    total += metrics.horizontalAdvance(texts.last()) + look.metrics.px(4);
  }
  painter.setFont(font);
  painter.setPen(look.theme.ink2);
  const QRectF line(bar.left() - 1, geometry.ticksTop(name), bar.width() + 2, geometry.lengths().tickHeight);
  const double ends = metrics.horizontalAdvance(texts[0]) + metrics.horizontalAdvance(texts[2]);
  if (ends + look.metrics.px(4) > line.width()) {
    const QString text = rangeText(map.scale);
    const bool fits = metrics.horizontalAdvance(text) <= line.width();
    if (fits) painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, text);
    return;
  }
  painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, texts[0]);
  painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, texts[2]);
  if (total <= bar.width()) painter.drawText(line, Qt::AlignHCenter | Qt::AlignBottom, texts[1]);
}

}  // namespace

QString tickText(double value) { return significant(value, TickDigits); }

QString rangeText(const HeatScale& scale) {
  if (scale.first == -scale.last) return u'±' + tickText(std::abs(scale.last));
  return tickText(scale.first) + u'–' + tickText(scale.last);
}

double nameWidth(const MapScene& map, const FigureLengths& lengths, const Look& look) {
  if (!lengths.hasLowHead) return 0;
  const double name = MathText::parse(map.name).width(look.metrics.bold(Role::TensorLetter));
  return std::ceil(name + lengths.nameRoom);
}

double barWidth(const MapScene& map, const FigureLengths& lengths, const Look& look) {
  const double name = nameWidth(map, lengths, look);
  if (!lengths.hasLowHead || !lengths.hasBars) return name;
  // A usual range instead of that of the values, so that nothing moves with these.
  const double range = QFontMetricsF(look.metrics.font(Role::Axis)).horizontalAdvance(u"±0.004"_s);
  return std::max(name, std::ceil(range + lengths.nameRoom));
}

QString rowLabel(const QString& text, const QString& index) { return text.isEmpty() ? index : text + u' ' + index; }

QRectF rowLabelPlace(const FigureGeometry& geometry, int row) {
  const QRectF& map = geometry.map(MapPlace::First);
  const double height = geometry.lengths().digitHeight;
  const double highest = map.top() - 2;
  const double lowest = std::max(highest, map.bottom() - height + 2);
  const double top = std::clamp(geometry.rowIn(map, row).center().y() - height / 2, highest, lowest);
  return {0, top, geometry.axisRight(), height};
}

QList<int> labelledRows(const FigureGeometry& geometry, std::optional<int> selectedRow) {
  const int first = geometry.window().firstRow;
  const int last = first + geometry.shownRows() - 1;
  QList<int> rows;
  if (geometry.hasRowLabels()) {
    for (int row = first; row <= last; ++row) rows.append(row);
    return rows;
  }
  const auto touches = [&](int row) {
    const QRectF place = rowLabelPlace(geometry, row);
    return std::any_of(rows.begin(), rows.end(),
                       [&](int other) { return rowLabelPlace(geometry, other).intersects(place); });
  };
  if (selectedRow && geometry.isShown(*selectedRow)) rows.append(*selectedRow);
  for (const int row : {first, last, first + geometry.shownRows() / 2}) {
    if (!touches(row)) rows.append(row);
  }
  return rows;
}

void paintMapLabels(QPainter& painter, const FigurePicture& picture, MapPlace name, const FigureGeometry& geometry,
                    const Look& look) {
  paintHead(painter, picture, name, geometry, look);
  paintBar(painter, picture.scene.map(name), name, geometry, look);
  if (geometry.hasColumnLabels()) paintColumnLabels(painter, picture, name, geometry, look);
  const bool hasRowIndices = !geometry.lengths().isNarrow;
  if (hasRowIndices && (name == MapPlace::First || geometry.plan().isStacked))
    paintRowLabels(painter, picture, name, geometry, look);
}

void paintStripLabels(QPainter& painter, const FigurePicture& picture, const FigureGeometry& geometry,
                      const Look& look) {
  const QRectF head = geometry.stripsHead();
  const QFont second = look.metrics.font(Role::Second);
  painter.setFont(second);
  painter.setPen(look.theme.ink2);
  const QString caption = picture.scene.stripsCaption;
  const bool fits = QFontMetricsF(second).horizontalAdvance(caption) <= head.width() + geometry.lengths().gap;
  if (!geometry.lengths().hasLowHead && fits) {
    painter.drawText(QPointF(head.left(), head.top() + baselineIn(second)), caption);
  }

  // More letters than usual have to stand closer.
  const bool isCrowded = geometry.stripNames().size() > ForwardStrips.size();
  const QFont letter = look.metrics.bold(isCrowded ? Role::Second : Role::TensorLetter);
  for (const StripName name : geometry.stripNames()) {
    const StripScene& strip = picture.scene.strip(name);
    const MathText text = MathText::parse(nameMarkup(strip.name, strip.changed));
    const double right = geometry.size().width() - geometry.lengths().padding;
    const double left =
        std::min(geometry.strip(name).center().x() - text.width(letter) / 2, right - text.width(letter));
    text.draw(painter, {left, head.bottom() - lineHeight(letter) + baselineIn(letter)}, letter, look.theme.ink,
              look.theme.nowText);
  }

  if (picture.scene.grownCount.isEmpty() || !geometry.hasBars()) return;
  const FigureLengths& lengths = geometry.lengths();
  const double reach = look.metrics.px(12);
  const QRectF line(head.left() - reach, geometry.bar(MapPlace::First).top() - lengths.barGap + lengths.grownGap(),
                    head.width() + 2 * reach, lengths.grownLine);
  painter.setPen(picture.scene.grownNow ? look.theme.nowText : look.theme.ink2);
  const QFont bold = look.metrics.bold(Role::Second);
  const double room = head.width() + lengths.gap;
  const bool isLong = QFontMetricsF(bold).horizontalAdvance(picture.scene.grownCount) > room;
  painter.setFont(bold);
  painter.drawText(line, Qt::AlignCenter, isLong ? picture.scene.grownShort : picture.scene.grownCount);
  painter.setFont(second);
  painter.drawText(line.translated(0, lengths.grownLine), Qt::AlignCenter, picture.scene.grownText);
}

}  // namespace tilewise
