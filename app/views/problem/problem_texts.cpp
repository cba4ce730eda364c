// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_texts.h"

#include <cmath>
#include <limits>
#include <optional>

#include <QLocale>
#include <QRegularExpression>

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr char SeedRange[] = "0 to 18,446,744,073,709,551,615";

std::string_view optionOf(ProblemField field) {
  switch (field) {
    case ProblemField::Tq: return "--tq";
    case ProblemField::Tk: return "--tk";
    case ProblemField::dk: return "--dk";
    case ProblemField::dv: return "--dv";
    case ProblemField::Br: return "--br";
    case ProblemField::Bc: return "--bc";
    case ProblemField::Scale: return "--scale";
    case ProblemField::Seed: return "--seed";
    case ProblemField::Sram: return "--sram";
  }
  return {};
}

void put(ProblemSettings& settings, ProblemField field, std::int64_t value) {
  switch (field) {
    case ProblemField::Tq: settings.Tq = value; return;
    case ProblemField::Tk: settings.Tk = value; return;
    case ProblemField::dk: settings.dk = value; return;
    case ProblemField::dv: settings.dv = value; return;
    case ProblemField::Br: settings.Br = value; return;
    case ProblemField::Bc: settings.Bc = value; return;
    case ProblemField::Sram: settings.sramBytes = value; return;
    case ProblemField::Scale:
    case ProblemField::Seed: return;
  }
}

/// What make() says about one value among settings that are right; absent when it takes it.
std::optional<Error> objection(ProblemSettings settings) {
  const auto made = Problem::make(std::move(settings));
  return made ? std::nullopt : std::optional(made.error());
}

Error wrong(ErrorCode code, ProblemField field, const QString& written, const std::string& accepted) {
  return {code, std::string(optionOf(field)), written.trimmed().toStdString(), accepted};
}

QString digitsOf(const QString& written) {
  static const QRegularExpression separators(u"[,\\s\\x{00A0}]"_s);
  return QString(written).remove(separators);
}

std::optional<Error> readWhole(const QString& written, ProblemField field, ProblemSettings& settings) {
  static const QRegularExpression whole(u"^[-\u2212+]?[0-9]+$"_s);
  const QString digits = digitsOf(written);
  ProblemSettings probe;
  if (!whole.match(digits).hasMatch()) {
    put(probe, field, 0);
    return wrong(ErrorCode::NotANumber, field, written, objection(probe)->accepted);
  }
  bool fits = false;
  std::int64_t value = digits.toLongLong(&fits);
  if (!fits)
    value = digits.startsWith(u'-') || digits.startsWith(u'\u2212') ? -1 : std::numeric_limits<std::int64_t>::max();
  put(probe, field, value);
  if (const auto error = objection(probe)) return wrong(error->code, field, written, error->accepted);
  put(settings, field, value);
  return std::nullopt;
}

std::optional<Error> readScale(const QString& written, ProblemSettings& settings) {
  bool isNumber = false;
  ProblemSettings probe;
  probe.scale = QString(written).trimmed().replace(u'\u2212', u'-').toDouble(&isNumber);
  if (!isNumber) {
    probe.scale = std::numeric_limits<double>::infinity();
    return wrong(ErrorCode::NotANumber, ProblemField::Scale, written, objection(probe)->accepted);
  }
  if (const auto error = objection(probe)) return wrong(error->code, ProblemField::Scale, written, error->accepted);
  settings.scale = probe.scale;
  return std::nullopt;
}

std::optional<Error> readSeed(const QString& written, ProblemSettings& settings) {
  static const QRegularExpression whole(u"^[0-9]+$"_s);
  const QString digits = digitsOf(written);
  bool fits = false;
  const std::uint64_t seed = digits.toULongLong(&fits);
  if (whole.match(digits).hasMatch() && fits) {
    settings.seed = seed;
    return std::nullopt;
  }
  const bool isNumber = QRegularExpression(u"^-?[0-9]+$"_s).match(digits).hasMatch();
  return wrong(isNumber ? ErrorCode::OutOfRange : ErrorCode::NotANumber, ProblemField::Seed, written, SeedRange);
}

std::optional<Error> read(const QString& written, ProblemField field, ProblemSettings& settings) {
  switch (field) {
    case ProblemField::Scale: return readScale(written, settings);
    case ProblemField::Seed: return readSeed(written, settings);
    default: return readWhole(written, field, settings);
  }
}

}  // namespace

ProblemTexts textsOf(const ProblemSettings& settings) {
  ProblemTexts texts;
  texts.numbers = {
      {ProblemField::Tq, QString::number(settings.Tq)},    {ProblemField::Tk, QString::number(settings.Tk)},
      {ProblemField::dk, QString::number(settings.dk)},    {ProblemField::dv, QString::number(settings.dv)},
      {ProblemField::Br, QString::number(settings.Br)},    {ProblemField::Bc, QString::number(settings.Bc)},
      {ProblemField::Seed, QString::number(settings.seed)}};
  if (settings.scale)
    texts.numbers[ProblemField::Scale] = QString::number(*settings.scale, 'g', QLocale::FloatingPointShortest);
  if (settings.sramBytes) texts.numbers[ProblemField::Sram] = QString::number(*settings.sramBytes);
  texts.causal = settings.causal;
  texts.alignment = settings.alignment;
  texts.elementType = settings.elementType;
  texts.precision = settings.precision;
  texts.inputKind = settings.inputKind;
  texts.device = QString::fromStdString(settings.device);
  return texts;
}

ProblemReading readProblem(const ProblemTexts& texts) {
  ProblemReading reading;
  ProblemSettings& settings = reading.settings;
  settings.causal = texts.causal;
  settings.alignment = texts.alignment;
  settings.elementType = texts.elementType;
  settings.precision = texts.precision;
  settings.inputKind = texts.inputKind;
  if (!texts.device.isEmpty()) settings.device = texts.device.toStdString();
  for (const auto& [field, written] : texts.numbers) {
    if (const auto error = read(written, field, settings)) reading.errors.emplace(field, *error);
  }
  return reading;
}

}  // namespace tilewise
