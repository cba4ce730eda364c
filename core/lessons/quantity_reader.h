// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/costs/attention_pass.h"
#include "core/faults/fault.h"
#include "core/lessons/lesson_quantity.h"
#include "core/replay/place.h"

namespace tilewise {

/// Hands the arguments of a quantity to the code that computes it, and keeps the first failure; what is then returned is in range
/// and does not count.
class QuantityReader {
 public:
  QuantityReader(LessonStage& stage, std::int64_t position, const Expression& expression, const std::string& place);

  LessonStage& stage() { return m_stage; }
  const Problem& problem() const { return m_stage.problem(); }
  const Trace& trace() const { return m_stage.trace(); }
  const TileGrid& grid() const { return trace().grid(); }
  std::int64_t position() const { return m_position; }

  bool has(std::string_view name) const { return argument(name) != nullptr; }
  /// A whole number from first to last, or the name of a quantity that is one. Requires: first <= last.
  std::int64_t whole(std::string_view name, std::int64_t first, std::int64_t last);
  std::int64_t row() { return whole("row", 0, problem().Tq() - 1); }
  std::int64_t key() { return whole("key", 0, problem().Tk() - 1); }
  /// The block that is named, else the one at hand.
  std::int64_t queryBlock() { return block("i", grid().nr()); }
  std::int64_t keyBlock() { return block("j", grid().nc()); }

  // Words; absent where none is given.
  std::optional<Tensor> tensor();
  std::optional<bool> isLoad();  ///< direction=load|store
  std::optional<EventKind> kind();
  std::optional<AttentionPass> pass();
  std::optional<Algorithm> algorithm();
  /// Requires: fault is a parameter that must be there.
  Fault fault();

  /// The event that led to the position; null (and a failure) at the start.
  const Event* event();
  /// The state at the position.
  const BlockState& state() { return m_stage.stateAt(m_position); }
  const RunResult* result() { return taken(m_stage.result()); }

  /// The value, or null and a failure.
  template <class Value>
  const Value* taken(const Expected<const Value*>& value) {
    if (value) return *value;
    refuse(value.error());
    return nullptr;
  }
  void refuse(Error error);
  /// There is no such number here.
  double missing(const std::string& what);
  const std::optional<Error>& error() const { return m_error; }

 private:
  const std::string* argument(std::string_view name) const;
  std::int64_t block(std::string_view name, std::int64_t count);
  template <class Value>
  std::optional<Value> listed(std::string_view name, std::size_t count);

  LessonStage& m_stage;
  std::int64_t m_position;
  const Expression& m_expression;
  const std::string& m_place;
  std::optional<Event> m_event;
  std::optional<Error> m_error;
};

}  // namespace tilewise
