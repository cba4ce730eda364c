// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A figure as data: axes, curves, lines, points, cells, and the words about it. No pixel and no colour yet: tests read
/// it, the chart draws it, the export writes its table.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

namespace tilewise {

/// How something is drawn: colour, dash and mark together. The first five are the ways of computing attention.
enum class Stroke : std::uint8_t {
  Standard,
  FlashAttention1,
  FlashAttention2,
  QueryOuter,
  TwoLoops,
  Queries,  ///< values that Q and O take
  Keys,     ///< values that K and V take
  Tile,     ///< values of a tile of S or P
  Main,     ///< a plain line in ink
  Second,   ///< a thin line beside: an asymptote
  OnChip,   ///< a capacity
  Now,      ///< the present configuration
};

enum class FigureScale : std::uint8_t { Linear, Log };

struct FigureTick {
  double at = 0;
  QString text;        ///< in the markup of MathText
  bool isNow = false;  ///< of the present configuration
};

struct FigureAxis {
  QString label;  ///< in the markup of MathText
  FigureScale scale = FigureScale::Linear;
  double first = 0;
  double last = 1;
  QList<FigureTick> ticks;
  bool grid = true;
  QString (*format)(double) = nullptr;  ///< how a value is told when it is pointed at
  QStringList alsoRoomFor{};            ///< numbers of a figure above or below, whose axis begins at the same place
};

struct FigureSeries {
  QString name;      ///< at its end; empty: none
  QString endValue;  ///< under its name
  Stroke stroke = Stroke::Main;
  bool isPresent = false;  ///< of the present configuration: bold
  bool steps = false;      ///< level from each point to the next
  bool marks = false;      ///< a mark at each point
  QList<QPointF> points;   ///< ascending in x; a y of NaN leaves a gap
};

/// A straight line across the figure.
struct FigureLine {
  enum class Direction : std::uint8_t { Upright, Level };
  enum class Words : std::uint8_t { AtTop, Rotated, InCorner, AtEnd };
  Direction direction = Direction::Upright;
  double at = 0;
  Stroke stroke = Stroke::Second;
  bool isStrong = false;
  QStringList words;       ///< lines of text in the markup; empty: none
  QStringList shortWords;  ///< where `words` have no room
  Words place =
      Words::AtTop;         ///< InCorner: above a level line at its left; AtEnd: at its right end, like a series' name
  bool isGround = false;    ///< level: hatched below
  bool isOptional = false;  ///< whether its words may go where there is no room
};

/// A single point with words beside it.
struct FigureMark {
  enum class Shape : std::uint8_t { Disc, Ring, Square, Triangle, None };
  QPointF at;
  Shape shape = Shape::Disc;
  Stroke stroke = Stroke::Now;
  QStringList words;        ///< the first line bold for the present configuration
  bool drop = false;        ///< a dotted line down to the axis
  bool isOptional = false;  ///< whether its words may go where there is no room
};

/// Words along a straight piece of a curve.
struct FigureNote {
  QPointF at;     ///< where their middle is wanted
  QPointF first;  ///< the piece that they may stand along, from the left to the right
  QPointF last;
  QString text;
  QString shortText{};  ///< where `text` would lie on other words; empty: none
};

/// A map: one rectangle a pair of columns and rows. Columns run along x, rows upwards.
struct FigureCells {
  struct Cell {
    double value = std::numeric_limits<double>::quiet_NaN();  ///< for the colour; NaN: not known
    QString text;
    QString shortText;  ///< where `text` has no room
    QString hint;       ///< when it is pointed at
    bool fits = true;
  };
  int columns = 0;
  int rows = 0;
  QList<Cell> cells;   ///< row by row from the bottom
  QList<int> fitting;  ///< of each column, how many rows from the bottom fit
  int nowColumn = -1;
  int nowRow = -1;
  QStringList legend;       ///< this configuration, frontier, too large
  QStringList shortLegend;  ///< where `legend` has no room; empty: none

  bool isEmpty() const { return cells.isEmpty(); }
  const Cell& at(int column, int row) const { return cells[row * columns + column]; }
};

/// Bars side by side in groups along x, one group a whole number: group n stands around n + 0.5.
struct FigureBars {
  enum class Fill : std::uint8_t {
    Model,     ///< hatched: what is computed
    Measured,  ///< plain
    OnChip,    ///< measured at the multiprocessors
    OffChip,   ///< measured at the memory
  };
  struct Kind {
    QString name;  ///< in the legend
    Fill fill = Fill::Measured;
  };
  struct Bar {
    double value = std::numeric_limits<double>::quiet_NaN();  ///< NaN: none
    double low = std::numeric_limits<double>::quiet_NaN();    ///< of its spread; NaN: not known
    double high = std::numeric_limits<double>::quiet_NaN();
  };
  struct Group {
    QList<Bar> bars;  ///< one a kind
    QString text;     ///< above them, where there is room
    QString hint;     ///< when it is pointed at
  };
  QList<Kind> kinds;
  QString spread;  ///< what low and high are, for the legend; empty: there are none
  QList<Group> groups;
  int chosen = -1;

  bool isEmpty() const { return groups.isEmpty(); }
};

/// What a figure was drawn from, for a file. A cell that is NaN is not known and stays empty.
struct FigureTable {
  QStringList columns;  ///< names with units: "M_values"
  QList<QList<double>> rows;
  QStringList texts{};         ///< names of columns of words that stand before the numbers: "algorithm"; often none
  QList<QStringList> words{};  ///< of each row, as many as there are `texts`
};

struct Figure {
  QString title;  ///< plain text
  QString unit;   ///< "values, log scales"
  FigureAxis x;
  FigureAxis y;
  QList<FigureSeries> series;
  QList<FigureLine> lines;
  QList<FigureMark> marks;
  QList<FigureNote> notes;
  FigureCells cells;
  FigureBars bars;
  QString caption;       ///< one plain sentence
  QString present;       ///< the figures at the present configuration, for those who do not see it
  QString missing;       ///< why there is nothing to draw; else empty
  bool isRough = false;  ///< some of it would take long, and is left out
  FigureTable table;
};

/// Powers of two of whole numbers: "64", "256", ..., every one or every second or third.
QList<FigureTick> tokenTicks(double first, double last, int most = 8);
/// Powers of ten with M and G: "1 M", "100 M", "1 G". Where these are fewer than three, also their multiples: "2 M", "5 M".
QList<FigureTick> countTicks(double first, double last, int most = 6);

/// A value as an axis shows it, with as many decimals as it needs, four at most.
QString valueText(double value);
/// From 0 in steps of 1, 2, 2.5 or 5 times a power of ten. Requires: last > 0.
QList<FigureTick> linearTicks(double last, int most = 6);

/// The place of a value between the ends of an axis, 0 to 1 within them.
double shareOf(const FigureAxis& axis, double value);
/// The value at a share.
double valueAt(const FigureAxis& axis, double share);

}  // namespace tilewise
