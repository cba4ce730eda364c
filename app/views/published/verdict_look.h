// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// A check, a note or a cross in its colour; a dash where nothing is judged.
void paintVerdict(QPainter& painter, const QRectF& place, Verdict verdict, const Look& look);

/// The colour of words that go with it.
QColor verdictColor(Verdict verdict, const Look& look);

/// Plain words as markup of MathText, with the blocks' letters as variables: "B_c" becomes *B*_c.
QString publishedMarkup(const QString& words);

}  // namespace tilewise
