// SPDX-License-Identifier: MIT
#include "core/lessons/listing_facts.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "core/base/grouped.h"
#include "core/costs/device_table.h"
#include "core/files/embedded.h"
#include "core/lessons/python_text.h"
#include "core/lessons/tile_facts.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

namespace {

/// What is added to a query's number before it is compared with a key's: nothing for 0.
std::string offsetText(const Problem& problem) { return problem.offset() == 0 ? "" : " + off"; }

std::string joined(const std::vector<std::string>& parts, const char* between) {
  return fmt::format("{}", fmt::join(parts, between));
}

/// When no entry of tile (i, j) is visible. The first key is compared with the last query: first with first would drop
/// keys where the blocks differ in size.
std::string skipCondition(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  const std::string off = offsetText(problem);
  std::vector<std::string> parts;
  if (settings.blockMask) parts.push_back("not block_mask[i, j]");
  if (settings.documents) {
    parts.push_back("not visible(queries(i), keys(j)).any()");
    return joined(parts, " or ");
  }
  if (settings.causal) parts.push_back(fmt::format("keys(j)[0] > queries(i)[-1]{}", off));
  if (settings.window.left != Window::Unbounded) {
    parts.push_back(fmt::format("keys(j)[-1] < queries(i)[0]{} - {}", off, settings.window.left));
  }
  if (settings.window.right != Window::Unbounded) {
    parts.push_back(fmt::format("keys(j)[0] > queries(i)[-1]{} + {}", off, settings.window.right));
  }
  return joined(parts, " or ");
}

/// When query r sees key t. A block mask says nothing inside a tile that is visited.
std::string visibleCondition(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  const std::string off = offsetText(problem);
  std::vector<std::string> parts;
  if (settings.causal) parts.push_back(fmt::format("(t <= r{})", off));
  if (settings.window.left != Window::Unbounded) {
    parts.push_back(fmt::format("(t >= r{} - {})", off, settings.window.left));
  }
  if (settings.window.right != Window::Unbounded) {
    parts.push_back(fmt::format("(t <= r{} + {})", off, settings.window.right));
  }
  if (settings.documents) parts.push_back("(doc_q[r] == doc_k[t])");
  if (settings.blockMask && problem.isStandard()) parts.push_back("block_mask[r // Br, t // Bc]");
  if (parts.size() == 1 && parts.front().front() == '(') return parts.front().substr(1, parts.front().size() - 2);
  return joined(parts, " & ");
}

/// The lines that give the problem's numbers their names.
std::string constants(const Problem& problem, bool isNumpy) {
  const ProblemSettings& settings = problem.settings();
  const auto real = [isNumpy](double value) { return isNumpy ? fmt::format("Real({})", value) : pythonNumber(value); };
  std::vector<std::string> lines;
  lines.push_back(fmt::format("c = {}    # scale of the scores", real(problem.scale())));
  if (settings.softCap > 0)
    lines.push_back(fmt::format("cap = {}    # soft cap of the scores", real(settings.softCap)));
  if (problem.alibiSlope() != 0) {
    lines.push_back(fmt::format("slope = {}    # ALiBi, of head {}", real(problem.alibiSlope()), settings.head));
  }
  const bool isBand = settings.causal || settings.window.isBounded() || problem.alibiSlope() != 0;
  if (isBand && problem.offset() != 0) {
    lines.push_back(fmt::format("off = {}    # the corner at the bottom right: T_k - T_q", problem.offset()));
  }
  if (settings.documents) {
    const Documents& documents = *settings.documents;
    lines.push_back(pythonRuns("doc_q", documents.queries()));
    lines.push_back(documents.keys() == documents.queries() ? "doc_k = doc_q" : pythonRuns("doc_k", documents.keys()));
  }
  if (settings.blockMask) lines.push_back(pythonBlockMask("block_mask", *settings.blockMask));
  return joined(lines, "\n");
}

std::string madeUp(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  const bool isRamp = settings.inputKind == InputKind::Ramp;
  const auto array = [isRamp](const char* name, int tensor, std::int64_t head, const char* rows, const char* width) {
    return isRamp ? fmt::format("\"{}\": ramp({}, {})", name, rows, width)
                  : fmt::format("\"{}\": normal({}, {}, {}, {})", name, tensor, head, rows, width);
  };
  std::vector<std::string> arrays{array("Q", 0, settings.head, "Tq", "dk"), array("K", 1, problem.kvHead(), "Tk", "dk"),
                                  array("V", 2, problem.kvHead(), "Tk", "dv")};
  if (settings.backward) arrays.push_back(array("dO", 3, settings.head, "Tq", "dv"));
  return "{" + joined(arrays, ",\n            ") + "}";
}

/// The counter's room: the device's. Not a limit where the blocks do not fit it, and the rules then still step.
std::string sramRoom(const Problem& problem) {
  if (problem.isStandard()) return "";
  std::int64_t need = onChipSize(problem, Pass::Forward).values;
  if (problem.settings().backward) need = std::max(need, onChipSize(problem, Pass::Backward).values);
  const auto bytes = sramCapacityBytes(problem);
  const std::int64_t room = bytes ? *bytes / bytesOf(problem.settings().elementType) : 0;
  return need <= room ? fmt::format("sram_values={}, ", room) : "";
}

/// The outer blocks of the backward pass where they are shuffled.
std::string outerBlocks(const Problem& problem) {
  const bool isQueryOuter = problem.backwardOrder() == BackwardOrder::QueryOuter;
  const char* all = isQueryOuter ? "range(nr)" : "range(nc)";
  if (!problem.settings().shuffle || !problem.settings().backward || problem.isStandard()) return all;
  const Schedule schedule(problem, Pass::Backward);
  std::string blocks;
  for (std::int64_t n = schedule.phases().back().begin; n < schedule.phases().back().end; ++n) {
    blocks += std::to_string(schedule.strip(n).block) + ", ";
  }
  return "(" + blocks + ")";
}

/// The counter of the exercises, without what stands above its first constant.
std::string counterText() {
  const auto bytes = embedded("exercises/tilewise_hbm.py");
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  return std::string(text.substr(text.find("KEY_ROWS"), text.find_last_not_of('\n') + 1 - text.find("KEY_ROWS")));
}

std::string titleOf(const Problem& problem) {
  switch (problem.algorithm()) {
    case Algorithm::Standard: return "Standard attention";
    case Algorithm::FlashAttention1: return "FlashAttention";
    case Algorithm::FlashAttention2: return "FlashAttention-2";
  }
  return {};
}

std::string summaryOf(const Problem& problem) {
  std::string text = problem.settings().backward ? "forward and backward" : "forward";
  text += fmt::format(", {} x {} scores in tiles of {} x {}", grouped(problem.Tq()), grouped(problem.Tk()),
                      grouped(problem.Br()), grouped(problem.Bc()));
  return text;
}

void addFacts(const Problem& problem, ListingFacts& out) {
  const ProblemSettings& settings = problem.settings();
  const TileFacts tiles = tileFacts(problem);
  const bool isBand = settings.causal || settings.window.isBounded();
  out.add(std::string(word(settings.algorithm)), true);
  out.add("backward", settings.backward);
  std::string order(word(settings.backwardOrder));
  std::replace(order.begin(), order.end(), '-', '_');
  out.add("order_" + order, true);
  out.add("causal", settings.causal);
  out.add("left", settings.window.left != Window::Unbounded);
  out.add("right", settings.window.right != Window::Unbounded);
  out.add("documents", static_cast<bool>(settings.documents));
  out.add("blocks", static_cast<bool>(settings.blockMask));
  out.add("partial", tiles.partial);
  out.add("masks", tiles.partial || tiles.skips);
  out.add("skips", tiles.skips && !problem.isStandard());
  out.add("visible",
          problem.isStandard() ? tiles.partial || tiles.skips : tiles.partial || (tiles.skips && settings.documents));
  out.add("band", isBand);
  out.add("empty_rows", tiles.emptyRows);
  out.add("empty_columns", tiles.emptyColumns);
  out.add("blind_rows", tiles.blindRows);
  out.add("late_rows", tiles.lateRows);
  out.add("blind_tiles", tiles.blindTiles);
  out.add("softcap", settings.softCap > 0);
  out.add("alibi", problem.alibiSlope() != 0);
  out.add("offset", problem.offset() != 0);
  out.add("dropout", settings.dropout > 0);
  const bool isOwn = settings.inputKind == InputKind::Own;
  out.add("reads", isOwn);
  out.add("ramp", settings.inputKind == InputKind::Ramp);
  out.add("outliers", settings.inputKind == InputKind::Outliers);
  out.add("philox", settings.dropout > 0 || (!isOwn && settings.inputKind != InputKind::Ramp));
  out.add("keeps_statistics", settings.algorithm == Algorithm::FlashAttention1 &&
                                  (!settings.backward || settings.backwardOrder == BackwardOrder::FlashAttention1));
  out.add("f64", settings.precision == Precision::Float64);
}

void addSizes(const Problem& problem, ListingFacts& out) {
  const ProblemSettings& settings = problem.settings();
  const auto number = [&out](const char* name, std::int64_t value) { out.values[name] = std::to_string(value); };
  number("Tq", problem.Tq());
  number("Tk", problem.Tk());
  number("dk", problem.dk());
  number("dv", problem.dv());
  number("Br", problem.Br());
  number("Bc", problem.Bc());
  number("head", settings.head);
  number("left", settings.window.left);
  number("right", settings.window.right);
  out.values["seed"] = std::to_string(settings.seed);
  out.values["dropout_limit"] =
      std::to_string(static_cast<std::uint64_t>(std::floor(std::ldexp(settings.dropout, 32))));
  out.values["dropout_factor"] = fmt::format("{}", 1.0 / (1.0 - settings.dropout));
  out.values["real"] = settings.precision == Precision::Float64 ? "float64" : "float32";
}

}  // namespace

ListingFacts listingFacts(const Problem& problem, const std::string& options) {
  ListingFacts out;
  addFacts(problem, out);
  addSizes(problem, out);
  out.values["title"] = titleOf(problem);
  out.values["what"] = summaryOf(problem);
  out.values["off"] = offsetText(problem);
  const std::string blank = options.empty() ? "" : " ";
  out.values["check"] = "tilewise-cli check-answer answer.npz" + blank + options;
  out.values["constants"] = constants(problem, true);
  out.values["plain_constants"] = constants(problem, false);
  out.values["skipped"] = skipCondition(problem);
  out.values["visible"] = visibleCondition(problem);
  out.values["outer"] = outerBlocks(problem);
  out.values["made"] = madeUp(problem);
  out.values["input_names"] = problem.settings().backward ? R"("Q", "K", "V", "dO")" : R"("Q", "K", "V")";
  out.values["sram"] = sramRoom(problem);
  out.values["counter"] = counterText();
  return out;
}

}  // namespace tilewise
