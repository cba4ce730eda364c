// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_texts.h"

#include <optional>
#include <utility>
#include <vector>

#include <QLocale>
#include <QStringList>

#include "app/session/make_run.h"
#include "app/views/problem/document_lengths.h"
#include "app/views/problem/field_reading.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString textOf(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

/// Empty where 0 means none.
QString textUnlessNone(double value) { return value == 0 ? QString() : textOf(value); }

QString textOf(const std::vector<double>& slopes) {
  QStringList texts;
  for (const double slope : slopes) texts << textOf(slope);
  return texts.join(u", "_s);
}

QString windowText(std::int64_t side) { return side == Window::Unbounded ? QString() : QString::number(side); }

bool isEmpty(const ProblemTexts& texts, ProblemField field) {
  const auto found = texts.written.find(field);
  return found == texts.written.end() || found->second.trimmed().isEmpty();
}

bool isList(ProblemField field) { return field == ProblemField::Documents || field == ProblemField::KeyDocuments; }

/// The labels of one list of lengths, or nothing where it is wrong, which is then reported.
std::optional<std::vector<std::int64_t>> readLabels(const ProblemTexts& texts, ProblemField field, std::int64_t rows,
                                                    ProblemReading& reading) {
  auto labels = labelsOfLengths(texts.written.at(field), rows);
  if (labels) return std::move(*labels);
  Error error = labels.error();
  error.place = std::string(optionOf(field));
  reading.errors.emplace(field, std::move(error));
  return std::nullopt;
}

void readDocuments(const ProblemTexts& texts, ProblemReading& reading) {
  const bool noQueries = isEmpty(texts, ProblemField::Documents);
  const bool noKeys = isEmpty(texts, ProblemField::KeyDocuments);
  if (noQueries && noKeys) return;
  const auto& settings = reading.settings;
  const auto missing = [&reading](ProblemField field) {
    reading.errors.emplace(field,
                           Error{ErrorCode::Missing, std::string(optionOf(field)), "", "lengths such as 30, 50, 20"});
  };
  if (noQueries) return missing(ProblemField::Documents);
  if (noKeys && settings.Tq != settings.Tk) return missing(ProblemField::KeyDocuments);
  auto queries = readLabels(texts, ProblemField::Documents, settings.Tq, reading);
  auto keys = noKeys ? queries : readLabels(texts, ProblemField::KeyDocuments, settings.Tk, reading);
  if (queries && keys) reading.settings.documents = Documents(std::move(*queries), std::move(*keys));
}

/// While the sizes are wrong nobody knows what lengths have to add up to: only what is no number is wrong.
void checkDocuments(const ProblemTexts& texts, ProblemReading& reading) {
  for (const ProblemField field : {ProblemField::Documents, ProblemField::KeyDocuments}) {
    if (isEmpty(texts, field)) continue;
    ProblemReading alone;
    readLabels(texts, field, 1, alone);
    if (alone.isValid() || alone.errors.at(field).code != ErrorCode::NotANumber) continue;
    reading.errors.emplace(field, alone.errors.at(field));
  }
}

/// The mask for the tiles of the problem; none for more tiles than can be run.
void readBlockMask(const ProblemTexts& texts, ProblemSettings& settings) {
  const auto problem = Problem::make(settings);
  if (!texts.blockMask || !problem) return;
  const TileGrid grid(*problem);
  const BlockMask& mask = *texts.blockMask;
  if (mask.rows() == grid.nr() && mask.columns() == grid.nc()) {
    settings.blockMask = texts.blockMask;
  } else if (grid.tileCount() <= MostTiles) {
    settings.blockMask = covering(mask, texts.maskTiles, maskTilesOf(settings));
  }
}

}  // namespace

ProblemTexts textsOf(const ProblemSettings& settings) {
  ProblemTexts texts;
  texts.written = {
      {ProblemField::Tq, QString::number(settings.Tq)},
      {ProblemField::Tk, QString::number(settings.Tk)},
      {ProblemField::dk, QString::number(settings.dk)},
      {ProblemField::dv, QString::number(settings.dv)},
      {ProblemField::Br, QString::number(settings.Br)},
      {ProblemField::Bc, QString::number(settings.Bc)},
      {ProblemField::Batch, QString::number(settings.batch)},
      {ProblemField::Heads, QString::number(settings.heads)},
      {ProblemField::KvHeads, settings.kvHeads ? QString::number(*settings.kvHeads) : QString()},
      {ProblemField::Head, QString::number(settings.head)},
      {ProblemField::WindowLeft, windowText(settings.window.left)},
      {ProblemField::WindowRight, windowText(settings.window.right)},
      {ProblemField::Documents, settings.documents ? lengthsText(settings.documents->queries()) : QString()},
      {ProblemField::SoftCap, textUnlessNone(settings.softCap)},
      {ProblemField::Alibi, textOf(settings.alibi)},
      {ProblemField::Dropout, textUnlessNone(settings.dropout)},
      {ProblemField::Seed, QString::number(settings.seed)}};
  if (settings.documents && settings.documents->keys() != settings.documents->queries()) {
    texts.written[ProblemField::KeyDocuments] = lengthsText(settings.documents->keys());
  }
  if (settings.scale) texts.written[ProblemField::Scale] = textOf(*settings.scale);
  if (settings.shuffle) texts.written[ProblemField::Shuffle] = QString::number(*settings.shuffle);
  if (settings.sramBytes) texts.written[ProblemField::Sram] = QString::number(*settings.sramBytes);
  texts.algorithm = settings.algorithm;
  texts.backward = settings.backward;
  texts.backwardOrder = settings.backwardOrder;
  texts.causal = settings.causal;
  texts.alignment = settings.alignment;
  texts.blockMask = settings.blockMask;
  if (settings.blockMask) texts.maskTiles = maskTilesOf(settings);
  texts.elementType = settings.elementType;
  texts.precision = settings.precision;
  texts.storage = settings.storage;
  texts.inputKind = settings.inputKind;
  texts.device = QString::fromStdString(settings.device);
  return texts;
}

ProblemReading readProblem(const ProblemTexts& texts) {
  ProblemReading reading;
  ProblemSettings& settings = reading.settings;
  settings.algorithm = texts.algorithm;
  settings.backward = texts.backward;
  settings.backwardOrder = texts.backwardOrder;
  settings.causal = texts.causal;
  settings.alignment = texts.alignment;
  settings.elementType = texts.elementType;
  settings.precision = texts.storage == Storage::None ? texts.precision : Precision::Float32;
  settings.storage = texts.storage;
  settings.inputKind = texts.inputKind;
  if (!texts.device.isEmpty()) settings.device = texts.device.toStdString();
  for (const auto& [field, written] : texts.written) {
    if (isList(field)) continue;
    if (const auto error = readField(written, field, settings)) reading.errors.emplace(field, *error);
  }
  if (reading.isValid()) {
    const auto together = Problem::make(settings);
    if (!together) reading.errors.emplace(fieldOf(together.error().place).value_or(ProblemField::Tq), together.error());
  }
  const bool sizesAreRight = !reading.errors.contains(ProblemField::Tq) && !reading.errors.contains(ProblemField::Tk);
  sizesAreRight ? readDocuments(texts, reading) : checkDocuments(texts, reading);
  if (reading.isValid()) readBlockMask(texts, settings);
  return reading;
}

}  // namespace tilewise
