// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the figures of the GPU workspace come from.

#include <cstdint>

#include <QString>

namespace tilewise {

struct GpuSource {
  enum class Kind : std::uint8_t {
    ThisMachine,
    Shipped,  ///< a record that is part of the app
    File,     ///< a record that the user opened
    Host,     ///< another machine, by ssh
  };
  Kind kind = Kind::ThisMachine;
  QString name;    ///< of a shipped record, path of a file, name of a host; by which it is told from its neighbours
  QString title;   ///< "Recorded: NVIDIA H200"
  QString detail;  ///< what it holds, or why it holds nothing
  bool isAvailable = true;

  bool runs() const { return kind == Kind::ThisMachine || kind == Kind::Host; }
  bool isSame(const GpuSource& other) const { return kind == other.kind && name == other.name; }
};

}  // namespace tilewise
