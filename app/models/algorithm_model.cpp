// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_model.h"

namespace tilewise {

void AlgorithmModel::setEvent(const std::optional<Event>& event) {
  const auto running = event ? fa2ForwardLine(*event) : std::nullopt;
  const auto i = event ? event->i : std::nullopt;
  const auto j = event ? event->j : std::nullopt;
  // Few rows change between two events; views and screen readers hear of those only.
  QList<int> changed;
  const auto touch = [&changed](std::optional<int> number) {
    if (number && !changed.contains(*number)) {
      changed.append(*number);
    }
  };
  if (running != m_running) {
    touch(m_running);
    touch(running);
  }
  if (i != m_i) {
    touch(QueryLoopLine);
  }
  if (j != m_j) {
    touch(KeyLoopLine);
  }
  m_running = running;
  m_i = i;
  m_j = j;
  for (const int number : changed) {
    const QModelIndex row = index(number - 1);
    emit dataChanged(row, row, {RunningRole, PillRole, Qt::AccessibleTextRole});
  }
}

QModelIndex AlgorithmModel::runningIndex() const { return m_running ? index(*m_running - 1) : QModelIndex(); }

int AlgorithmModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant AlgorithmModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
    return {};
  }
  const AlgorithmLine& line = m_lines[index.row()];
  const int number = index.row() + 1;
  switch (role) {
    case Qt::DisplayRole: return line.words;
    case Qt::AccessibleTextRole: return accessibleText(number);
    case MarkupRole: return line.markup;
    case NumberRole: return number;
    case IndentRole: return line.indent;
    case RunningRole: return m_running == number;
    case PillRole: return pill(number);
    default: return {};
  }
}

QHash<int, QByteArray> AlgorithmModel::roleNames() const {
  QHash<int, QByteArray> names = QAbstractListModel::roleNames();
  names.insert(MarkupRole, "markup");
  names.insert(NumberRole, "number");
  names.insert(IndentRole, "indent");
  names.insert(RunningRole, "running");
  names.insert(PillRole, "pill");
  return names;
}

QString AlgorithmModel::pill(int number) const {
  if (number == QueryLoopLine && m_i) {
    return QStringLiteral("*i* = %1").arg(*m_i);
  }
  if (number == KeyLoopLine && m_j) {
    return QStringLiteral("*j* = %1").arg(*m_j);
  }
  return {};
}

QString AlgorithmModel::accessibleText(int number) const {
  const QString words = m_lines[number - 1].words;
  QString text = m_running == number ? tr("Line %1, running: %2").arg(QString::number(number), words)
                                     : tr("Line %1: %2").arg(QString::number(number), words);
  if (number == QueryLoopLine && m_i) {
    text += tr("; i is %1").arg(*m_i);
  } else if (number == KeyLoopLine && m_j) {
    text += tr("; j is %1").arg(*m_j);
  }
  return text;
}

}  // namespace tilewise
