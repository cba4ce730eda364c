// SPDX-License-Identifier: MIT
// Rows and entries as they are on chip at the position, summaries of keys, and the results of the run.
#include <array>
#include <optional>

#include "core/attention/summary.h"
#include "core/lessons/quantity_reader.h"

namespace tilewise {

namespace {

using Reader = QuantityReader;

/// The figure of the row in a vector of the query block at hand.
double rowIn(Reader& reader, const Vector<double>* values, const char* what) {
  const std::int64_t row = reader.row();
  const Range queries = reader.state().queries;
  if (values == nullptr || values->size() == 0 || !queries.contains(row)) {
    return reader.missing(std::string(what) + " of row " + std::to_string(row));
  }
  return (*values)(row - queries.begin);
}

template <class Value>
const Value* held(const std::optional<Value>& value) {
  return value ? &*value : nullptr;
}

double rowMax(Reader& reader) {
  const std::int64_t row = reader.row();
  const BlockState& state = reader.state();
  if (!state.S || !state.queries.contains(row)) return reader.missing("scores of row " + std::to_string(row));
  return state.S->row(row - state.queries.begin).maxCoeff();
}

double rowSum(Reader& reader) {
  const std::int64_t row = reader.row();
  const BlockState& state = reader.state();
  if (!state.P || !state.queries.contains(row)) return reader.missing("weights of row " + std::to_string(row));
  return state.P->row(row - state.queries.begin).sum();
}

/// A block on chip, and where it lies in its tensor.
struct Held {
  const Matrix<double>* values = nullptr;
  std::int64_t firstRow = 0;
  std::int64_t firstColumn = 0;
};

Held heldOf(const BlockState& state, Tensor tensor) {
  const std::int64_t q = state.queries.begin;
  const std::int64_t k = state.keys.begin;
  switch (tensor) {
    case Tensor::Q: return {held(state.Q), q, 0};
    case Tensor::K: return {held(state.K), k, 0};
    case Tensor::V: return {held(state.V), k, 0};
    case Tensor::S: return {held(state.S), q, k};
    case Tensor::P: return {held(state.P), q, k};
    case Tensor::O: return {state.O ? held(state.O) : &state.now.O_acc, q, 0};
    case Tensor::dO: return {held(state.dO), q, 0};
    case Tensor::dQ: return {held(state.dQ), q, 0};
    case Tensor::dK: return {held(state.dK), k, 0};
    case Tensor::dV: return {held(state.dV), k, 0};
    case Tensor::dP: return {held(state.dP), q, k};
    case Tensor::dS: return {held(state.dS), q, k};
    default: return {};
  }
}

double entry(Reader& reader) {
  const Tensor tensor = *reader.tensor();
  const TensorShape shape = shapeOf(tensor, reader.problem());
  const std::int64_t row = reader.whole("row", 0, shape.rows - 1);
  const std::int64_t column = reader.whole("column", 0, shape.columns - 1);
  const Held block = heldOf(reader.state(), tensor);
  const std::int64_t r = row - block.firstRow;
  const std::int64_t c = column - block.firstColumn;
  const bool isThere = block.values != nullptr && r >= 0 && c >= 0 && r < block.values->rows() && c < block.values->cols();
  if (isThere) return (*block.values)(r, c);
  return reader.missing("entry (" + std::to_string(row) + ", " + std::to_string(column) + ") of " + std::string(word(tensor)));
}

const Matrix<double>* matrixOf(const RunResult& result, Tensor tensor) {
  if (tensor == Tensor::O) return &result.O;
  if (!result.backward) return nullptr;
  if (tensor == Tensor::dQ) return &result.backward->gradients.dQ;
  if (tensor == Tensor::dK) return &result.backward->gradients.dK;
  if (tensor == Tensor::dV) return &result.backward->gradients.dV;
  return nullptr;
}

const Vector<double>* vectorOf(const RunResult& result, Tensor tensor) {
  const Vector<double>* values = tensor == Tensor::lse ? &result.lse
                                 : tensor == Tensor::m ? &result.m
                                 : tensor == Tensor::l ? &result.l
                                                       : nullptr;
  return values != nullptr && values->size() > 0 ? values : nullptr;
}

double output(Reader& reader) {
  const Tensor tensor = *reader.tensor();
  const TensorShape shape = shapeOf(tensor, reader.problem());
  const std::int64_t row = reader.whole("row", 0, shape.rows - 1);
  const std::int64_t column = reader.has("column") ? reader.whole("column", 0, shape.columns - 1) : 0;
  const RunResult* result = reader.result();
  if (result == nullptr) return 0;
  if (const auto* matrix = matrixOf(*result, tensor)) return (*matrix)(row, column);
  if (const auto* vector = vectorOf(*result, tensor)) return (*vector)(row);
  reader.refuse({ErrorCode::Missing, "tensor", std::string(word(tensor)), "a result of this run: O, lse, dQ, dK, dV, m, l"});
  return 0;
}

/// Of the keys from `first` to `last` that the row sees; all of them, where none are named.
Summary summary(Reader& reader) {
  const std::int64_t end = reader.problem().Tk() - 1;
  const std::int64_t first = reader.has("first") ? reader.whole("first", 0, end) : 0;
  const std::int64_t last = reader.has("last") ? reader.whole("last", first, end) : end;
  return summaryOf(reader.problem(), reader.stage().inputs(), reader.row(), {first, last + 1});
}

double summaryOutput(Reader& reader) {
  const Vector<double> output = summary(reader).output();
  return output(reader.whole("column", 0, reader.problem().dv() - 1));
}

double rowsWithoutKeys(Reader& reader) {
  const RunResult* result = reader.result();
  return result == nullptr ? 0 : static_cast<double>(result->rowsWithoutKeys);
}

constexpr std::array<Quantity, 16> List{{
    {"row.max", "row", rowMax},
    {"row.sum", "row", rowSum},
    {"row.m_before", "row", [](Reader& r) { return rowIn(r, &r.state().before.m, "m before the tile"); }},
    {"row.l_before", "row", [](Reader& r) { return rowIn(r, &r.state().before.l, "l before the tile"); }},
    {"row.m_new", "row", [](Reader& r) { return rowIn(r, held(r.state().mNew), "m'"); }},
    {"row.factor", "row", [](Reader& r) { return rowIn(r, held(r.state().factor), "factor"); }},
    {"row.m", "row", [](Reader& r) { return rowIn(r, &r.state().now.m, "m"); }},
    {"row.l", "row", [](Reader& r) { return rowIn(r, &r.state().now.l, "l"); }},
    {"row.lse", "row", [](Reader& r) { return rowIn(r, held(r.state().lse), "lse"); }},
    {"row.d", "row", [](Reader& r) { return rowIn(r, held(r.state().D), "D"); }},
    {"entry", "tensor row column", entry},
    {"output", "tensor row column?", output},
    {"summary.m", "row first? last?", [](Reader& r) { return summary(r).m; }},
    {"summary.l", "row first? last?", [](Reader& r) { return summary(r).l; }},
    {"summary.output", "row column first? last?", summaryOutput},
    {"run.rows_without_keys", "", rowsWithoutKeys},
}};

}  // namespace

std::span<const Quantity> numberQuantities() { return List; }

}  // namespace tilewise
