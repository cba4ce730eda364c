// SPDX-License-Identifier: GPL-3.0-or-later
// The engine on one thread beside Eigen's products of the same tiles, and what its events cost: turn by turn, in processor
// time of the thread, so that other work on the machine disturbs little.
//
//   bench_engine [--json]
//
// "over Eigen": the time of Eigen's products alone (blocks in cache, the engine's instruction set) over that of the engine
// with all that it does. "without events": the time of a pass without events over that with them; 1 means that they are free.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "core/attention/pass_by_pass.h"
#include "core/kernels/instruction_set.h"
#include "tests/benchmarks/eigen_products.h"
#include "tests/benchmarks/thread_clock.h"

namespace {

using namespace tilewise;

constexpr int Rounds = 15;

/// The last events of a pass, as a panel would keep them.
class Log {
 public:
  bool take(const Event& event, const EventFigures& figures) {
    m_kept[m_count++ % m_kept.size()] = {event.kind, event.i.value_or(-1), event.j.value_or(-1), figures};
    return true;
  }

 private:
  struct Entry {
    EventKind kind = EventKind::RowBlockBegin;
    std::int64_t i = -1;
    std::int64_t j = -1;
    EventFigures figures{};
  };
  std::array<Entry, 4096> m_kept{};
  std::size_t m_count = 0;
};

struct Case {
  const char* name;
  std::int64_t T, d, Br, Bc;
  Precision precision;
  bool causal;
};

/// Eigen's products of the engine's instruction set, on a tile that they own.
template <class Real>
class EigenTile {
 public:
  explicit EigenTile(const Case& asked)
      : m_values(static_cast<std::size_t>(2 * (asked.Br + asked.Bc) * asked.d + asked.Br * asked.Bc)),
        m_products(productsOfSet()) {
    for (std::size_t n = 0; n < m_values.size(); ++n) {
      m_values[n] = static_cast<Real>(std::sin(1.1 * static_cast<double>(n)));
    }
    Real* at = m_values.data();
    const auto next = [&at](std::int64_t values) { return std::exchange(at, at + values); };
    Real *Q = next(asked.Br * asked.d), *O = next(asked.Br * asked.d), *K = next(asked.Bc * asked.d),
         *V = next(asked.Bc * asked.d);
    m_tile = {asked.Br, asked.Bc, asked.d, Q, K, V, O, at};
  }
  EigenTile(const EigenTile&) = delete;
  EigenTile& operator=(const EigenTile&) = delete;

  void multiply(Pass pass) const { m_products(m_tile, pass == Pass::Backward); }

 private:
  static EigenProducts<Real> productsOfSet() {
#ifdef TILEWISE_X86_KERNELS
    if (instructionSet() == InstructionSet::Avx512) return eigenProductsAvx512(Real{});
    if (instructionSet() == InstructionSet::Avx2) return eigenProductsAvx2(Real{});
#endif
    return eigenProductsBaseline(Real{});
  }

  std::vector<Real> m_values;
  TileArrays<Real> m_tile{};
  EigenProducts<Real> m_products;
};

struct PassFigures {
  double seconds, gflops, best, overEigen, withoutEvents;
};

template <class Real>
std::array<PassFigures, 2> measured(const Case& asked) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = asked.T;
  settings.dk = settings.dv = asked.d;
  settings.Br = asked.Br;
  settings.Bc = asked.Bc;
  settings.precision = asked.precision;
  settings.causal = asked.causal;
  settings.backward = true;
  const Problem problem = Problem::make(settings).value();
  const auto passes = passByPass(problem, HbmInputs(problem, makeInputs(problem))).value();
  const EigenTile<Real> tile(asked);
  RunControl control;
  Log log;
  const EventSinks sinks = [&log](unsigned) {
    return [&log](const Event& event, const EventFigures& figures) { return log.take(event, figures); };
  };
  const double flops = 4.0 * static_cast<double>(asked.T * asked.T * asked.d) * (asked.causal ? 0.5 : 1);
  const double tiles = static_cast<double>(asked.T / asked.Br * (asked.T / asked.Bc)) * (asked.causal ? 0.5 : 1);
  std::array<PassFigures, 2> figures{};
  std::array<std::vector<double>, 2> engine, overEigen, withoutEvents;
  for (int round = -1; round < Rounds; ++round) {  // the first takes the memory
    for (const Pass pass : {Pass::Forward, Pass::Backward}) {
      const auto which = static_cast<std::size_t>(pass == Pass::Backward);
      const double plain = threadSecondsOf([&] { (void)passes->run(pass, control, 1); });
      const double logged = threadSecondsOf([&] { (void)passes->run(pass, control, 1, sinks); });
      const auto repetitions = static_cast<std::int64_t>(std::max(8.0, tiles / 8));
      const double eigen = threadSecondsOf([&] {
        for (std::int64_t n = 0; n < repetitions; ++n) tile.multiply(pass);
      });
      if (round < 0) continue;
      engine[which].push_back(plain);
      overEigen[which].push_back(eigen / static_cast<double>(repetitions) * tiles / plain);
      withoutEvents[which].push_back(plain / logged);
    }
  }
  for (std::size_t which = 0; which < 2; ++which) {
    const double giga = flops * (which == 1 ? 2.5 : 1) / 1e9;
    const double best = *std::min_element(engine[which].begin(), engine[which].end());
    const double seconds = median(engine[which]);
    figures[which] = {seconds, giga / seconds, giga / best, median(overEigen[which]), median(withoutEvents[which])};
  }
  return figures;
}

/// "AMD EPYC, family 25, model 17": what Linux says of the processor; empty elsewhere.
std::string processor() {
  std::ifstream lines("/proc/cpuinfo");
  std::string line, name, family, model;
  const auto value = [&line](const char* key, std::string& to) {
    if (to.empty() && line.compare(0, std::strlen(key), key) == 0) to = line.substr(line.find(':') + 2);
  };
  while (std::getline(lines, line)) {
    value("model name", name);
    value("cpu family", family);
    value("model\t", model);
  }
  return name.empty() ? name : fmt::format("{}, family {}, model {}", name, family, model);
}

constexpr Case Cases[] = {
    {"float32, d 64", 2048, 64, 128, 64, Precision::Float32, false},
    {"float32, d 64, causal", 2048, 64, 128, 64, Precision::Float32, true},
    {"float32, d 128", 2048, 128, 128, 64, Precision::Float32, false},
    {"float64, d 64", 1024, 64, 128, 64, Precision::Float64, false},
    {"float64, d 128", 1024, 128, 128, 64, Precision::Float64, false},
    {"float32, d 64, blocks of 64 x 64", 2048, 64, 64, 64, Precision::Float32, false},
    {"float32, d 64, blocks of 16 x 16", 1024, 64, 16, 16, Precision::Float32, false},
};

}  // namespace

int main(int argc, char** argv) {
#ifndef NDEBUG
  fmt::print(stderr, "this is not a Release build: its times would mean nothing\n");
  return 1;
#else
  const bool asJson = argc > 1 && std::string(argv[1]) == "--json";
  const std::string set(word(instructionSet()));
  if (asJson) {
    fmt::print("{{\n \"processor\": \"{}, {}\",\n \"ratios\": {{", processor(), set);
  } else {
    fmt::print("{}, {}; GFLOP/s by processor time of one thread, median and best of {}\n", processor(), set, Rounds);
  }
  const char* separator = "";
  std::string forward;  ///< in JSON: the dense passes that others may be held against
  for (const Case& each : Cases) {
    const auto both = each.precision == Precision::Float64 ? measured<double>(each) : measured<float>(each);
    for (const Pass pass : {Pass::Forward, Pass::Backward}) {
      const PassFigures& figures = both[static_cast<std::size_t>(pass == Pass::Backward)];
      const char* direction = pass == Pass::Forward ? "forward" : "backward";
      if (asJson) {
        fmt::print("{}\n  \"{}, {}: over Eigen\": {:.3f},\n  \"{}, {}: without events\": {:.3f}", separator, each.name,
                   direction, figures.overEigen, each.name, direction, figures.withoutEvents);
        separator = ",";
      } else {
        fmt::print("{:<34} {:<9} {:6.1f} ({:5.1f})  over Eigen {:.2f}  without events {:.3f}\n", each.name, direction,
                   figures.gflops, figures.best, figures.overEigen, figures.withoutEvents);
      }
    }
    if (!each.causal) {
      forward += fmt::format(
          "{}\n  {{\"name\": \"{}\", \"precision\": \"{}\", \"t\": {}, \"d\": {}, \"br\": {}, \"bc\": {}, \"seconds\": "
          "{:.7f}}}",
          forward.empty() ? "" : ",", each.name, each.precision == Precision::Float64 ? "float64" : "float32", each.T,
          each.d, each.Br, each.Bc, both[0].seconds);
    }
    std::fflush(stdout);
  }
  if (asJson) fmt::print("\n }},\n \"forward\": [{}\n ]\n}}\n", forward);
  return 0;
#endif
}
