// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_model.h"

#include <utility>

#include "app/models/count_text.h"

namespace tilewise {

namespace {

QString fromCore(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString namesOf(const LedgerTerm& term) {
  QStringList names;
  for (const Tensor tensor : term.tensors) names.append(fromCore(word(tensor)));
  return names.join(QStringLiteral(", "));
}

/// On screen the row sum is ℓ: l reads as 1.
QString shownName(Tensor tensor) { return tensor == Tensor::l ? QStringLiteral("\u2113") : fromCore(word(tensor)); }

QString shownNamesOf(const LedgerTerm& term) {
  QStringList names;
  for (const Tensor tensor : term.tensors) names.append(shownName(tensor));
  return names.join(QStringLiteral(", "));
}

bool moves(const Event& event) { return event.kind == EventKind::Load || event.kind == EventKind::Store; }

}  // namespace

void LedgerModel::setRun(std::shared_ptr<const Run> run) {
  beginResetModel();
  m_run = std::move(run);
  m_terms = m_run ? ledgerTerms(*m_run->trace) : LedgerTerms{};
  m_rows.clear();
  for (qsizetype at = 0; at < m_terms.terms.size(); ++at) {
    const qsizetype part = m_terms.terms[at].part;
    const bool begins = at == 0 || m_terms.terms[at - 1].part != part;
    if (begins && m_terms.parts[part].loop > 0) m_rows.append({RowKind::Loop, part});
    m_rows.append({RowKind::Moved, at});
  }
  if (m_run) m_rows += {{RowKind::Values, 0}, {RowKind::Bytes, 0}};
  m_position = 0;
  m_totals = {};
  m_event.reset();
  endResetModel();
}

void LedgerModel::setPosition(qint64 position, const Totals& totals, const std::optional<Event>& event) {
  m_position = position;
  m_totals = totals;
  m_event = event;
  if (m_run) {
    emit dataChanged(index(0, Name), index(rowCount() - 1, SoFar));
  }
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
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
    case Qt::ToolTipRole: return tip(row, index.column());
    case Qt::AccessibleTextRole: return words(row, index.column());
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                 (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    case KindRole: return static_cast<int>(kindOf(row));
    case TensorRole: return isMoved ? QVariant(static_cast<int>(term(row).tensors.first())) : QVariant();
    case StoreRole: return isMoved ? QVariant(term(row).store) : QVariant();
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

QString LedgerModel::loopName(int row) const {
  return m_terms.parts[m_rows[row].at].loop == 1 ? tr("Loop 1: key blocks outside")
                                                 : tr("Loop 2: query blocks outside");
}

Transfers LedgerModel::soFar(const LedgerTerm& term, Tensor tensor) const {
  return m_terms.parts[term.part].soFar(tensor, term.store, m_position, m_totals);
}

std::int64_t LedgerModel::soFar(const LedgerTerm& term) const {
  std::int64_t values = 0;
  for (const Tensor tensor : term.tensors) values += soFar(term, tensor).values;
  return values;
}

std::int64_t LedgerModel::whole(const LedgerTerm& term) const {
  std::int64_t values = 0;
  for (const Tensor tensor : term.tensors) values += m_terms.parts[term.part].whole(tensor, term.store).values;
  return values;
}

GroupTimes LedgerModel::times(const LedgerTerm& term) const {
  QList<BlockTimes> times;
  for (const Tensor tensor : term.tensors) {
    times.append(blockTimes(tensor, soFar(term, tensor), m_run->problem, m_run->trace->grid()));
  }
  return times.size() == 1 ? GroupTimes{times.first(), 0} : groupTimes(times);
}

bool LedgerModel::changed(int row) const {
  if (!m_event || !moves(*m_event)) {
    return false;
  }
  if (kindOf(row) != RowKind::Moved) {
    return kindOf(row) != RowKind::Loop;
  }
  const LedgerTerm& its = term(row);
  const Range& positions = m_terms.parts[its.part].positions;
  return positions.begin < m_position && m_position <= positions.end && its.tensors.contains(*m_event->tensor) &&
         its.store == (m_event->kind == EventKind::Store);
}

QStringList LedgerModel::forms(int row, int column) const {
  if (column == Times && kindOf(row) == RowKind::Moved) {
    return timesForms(times(term(row)));
  }
  const QString whole = text(row, column);
  if (column != Name || kindOf(row) != RowKind::Bytes) return {whole};
  return {whole, tr("Bytes (%1)").arg(fromCore(word(m_run->problem.settings().elementType))), tr("Bytes")};
}

QString LedgerModel::bytesName() const {
  QStringList statistics;
  for (const LedgerTerm& term : m_terms.terms) {
    for (const Tensor tensor : term.tensors) {
      const QString name = shownName(tensor);
      if (isStatistic(tensor) && !statistics.contains(name)) statistics.append(name);
    }
  }
  const QString type = fromCore(word(m_run->problem.settings().elementType));
  return statistics.isEmpty() ? tr("Bytes (%1)").arg(type)
                              : tr("Bytes (%1; %2 4 B)").arg(type, statistics.join(QStringLiteral(", ")));
}

QString LedgerModel::text(int row, int column) const {
  const ElementType type = m_run->problem.settings().elementType;
  const Totals& all = m_run->trace->wholeRun();
  switch (kindOf(row)) {
    case RowKind::Loop: return column == Name ? loopName(row) : QString();
    case RowKind::Moved: {
      const LedgerTerm& its = term(row);
      switch (column) {
        case Name: return (its.store ? QStringLiteral("↑ ") : QStringLiteral("↓ ")) + shownNamesOf(its);
        case Times: return timesForms(times(its)).first();
        case SoFar: return countText(soFar(its));
        default: return countText(whole(its));
      }
    }
    case RowKind::Values:
      switch (column) {
        case Name: return tr("Values");
        case SoFar: return countText(m_totals.values());
        case WholeRun: return countText(all.values());
        default: return {};
      }
    case RowKind::Bytes:
      switch (column) {
        case Name: return bytesName();
        case SoFar: return countText(m_totals.bytes(type));
        case WholeRun: return countText(all.bytes(type));
        default: return {};
      }
  }
  return {};
}

QString LedgerModel::words(int row, int column) const {
  const QString shown = text(row, column);
  switch (kindOf(row)) {
    case RowKind::Loop: return shown;
    case RowKind::Moved:
      switch (column) {
        case Name: {
          const QString name = namesOf(term(row));
          return term(row).store ? tr("%1, stored").arg(name) : tr("%1, loaded").arg(name);
        }
        case Times: return timesWords(times(term(row)));
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
          return tr("Bytes, with %1 a value as %2 and 4 for statistics (lse, m, l, D)")
              .arg(QString::number(bytesOf(m_run->problem.settings().elementType)),
                   fromCore(word(m_run->problem.settings().elementType)));
        case SoFar: return tr("%1 bytes so far").arg(shown);
        case WholeRun: return tr("%1 bytes in the whole run").arg(shown);
        default: return {};
      }
  }
  return {};
}

/// A row of several tensors tells what each of them moved.
QString LedgerModel::tip(int row, int column) const {
  if (kindOf(row) != RowKind::Moved || term(row).tensors.size() == 1) {
    return words(row, column);
  }
  const LedgerTerm& its = term(row);
  QStringList lines{words(row, column)};
  for (const Tensor tensor : its.tensors) {
    const Transfers all = m_terms.parts[its.part].whole(tensor, its.store);
    lines.append(tr("%1: %2 of %3 values")
                     .arg(fromCore(word(tensor)), countText(soFar(its, tensor).values), countText(all.values)));
  }
  return lines.join(u'\n');
}

}  // namespace tilewise
