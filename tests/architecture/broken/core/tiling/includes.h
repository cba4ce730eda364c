// SPDX-License-Identifier: MIT
#include "core/base/contract.h"
#include "core/tiling/other.h"
#include "core/trace/event.h"
#  include "app/session/session.h"
#include "tile_grid.h"
// #include "core/trace/event.h"
