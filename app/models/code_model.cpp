// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/code_model.h"

#include <algorithm>

namespace tilewise {

namespace {

bool isComment(std::string_view line) {
  const std::string_view body = line.substr(std::min(line.find_first_not_of(' '), line.size()));
  return body.starts_with("# ") || body.starts_with("//");
}

}  // namespace

void CodeModel::setCode(AlgorithmCode code) {
  beginResetModel();
  m_code = std::move(code);
  m_shown = 0;
  m_marked.clear();
  endResetModel();
}

void CodeModel::setEvent(const std::optional<Event>& event, StripKind strip) {
  const QList<int> before = m_marked;
  std::size_t shown = m_shown;
  QList<int> marked;
  const std::size_t count = m_code.programs.size();
  for (std::size_t n = 0; event && marked.isEmpty() && n < count; ++n) {
    const std::size_t program = (m_shown + n) % count;
    for (const std::size_t line : m_code.programs[program].linesOf(strip, *event)) {
      marked.append(static_cast<int>(line));
    }
    if (!marked.isEmpty()) shown = program;
  }
  if (shown != m_shown) {
    beginResetModel();
    m_shown = shown;
    m_marked = marked;
    endResetModel();
    return;
  }
  m_marked = marked;
  for (const QList<int>& rows : {before, marked}) {
    for (const int row : rows) emit dataChanged(index(row), index(row), {MarkedRole, Qt::AccessibleTextRole});
  }
}

int CodeModel::firstOfAlgorithm() const {
  if (m_code.programs.empty()) return 0;
  const auto found =
      std::find_if(lines().begin(), lines().end(), [](const ListingLine& line) { return !line.occasions.empty(); });
  return found == lines().end() ? 0 : static_cast<int>(found - lines().begin());
}

QString CodeModel::text() const {
  return m_code.programs.empty() ? QString() : QString::fromStdString(m_code.programs[m_shown].text());
}

int CodeModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || m_code.programs.empty() ? 0 : static_cast<int>(lines().size());
}

QVariant CodeModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
  const std::string& text = lines()[static_cast<std::size_t>(index.row())].text;
  switch (role) {
    case Qt::DisplayRole: return QString::fromStdString(text);
    case Qt::AccessibleTextRole: return accessibleText(index.row());
    case NumberRole: return index.row() + 1;
    case MarkedRole: return m_marked.contains(index.row());
    case CommentRole: return isComment(text);
    default: return {};
  }
}

QHash<int, QByteArray> CodeModel::roleNames() const {
  QHash<int, QByteArray> names = QAbstractListModel::roleNames();
  names.insert(NumberRole, "number");
  names.insert(MarkedRole, "marked");
  names.insert(CommentRole, "comment");
  return names;
}

QString CodeModel::accessibleText(int row) const {
  const QString text = QString::fromStdString(lines()[static_cast<std::size_t>(row)].text).trimmed();
  return m_marked.contains(row) ? tr("Line %1, running: %2").arg(QString::number(row + 1), text)
                                : tr("Line %1: %2").arg(QString::number(row + 1), text);
}

}  // namespace tilewise
