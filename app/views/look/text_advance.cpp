// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/text_advance.h"

#include <QFontMetricsF>
#include <QHash>

namespace tilewise {

namespace {

struct Measured {
  QFont font;
  QString text;

  bool operator==(const Measured&) const = default;
};

size_t qHash(const Measured& measured, size_t seed) { return qHashMulti(seed, measured.font, measured.text); }

/// Some MB. When there are more they are forgotten: numbers that change with every step would be kept for ever.
constexpr qsizetype MostMeasured = 20'000;

}  // namespace

qreal textAdvance(const QFont& font, const QString& text) {
  thread_local QHash<Measured, qreal> advances;
  const Measured wanted{font, text};
  if (const auto found = advances.constFind(wanted); found != advances.constEnd()) return *found;
  if (advances.size() >= MostMeasured) advances.clear();
  return *advances.insert(wanted, QFontMetricsF(font).horizontalAdvance(text));
}

}  // namespace tilewise
