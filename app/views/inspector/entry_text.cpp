// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/entry_text.h"

#include <QLocale>
#include <QStringList>

#include "app/session/words.h"
#include "app/views/inspector/printed_formula.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int TooltipDigits = 6;

QString label(const QStringList& longTexts, const QStringList& texts, std::int64_t index) {
  const qsizetype at = static_cast<qsizetype>(index);
  if (at < longTexts.size() && !longTexts[at].trimmed().isEmpty()) return longTexts[at].trimmed();
  return at < texts.size() ? texts[at].trimmed() : QString();
}

QString quoted(const QString& text) { return u'“' + text + u'”'; }

QString allDigits(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

struct StripText {
  StripName name;
  QStringView symbol;
  QStringView heading;
  int decimals;
};

constexpr StripText StripTexts[] = {
    {StripName::M, u"m", u"m", MaximumDecimals},
    {StripName::MTile, u"m\u0303", u"m of the tile", MaximumDecimals},
    {StripName::MNew, u"m\u2032", u"m'", MaximumDecimals},
    {StripName::Factor, u"f", u"f", FactorDecimals},
    {StripName::FactorTile, u"g", u"g, factor of the tile", FactorDecimals},
    {StripName::RowSum, u"\u2113", u"l", RowSumDecimals},
    {StripName::D, u"D", u"D", MaximumDecimals},
    {StripName::Lse, u"lse", u"lse", MaximumDecimals},
};

bool isKnown(const TileScene& scene, StripName name) { return scene.has(name) && scene.strip(name).values.has_value(); }

}  // namespace

QString queryLabel(const AxisTexts& labels, std::int64_t query) { return label(labels.rowsLong, labels.rows, query); }

QString keyLabel(const AxisTexts& labels, std::int64_t key) { return label(labels.columnsLong, labels.columns, key); }

QString entryText(const TileScene& scene, MapPlace map, int row, int column, const AxisTexts& labels) {
  const auto& values = scene.map(map).values;
  const bool isOfTile = scene.map(map).isOfTile;
  const std::int64_t query = scene.rowRange().begin + row;
  const std::int64_t key = isOfTile ? scene.keys.begin + column : column;
  QStringList parts{u"%1(%2, %3)"_s.arg(scene.map(map).symbol, grouped(query), grouped(key))};
  if (scene.isSkipped && isOfTile) {
    parts.append(tr("skipped by the %1").arg(scene.maskText));
  } else if (!values) {
    parts.append(tr("not computed yet"));
  } else {
    parts.first() += u" = "_s + significant((*values)(row, column), TooltipDigits);
  }
  const QString rowName = scene.rowsAreKeys ? keyLabel(labels, query) : queryLabel(labels, query);
  if (!rowName.isEmpty()) {
    parts.append((scene.rowsAreKeys ? tr("key %1") : tr("query %1")).arg(quoted(rowName)));
  }
  if (const QString text = isOfTile ? keyLabel(labels, key) : QString(); !text.isEmpty()) {
    parts.append(tr("key %1").arg(quoted(text)));
  }
  if (!scene.isSkipped && isOfTile && !scene.isVisible(row, column)) {
    parts.append(
        (scene.isMasked ? tr("masked by the %1") : tr("hidden by the %1")).arg(scene.maskText));
  }
  if (values && isOfTile && scene.isDropped(map, row, column)) parts.append(tr("dropped"));
  // There may be no colour bar beside the gradients of keys.
  if (values && scene.rowsAreKeys) {
    const HeatScale& scale = scene.map(map).scale;
    parts.append(tr("colours from %1 to %2")
                     .arg(significant(scale.first, TooltipDigits), significant(scale.last, TooltipDigits)));
  }
  return parts.join(u" · "_s);
}

QString rowText(const TileScene& scene, int row, const AxisTexts& labels) {
  const std::int64_t query = scene.queries.begin + row;
  QString text = tr("Row %1").arg(grouped(query));
  if (const QString name = queryLabel(labels, query); !name.isEmpty()) text += u' ' + quoted(name);
  QStringList parts;
  for (const StripText& strip : StripTexts) {
    if (!isKnown(scene, strip.name)) continue;
    const double value = (*scene.strip(strip.name).values)(row);
    parts.append(strip.symbol.toString() + u" = "_s + printNumber({value, strip.decimals}).text);
  }
  return parts.isEmpty() ? text : text + u": "_s + parts.join(u", "_s);
}

QString tableText(const Matrix<double>& values) {
  QString text;
  for (Index r = 0; r < values.rows(); ++r) {
    for (Index c = 0; c < values.cols(); ++c) {
      if (c > 0) text += u'\t';
      text += allDigits(values(r, c));
    }
    text += u'\n';
  }
  return text;
}

QString stripsTable(const TileScene& scene) {
  QStringList heading{u"query"_s};
  for (const StripText& strip : StripTexts) {
    if (isKnown(scene, strip.name)) heading.append(strip.heading.toString());
  }
  QString text = heading.join(u'\t') + u'\n';
  for (int row = 0; row < scene.rows(); ++row) {
    text += QString::number(scene.queries.begin + row);
    for (const StripText& strip : StripTexts) {
      if (isKnown(scene, strip.name)) text += u'\t' + allDigits((*scene.strip(strip.name).values)(row));
    }
    text += u'\n';
  }
  return text;
}

}  // namespace tilewise
