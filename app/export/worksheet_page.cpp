// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/worksheet_page.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/session/words.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

// Tenths of a millimetre.
constexpr double Left = 150;
constexpr double Width = SheetWidth - 2 * Left;
constexpr double Top = 130;
constexpr double Bottom = SheetHeight - 130;
constexpr double LeastLine = 44;
constexpr double MostLine = 66;
constexpr double TextLine = 52;
constexpr double VLine = 46;
constexpr double LargestFont = 34;
constexpr double FontShare = 0.66;  ///< of a line of the table
constexpr double BlockGap = 26;

// Widths of columns, before they share the page.
constexpr double TileColumn = 250;
constexpr double RowColumn = 90;
constexpr double ScoreColumn = 130;
constexpr double SumColumn = 190;
constexpr double OutputColumn = 165;

constexpr int ScoreDecimals = 4;  // eighths times eighths end within six; four are enough to go on with
constexpr int AnswerDecimals = 3;

class Page {
  Q_DECLARE_TR_FUNCTIONS(WorksheetPage)

 public:
  Page(const Worksheet& sheet, bool solved) : m_sheet(sheet), m_solved(solved) {}

  SheetPage take() {
    head();
    values();
    const double room = Bottom - m_y - TextLine;
    std::size_t blocks = m_sheet.blocks.size();
    while (blocks > 1 && heightFor(blocks, LeastLine) > room) --blocks;
    m_line = MostLine;
    while (m_line > LeastLine && heightFor(blocks, m_line) > room) --m_line;
    for (std::size_t n = 0; n < blocks; ++n) block(m_sheet.blocks[n]);
    foot(blocks);
    return {std::move(m_cells), blocks};
  }

 private:
  void text(const QString& markup, double size, bool bold = false, Qt::Alignment align = Qt::AlignLeft) {
    m_cells.append(
        {QRectF(Left, m_y, Width, TextLine), markup, size, bold, false, false, false, align | Qt::AlignVCenter});
  }

  void head() {
    m_y = Top;
    text((m_solved ? tr("Solution: %1") : tr("Worksheet: %1")).arg(MathText::escaped(m_sheet.title)), 50, true);
    if (!m_solved) text(tr("Name: ______________________________"), 34, false, Qt::AlignRight);
    m_y += 1.3 * TextLine;
    text(tr("FlashAttention-2, forward: %1 queries, %2 keys, width %3, blocks of *B*_r = %4 queries and *B*_c = %5 "
            "keys.")
             .arg(m_sheet.Tq)
             .arg(m_sheet.Tk)
             .arg(m_sheet.d)
             .arg(m_sheet.Br)
             .arg(m_sheet.Bc),
         32);
    m_y += TextLine;
    text(tr("Every row begins with *m* = −∞, *l* = 0 and *O~* = 0. At each tile:   *m′* = max(*m*, largest score),   "
            "*f* = *e*^{m − m′},"),
         32);
    m_y += TextLine;
    text(tr("*l* becomes *f* *l* + Σ *e*^{S − m′},   *O~* becomes *f* *O~* + Σ *e*^{S − m′} *V*.   At the end:   "
            "*O* = *O~* / *l*,   lse = *m* + log *l*."),
         32);
    m_y += TextLine;
    text(m_solved ? tr("The engine's own numbers, rounded to three decimals: the last digit of yours may differ.")
                  : tr("The scores *S* are given%1. Fill in the empty boxes, to two or three decimals.")
                        .arg(m_sheet.masked ? tr("; a dash is a masked one") : QString()),
         32);
    m_y += 1.2 * TextLine;
  }

  /// V on its side: keys across.
  void values() {
    const Index keys = m_sheet.V.rows();
    const double first = 150;
    const double width = std::min(150.0, (Width - first) / static_cast<double>(keys));
    const auto put = [&](double x, double w, const QString& markup, bool head) {
      m_cells.append({QRectF(x, m_y, w, VLine), markup, 30, head, true, head, false, Qt::AlignCenter});
    };
    const auto xOf = [&](Index key) { return Left + first + static_cast<double>(key) * width; };
    put(Left, first, tr("key"), true);
    for (Index t = 0; t < keys; ++t) put(xOf(t), width, QString::number(t), true);
    m_y += VLine;
    for (Index c = 0; c < m_sheet.V.cols(); ++c) {
      put(Left, first, u"*V*, "_s + QString::number(c), true);
      for (Index t = 0; t < keys; ++t) {
        put(xOf(t), width, shortNumber(m_sheet.V(t, c), AnswerDecimals), false);
      }
      m_y += VLine;
    }
    m_y += BlockGap;
  }

  static std::size_t linesOf(const WorksheetBlock& block) {
    std::size_t lines = 2 + block.result.size();
    for (const WorksheetTile& tile : block.tiles) lines += std::max<std::size_t>(1, tile.rows.size());
    return lines;
  }
  double heightFor(std::size_t blocks, double line) const {
    double height = 0;
    for (std::size_t n = 0; n < blocks; ++n)
      height += static_cast<double>(linesOf(m_sheet.blocks[n])) * line + BlockGap;
    return height;
  }

  /// Without zeros that say nothing: eighths stay short.
  static QString shortNumber(double value, int decimals) {
    QString text = fixed(value, decimals);
    if (!text.contains(u'.')) return text;
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(u'.')) text.chop(1);
    return text;
  }

  double fontSize() const { return std::min(LargestFont, FontShare * m_line); }
  double dv() const { return static_cast<double>(m_sheet.V.cols()); }
  double stretch() const {
    const double wanted =
        TileColumn + RowColumn + static_cast<double>(m_sheet.Bc) * ScoreColumn + 3 * SumColumn + dv() * OutputColumn;
    return Width / wanted;
  }

  void put(double& x, double width, double lines, const QString& markup, bool asked = false, bool head = false) {
    const double w = width * stretch();
    SheetCell cell{QRectF(x, m_y, w, lines * m_line), {}, fontSize(), head, true, head, asked, Qt::AlignCenter};
    if (!asked || m_solved) cell.text = markup;
    m_cells.append(cell);
    x += w;
  }

  void heads() {
    double x = Left;
    put(x, TileColumn, 1, tr("tile"), false, true);
    put(x, RowColumn, 1, tr("row"), false, true);
    put(x, static_cast<double>(m_sheet.Bc) * ScoreColumn, 1, tr("scores *S*, given"), false, true);
    put(x, SumColumn, 1, u"*m′*"_s, false, true);
    put(x, SumColumn, 1, u"*f*"_s, false, true);
    put(x, SumColumn, 1, u"*l*"_s, false, true);
    put(x, dv() * OutputColumn, 1, u"*O~*"_s, false, true);
    m_y += m_line;
  }

  void block(const WorksheetBlock& block) {
    m_cells.append({QRectF(Left, m_y, Width, m_line),
                    tr("Row block %1: queries %2").arg(block.i).arg(range(block.queries.begin, block.queries.last())),
                    fontSize(), true, false, false, false, Qt::AlignLeft | Qt::AlignVCenter});
    m_y += m_line;
    heads();
    for (const WorksheetTile& tile : block.tiles) {
      tile.skipped ? skippedTile(tile) : rows(tile);
    }
    result(block);
    m_y += BlockGap;
  }

  QString tileText(const WorksheetTile& tile) const {
    return tr("(%1, %2), keys %3").arg(tile.tile.i).arg(tile.tile.j).arg(range(tile.keys.begin, tile.keys.last()));
  }

  void skippedTile(const WorksheetTile& tile) {
    double x = Left;
    put(x, TileColumn, 1, tileText(tile));
    put(x, Width / stretch() - TileColumn, 1, tr("skipped: no visible entry, nothing is loaded or computed"));
    m_y += m_line;
  }

  void rows(const WorksheetTile& tile) {
    double x = Left;
    put(x, TileColumn, static_cast<double>(tile.rows.size()), tileText(tile));
    for (const WorksheetRow& row : tile.rows) {
      double at = x;
      put(at, RowColumn, 1, QString::number(row.row));
      for (std::int64_t c = 0; c < m_sheet.Bc; ++c) {
        const bool exists = c < static_cast<std::int64_t>(row.scores.size());
        const auto score = exists ? row.scores[static_cast<std::size_t>(c)] : std::nullopt;
        put(at, ScoreColumn, 1, score ? shortNumber(*score, ScoreDecimals) : exists ? u"–"_s : QString());
      }
      put(at, SumColumn, 1, fixed(row.m, AnswerDecimals), true);
      put(at, SumColumn, 1, fixed(row.factor, AnswerDecimals), true);
      put(at, SumColumn, 1, fixed(row.l, AnswerDecimals), true);
      for (const double value : row.output) put(at, OutputColumn, 1, fixed(value, AnswerDecimals), true);
      m_y += m_line;
    }
  }

  void result(const WorksheetBlock& block) {
    double x = Left;
    put(x, TileColumn, static_cast<double>(block.result.size()), tr("end: lse and *O*"), false, true);
    for (const WorksheetRow& row : block.result) {
      double at = x;
      put(at, RowColumn, 1, QString::number(row.row));
      put(at, static_cast<double>(m_sheet.Bc) * ScoreColumn + 2 * SumColumn, 1, {});
      put(at, SumColumn, 1, fixed(row.l, AnswerDecimals), true);
      for (const double value : row.output) put(at, OutputColumn, 1, fixed(value, AnswerDecimals), true);
      m_y += m_line;
    }
  }

  void foot(std::size_t blocks) {
    if (blocks == m_sheet.blocks.size()) return;
    m_y = Bottom - TextLine;
    text(
        tr("Row blocks 0 to %1 of %2: the others have no room on one page.").arg(blocks - 1).arg(m_sheet.blocks.size()),
        28);
  }

  const Worksheet& m_sheet;
  bool m_solved;
  double m_y = 0;
  double m_line = MostLine;
  QList<SheetCell> m_cells;
};

}  // namespace

SheetPage worksheetPage(const Worksheet& sheet, bool solved) { return Page(sheet, solved).take(); }

}  // namespace tilewise
