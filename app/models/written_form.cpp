// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/written_form.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/models/algorithm_names.h"
#include "app/models/count_text.h"
#include "app/models/form_terms.h"
#include "app/session/notation.h"

namespace tilewise {

namespace {

// Both widths once: K and V, dK and dV.
constexpr RowWidth Both{1, 1, 0};

void addForward(FormTerms& terms, Way way) {
  switch (way) {
    case Way::Standard:
      terms.squares(4);     // S and P out and in
      terms.queries(Both);  // Q and O
      terms.keys(Both);
      return;
    case Way::FlashAttention1:
      terms.keysLoaded(Both);
      terms.queryRowsOfTiles({1, 2, 4});  // Q, O, m, l in; O, m, l out
      return;
    default:
      terms.queriesLoaded({1, 0, 0});
      terms.queries({0, 1, 1});  // O and lse
      terms.keyRowsOfTiles(Both);
      return;
  }
}

void addBackward(FormTerms& terms, Way way) {
  constexpr RowWidth rowTerms{0, 2, 1};   // dO and O in, D out
  constexpr RowWidth querySide{1, 1, 2};  // Q, dO, lse, D
  switch (way) {
    case Way::Standard:
      terms.squares(7);          // P twice, dP and dS out, dP and dS in, dS once more
      terms.queries({2, 2, 0});  // Q, dQ; dO twice
      terms.keys({2, 2, 0});
      return;
    case Way::FlashAttention1:
      terms.keysLoaded(Both);
      terms.keys(Both);
      terms.queryRowsOfTiles({3, 2, 2});  // Q, O, dO, dQ, m, l in; dQ out
      return;
    case Way::FlashAttention2:
      terms.queries(rowTerms);
      terms.keysLoaded(Both);
      terms.keys(Both);
      terms.queryRowsOfTiles({3, 1, 2});  // Q, dO, dQ, lse, D in; dQ out
      return;
    case Way::QueryOuter:
      terms.queries(rowTerms);
      terms.queriesLoaded(querySide);
      terms.queries({1, 0, 0});         // dQ
      terms.keyRowsOfTiles({3, 3, 0});  // K, V, dK, dV in; dK, dV out
      return;
    case Way::TwoLoops:
      terms.queries(rowTerms);
      terms.keysLoaded(Both);
      terms.keys(Both);
      terms.queriesLoaded(querySide);
      terms.queries({1, 0, 0});
      terms.queryRowsOfTiles(querySide);
      terms.keyRowsOfTiles(Both);
      return;
  }
}

QString equation(const QString& letter, std::int64_t value) {
  return QStringLiteral("%1 = %2").arg(withLength(letter), countText(value));
}

QString whereText(const Problem& problem, const TileCensus& census, const QString& markup) {
  QStringList letters;
  if (problem.Tq() == problem.Tk()) {
    letters.append(equation(QStringLiteral("T"), problem.Tq()));
  } else {
    letters.append(equation(QStringLiteral("T_q"), problem.Tq()));
    letters.append(equation(QStringLiteral("T_k"), problem.Tk()));
  }
  if (problem.dk() == problem.dv()) {
    letters.append(equation(QStringLiteral("d"), problem.dk()));
  } else {
    letters.append(equation(QStringLiteral("d_k"), problem.dk()));
    letters.append(equation(QStringLiteral("d_v"), problem.dv()));
  }
  if (markup.contains(QStringLiteral("*B*_r"))) letters.append(equation(QStringLiteral("B_r"), problem.Br()));
  if (markup.contains(QStringLiteral("*B*_c"))) letters.append(equation(QStringLiteral("B_c"), problem.Bc()));
  const QString text = letters.join(QStringLiteral(", "));
  if (problem.isStandard()) return text;
  const QString tiles =
      census.visited() == 1
          ? QCoreApplication::translate("ClosedForm", "1 tile visited")
          : QCoreApplication::translate("ClosedForm", "%1 tiles visited").arg(countText(census.visited()));
  return text + QStringLiteral("; ") + tiles;
}

}  // namespace

WrittenForm writtenForm(const Problem& problem, Pass pass, const TileCensus& census) {
  FormTerms terms(problem, census);
  const Way way = wayOf(problem, pass);
  if (pass == Pass::Forward) {
    addForward(terms, way);
  } else {
    addBackward(terms, way);
  }
  const QString markup = terms.markup();
  return {markup, whereText(problem, census, markup), terms.value()};
}

}  // namespace tilewise
