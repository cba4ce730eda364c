// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/document_lengths.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>
#include <QStringList>

#include "app/views/look/numbers.h"
#include "core/problem/problem.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

struct Run {
  std::int64_t length = 0;
  std::optional<std::int64_t> label;
};

std::optional<Run> parseRun(const QString& part) {
  static const QRegularExpression shape(u"^(-?[0-9]{1,12})(?::(-?[0-9]{1,18}))?$"_s);
  const auto match = shape.match(part);
  if (!match.hasMatch()) return std::nullopt;
  Run run{match.captured(1).toLongLong(), std::nullopt};
  if (match.hasCaptured(2)) run.label = match.captured(2).toLongLong();
  return run;
}

std::vector<Run> runsOf(const std::vector<std::int64_t>& labels) {
  std::vector<Run> runs;
  for (const std::int64_t label : labels) {
    if (runs.empty() || runs.back().label != label) runs.push_back({0, label});
    ++runs.back().length;
  }
  return runs;
}

tl::unexpected<Error> wrong(ErrorCode code, const QString& value, std::int64_t rows) {
  return failure(
      {code, "--documents", value.toStdString(), "lengths of 1 or more that add up to " + grouped(rows).toStdString()});
}

}  // namespace

QString lengthsText(const std::vector<std::int64_t>& labels) {
  const std::vector<Run> runs = runsOf(labels);
  std::int64_t next = 0;
  const bool plain = std::all_of(runs.begin(), runs.end(), [&next](const Run& run) { return run.label == next++; });
  QStringList parts;
  for (const Run& run : runs) {
    const QString length = QString::number(run.length);
    parts << (plain ? length : u"%1:%2"_s.arg(length).arg(*run.label));
  }
  return parts.join(u", "_s);
}

Expected<std::vector<std::int64_t>> labelsOfLengths(const QString& text, std::int64_t rows) {
  static const QRegularExpression separators(u"[,;\\s\\x{00A0}]+"_s);
  std::vector<Run> runs;
  std::int64_t sum = 0;
  std::int64_t unused = 0;  // above all labels that are given
  for (const QString& part : text.split(separators, Qt::SkipEmptyParts)) {
    const auto run = parseRun(part);
    if (!run) return wrong(ErrorCode::NotANumber, part, rows);
    if (run->length < 1 || run->length > MaximumTokens) return wrong(ErrorCode::OutOfRange, part, rows);
    sum += run->length;
    if (run->label) unused = std::max(unused, *run->label + 1);
    runs.push_back(*run);
  }
  if (sum != rows) return wrong(ErrorCode::OutOfRange, u"a sum of %1"_s.arg(grouped(sum)), rows);
  std::vector<std::int64_t> labels;
  for (const Run& run : runs) {
    labels.insert(labels.end(), static_cast<std::size_t>(run.length), run.label ? *run.label : unused++);
  }
  return labels;
}

}  // namespace tilewise
