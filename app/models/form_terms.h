// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The terms of a closed form: what is written and what it is worth cannot part.

#include <cstdint>

#include <QList>
#include <QString>
#include <QStringList>

#include "core/problem/problem.h"
#include "core/tiling/tile_census.h"

namespace tilewise {

/// Values of one row of a block, or of one row of a whole matrix: of so many rows of width dk, of width dv, and so many
/// statistics.
struct RowWidth {
  std::int64_t dk = 0;
  std::int64_t dv = 0;
  std::int64_t one = 0;
};

class FormTerms {
 public:
  FormTerms(const Problem& problem, const TileCensus& census);

  /// n matrices of Tq x Tk.
  void squares(std::int64_t n);
  // Rows that cross once: all queries or keys, or those of blocks with a visited tile.
  void queries(RowWidth width) { once(m_problem.Tq(), m_Tq, width); }
  void keys(RowWidth width) { once(m_problem.Tk(), m_Tk, width); }
  void queriesLoaded(RowWidth width);
  void keysLoaded(RowWidth width);
  // Rows that cross with every visited tile.
  void queryRowsOfTiles(RowWidth width);
  void keyRowsOfTiles(RowWidth width);

  QString markup() const;
  std::int64_t value() const { return m_value; }

 private:
  /// Rows of the same letter are written together.
  struct Once {
    QString letter;  ///< or a number
    bool isNumber = false;
    RowWidth width;
  };
  struct Tiles {
    QString block;      ///< the letter of a block's rows
    std::int64_t full;  ///< rows of a full block
    std::int64_t all;   ///< rows of the whole matrix
    std::int64_t rows;  ///< summed over the visited tiles
  };

  void once(std::int64_t rows, const QString& letter, RowWidth width, bool isNumber = false);
  void tiles(const Tiles& tiles, RowWidth width);
  std::int64_t worth(RowWidth width) const { return width.dk * m_problem.dk() + width.dv * m_problem.dv() + width.one; }
  QStringList wideTerms(const Once& once) const;
  QString perRow(RowWidth width) const;
  QString perBlock(const QString& block, RowWidth width) const;

  const Problem& m_problem;
  const TileCensus& m_census;
  bool m_oneT, m_oneD;
  QString m_Tq, m_Tk, m_dk, m_dv;
  QStringList m_squares;
  QList<Once> m_once;
  QStringList m_perTile;
  std::int64_t m_value = 0;
};

}  // namespace tilewise
