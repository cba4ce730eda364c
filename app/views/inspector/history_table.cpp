// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/history_table.h"

#include <cmath>

#include <QLocale>

#include "app/session/make_run.h"
#include "app/session/notation.h"
#include "app/views/inspector/printed_formula.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int OutputDigits = 4;

QString allDigits(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

QString number(double value, int decimals) { return printNumber({value, decimals}).text; }

/// Largest difference of two rows; NaN in both at once is none.
double difference(const Vector<double>& a, const Vector<double>& b) {
  double largest = 0;
  for (Index k = 0; k < a.size(); ++k) {
    if (std::isnan(a(k)) && std::isnan(b(k))) continue;
    const double each = std::abs(a(k) - b(k));
    if (std::isnan(each) || each > largest) largest = each;
  }
  return largest;
}

}  // namespace

RowHistory rowHistory(const Run& run, std::int64_t row) {
  RowHistory history;
  history.row = row;
  const auto inputs = inputsOf(run, Range{row, row + 1});
  if (run.pass() == Pass::Backward) {
    history.backward = backwardHistory(run.problem, *inputs, run.result.get(), row);
  } else {
    history.forward = forwardHistory(run.problem, *inputs, *run.hbm, *run.trace, row);
  }
  return history;
}

double historyFlops(const Problem& problem) {
  const auto widths = static_cast<double>(problem.dk() + problem.dv());
  const auto keys = static_cast<double>(problem.Tk());
  if (problem.lastPass() == Pass::Backward) return 4 * keys * widths;
  const double steps = keys / static_cast<double>(problem.Bc());
  return (2 * static_cast<double>(problem.Br()) + steps) * keys * widths;
}

QString historyNote(const Run& run, const RowHistory& history, const IsVisited& isVisited) {
  if (const auto& both = history.backward) {
    if (run.problem.settings().storage != Storage::None && both->D) {
      return HistoryTable::tr("*D* = %1 from the rounded *O*; before rounding d*O* · *O* = %2 and the sum of *P* d*P* = %3.")
          .arg(number(*both->D, 6), number(both->dOO, 6), number(both->PdP, 6));
    }
    const QString D = both->D ? HistoryTable::tr("*D* = %1; ").arg(number(*both->D, 6)) : QString();
    return HistoryTable::tr("%1d*O* · *O* = %2; the sum of *P* d*P* over all keys = %3: difference %4.")
        .arg(D, number(both->dOO, 6), number(both->PdP, 6),
             MathText::escaped(errorFigure(std::abs(both->dOO - both->PdP))));
  }
  if (run.problem.isStandard()) {
    return HistoryTable::tr("Standard attention goes by whole rows: there is no tile after which a row is half done.");
  }
  if (history.forward.empty()) return {};
  double largest = -1;
  for (const ForwardHistoryStep& step : history.forward) {
    if (step.exact.keys == 0 || !isVisited(step.j)) continue;
    largest = std::max(largest, difference(step.output, step.exact.output()));
  }
  if (largest < 0) return HistoryTable::tr("The row has not seen a key yet.");
  if (run.problem.settings().storage != Storage::None) {
    return HistoryTable::tr(
               "Weights are rounded to %1 before they are multiplied, so the row holds exact attention only to within %2.")
        .arg(QString::fromUtf8(word(run.problem.settings().storage).data()),
             MathText::escaped(errorFigure(largest)));
  }
  return HistoryTable::tr(
             "After every tile the row holds exact attention over the keys seen so far: largest difference %1.")
      .arg(MathText::escaped(errorFigure(largest)));
}

void HistoryTable::setHistory(RowHistory history) {
  beginResetModel();
  m_lines.clear();
  m_headings.clear();
  m_tips.clear();
  if (history.backward) {
    addBackward(*history.backward);
  } else if (!history.forward.empty()) {
    addForward(history);
  }
  m_toCome.assign(m_lines.size(), std::nullopt);
  endResetModel();
}

void HistoryTable::setVisited(IsVisited isVisited) {
  m_isVisited = std::move(isVisited);
  m_toCome.assign(m_lines.size(), std::nullopt);
  if (!m_lines.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool HistoryTable::isToCome(std::size_t line) const {
  if (!m_isVisited) return false;
  auto& known = m_toCome[line];
  if (!known) known = !m_isVisited(m_lines[line].j);
  return *known;
}

void HistoryTable::addForward(const RowHistory& history) {
  m_headings = {u"j"_s, tr("rowmax"), u"m"_s, u"f"_s, u"\u2113"_s, u"O\u0303/\u2113"_s, tr("exact"), tr("diff.")};
  m_tips = {tr("Key block"),
            tr("Largest score of the tile"),
            tr("Maximum after the tile"),
            tr("Factor by which the older sums were multiplied"),
            tr("Row sum after the tile"),
            tr("First entry of what the row holds"),
            tr("First entry of exact attention over the keys seen so far"),
            tr("Largest difference of all entries")};
  for (const ForwardHistoryStep& step : history.forward) {
    Line line;
    line.j = step.j;
    line.keys = step.keys;
    line.isSkipped = step.isSkipped;
    const Vector<double> exact = step.exact.output();
    const double apart = step.exact.keys > 0 ? difference(step.output, exact) : 0;
    line.texts = {grouped(shownBlock(step.j))};
    line.exact = {QString::number(shownBlock(step.j))};
    if (step.isSkipped) {
      line.texts += {tr("skipped"), QString(), QString()};
      line.exact += {tr("skipped"), allDigits(step.m), QString()};
    } else {
      line.texts +=
          {number(step.rowMax, MaximumDecimals), number(step.m, MaximumDecimals), number(step.factor, FactorDecimals)};
      line.exact += {allDigits(step.rowMax), allDigits(step.m), allDigits(step.factor)};
    }
    line.texts += {number(step.l, RowSumDecimals), number(step.output(0), OutputDigits), number(exact(0), OutputDigits),
                   errorFigure(apart)};
    line.exact += {allDigits(step.l), allDigits(step.output(0)), allDigits(exact(0)), allDigits(apart)};
    m_lines.push_back(line);
  }
}

void HistoryTable::addBackward(const BackwardHistory& history) {
  m_headings = {u"j"_s, tr("keys"), tr("sum of P"), tr("sum of P dP")};
  m_tips = {tr("Key block"), tr("Keys of the block"), tr("Over the keys seen so far"),
            tr("Over the keys seen so far; D after the last")};
  for (const BackwardHistoryStep& step : history.steps) {
    m_lines.push_back({step.j,
                       step.keys,
                       step.isSkipped,
                       {grouped(shownBlock(step.j)), range(step.keys.begin, step.keys.last()),
                        step.isSkipped ? tr("skipped") : number(step.weight, 6), number(step.PdP, 6)},
                       {QString::number(shownBlock(step.j)), range(step.keys.begin, step.keys.last()), allDigits(step.weight),
                        allDigits(step.PdP)}});
  }
}

Range HistoryTable::keys(int line) const { return m_lines[static_cast<std::size_t>(line)].keys; }

QString HistoryTable::table() const {
  QString text = m_headings.join(u'\t') + u'\n';
  for (std::size_t line = 0; line < m_lines.size(); ++line) {
    if (!isToCome(line)) text += m_lines[line].exact.join(u'\t') + u'\n';
  }
  return text;
}

int HistoryTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int HistoryTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant HistoryTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Line& line = m_lines[static_cast<std::size_t>(index.row())];
  if (role == WholeTextRole) return line.texts.value(index.column());
  if (index.column() > 0 && isToCome(static_cast<std::size_t>(index.row()))) {
    if (role == Qt::DisplayRole && index.column() > 1) return QString();
    if (role == Qt::DisplayRole) return line.isSkipped ? tr("skipped") : tr("to come");
    if (role == Qt::ToolTipRole) return tr("The run has not come to this tile yet");
  }
  if (role == Qt::DisplayRole) return line.texts.value(index.column());
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole) {
    return tr("Keys %1: %2").arg(range(line.keys.begin, line.keys.last()), line.exact.value(index.column()));
  }
  return {};
}

QVariant HistoryTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) return m_headings.value(section);
  if (role == Qt::ToolTipRole) return m_tips.value(section);
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

}  // namespace tilewise
