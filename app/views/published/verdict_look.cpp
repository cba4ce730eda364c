// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/verdict_look.h"

#include <QPainter>

#include "app/views/look/icons.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

QColor verdictColor(Verdict verdict, const Look& look) {
  switch (verdict) {
    case Verdict::Agrees: return look.theme.ok;
    case Verdict::Differs: return look.theme.err;
    case Verdict::Note: return look.theme.ink;
    case Verdict::None: return look.theme.ink2;
  }
  return look.theme.ink;
}

void paintVerdict(QPainter& painter, const QRectF& place, Verdict verdict, const Look& look) {
  const QColor color = verdictColor(verdict, look);
  switch (verdict) {
    case Verdict::Agrees: return paintIcon(painter, place, IconName::Check, color);
    case Verdict::Note: return paintIcon(painter, place, IconName::Info, color);
    case Verdict::Differs: return paintIcon(painter, place, IconName::Cross, color);
    case Verdict::None: return paintIcon(painter, place, IconName::Minus, color);
  }
}

QString publishedMarkup(const QString& words) {
  QString markup = MathText::escaped(words);
  for (const char* letter : {"c", "r"}) {
    const QLatin1String index(letter);
    markup.replace(QLatin1String("B\\_") + index, QLatin1String("*B*_") + index);
  }
  return markup;
}

}  // namespace tilewise
