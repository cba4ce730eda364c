// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/sentence_parts.h"

#include <QCoreApplication>

#include "app/session/notation.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence.h"

namespace tilewise {

namespace {

constexpr double SmallestIn4Decimals = 0.00005;
constexpr double SmallestIn6Decimals = 0.0000005;

}  // namespace

QString tileName(const QString& letter, TileIndex tile) {
  const QString pattern = shownBlock(tile.i) < 10 && shownBlock(tile.j) < 10 ? QStringLiteral("*%1*_{%2%3}") : QStringLiteral("*%1*_{%2,%3}");
  return pattern.arg(letter, QString::number(shownBlock(tile.i)), QString::number(shownBlock(tile.j)));
}

QString blockName(const QString& letter, std::int64_t block) {
  return QStringLiteral("*%1*_{%2}").arg(letter, QString::number(shownBlock(block)));
}

bool isOfTiles(Tensor tensor) {
  return tensor == Tensor::S || tensor == Tensor::P || tensor == Tensor::dP || tensor == Tensor::dS;
}

QString tensorMarkup(Tensor tensor) {
  const std::string_view text = word(tensor);
  const QString name = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
  if (tensor == Tensor::lse) return name;
  return name.startsWith(u'd') ? QStringLiteral("d*%1*").arg(name.mid(1)) : QStringLiteral("*%1*").arg(name);
}

QString blockName(Tensor tensor, std::int64_t block) {
  return QStringLiteral("%1_{%2}").arg(tensorMarkup(tensor), QString::number(shownBlock(block)));
}

QString tileName(Tensor tensor, TileIndex tile) {
  const QString pattern = shownBlock(tile.i) < 10 && shownBlock(tile.j) < 10 ? QStringLiteral("%1_{%2%3}") : QStringLiteral("%1_{%2,%3}");
  return pattern.arg(tensorMarkup(tensor), QString::number(shownBlock(tile.i)), QString::number(shownBlock(tile.j)));
}

QString movedName(const Event& event) {
  return isOfTiles(*event.tensor) ? tileName(*event.tensor, {event.i.value_or(0), event.j.value_or(0)})
                                  : blockName(*event.tensor, event.block.value_or(0));
}

QString listed(const QStringList& names) {
  if (names.size() == 1) {
    return names.first();
  }
  return QCoreApplication::translate("Sentence", "%1 and %2")
      .arg(QStringList(names.first(names.size() - 1)).join(QStringLiteral(", ")), names.last());
}

QString tilePlace(TileIndex tile) {
  return QStringLiteral("(%1,\u00A0%2)").arg(QString::number(shownBlock(tile.i)), QString::number(shownBlock(tile.j)));
}

QString rowNumber(std::int64_t row) { return QCoreApplication::translate("Sentence", "row\u00A0%1").arg(grouped(row)); }

QString rowName(const Run& run, std::int64_t row) {
  const QString label = row < run.labels.rows.size() ? run.labels.rows[row].simplified() : QString();
  if (label.isEmpty()) {
    return rowNumber(row);
  }
  return QCoreApplication::translate("Sentence", "row\u00A0%1, “%2”").arg(grouped(row), MathText::escaped(label));
}

QString factorText(double factor) {
  if (factor == 0 || factor < SmallestIn4Decimals) {
    return errorFigure(factor);
  }
  if (1 - factor >= SmallestIn4Decimals) {
    return fixed(factor, FactorDecimals);
  }
  return 1 - factor >= SmallestIn6Decimals ? fixed(factor, 6) : QStringLiteral("1 − ") + errorFigure(1 - factor);
}

QString growthText(double growth) {
  return growth < SmallestIn4Decimals ? errorFigure(growth) : fixed(growth, MaximumDecimals);
}

QString firstThatFits(const QStringList& texts) {
  for (const QString& text : texts) {
    if (MathText::parse(text).plain().size() <= LongestSentence) {
      return text;
    }
  }
  return texts.last();
}

}  // namespace tilewise
