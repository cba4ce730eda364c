// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/models/block_sweep.h"
#include "app/models/gpu_source.h"

namespace tilewise {

/// "NVIDIA H200, 132 SMs, driver 580.159.04, CUDA 13.0".
QString cardText(const CardFacts& card);
/// What a record is called in the list: of a shipped one its name after that of the card, "Recorded: figure 2 left"; of a
/// file its name.
QString sourceTitle(const GpuSource& source, const QList<BlockSweep>& sweeps);
/// What a record holds: "NVIDIA H200; FA-1, FA-2; forward and backward; d 64; 98 points; 2026-11-30".
QString sweepsText(const QList<BlockSweep>& sweeps);

}  // namespace tilewise
