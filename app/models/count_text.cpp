// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/count_text.h"

#include <QLocale>

namespace tilewise {

QString countText(std::int64_t count) {
  QString text = QLocale(QLocale::English, QLocale::UnitedStates).toString(static_cast<qlonglong>(count));
  return text.replace(u'-', u'\u2212');
}

}  // namespace tilewise
