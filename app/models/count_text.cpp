// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/count_text.h"

#include "core/base/grouped.h"

namespace tilewise {

QString countText(std::int64_t count) {
  return QString::fromStdString(grouped(count)).replace(u'-', u'\u2212');
}

}  // namespace tilewise
