// SPDX-License-Identifier: MIT
#include "app/cli/option_table.h"

#include <array>

namespace tilewise {

namespace {

constexpr std::array<OptionRow, 41> Options{{
    {"--preset", Takes::Value, "a shipped configuration; the command presets lists them"},
    {"--t", Takes::Value, "queries and keys"},
    {"--tq", Takes::Value, "queries"},
    {"--tk", Takes::Value, "keys"},
    {"--d", Takes::Value, "width of all rows"},
    {"--dk", Takes::Value, "width of query and key rows"},
    {"--dv", Takes::Value, "width of value and output rows"},
    {"--br", Takes::Value, "rows of a query block (128)"},
    {"--bc", Takes::Value, "rows of a key/value block (64)"},
    {"--batch", Takes::Value, "batches (1); they multiply the counts, as heads do"},
    {"--heads", Takes::Value, "query heads (1)"},
    {"--kv-heads", Takes::Value, "key/value heads, a divisor of the heads (as many as heads)"},
    {"--head", Takes::Value, "the head that is run and stepped, batches counted through (0)"},
    {"--blocks-from-sram", Takes::Value, "blocks for an on-chip memory of this many values"},
    {"--causal", Takes::Nothing, "query r sees keys t <= r + off"},
    {"--align", Takes::Value, "top-left or bottom-right: where the causal diagonal starts"},
    {"--window", Takes::Value, "LEFT,RIGHT: query r sees keys r + off - LEFT to r + off + RIGHT; -1 for no bound"},
    {"--documents", Takes::Value, "FILE.npy[,FILE.npy]: labels of the queries, and of the keys if these are others"},
    {"--block-mask", Takes::Value, "FILE.npy: tiles that may be visible; 0 is empty"},
    {"--scale", Takes::Value, "score scale (1/sqrt(dk))"},
    {"--softcap", Takes::Value, "scores become cap tanh(u / cap); 0 for none (0)"},
    {"--alibi", Takes::Value, "SLOPE[,SLOPE...]: one for all heads, or one for each"},
    {"--dropout", Takes::Value, "probability that a weight is dropped (0)"},
    {"--dtype", Takes::Value, "fp16, bf16, fp32 or fp64: element size of the byte counters"},
    {"--precision", Takes::Value, "f64 or f32: arithmetic of the engine"},
    {"--storage", Takes::Value, "none, fp16, bf16 or fp8: rounding emulated where a GPU kernel rounds"},
    {"--algorithm", Takes::Value, "standard, fa1 or fa2"},
    {"--backward", Takes::Nothing, "the backward pass after the forward pass"},
    {"--backward-order", Takes::Value, "fa2, fa1, query-outer or two-loops"},
    {"--shuffle", Takes::Value, "seed: outer blocks of the backward pass in a shuffled order, as atomics may arrive"},
    {"--fault", Takes::Value, "run a broken variant of FlashAttention-2; the command faults lists them"},
    {"--device", Takes::Value, "whose on-chip memory the blocks are held against; the command devices lists them"},
    {"--sram", Takes::Value, "the same as a number of bytes"},
    {"--q", Takes::Value, "own queries: FILE.npy, rows x width or heads x rows x width"},
    {"--k", Takes::Value, "own keys: FILE.npy"},
    {"--v", Takes::Value, "own values: FILE.npy"},
    {"--do", Takes::Value, "own gradient of the output: FILE.npy (made up from the seed)"},
    {"--input", Takes::Value, "own q, k and v, and do and masks where it holds them: FILE.npz"},
    {"--init", Takes::Value, "made-up data: normal, outliers or ramp"},
    {"--seed", Takes::Value, "seed of the made-up data and of dropout (1)"},
    {"--threads", Takes::Value, "engine threads (all cores)"},
}};

}  // namespace

std::span<const OptionRow> problemOptions() { return Options; }

}  // namespace tilewise
