// SPDX-License-Identifier: MIT
// Events, and what has been moved and computed, by rule: of the whole pass (run), up to the position (now), at its event (event);
// and as the engine counted it.
#include <array>
#include <limits>

#include "core/lessons/quantity_reader.h"

namespace tilewise {

namespace {

using Reader = QuantityReader;

double asNumber(std::int64_t value) { return static_cast<double>(value); }

Totals whole(Reader& reader) { return reader.trace().wholeRun(); }
Totals untilNow(Reader& reader) { return reader.trace().totals(reader.position()); }

enum class Unit { Values, Bytes, Copies };

/// Of one tensor or all, in one direction or both.
template <class Moved>
double moved(Reader& reader, const Moved& counts, Unit unit) {
  const auto only = reader.tensor();
  const auto isLoad = reader.isLoad();
  const ElementType type = reader.problem().settings().elementType;
  std::int64_t sum = 0;
  for (const Tensor tensor : AllTensors) {
    if (only && *only != tensor) continue;
    const auto n = static_cast<std::size_t>(tensor);
    for (const bool load : {true, false}) {
      if (isLoad && *isLoad != load) continue;
      const Transfers& transfers = load ? counts.loads[n] : counts.stores[n];
      const std::int64_t bytes = transfers.values * elementBytes(tensor, type);
      sum += unit == Unit::Values ? transfers.values : unit == Unit::Bytes ? bytes : transfers.times;
    }
  }
  return asNumber(sum);
}

double counted(Reader& reader, Unit unit) {
  const RunResult* result = reader.result();
  if (result == nullptr) return 0;
  return moved(reader, (result->backward ? result->backward->count : result->count).hbm, unit);
}

/// Events up to one that are of the kind and of the tensor asked for, if any.
double events(Reader& reader, std::int64_t last) {
  const auto kind = reader.kind();
  const auto tensor = reader.tensor();
  if (!kind && !tensor) return asNumber(last);
  std::int64_t count = 0;
  std::int64_t at = 0;
  const Schedule& schedule = reader.trace().schedule();
  for (std::int64_t strip = 0; strip < schedule.stripCount() && at < last; ++strip) {
    schedule.forEachEvent(schedule.strip(strip), [&](const Event& event) {
      if (++at > last) return false;
      if ((!kind || event.kind == *kind) && (!tensor || event.tensor == tensor)) ++count;
      return true;
    });
  }
  return asNumber(count);
}

template <class Of>
double ofEvent(Reader& reader, Of of) {
  const Event* event = reader.event();
  return event == nullptr ? 0 : asNumber(of(*event));
}

double eventBytes(Reader& reader) {
  const ElementType type = reader.problem().settings().elementType;
  return ofEvent(reader,
                 [type](const Event& event) { return event.tensor ? event.values * elementBytes(*event.tensor, type) : 0; });
}

/// A figure that the data decide.
template <class Value>
double figure(Reader& reader, std::optional<Value> EventFigures::* which, const char* what) {
  const std::optional<Value>& value = reader.state().figures.*which;
  return value ? static_cast<double>(*value) : reader.missing(what);
}

constexpr std::array<Quantity, 28> List{{
    {"run.values", "tensor? direction?", [](Reader& r) { return moved(r, whole(r), Unit::Values); }},
    {"run.bytes", "tensor? direction?", [](Reader& r) { return moved(r, whole(r), Unit::Bytes); }},
    {"run.copies", "tensor? direction?", [](Reader& r) { return moved(r, whole(r), Unit::Copies); }},
    {"run.flops", "", [](Reader& r) { return asNumber(whole(r).flops); }},
    {"run.exponentials", "", [](Reader& r) { return asNumber(whole(r).exponentials); }},
    {"run.events", "kind? tensor?", [](Reader& r) { return events(r, r.trace().eventCount()); }},
    {"now.values", "tensor? direction?", [](Reader& r) { return moved(r, untilNow(r), Unit::Values); }},
    {"now.bytes", "tensor? direction?", [](Reader& r) { return moved(r, untilNow(r), Unit::Bytes); }},
    {"now.copies", "tensor? direction?", [](Reader& r) { return moved(r, untilNow(r), Unit::Copies); }},
    {"now.flops", "", [](Reader& r) { return asNumber(untilNow(r).flops); }},
    {"now.exponentials", "", [](Reader& r) { return asNumber(untilNow(r).exponentials); }},
    {"now.events", "kind? tensor?", [](Reader& r) { return events(r, r.position()); }},
    {"now.tiles_done", "", [](Reader& r) { return asNumber(untilNow(r).tilesComputed); }},
    {"now.tiles_skipped", "", [](Reader& r) { return asNumber(untilNow(r).tilesSkipped); }},
    {"now.step", "", [](Reader& r) { return asNumber(r.position()); }},
    {"now.i", "", [](Reader& r) { return asNumber(r.queryBlock()); }},
    {"now.j", "", [](Reader& r) { return asNumber(r.keyBlock()); }},
    {"event.values", "", [](Reader& r) { return ofEvent(r, [](const Event& e) { return e.values; }); }},
    {"event.bytes", "", eventBytes},
    {"event.flops", "", [](Reader& r) { return ofEvent(r, [](const Event& e) { return e.flops; }); }},
    {"event.exponentials", "", [](Reader& r) { return ofEvent(r, [](const Event& e) { return e.exponentials; }); }},
    {"event.masked", "", [](Reader& r) { return ofEvent(r, [](const Event& e) { return e.masked; }); }},
    {"event.rows", "", [](Reader& r) { return asNumber(r.state().figures.rows); }},
    {"event.growth", "", [](Reader& r) { return figure(r, &EventFigures::growth, "growth of a maximum"); }},
    {"event.factor", "", [](Reader& r) { return figure(r, &EventFigures::factor, "factor"); }},
    {"event.row", "", [](Reader& r) { return figure(r, &EventFigures::row, "row with the growth or factor"); }},
    {"counted.values", "tensor? direction?", [](Reader& r) { return counted(r, Unit::Values); }},
    {"counted.bytes", "tensor? direction?", [](Reader& r) { return counted(r, Unit::Bytes); }},
}};

}  // namespace

std::span<const Quantity> countQuantities() { return List; }

}  // namespace tilewise
