// SPDX-License-Identifier: MIT
#include "core/lessons/python_text.h"

#include <fmt/format.h>

namespace tilewise {

namespace {

constexpr std::size_t Columns = 118;

/// "[1, 2, 3]", broken where a line is full.
std::string list(const std::vector<std::int64_t>& numbers, std::size_t column) {
  const std::string indent(column + 1, ' ');
  std::string text = "[";
  std::size_t width = column + 1;
  for (std::size_t n = 0; n < numbers.size(); ++n) {
    const std::string number = std::to_string(numbers[n]) + (n + 1 < numbers.size() ? "," : "");
    if (width + number.size() + 1 > Columns) {
      text += "\n" + indent;
      width = indent.size();
    } else if (n > 0) {
      text += " ";
      ++width;
    }
    text += number;
    width += number.size();
  }
  return text + "]";
}

}  // namespace

std::string pythonNumber(double value) {
  const std::string text = fmt::format("{}", value);
  return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
}

std::string pythonRuns(const std::string& name, const std::vector<std::int64_t>& labels) {
  std::vector<std::int64_t> values, lengths;
  for (std::size_t n = 0; n < labels.size(); ++n) {
    if (n == 0 || labels[n] != labels[n - 1]) {
      values.push_back(labels[n]);
      lengths.push_back(0);
    }
    lengths.back() += 1;
  }
  const std::string begin = name + " = np.repeat(";
  const std::string first = list(values, begin.size());
  return begin + first + ",\n" + std::string(begin.size(), ' ') + list(lengths, begin.size()) + ")";
}

std::string pythonBlockMask(const std::string& name, const BlockMask& mask) {
  std::string text = name + " = np.array([[tile == \"#\" for tile in row] for row in \"\"\"";
  for (std::int64_t i = 0; i < mask.rows(); ++i) {
    text += "\n";
    for (std::int64_t j = 0; j < mask.columns(); ++j) text += mask.visible(i, j) ? '#' : '.';
  }
  return text + "\n\"\"\".split()])";
}

}  // namespace tilewise
