// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_model.h"

#include <utility>

#include "app/models/count_text.h"

namespace tilewise {

namespace {

QString fromCore(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

bool moves(const Event& event) { return event.kind == EventKind::Load || event.kind == EventKind::Store; }

}  // namespace

void LedgerModel::setRun(std::shared_ptr<const Run> run) {
  beginResetModel();
  m_run = std::move(run);
  m_moved.clear();
  m_totals = {};
  m_event.reset();
  if (m_run) {
    const Totals& whole = m_run->trace->wholeRun();
    for (const bool store : {false, true}) {
      for (const Tensor tensor : AllTensors) {
        if ((store ? whole.stored(tensor) : whole.loaded(tensor)).times > 0) {
          m_moved.append({tensor, store});
        }
      }
    }
  }
  endResetModel();
}

void LedgerModel::setPosition(const Totals& totals, const std::optional<Event>& event) {
  m_totals = totals;
  m_event = event;
  if (m_run) {
    emit dataChanged(index(0, Name), index(rowCount() - 1, SoFar));
  }
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_run ? 0 : static_cast<int>(m_moved.size()) + 2;
}

int LedgerModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant LedgerModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
    return {};
  }
  const int row = index.row();
  const bool isMoved = kindOf(row) == RowKind::Moved;
  switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole: return words(row, index.column());
    case Qt::AccessibleTextRole: return words(row, index.column());
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                 (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    case KindRole: return static_cast<int>(kindOf(row));
    case TensorRole: return isMoved ? QVariant(static_cast<int>(m_moved[row].tensor)) : QVariant();
    case StoreRole: return isMoved ? QVariant(m_moved[row].store) : QVariant();
    case FormsRole: return forms(row, index.column());
    case ChangedRole: return changed(row);
    default: return {};
  }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
    return {};
  }
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
  }
  if (role == Qt::AccessibleTextRole && section == Name) {
    return tr("tensor, loaded or stored");
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
    return {};
  }
  switch (section) {
    case Name: return tr("↓ load  ↑ store");
    case Times: return tr("times");
    case SoFar: return tr("so far");
    case WholeRun: return tr("whole run");
    default: return {};
  }
}

QHash<int, QByteArray> LedgerModel::roleNames() const {
  QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
  names.insert(KindRole, "kind");
  names.insert(TensorRole, "tensor");
  names.insert(StoreRole, "store");
  names.insert(FormsRole, "forms");
  names.insert(ChangedRole, "changed");
  return names;
}

LedgerModel::RowKind LedgerModel::kindOf(int row) const {
  if (row < m_moved.size()) {
    return RowKind::Moved;
  }
  return row == m_moved.size() ? RowKind::Values : RowKind::Bytes;
}

const Transfers& LedgerModel::soFar(const Moved& moved) const {
  return moved.store ? m_totals.stored(moved.tensor) : m_totals.loaded(moved.tensor);
}

BlockTimes LedgerModel::times(const Moved& moved) const {
  return blockTimes(moved.tensor, soFar(moved), m_run->problem, m_run->trace->grid());
}

bool LedgerModel::changed(int row) const {
  if (!m_event || !moves(*m_event)) {
    return false;
  }
  if (kindOf(row) != RowKind::Moved) {
    return true;
  }
  const Moved& moved = m_moved[row];
  return moved.tensor == m_event->tensor && moved.store == (m_event->kind == EventKind::Store);
}

QStringList LedgerModel::forms(int row, int column) const {
  if (column == Times && kindOf(row) == RowKind::Moved) {
    return timesForms(times(m_moved[row]));
  }
  const QString whole = text(row, column);
  return column == Name && kindOf(row) == RowKind::Bytes ? QStringList{whole, tr("Bytes")} : QStringList{whole};
}

QString LedgerModel::text(int row, int column) const {
  const ElementType type = m_run->problem.settings().elementType;
  const Totals& whole = m_run->trace->wholeRun();
  switch (kindOf(row)) {
    case RowKind::Moved: {
      const Moved& moved = m_moved[row];
      switch (column) {
        case Name: return (moved.store ? QStringLiteral("↑ ") : QStringLiteral("↓ ")) + fromCore(word(moved.tensor));
        case Times: return timesForms(times(moved)).first();
        case SoFar: return countText(soFar(moved).values);
        default: return countText((moved.store ? whole.stored(moved.tensor) : whole.loaded(moved.tensor)).values);
      }
    }
    case RowKind::Values:
      switch (column) {
        case Name: return tr("Values");
        case SoFar: return countText(m_totals.values());
        case WholeRun: return countText(whole.values());
        default: return {};
      }
    case RowKind::Bytes:
      switch (column) {
        case Name: return tr("Bytes (%1; lse 4 B)").arg(fromCore(word(type)));
        case SoFar: return countText(m_totals.bytes(type));
        case WholeRun: return countText(whole.bytes(type));
        default: return {};
      }
  }
  return {};
}

QString LedgerModel::words(int row, int column) const {
  const QString shown = text(row, column);
  switch (kindOf(row)) {
    case RowKind::Moved:
      switch (column) {
        case Name: {
          const QString name = fromCore(word(m_moved[row].tensor));
          return m_moved[row].store ? tr("%1, stored").arg(name) : tr("%1, loaded").arg(name);
        }
        case Times: return timesWords(times(m_moved[row]));
        case SoFar: return tr("%1 values so far").arg(shown);
        default: return tr("%1 values in the whole run").arg(shown);
      }
    case RowKind::Values:
      switch (column) {
        case Name: return tr("All values");
        case SoFar: return tr("%1 values so far").arg(shown);
        case WholeRun: return tr("%1 values in the whole run").arg(shown);
        default: return {};
      }
    case RowKind::Bytes:
      switch (column) {
        case Name:
          return tr("Bytes, with %1 a value as %2 and 4 for lse")
              .arg(QString::number(bytesOf(m_run->problem.settings().elementType)),
                   fromCore(word(m_run->problem.settings().elementType)));
        case SoFar: return tr("%1 bytes so far").arg(shown);
        case WholeRun: return tr("%1 bytes in the whole run").arg(shown);
        default: return {};
      }
  }
  return {};
}

}  // namespace tilewise
