// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/notation.h"

#include <QRegularExpression>

namespace tilewise {

namespace {

Notation& chosen() {
  static Notation notation;
  return notation;
}

}  // namespace

const Notation& notation() { return chosen(); }

void setNotation(const Notation& notation) { chosen() = notation; }

QString lengthLetter() { return notation().lengthIsN ? QStringLiteral("N") : QStringLiteral("T"); }

QString withLength(QString text) {
  if (!notation().lengthIsN) return text;
  // Not the T of a transposed matrix, which stands raised.
  static const QRegularExpression length(QStringLiteral("(?<![\\p{L}^{])T(?=$|d\\b|[qk]\\b|[^\\p{L}])"));
  return text.replace(length, QStringLiteral("N"));
}

std::int64_t shownBlock(std::int64_t block) { return notation().blocksFrom1 ? block + 1 : block; }

double valuesOfTd(const Problem& problem) {
  return static_cast<double>(problem.Tq()) * static_cast<double>(problem.dk());
}

}  // namespace tilewise
