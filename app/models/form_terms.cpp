// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/form_terms.h"

#include <algorithm>

#include "app/models/count_text.h"
#include "app/session/notation.h"

namespace tilewise {

namespace {

QString letter(bool isOnly, const char* plain, const char* indexed) {
  return QString::fromUtf8(isOnly ? plain : indexed);
}

/// "3*B*_c" but "*B*_c" for one.
QString times(std::int64_t count, const QString& factor) { return count == 1 ? factor : countText(count) + factor; }

QString dotted(const QString& left, const QString& right) {
  return QStringLiteral("%1\u00A0·\u00A0%2").arg(left, right);
}

/// A sum that is a factor of its line: it does not break.
QString joined(const QStringList& terms) { return terms.join(QStringLiteral("\u00A0+\u00A0")); }

QString bracketed(const QStringList& terms) {
  return terms.size() == 1 ? terms.first() : QStringLiteral("(%1)").arg(joined(terms));
}

}  // namespace

FormTerms::FormTerms(const Problem& problem, const TileCensus& census)
    : m_problem(problem),
      m_census(census),
      m_oneT(problem.Tq() == problem.Tk()),
      m_oneD(problem.dk() == problem.dv()),
      m_Tq(withLength(letter(m_oneT, "*T*", "*T*_q"))),
      m_Tk(withLength(letter(m_oneT, "*T*", "*T*_k"))),
      m_dk(letter(m_oneD, "*d*", "*d*_k")),
      m_dv(letter(m_oneD, "*d*", "*d*_v")) {}

void FormTerms::squares(std::int64_t n) {
  m_squares.append(times(n, m_oneT ? withLength(QStringLiteral("*T*^2")) : m_Tq + m_Tk));
  m_value += n * m_problem.Tq() * m_problem.Tk();
}

void FormTerms::queriesLoaded(RowWidth width) {
  const std::int64_t rows = m_census.rowsLoaded;
  const bool areAll = rows == m_problem.Tq();
  once(rows, areAll ? m_Tq : countText(rows), width, !areAll);
}

void FormTerms::keysLoaded(RowWidth width) {
  const std::int64_t rows = m_census.keysLoaded;
  const bool areAll = rows == m_problem.Tk();
  once(rows, areAll ? m_Tk : countText(rows), width, !areAll);
}

void FormTerms::once(std::int64_t rows, const QString& rowLetter, RowWidth width, bool isNumber) {
  m_value += rows * worth(width);
  for (Once& each : m_once) {
    if (each.letter != rowLetter) continue;
    each.width = {each.width.dk + width.dk, each.width.dv + width.dv, each.width.one + width.one};
    return;
  }
  m_once.append({rowLetter, isNumber, width});
}

QStringList FormTerms::wideTerms(const Once& once) const {
  const RowWidth& width = once.width;
  // A number of rows with a coefficient: "2 · 768*d*", with 1: "768*d*".
  const auto term = [&](std::int64_t n, const QString& factor) {
    if (!once.isNumber) return times(n, once.letter + factor);
    return n == 1 ? once.letter + factor : dotted(countText(n), once.letter + factor);
  };
  if (m_oneD) {
    const std::int64_t n = width.dk + width.dv;
    return n == 0 ? QStringList() : QStringList{term(n, m_dk)};
  }
  if (width.dk == width.dv && width.dk > 0) {
    return {term(width.dk, QStringLiteral("(*d*_k\u00A0+\u00A0*d*_v)"))};
  }
  QStringList terms;
  if (width.dk > 0) terms.append(term(width.dk, m_dk));
  if (width.dv > 0) terms.append(term(width.dv, m_dv));
  return terms;
}

/// "2*d*", "(3*d*_k + *d*_v + 2)".
QString FormTerms::perRow(RowWidth width) const {
  QStringList terms;
  if (m_oneD) {
    if (width.dk + width.dv > 0) terms.append(times(width.dk + width.dv, m_dk));
  } else {
    if (width.dk > 0) terms.append(times(width.dk, m_dk));
    if (width.dv > 0) terms.append(times(width.dv, m_dv));
  }
  if (width.one > 0) terms.append(countText(width.one));
  return bracketed(terms);
}

/// What one full block is worth: "2*B*_c*d*", "(4*B*_r*d* + 2*B*_r)", "3*B*_c(*d*_k + *d*_v)".
QString FormTerms::perBlock(const QString& block, RowWidth width) const {
  if (m_oneD) {
    QStringList terms{times(width.dk + width.dv, block + m_dk)};
    if (width.one > 0) terms.append(times(width.one, block));
    return bracketed(terms);
  }
  if (width.dk == width.dv && width.one == 0) return times(width.dk, block + perRow({1, 1, 0}));
  return block + perRow(width);
}

void FormTerms::queryRowsOfTiles(RowWidth width) {
  const bool isWhole = m_problem.Br() > m_problem.Tq();
  tiles({isWhole ? m_Tq : QStringLiteral("*B*_r"), std::min(m_problem.Br(), m_problem.Tq()), m_problem.Tq(),
         m_census.queryRows},
        width);
}

void FormTerms::keyRowsOfTiles(RowWidth width) {
  const bool isWhole = m_problem.Bc() > m_problem.Tk();
  tiles({isWhole ? m_Tk : QStringLiteral("*B*_c"), std::min(m_problem.Bc(), m_problem.Tk()), m_problem.Tk(),
         m_census.keyRows},
        width);
}

void FormTerms::tiles(const Tiles& of, RowWidth width) {
  const std::int64_t count = m_census.visited();
  if (count == 0) return;
  m_value += of.rows * worth(width);
  const std::int64_t remainder = of.all % of.full;
  const std::int64_t last = remainder == 0 ? of.full : remainder;
  const std::int64_t lastTiles = last == of.full ? 0 : (count * of.full - of.rows) / (of.full - last);
  if (lastTiles == 0) {
    const QString block = perBlock(of.block, width);
    // A bracket is a factor without a dot.
    m_perTile.append(block.startsWith(u'(') ? countText(count) + block : dotted(countText(count), block));
    return;
  }
  const QString lastRows = lastTiles == 1 ? countText(last) : dotted(countText(lastTiles), countText(last));
  const std::int64_t fullTiles = count - lastTiles;
  const QString rows =
      fullTiles == 0 ? lastRows : QStringLiteral("(%1)").arg(joined({times(fullTiles, of.block), lastRows}));
  m_perTile.append(dotted(rows, perRow(width)));
}

QString FormTerms::markup() const {
  QStringList terms = m_squares;
  for (const Once& each : m_once) terms += wideTerms(each);
  for (const Once& each : m_once) {
    if (each.width.one == 0) continue;
    terms.append(each.isNumber && each.width.one > 1 ? dotted(countText(each.width.one), each.letter)
                                                     : times(each.width.one, each.letter));
  }
  terms += m_perTile;
  return terms.isEmpty() ? countText(0) : terms.join(QStringLiteral(" +\u00A0"));
}

}  // namespace tilewise
