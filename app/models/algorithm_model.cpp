// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_model.h"

#include <algorithm>

namespace tilewise {

void AlgorithmModel::setLines(const QList<AlgorithmLine>& lines) {
  beginResetModel();
  m_lines = lines;
  m_running.reset();
  m_event.reset();
  endResetModel();
}

void AlgorithmModel::setEvent(const std::optional<Event>& event, StripKind strip) {
  // Few rows change between two events; views and screen readers hear of those only.
  const auto shown = [this] {
    QStringList pills;
    for (int number = 1; number <= rowCount(); ++number) pills.append(pill(number));
    return pills;
  };
  const QStringList pillsBefore = shown();
  const auto runningBefore = m_running;
  m_event = event;
  m_strip = strip;
  m_running = event ? lineAt(m_lines, strip, *event) : std::nullopt;
  const QStringList pills = shown();
  for (int number = 1; number <= rowCount(); ++number) {
    const bool ran = runningBefore == number;
    if (ran == (m_running == number) && pills[number - 1] == pillsBefore[number - 1]) continue;
    const QModelIndex row = index(number - 1);
    emit dataChanged(row, row, {RunningRole, PillRole, Qt::AccessibleTextRole});
  }
}

void AlgorithmModel::setPointed(const QList<EventKind>& kinds) {
  if (kinds == m_pointed) return;
  m_pointed = kinds;
  if (m_lines.isEmpty()) return;
  emit dataChanged(index(0), index(rowCount() - 1), {PointedRole, Qt::AccessibleTextRole});
}

bool AlgorithmModel::isPointed(int number) const {
  const auto& occasions = m_lines[number - 1].occasions;
  return std::any_of(occasions.begin(), occasions.end(),
                     [this](const Occasion& each) { return m_pointed.contains(each.kind); });
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
    case PointedRole: return isPointed(number);
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
  names.insert(PointedRole, "pointed");
  names.insert(PillRole, "pill");
  return names;
}

std::optional<std::int64_t> AlgorithmModel::loopValue(int number) const {
  const AlgorithmLine& line = m_lines[number - 1];
  if (!m_event || !line.loopOf.contains(m_strip)) {
    return std::nullopt;
  }
  return line.loop == LoopVariable::I ? m_event->i : m_event->j;
}

QString AlgorithmModel::pill(int number) const {
  const auto value = loopValue(number);
  if (!value) {
    return {};
  }
  const bool isI = m_lines[number - 1].loop == LoopVariable::I;
  return (isI ? QStringLiteral("*i* = %1") : QStringLiteral("*j* = %1")).arg(*value);
}

QString AlgorithmModel::accessibleText(int number) const {
  const QString words = m_lines[number - 1].words;
  QString text = m_running == number ? tr("Line %1, running: %2").arg(QString::number(number), words)
                                     : tr("Line %1: %2").arg(QString::number(number), words);
  if (const auto value = loopValue(number)) {
    text += (m_lines[number - 1].loop == LoopVariable::I ? tr("; i is %1") : tr("; j is %1")).arg(*value);
  }
  return isPointed(number) ? tr("%1; the lesson points at it").arg(text) : text;
}

}  // namespace tilewise
