// SPDX-License-Identifier: MIT
#include "core/gpu/range_profiler.h"

#include <utility>

namespace tilewise {

namespace {

/// Ranges that there is room for. CUPTI keeps the room of the first time, and drops what goes beyond it.
constexpr std::size_t MostRanges = 16;

/// What the card of this context lets be read; this is where missing rights show.
Expected<std::vector<std::uint8_t>> availabilityOf(const cupti::Library& cupti, cuda::Context context) {
  constexpr const char* Call = "cuptiProfilerGetCounterAvailability";
  cupti::AvailabilityParameters query;
  query.context = context;
  if (const auto sized = cupti.check(cupti.availability(&query), Call); !sized) return tl::unexpected(sized.error());
  std::vector<std::uint8_t> image(query.imageSize);
  query.image = image.data();
  if (const auto read = cupti.check(cupti.availability(&query), Call); !read) return tl::unexpected(read.error());
  return image;
}

}  // namespace

Expected<std::unique_ptr<RangeProfiler>> RangeProfiler::make(std::shared_ptr<Card> card) {
  const auto cupti = cupti::Library::load();
  if (!cupti) return tl::unexpected(cupti.error());
  cupti::InitializeParameters initialize;
  cupti::ChipNameParameters chip;
  Expected<void> fine = cupti->check(cupti->initialize(&initialize), "cuptiProfilerInitialize");
  if (fine) fine = cupti->check(cupti->chipName(&chip), "cuptiDeviceGetChipName");
  if (!fine) return tl::unexpected(fine.error());
  const auto availability = availabilityOf(*cupti, card->context());
  if (!availability) return tl::unexpected(availability.error());
  auto config = CounterConfig::make(*cupti, chip.name, *availability);
  if (!config) return tl::unexpected(config.error());
  std::unique_ptr<RangeProfiler> profiler(new RangeProfiler(std::move(card), *cupti, std::move(*config)));
  cupti::EnableParameters enable;
  enable.context = profiler->m_card->context();
  fine = cupti->check(cupti->enable(&enable), "cuptiRangeProfilerEnable");
  if (!fine) return tl::unexpected(fine.error());
  profiler->m_profiler = enable.object;
  return profiler;
}

RangeProfiler::~RangeProfiler() {
  if (m_profiler == nullptr) return;
  cupti::RangeParameters disable;
  disable.object = m_profiler;
  m_cupti.disable(&disable);
}

Expected<void> RangeProfiler::makeData() {
  std::vector<const char*>& names = m_config.names();
  cupti::DataSizeParameters size;
  size.object = m_profiler;
  size.names = names.data();
  size.count = names.size();
  size.mostRanges = MostRanges;
  size.mostNodes = MostRanges;
  if (const auto sized = check(m_cupti.dataSize(&size), "cuptiRangeProfilerGetCounterDataSize"); !sized) return sized;
  m_data.assign(size.size, 0);
  cupti::DataParameters data;
  data.object = m_profiler;
  data.size = m_data.size();
  data.data = m_data.data();
  if (const auto cleared = check(m_cupti.clearData(&data), "cuptiRangeProfilerCounterDataImageInitialize"); !cleared) {
    return cleared;
  }
  cupti::SetConfigParameters set;
  set.object = m_profiler;
  set.config = m_config.image().data();
  set.configSize = m_config.image().size();
  set.data = m_data.data();
  set.dataSize = m_data.size();
  set.mostRanges = MostRanges;
  return check(m_cupti.setConfig(&set), "cuptiRangeProfilerSetConfig");
}

Expected<void> RangeProfiler::runOnce(std::size_t ranges, const std::function<Expected<void>(std::size_t)>& launch) {
  cupti::RangeParameters self;
  self.object = m_profiler;
  Expected<void> fine = check(m_cupti.start(&self), "cuptiRangeProfilerStart");
  for (std::size_t n = 0; fine && n < ranges; ++n) {
    const std::string name = std::to_string(n);
    cupti::PushParameters push;
    push.object = m_profiler;
    push.name = name.c_str();
    fine = check(m_cupti.push(&push), "cuptiRangeProfilerPushRange");
    if (fine) fine = launch(n);
    if (fine) fine = m_card->await();
    if (fine) fine = check(m_cupti.pop(&self), "cuptiRangeProfilerPopRange");
  }
  if (!fine) return fine;
  cupti::StopParameters stop;
  stop.object = m_profiler;
  fine = check(m_cupti.stop(&stop), "cuptiRangeProfilerStop");
  m_isComplete = stop.isComplete != 0;
  return fine;
}

Expected<std::vector<KernelCounts>> RangeProfiler::count(const std::vector<std::string>& kernels,
                                                         const std::function<Expected<void>(std::size_t)>& launch) {
  if (kernels.size() > MostRanges) {
    return failure({ErrorCode::TooLarge, "launches of a pass", std::to_string(kernels.size()),
                    "at most " + std::to_string(MostRanges)});
  }
  Expected<void> fine = makeData();
  m_isComplete = false;
  for (std::size_t pass = 0; fine && !m_isComplete; ++pass) {
    if (pass == m_config.passes()) {
      return failure({ErrorCode::DeviceFailed, "cuptiRangeProfilerStop", "passes without end",
                      std::to_string(m_config.passes()) + " passes"});
    }
    fine = runOnce(kernels.size(), launch);
  }
  cupti::DecodeParameters decode;
  decode.object = m_profiler;
  if (fine) fine = check(m_cupti.decode(&decode), "cuptiRangeProfilerDecodeData");
  cupti::DataInfoParameters info;
  info.data = m_data.data();
  info.size = m_data.size();
  if (fine) fine = check(m_cupti.dataInfo(&info), "cuptiRangeProfilerGetCounterDataInfo");
  if (!fine) return tl::unexpected(fine.error());
  if (info.ranges != kernels.size()) {
    return failure({ErrorCode::DeviceFailed, "cuptiRangeProfilerGetCounterDataInfo", std::to_string(info.ranges),
                    std::to_string(kernels.size()) + " launches"});
  }
  std::vector<KernelCounts> launches;
  for (std::size_t n = 0; n < kernels.size(); ++n) {
    auto counts = m_config.countsOf(m_data, n);
    if (!counts) return tl::unexpected(counts.error());
    counts->kernel = kernels[n];
    launches.push_back(std::move(*counts));
  }
  return launches;
}

}  // namespace tilewise
