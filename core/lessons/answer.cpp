// SPDX-License-Identifier: MIT
#include "core/lessons/answer.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/base/grouped.h"
#include "core/files/npy.h"
#include "core/files/shape_text.h"
#include "core/files/trace_lines.h"
#include "core/lessons/answer_entries.h"

namespace tilewise {

namespace {

constexpr std::array<Tensor, 5> Outputs{Tensor::O, Tensor::lse, Tensor::dQ, Tensor::dK, Tensor::dV};
constexpr std::uint64_t HeaderRoom = 1 << 16;               ///< more than NumPy ever writes before the values
constexpr std::int64_t MostValues = std::int64_t{1} << 40;  ///< that one move may say, so that sums stay in 64 bits

/// Reads the entries one after the other into an answer.
class Reader {
 public:
  Reader(const AnswerEntries& entries, const Problem& problem) : m_entries(entries), m_problem(problem) {}

  Expected<Answer> read(std::string place) {
    m_answer.place = std::move(place);
    for (const Tensor each : Outputs) {
      if (const auto taken = takeOutput(each); !taken) return tl::unexpected(taken.error());
    }
    for (const auto& taken : {takeTrace(), takeMeasures(), takeFormulas()}) {
      if (!taken) return tl::unexpected(taken.error());
    }
    if (m_answer.outputs.empty() && m_answer.formulas.empty()) {
      return failure({ErrorCode::EntryMissing, m_answer.place, "O",
                      "an array O, and lse, dQ, dK, dV; here: " + m_entries.listing()});
    }
    return std::move(m_answer);
  }

 private:
  /// An array of so many numbers at most; `shape` says in words which it should be.
  Expected<NpyArray> array(std::string_view name, std::uint64_t mostValues, const std::string& shape) const {
    const auto bytes = m_entries.bytes(name, HeaderRoom + 8 * mostValues);
    if (!bytes) {
      Error error = bytes.error();
      if (error.code == ErrorCode::TooLarge) error.accepted += ", for the shape " + shape;
      return failure(std::move(error));
    }
    const auto header = parseNpyHeader(*bytes, m_entries.placeOf(name));
    if (!header) return tl::unexpected(header.error());
    if (header->count > mostValues) {
      return failure({ErrorCode::Shape, m_entries.placeOf(name), shapeText(header->shape), shape});
    }
    return parseNpy(*bytes, m_entries.placeOf(name));
  }

  Expected<void> takeOutput(Tensor tensor) {
    const std::string_view name = word(tensor);
    if (!m_entries.contains(name)) return {};
    const TensorShape wanted = shapeOf(tensor, m_problem);
    const std::vector<std::int64_t> matrix{wanted.rows, wanted.columns}, row{wanted.rows};
    const std::string shape = shapeText(wanted.columns == 1 ? row : matrix);
    const auto read = array(name, static_cast<std::uint64_t>(wanted.values()), shape);
    if (!read) return tl::unexpected(read.error());
    if (read->shape != matrix && !(wanted.columns == 1 && read->shape == row)) {
      return failure({ErrorCode::Shape, m_entries.placeOf(name), shapeText(read->shape), shape});
    }
    Matrix<double>& output = m_answer.outputs[tensor];
    output.resize(wanted.rows, wanted.columns);
    std::copy(read->values.begin(), read->values.end(), output.data());
    return {};
  }

  Expected<void> takeTrace() {
    if (!m_entries.contains("trace")) return {};
    auto bytes = m_entries.bytes("trace", LargestTraceBytes);
    if (!bytes) return tl::unexpected(bytes.error());
    std::size_t begin = 0;
    if (m_entries.wrapsTrace()) {
      const auto header = parseNpyHeader(*bytes, m_entries.placeOf("trace"));
      if (!header) return tl::unexpected(header.error());
      if (header->element.kind != ElementKind::UInt8 && header->element.kind != ElementKind::Int8) {
        return failure({ErrorCode::ElementType, m_entries.placeOf("trace"), "not bytes",
                        "JSON lines as bytes: np.frombuffer(text.encode(), np.uint8)"});
      }
      begin = header->dataOffset;
    }
    return takeLines({reinterpret_cast<const char*>(bytes->data()) + begin, bytes->size() - begin});
  }

  Expected<void> takeLines(std::string_view text) {
    for (std::int64_t number = 1; !text.empty(); ++number) {
      const auto end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line.find_first_not_of(" \r\t") == std::string_view::npos) continue;
      const std::string place = fmt::format("{}, line {}", m_entries.placeOf("trace"), number);
      const auto read = parseTraceLine(line, place);
      if (!read) return tl::unexpected(read.error());
      if (!read->event.tensor) continue;
      if (read->event.values > MostValues) {
        return failure(
            {ErrorCode::OutOfRange, place + ": values", grouped(read->event.values), "at most " + grouped(MostValues)});
      }
      m_answer.moves.push_back({read->event.pass, read->event.kind == EventKind::Load, *read->event.tensor,
                                read->event.block.value_or(0), read->event.values});
    }
    return {};
  }

  /// Two whole numbers from 0 on; nothing when there is no such entry.
  Expected<std::optional<std::array<std::int64_t, 2>>> takePair(std::string_view name) const {
    if (!m_entries.contains(name)) return std::optional<std::array<std::int64_t, 2>>();
    const auto read = array(name, 2, "2");
    if (!read) return tl::unexpected(read.error());
    if (read->values.size() != 2) {
      return failure({ErrorCode::Shape, m_entries.placeOf(name), shapeText(read->shape), "2"});
    }
    std::array<std::int64_t, 2> pair{};
    for (std::size_t n = 0; n < 2; ++n) {
      if (!(read->values[n] >= 0 && read->values[n] <= static_cast<double>(MostValues))) {
        return failure({ErrorCode::OutOfRange, m_entries.placeOf(name), fmt::format("{}", read->values[n]),
                        "0 to " + grouped(MostValues)});
      }
      pair[n] = static_cast<std::int64_t>(read->values[n]);
    }
    return std::optional(pair);
  }

  Expected<void> takeMeasures() {
    const auto onChip = takePair("on_chip");
    if (!onChip) return tl::unexpected(onChip.error());
    if (*onChip) m_answer.onChip = **onChip;
    const auto held = takePair("held");
    if (!held) return tl::unexpected(held.error());
    if (*held) m_answer.held = MatrixSize{(**held)[0], (**held)[1]};
    return {};
  }

  Expected<void> takeFormulas() {
    const bool hasAny = m_entries.contains("sizes") || m_entries.contains("standard") || m_entries.contains("fa2");
    if (!hasAny) return {};
    std::array<NpyArray, 3> arrays;
    constexpr std::array<std::string_view, 3> Names{"sizes", "standard", "fa2"};
    for (std::size_t n = 0; n < Names.size(); ++n) {
      if (!m_entries.contains(Names[n])) {
        return failure({ErrorCode::EntryMissing, m_entries.placeOf(Names[n]), "", "sizes, standard and fa2 together"});
      }
      auto read = array(Names[n], 4 * MostFormulaRows, "at most " + grouped(MostFormulaRows) + " rows");
      if (!read) return tl::unexpected(read.error());
      arrays[n] = std::move(*read);
    }
    const std::int64_t rows = arrays[0].shape.empty() ? 0 : arrays[0].shape[0];
    if (rows < 1 || arrays[0].shape != std::vector<std::int64_t>{rows, 4}) {
      return failure(
          {ErrorCode::Shape, m_entries.placeOf("sizes"), shapeText(arrays[0].shape), "rows x 4: T, d, Br, Bc"});
    }
    for (std::size_t n = 1; n < Names.size(); ++n) {
      if (arrays[n].shape == std::vector<std::int64_t>{rows}) continue;
      return failure({ErrorCode::Shape, m_entries.placeOf(Names[n]), shapeText(arrays[n].shape), std::to_string(rows)});
    }
    return takeRows(arrays);
  }

  Expected<void> takeRows(const std::array<NpyArray, 3>& arrays) {
    for (std::size_t row = 0; row < arrays[1].values.size(); ++row) {
      std::array<std::int64_t, 4> sizes{};
      for (std::size_t n = 0; n < sizes.size(); ++n) {
        const double size = arrays[0].values[4 * row + n];
        const std::int64_t most = n == 1 ? MaximumWidth : MaximumTokens;
        if (!(size >= 1 && size <= static_cast<double>(most) &&
              size == static_cast<double>(static_cast<std::int64_t>(size)))) {
          return failure({ErrorCode::OutOfRange, m_entries.placeOf("sizes"), fmt::format("{} in row {}", size, row),
                          "whole numbers from 1 to " + grouped(most)});
        }
        sizes[n] = static_cast<std::int64_t>(size);
      }
      m_answer.formulas.push_back(
          {sizes[0], sizes[1], sizes[2], sizes[3], arrays[1].values[row], arrays[2].values[row]});
    }
    return {};
  }

  const AnswerEntries& m_entries;
  const Problem& m_problem;
  Answer m_answer;
};

}  // namespace

Expected<Answer> parseAnswer(std::vector<std::byte> archive, const std::string& place, const Problem& problem) {
  const auto entries = openAnswerArchive(std::move(archive), place);
  if (!entries) return tl::unexpected(entries.error());
  return Reader(**entries, problem).read(place);
}

Expected<Answer> readAnswer(const std::filesystem::path& path, const Problem& problem) {
  const auto entries = openAnswer(path);
  if (!entries) return tl::unexpected(entries.error());
  return Reader(**entries, problem).read(path.string());
}

}  // namespace tilewise
