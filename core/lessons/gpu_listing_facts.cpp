// SPDX-License-Identifier: MIT
#include "core/lessons/gpu_listing_facts.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>

#include "core/lessons/python_text.h"

namespace tilewise {

namespace {

using Parts = std::vector<std::string>;

std::string joined(const Parts& parts, const char* between) { return fmt::format("{}", fmt::join(parts, between)); }

/// Whether Triton can have a block of this many as it is.
bool isTileSize(std::int64_t size) { return size >= 16 && (size & (size - 1)) == 0; }

/// Whether a block of rows that Triton works on has rows that are not its own.
bool hasPadding(std::int64_t block, std::int64_t total) { return !isTileSize(block) || total % block != 0; }

/// ", mask=..., other=0.0"; nothing without conditions.
std::string loadMask(const Parts& conditions) {
  return conditions.empty() ? "" : ", mask=" + joined(conditions, " & ") + ", other=0.0";
}
std::string storeMask(const Parts& conditions) {
  return conditions.empty() ? "" : ", mask=" + joined(conditions, " & ");
}

/// Conditions of causal and window, each on r and t, in the words of a language.
Parts bandConditions(const Problem& problem, const std::string& r, const std::string& t, const std::string& off) {
  const ProblemSettings& settings = problem.settings();
  Parts parts;
  if (settings.causal) parts.push_back(fmt::format("({} <= {}{})", t, r, off));
  if (settings.window.left != Window::Unbounded) {
    parts.push_back(fmt::format("({} >= {}{} - {})", t, r, off, settings.window.left));
  }
  if (settings.window.right != Window::Unbounded) {
    parts.push_back(fmt::format("({} <= {}{} + {})", t, r, off, settings.window.right));
  }
  return parts;
}

std::string withoutBrackets(const Parts& parts) {
  if (parts.size() == 1 && parts.front().front() == '(') return parts.front().substr(1, parts.front().size() - 2);
  return joined(parts, " & ");
}

void addTorch(const Problem& problem, const std::string& off, ListingFacts& facts) {
  const ProblemSettings& settings = problem.settings();
  const bool masks = facts.facts.contains("masks");
  Parts visible = bandConditions(problem, "r", "t", off), skipped, tensors;
  if (settings.documents) {
    visible.push_back("(doc_q[r] == doc_k[t])");
    tensors.push_back("doc_q, doc_k = (torch.as_tensor(each, device=device) for each in (doc_q, doc_k))");
  }
  if (settings.blockMask) {
    visible.push_back("block_mask[r // Br, t // Bc]");
    tensors.push_back("block_mask = torch.as_tensor(block_mask, device=device)");
  }
  if (settings.documents || settings.blockMask) {
    skipped.push_back("not visible(r, t).any()");
  } else {
    if (settings.causal) skipped.push_back(fmt::format("t[0] > r[-1]{}", off));
    if (settings.window.left != Window::Unbounded) {
      skipped.push_back(fmt::format("t[-1] < r[0]{} - {}", off, settings.window.left));
    }
    if (settings.window.right != Window::Unbounded) {
      skipped.push_back(fmt::format("t[0] > r[-1]{} + {}", off, settings.window.right));
    }
  }
  const bool isCausalOnly = settings.causal && !settings.window.isBounded() && !settings.documents &&
                            !settings.blockMask && problem.offset() >= 0;
  facts.add("torch_visible", masks);
  facts.add("torch_masks", masks && !isCausalOnly);
  const bool isSdpa = settings.softCap == 0 && settings.dropout == 0 && !facts.facts.contains("blind_rows");
  facts.add("torch_sdpa", isSdpa);
  facts.values["torch_oracle"] =
      isSdpa ? "scaled_dot_product_attention" : "attention in one piece, by PyTorch's own operations";
  facts.values["torch_visible"] = withoutBrackets(visible);
  facts.values["torch_skipped"] = joined(skipped, " or ");
  facts.values["torch_tensors"] = joined(tensors, "\n");
  const auto small = [&facts](const char* name, std::int64_t value, std::int64_t most) {
    facts.values[name] = std::to_string(std::min(value, most));
  };
  small("small_Tq", problem.Tq(), 7);
  small("small_Tk", problem.Tk(), 9);
  small("small_Br", problem.Br(), 3);
  small("small_Bc", problem.Bc(), 4);
}

void addTriton(const Problem& problem, const std::string& off, ListingFacts& facts) {
  const ProblemSettings& settings = problem.settings();
  Parts pointers, values;
  Parts seen = bandConditions(problem, "r[:, None]", "t[None, :]", off);
  if (settings.documents) {
    pointers.push_back("DOC_Q, DOC_K, ");
    values.push_back("doc_q, doc_k, ");
    seen.push_back(
        "(tl.load(DOC_Q + r, mask=r < Tq, other=0)[:, None] == tl.load(DOC_K + t, mask=t < Tk, other=0)[None, :])");
  }
  if (!facts.facts.contains("partial")) seen.clear();
  if (settings.blockMask) {
    pointers.push_back("BLOCK_MASK, ");
    values.push_back("block_mask.to(torch.int8), ");
  }
  const std::string keyEnd = "t < tl.minimum(j * Bc + Bc, Tk)";
  const bool padsKeys = hasPadding(problem.Bc(), problem.Tk()), padsRows = hasPadding(problem.Br(), problem.Tq());
  if (padsKeys) seen.insert(seen.begin(), "(" + keyEnd + ")[None, :]");
  facts.add("triton_seen", !seen.empty());
  facts.values["triton_seen"] = joined(seen, " & ");
  facts.values["triton_arguments"] = joined(pointers, "");
  facts.values["triton_values"] = joined(values, "");

  const auto with = [](bool pads, const char* condition, std::int64_t width, const char* column) {
    Parts parts;
    if (pads) parts.push_back(condition);
    if (!isTileSize(width)) parts.push_back(column);
    return parts;
  };
  const std::string keys = "(" + keyEnd + ")[:, None]";
  facts.values["triton_q_mask"] = loadMask(with(padsRows, "(r < row_end)[:, None]", problem.dk(), "(a < dk)[None, :]"));
  facts.values["triton_k_mask"] = loadMask(with(padsKeys, keys.c_str(), problem.dk(), "(a < dk)[None, :]"));
  facts.values["triton_v_mask"] = loadMask(with(padsKeys, keys.c_str(), problem.dv(), "(b < dv)[None, :]"));
  facts.values["triton_o_mask"] =
      storeMask(with(padsRows, "(r < row_end)[:, None]", problem.dv(), "(b < dv)[None, :]"));
  facts.values["triton_r_mask"] = padsRows ? ", mask=r < row_end" : "";

  const bool isBoundedRight = settings.window.right != Window::Unbounded;
  facts.add("triton_end", (settings.causal || isBoundedRight) && facts.facts.contains("skips"));
  facts.values["triton_reach"] =
      off + (!settings.causal && isBoundedRight ? " + " + std::to_string(settings.window.right) : "");
  const bool isWide = settings.elementType == ElementType::Fp32 || settings.elementType == ElementType::Fp64;
  facts.values["triton_dtype"] = isWide                                      ? "float32"
                                 : settings.elementType == ElementType::Bf16 ? "bfloat16"
                                                                             : "float16";
  facts.values["triton_precision"] = isWide ? ", input_precision=\"ieee\"" : "";
}

}  // namespace

void addGpuFacts(const Problem& problem, ListingFacts& facts) {
  const std::int64_t offset = problem.offset();
  const std::string off = offset == 0 ? "" : " + off";
  // Triton's kernels see no Python constants: numbers stand in their text.
  const std::string offNumber = offset == 0 ? "" : fmt::format(" {} {}", offset > 0 ? '+' : '-', std::abs(offset));
  facts.values["off_number"] = offNumber;
  facts.values["c_number"] = pythonNumber(problem.scale());
  facts.values["cap_number"] = pythonNumber(problem.settings().softCap);
  facts.values["slope_number"] = pythonNumber(problem.alibiSlope());
  addTorch(problem, off, facts);
  addTriton(problem, offNumber, facts);
}

}  // namespace tilewise
