// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/field_reading.h"

#include <limits>
#include <utility>
#include <vector>

#include <QRegularExpression>
#include <QStringList>

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr char SeedRange[] = "0 to 18,446,744,073,709,551,615";

constexpr std::pair<ProblemField, std::string_view> Options[] = {
    {ProblemField::Tq, "--tq"},
    {ProblemField::Tk, "--tk"},
    {ProblemField::dk, "--dk"},
    {ProblemField::dv, "--dv"},
    {ProblemField::Br, "--br"},
    {ProblemField::Bc, "--bc"},
    {ProblemField::Batch, "--batch"},
    {ProblemField::Heads, "--heads"},
    {ProblemField::KvHeads, "--kv-heads"},
    {ProblemField::Head, "--head"},
    {ProblemField::WindowLeft, "--window"},
    {ProblemField::WindowRight, "--window"},
    {ProblemField::Documents, "--documents"},
    {ProblemField::KeyDocuments, "documents of the keys"},
    {ProblemField::Scale, "--scale"},
    {ProblemField::SoftCap, "--softcap"},
    {ProblemField::Alibi, "--alibi"},
    {ProblemField::Dropout, "--dropout"},
    {ProblemField::Seed, "--seed"},
    {ProblemField::Shuffle, "--shuffle"},
    {ProblemField::Sram, "--sram"},
};

Error wrong(ErrorCode code, ProblemField field, const QString& written, const std::string& accepted) {
  return {code, std::string(optionOf(field)), written.trimmed().toStdString(), accepted};
}

QString digitsOf(const QString& written) {
  static const QRegularExpression separators(u"[,\\s\\x{00A0}]"_s);
  return QString(written).remove(separators).replace(u'\u2212', u'-');
}

void put(ProblemSettings& settings, ProblemField field, std::int64_t value) {
  switch (field) {
    case ProblemField::Tq: settings.Tq = value; return;
    case ProblemField::Tk: settings.Tk = value; return;
    case ProblemField::dk: settings.dk = value; return;
    case ProblemField::dv: settings.dv = value; return;
    case ProblemField::Br: settings.Br = value; return;
    case ProblemField::Bc: settings.Bc = value; return;
    case ProblemField::Batch: settings.batch = value; return;
    case ProblemField::Heads: settings.heads = value; return;
    case ProblemField::KvHeads: settings.kvHeads = value; return;
    case ProblemField::Head: settings.head = value; return;
    case ProblemField::WindowLeft: settings.window.left = value; return;
    case ProblemField::WindowRight: settings.window.right = value; return;
    case ProblemField::Sram: settings.sramBytes = value; return;
    default: return;
  }
}

/// What Problem::make says about one value among settings that are right; absent when it takes it.
std::optional<Error> objection(ProblemField field, std::int64_t value) {
  ProblemSettings probe;
  put(probe, field, value);
  // How many heads there are is another field's affair.
  if (field == ProblemField::KvHeads) probe.heads = value;
  if (field == ProblemField::Head) probe.heads = MaximumHeads;
  const auto made = Problem::make(std::move(probe));
  return made ? std::nullopt : std::optional(made.error());
}

std::optional<Error> readWhole(const QString& written, ProblemField field, ProblemSettings& settings) {
  static const QRegularExpression whole(u"^[-+]?[0-9]+$"_s);
  const QString digits = digitsOf(written);
  if (!whole.match(digits).hasMatch()) {
    return wrong(ErrorCode::NotANumber, field, written,
                 objection(field, std::numeric_limits<std::int32_t>::min())->accepted);
  }
  bool fits = false;
  std::int64_t value = digits.toLongLong(&fits);
  if (!fits)
    value =
        digits.startsWith(u'-') ? std::numeric_limits<std::int32_t>::min() : std::numeric_limits<std::int64_t>::max();
  if (const auto error = objection(field, value)) return wrong(error->code, field, written, error->accepted);
  put(settings, field, value);
  return std::nullopt;
}

/// A number with a fraction; `member` of settings that are else right is held against Problem::make.
template <class Member>
std::optional<Error> readReal(const QString& written, ProblemField field, ProblemSettings& settings, Member member) {
  bool isNumber = false;
  ProblemSettings probe;
  probe.*member = QString(written).trimmed().replace(u'\u2212', u'-').toDouble(&isNumber);
  if (!isNumber) probe.*member = std::numeric_limits<double>::infinity();
  const auto made = Problem::make(probe);
  if (!made) return wrong(isNumber ? made.error().code : ErrorCode::NotANumber, field, written, made.error().accepted);
  settings.*member = probe.*member;
  return std::nullopt;
}

std::optional<Error> readSeed(const QString& written, ProblemField field, ProblemSettings& settings) {
  static const QRegularExpression whole(u"^[0-9]+$"_s);
  const QString digits = digitsOf(written);
  bool fits = false;
  const std::uint64_t seed = digits.toULongLong(&fits);
  if (whole.match(digits).hasMatch() && fits) {
    if (field == ProblemField::Shuffle) {
      settings.shuffle = seed;
    } else {
      settings.seed = seed;
    }
    return std::nullopt;
  }
  const bool isNumber = QRegularExpression(u"^-?[0-9]+$"_s).match(digits).hasMatch();
  return wrong(isNumber ? ErrorCode::OutOfRange : ErrorCode::NotANumber, field, written, SeedRange);
}

std::optional<Error> readSlopes(const QString& written, ProblemSettings& settings) {
  static const QRegularExpression separators(u"[,;\\s\\x{00A0}]+"_s);
  std::vector<double> slopes;
  for (const QString& part : written.split(separators, Qt::SkipEmptyParts)) {
    bool isNumber = false;
    slopes.push_back(QString(part).replace(u'\u2212', u'-').toDouble(&isNumber));
    if (!isNumber) return wrong(ErrorCode::NotANumber, ProblemField::Alibi, part, "slopes such as 0.5, 0.25");
    ProblemSettings probe;
    probe.alibi = {slopes.back()};
    const auto made = Problem::make(probe);
    if (!made) return wrong(made.error().code, ProblemField::Alibi, part, made.error().accepted);
  }
  settings.alibi = std::move(slopes);
  return std::nullopt;
}

bool mayBeEmpty(ProblemField field) {
  switch (field) {
    case ProblemField::KvHeads:
    case ProblemField::WindowLeft:
    case ProblemField::WindowRight:
    case ProblemField::SoftCap:
    case ProblemField::Alibi:
    case ProblemField::Dropout: return true;
    default: return false;
  }
}

}  // namespace

std::string_view optionOf(ProblemField field) {
  for (const auto& [each, option] : Options) {
    if (each == field) return option;
  }
  return {};
}

std::optional<ProblemField> fieldOf(std::string_view option) {
  for (const auto& [field, each] : Options) {
    if (each == option) return field;
  }
  return std::nullopt;
}

std::optional<Error> readField(const QString& written, ProblemField field, ProblemSettings& settings) {
  if (mayBeEmpty(field) && written.trimmed().isEmpty()) return std::nullopt;
  switch (field) {
    case ProblemField::Scale: return readReal(written, field, settings, &ProblemSettings::scale);
    case ProblemField::SoftCap: return readReal(written, field, settings, &ProblemSettings::softCap);
    case ProblemField::Dropout: return readReal(written, field, settings, &ProblemSettings::dropout);
    case ProblemField::Alibi: return readSlopes(written, settings);
    case ProblemField::Seed:
    case ProblemField::Shuffle: return readSeed(written, field, settings);
    default: return readWhole(written, field, settings);
  }
}

}  // namespace tilewise
