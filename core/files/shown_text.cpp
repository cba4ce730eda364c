// SPDX-License-Identifier: MIT
#include "core/files/shown_text.h"

namespace tilewise {

std::string shownText(std::string_view text) {
  constexpr std::size_t Longest = 60;
  std::string shown;
  for (const char each : text.substr(0, Longest)) {
    const auto code = static_cast<unsigned char>(each);
    // File names are bytes without a known encoding; outside ASCII they could break a line of UTF-8.
    shown += code >= 0x20 && code < 0x7f ? each : '?';
  }
  if (text.size() > Longest) shown += "...";
  return shown;
}

}  // namespace tilewise
