// SPDX-License-Identifier: MIT
#include "core/gpu/kernel_counts.h"

namespace tilewise {

std::string_view word(Profiler profiler) { return profiler == Profiler::Cupti ? "cupti" : "ncu"; }

std::span<const CounterMetric> counterMetrics() {
  static constexpr std::array<CounterMetric, 7> Metrics{{
      {"l1tex__m_xbar2l1tex_read_bytes.sum", "byte", &KernelCounts::readBytes},
      {"lts__t_sectors_srcunit_tex_op_write.sum", "sector", &KernelCounts::writeSectors},
      {"lts__t_sectors_srcunit_tex_op_red.sum", "sector", &KernelCounts::reductionSectors},
      {"dram__bytes_read.sum", "byte", &KernelCounts::dramReadBytes},
      {"dram__bytes_write.sum", "byte", &KernelCounts::dramWriteBytes},
      {"smsp__inst_executed_pipe_xu.sum", "inst", &KernelCounts::specialInstructions},
      {"sm__inst_executed_pipe_tensor.sum", "inst", &KernelCounts::tensorInstructions},
  }};
  return Metrics;
}

KernelCounts& KernelCounts::operator+=(const KernelCounts& other) {
  for (const CounterMetric& metric : counterMetrics()) this->*metric.target += other.*metric.target;
  return *this;
}

}  // namespace tilewise
