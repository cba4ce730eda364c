// SPDX-License-Identifier: MIT
#include "core/lessons/quantity_reader.h"

#include <charconv>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/files/shown_text.h"

namespace tilewise {

QuantityReader::QuantityReader(LessonStage& stage, std::int64_t position, const Expression& expression,
                               const std::string& place)
    : m_stage(stage), m_position(position), m_expression(expression), m_place(place) {}

void QuantityReader::refuse(Error error) {
  if (m_error) return;
  error.place = fmt::format("{}: {}{}{}", m_place, m_expression.name, error.place.empty() ? "" : ": ", error.place);
  m_error = std::move(error);
}

double QuantityReader::missing(const std::string& what) {
  refuse({ErrorCode::Missing, "", fmt::format("{} at step {} of {}", what, m_position, trace().eventCount()),
          "a step at which it is on chip"});
  return 0;
}

const std::string* QuantityReader::argument(std::string_view name) const {
  for (const ExpressionArgument& each : m_expression.arguments) {
    if (each.name == name) return &each.value;
  }
  return nullptr;
}

std::int64_t QuantityReader::whole(std::string_view name, std::int64_t first, std::int64_t last) {
  const std::string& text = *argument(name);
  std::int64_t value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) {
    if (findQuantity(text) == nullptr) {
      refuse({ErrorCode::NotANumber, std::string(name), shownText(text), fmt::format("{} to {}", first, last)});
      return first;
    }
    Expression named;
    named.kind = Expression::Kind::Quantity;
    named.name = text;
    const auto computed = quantityValue(m_stage, m_position, named, m_place);
    if (!computed) {
      if (!m_error) m_error = computed.error();
      return first;
    }
    value = std::llround(*computed);
  }
  if (value >= first && value <= last) return value;
  refuse({ErrorCode::OutOfRange, std::string(name), std::to_string(value), fmt::format("{} to {}", first, last)});
  return first;
}

std::int64_t QuantityReader::block(std::string_view name, std::int64_t count) {
  if (has(name)) return whole(name, 0, count - 1);
  const BlockState place = placeAt(trace(), m_position);
  const auto& at = name == "i" ? place.i : place.j;
  if (at) return *at;
  refuse({ErrorCode::Missing, "", std::string(name), fmt::format("{}=0 to {}=1, or a step in a tile", name, name)});
  return 0;
}

template <class Value>
std::optional<Value> QuantityReader::listed(std::string_view name, std::size_t count) {
  const std::string* text = argument(name);
  if (text == nullptr) return std::nullopt;
  std::string all;
  for (std::size_t n = 0; n < count; ++n) {
    const auto value = static_cast<Value>(n);
    if (word(value) == *text) return value;
    all += (n > 0 ? ", " : "") + std::string(word(value));
  }
  refuse({ErrorCode::UnknownName, std::string(name), shownText(*text), all});
  return static_cast<Value>(0);
}

std::optional<Tensor> QuantityReader::tensor() { return listed<Tensor>("tensor", TensorCount); }
std::optional<EventKind> QuantityReader::kind() { return listed<EventKind>("kind", EventKindCount); }
std::optional<AttentionPass> QuantityReader::pass() { return listed<AttentionPass>("pass", AllAttentionPasses.size()); }
std::optional<Algorithm> QuantityReader::algorithm() { return listed<Algorithm>("algorithm", 3); }
Fault QuantityReader::fault() { return *listed<Fault>("fault", FaultCount); }

std::optional<bool> QuantityReader::isLoad() {
  const std::string* text = argument("direction");
  if (text == nullptr) return std::nullopt;
  if (*text != "load" && *text != "store") {
    refuse({ErrorCode::UnknownName, "direction", shownText(*text), "load, store"});
  }
  return *text == "load";
}

const Event* QuantityReader::event() {
  if (m_position == 0) {
    refuse({ErrorCode::Missing, "", "an event at step 0", "a step after one"});
    return nullptr;
  }
  if (!m_event) m_event = trace().event(m_position);
  return &*m_event;
}

}  // namespace tilewise
