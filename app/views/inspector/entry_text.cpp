// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/entry_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/views/inspector/printed_formula.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int TooltipDigits = 6;

QString translated(const char* text) { return QCoreApplication::translate("EntryText", text); }

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
    {StripName::MNew, u"m\u2032", u"m'", MaximumDecimals},
    {StripName::Factor, u"f", u"f", FactorDecimals},
    {StripName::RowSum, u"\u2113", u"l", RowSumDecimals},
};

}  // namespace

QString queryLabel(const AxisTexts& labels, std::int64_t query) { return label(labels.rowsLong, labels.rows, query); }

QString keyLabel(const AxisTexts& labels, std::int64_t key) { return label(labels.columnsLong, labels.columns, key); }

QString entryText(const TileScene& scene, MapName map, int row, int column, const AxisTexts& labels) {
  const auto& values = scene.map(map).values;
  const std::int64_t query = scene.queries.begin + row;
  const std::int64_t key = scene.keys.begin + column;
  const QString letter = map == MapName::Scores ? u"S"_s : u"P\u0303"_s;
  QStringList parts{u"%1(%2, %3)"_s.arg(letter, grouped(query), grouped(key))};
  if (scene.isSkipped) {
    parts.append(translated("skipped by the causal mask"));
  } else if (!values) {
    parts.append(translated("not computed yet"));
  } else {
    parts.first() += u" = "_s + significant((*values)(row, column), TooltipDigits);
  }
  if (const QString text = queryLabel(labels, query); !text.isEmpty()) {
    parts.append(translated("query %1").arg(quoted(text)));
  }
  if (const QString text = keyLabel(labels, key); !text.isEmpty()) {
    parts.append(translated("key %1").arg(quoted(text)));
  }
  if (!scene.isSkipped && !scene.isVisible(row, column)) {
    parts.append(scene.isMasked ? translated("masked by the causal mask") : translated("hidden by the causal mask"));
  }
  return parts.join(u" · "_s);
}

QString rowText(const TileScene& scene, int row, const AxisTexts& labels) {
  const std::int64_t query = scene.queries.begin + row;
  QString text = translated("Row %1").arg(grouped(query));
  if (const QString name = queryLabel(labels, query); !name.isEmpty()) text += u' ' + quoted(name);
  QStringList parts;
  for (const StripText& strip : StripTexts) {
    const auto& values = scene.strip(strip.name).values;
    if (values) parts.append(strip.symbol.toString() + u" = "_s + printNumber({(*values)(row), strip.decimals}).text);
  }
  return text + u": "_s + parts.join(u", "_s);
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
    if (scene.strip(strip.name).values) heading.append(strip.heading.toString());
  }
  QString text = heading.join(u'\t') + u'\n';
  for (int row = 0; row < scene.rows(); ++row) {
    text += QString::number(scene.queries.begin + row);
    for (const StripText& strip : StripTexts) {
      if (const auto& values = scene.strip(strip.name).values) text += u'\t' + allDigits((*values)(row));
    }
    text += u'\n';
  }
  return text;
}

}  // namespace tilewise
