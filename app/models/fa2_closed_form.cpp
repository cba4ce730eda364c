// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/fa2_closed_form.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/models/count_text.h"

namespace tilewise {

namespace {

/// The letters of a problem: plain T and d where there is only one of each.
struct Letters {
  explicit Letters(const Problem& problem) {
    const bool oneT = problem.Tq() == problem.Tk();
    const bool oneD = problem.dk() == problem.dv();
    Tq = oneT ? QStringLiteral("*T*") : QStringLiteral("*T*_q");
    Tk = oneT ? QStringLiteral("*T*") : QStringLiteral("*T*_k");
    dk = oneD ? QStringLiteral("*d*") : QStringLiteral("*d*_k");
    dv = oneD ? QStringLiteral("*d*") : QStringLiteral("*d*_v");
    both = oneD ? QStringLiteral("2*d*") : QStringLiteral("(*d*_k\u00A0+\u00A0*d*_v)");
  }
  QString Tq, Tk, dk, dv;
  QString both;  ///< dk + dv
};

/// Collects terms: what is written and what it is worth cannot part.
class Sum {
 public:
  void add(const QString& markup, std::int64_t value) {
    m_terms.append(markup);
    m_value += value;
  }
  QString markup() const { return m_terms.join(QStringLiteral(" +\u00A0")); }
  std::int64_t value() const { return m_value; }

 private:
  QStringList m_terms;
  std::int64_t m_value = 0;
};

void addQueriesAndOutput(Sum& sum, const Problem& problem, const TileCensus& census, const Letters& letters) {
  const std::int64_t queries = census.rowsLoaded;
  if (queries != problem.Tq()) {
    // Row blocks without a visited tile load no Q, yet their O is written.
    sum.add(countText(queries) + letters.dk, queries * problem.dk());
    sum.add(letters.Tq + letters.dv, problem.Tq() * problem.dv());
  } else if (problem.dk() == problem.dv()) {
    sum.add(QStringLiteral("2") + letters.Tq + letters.dk, 2 * problem.Tq() * problem.dk());
  } else {
    sum.add(letters.Tq + letters.both, problem.Tq() * (problem.dk() + problem.dv()));
  }
}

/// "3*B*_c" but "*B*_c" for one.
QString times(std::int64_t count, const QString& factor) { return count == 1 ? factor : countText(count) + factor; }

void addKeysAndValues(Sum& sum, const Problem& problem, const TileCensus& census, const Letters& letters) {
  const std::int64_t full = std::min(problem.Bc(), problem.Tk());
  const std::int64_t remainder = problem.Tk() % full;
  const std::int64_t last = remainder == 0 ? full : remainder;
  const QString block = problem.Bc() > problem.Tk() ? letters.Tk : QStringLiteral("*B*_c");
  const bool oneD = problem.dk() == problem.dv();
  const std::int64_t width = problem.dk() + problem.dv();
  const std::int64_t tiles = census.visited();
  const std::int64_t lastTiles = last == full ? 0 : (tiles * full - census.keyRows) / (full - last);
  if (lastTiles == 0) {
    const QString perTile = oneD ? QStringLiteral("2") + block + letters.dk : block + letters.both;
    sum.add(QStringLiteral("%1\u00A0·\u00A0%2").arg(countText(tiles), perTile), tiles * full * width);
    return;
  }
  const std::int64_t fullTiles = tiles - lastTiles;
  const QString lastKeys =
      lastTiles == 1 ? countText(last) : QStringLiteral("%1\u00A0·\u00A0%2").arg(countText(lastTiles), countText(last));
  const QString keys =
      fullTiles == 0 ? lastKeys : QStringLiteral("(%1\u00A0+\u00A0%2)").arg(times(fullTiles, block), lastKeys);
  sum.add(QStringLiteral("%1\u00A0·\u00A0%2").arg(keys, letters.both), (fullTiles * full + lastTiles * last) * width);
}

QString equation(const QString& letter, std::int64_t value) {
  return QStringLiteral("%1 = %2").arg(letter, countText(value));
}

QString whereText(const Problem& problem, const TileCensus& census) {
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
  letters.append(equation(QStringLiteral("B_c"), problem.Bc()));
  const QString tiles =
      census.visited() == 1
          ? QCoreApplication::translate("ClosedForm", "1 tile visited")
          : QCoreApplication::translate("ClosedForm", "%1 tiles visited").arg(countText(census.visited()));
  return letters.join(QStringLiteral(", ")) + QStringLiteral("; ") + tiles;
}

}  // namespace

WrittenForm fa2ForwardForm(const Problem& problem, const TileCensus& census) {
  const Letters letters(problem);
  Sum sum;
  addQueriesAndOutput(sum, problem, census, letters);
  sum.add(letters.Tq, problem.Tq());
  addKeysAndValues(sum, problem, census, letters);
  return {sum.markup(), whereText(problem, census), sum.value()};
}

}  // namespace tilewise
