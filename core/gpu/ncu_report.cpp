// SPDX-License-Identifier: MIT
#include "core/gpu/ncu_report.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace tilewise {

namespace {

constexpr const char* Place = "the table of ncu";

std::string_view takeLine(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// The fields of a line; each is in quotation marks.
std::vector<std::string> fieldsOf(std::string_view line) {
  std::vector<std::string> fields;
  bool isInside = false;
  for (const char c : line) {
    if (c == '"') {
      isInside = !isInside;
      if (isInside) fields.emplace_back();
    } else if (isInside) {
      fields.back() += c;
    }
  }
  return fields;
}

/// "1,207,959,552" as a number.
std::optional<std::int64_t> countOf(std::string text) {
  std::erase(text, ',');
  std::int64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

/// ncu's own complaint, else nothing.
std::string complaintIn(std::string_view printed) {
  constexpr std::string_view Mark = "==ERROR== ";
  const auto found = printed.find(Mark);
  if (found == std::string_view::npos) return {};
  printed.remove_prefix(found + Mark.size());
  return std::string(takeLine(printed));
}

}  // namespace

std::string ncuMetrics() {
  std::string all;
  for (const CounterMetric& metric : counterMetrics()) {
    if (!all.empty()) all += ',';
    all += metric.name;
  }
  return all;
}

Expected<std::vector<KernelCounts>> parseNcuReport(std::string_view printed) {
  if (const std::string complaint = complaintIn(printed); !complaint.empty()) {
    return failure({ErrorCode::DeviceFailed, "ncu", complaint, ""});
  }
  std::string_view rest = printed;
  std::string_view line;
  while (!rest.empty() && !line.starts_with("\"ID\",")) line = takeLine(rest);
  if (!line.starts_with("\"ID\",")) return failure({ErrorCode::FileFormat, Place, "", "a line of names"});
  const std::vector<std::string> names = fieldsOf(line), units = fieldsOf(takeLine(rest));
  const auto columnOf = [&names](const char* name) {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  std::vector<KernelCounts> launches;
  while (!rest.empty()) {
    const std::vector<std::string> fields = fieldsOf(takeLine(rest));
    if (fields.size() != names.size()) continue;
    KernelCounts& launch = launches.emplace_back();
    if (const auto column = columnOf("Kernel Name"); column < fields.size()) launch.kernel = fields[column];
    for (const CounterMetric& metric : counterMetrics()) {
      const auto column = columnOf(metric.name);
      const auto value = column < fields.size() ? countOf(fields[column]) : std::nullopt;
      // Another unit would be another number.
      if (!value || column >= units.size() || units[column] != metric.unit) {
        return failure({ErrorCode::FileFormat, Place, column < fields.size() ? fields[column] : "",
                        std::string(metric.name) + ", a whole number of " + metric.unit + "s"});
      }
      launch.*metric.target = *value;
    }
  }
  if (launches.empty()) return failure({ErrorCode::FileFormat, Place, "", "a line for each kernel"});
  return launches;
}

}  // namespace tilewise
