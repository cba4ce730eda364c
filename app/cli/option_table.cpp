// SPDX-License-Identifier: MIT
#include "app/cli/option_table.h"

#include <array>

namespace tilewise {

namespace {

constexpr std::array<OptionRow, 25> Options{{
    {"--preset", Takes::Value, "a shipped configuration; the command presets lists them"},
    {"--t", Takes::Value, "queries and keys"},
    {"--tq", Takes::Value, "queries"},
    {"--tk", Takes::Value, "keys"},
    {"--d", Takes::Value, "width of all rows"},
    {"--dk", Takes::Value, "width of query and key rows"},
    {"--dv", Takes::Value, "width of value and output rows"},
    {"--br", Takes::Value, "rows of a query block (128)"},
    {"--bc", Takes::Value, "rows of a key/value block (64)"},
    {"--blocks-from-sram", Takes::Value, "blocks for an on-chip memory of this many values"},
    {"--causal", Takes::Nothing, "query r sees keys t <= r + off"},
    {"--align", Takes::Value, "top-left or bottom-right: where the causal diagonal starts"},
    {"--scale", Takes::Value, "score scale (1/sqrt(dk))"},
    {"--dtype", Takes::Value, "fp16, bf16, fp32 or fp64: element size of the byte counters"},
    {"--precision", Takes::Value, "f64 or f32: arithmetic of the engine"},
    {"--algorithm", Takes::Value, "standard, fa1 or fa2"},
    {"--device", Takes::Value, "whose on-chip memory the blocks are held against; the command devices lists them"},
    {"--sram", Takes::Value, "the same as a number of bytes"},
    {"--q", Takes::Value, "own queries: FILE.npy, rows x width"},
    {"--k", Takes::Value, "own keys: FILE.npy"},
    {"--v", Takes::Value, "own values: FILE.npy"},
    {"--input", Takes::Value, "own q, k and v: FILE.npz"},
    {"--init", Takes::Value, "made-up data: normal, outliers or ramp"},
    {"--seed", Takes::Value, "seed of the made-up data (1)"},
    {"--threads", Takes::Value, "engine threads (all cores)"},
}};

constexpr std::array<LaterOption, 15> Later{{
    {"--batch", Takes::Value, "1"},
    {"--heads", Takes::Value, "1"},
    {"--kv-heads", Takes::Value, "1"},
    {"--head", Takes::Value, "0"},
    {"--window", Takes::Value, "-1,-1"},
    {"--documents", Takes::Value, ""},
    {"--block-mask", Takes::Value, ""},
    {"--softcap", Takes::Value, ""},
    {"--alibi", Takes::Value, ""},
    {"--dropout", Takes::Value, "0"},
    {"--storage", Takes::Value, "none"},
    {"--backward", Takes::Nothing, ""},
    {"--backward-order", Takes::Value, ""},
    {"--fault", Takes::Value, ""},
    {"--do", Takes::Value, ""},
}};

}  // namespace

std::span<const OptionRow> problemOptions() { return Options; }
std::span<const LaterOption> laterOptions() { return Later; }

}  // namespace tilewise
