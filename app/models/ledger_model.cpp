// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_model.h"

#include <algorithm>
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

/// "8,192 values", as it is said.
QString spokenAmount(const Problem& problem, const Amount& amount) {
  return amountText(problem, amount).replace(QChar(0xA0), u' ');
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
    for (int row = 0; row < rowCount(); ++row) {
      const QModelIndex outer = index(row, Name);
      const int parts = rowCount(outer);
      if (parts > 0) emit dataChanged(index(0, Name, outer), index(parts - 1, SoFar, outer));
    }
  }
}

QModelIndex LedgerModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex LedgerModel::parent(const QModelIndex& index) const {
  return index.isValid() && isPart(index) ? createIndex(outerRow(index), 0, quintptr{0}) : QModelIndex();
}

int LedgerModel::outerRow(const QModelIndex& index) const {
  return isPart(index) ? static_cast<int>(index.internalId() - 1) : index.row();
}

LedgerModel::RowKind LedgerModel::kindOf(const QModelIndex& index) const { return m_rows[outerRow(index)].kind; }

LedgerTerm LedgerModel::term(const QModelIndex& index) const {
  const LedgerTerm& outer = m_terms.terms[m_rows[outerRow(index)].at];
  return isPart(index) ? LedgerTerm{{outer.tensors[index.row()]}, outer.store, outer.part} : outer;
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_rows.size());
  if (parent.column() != Name || isPart(parent) || kindOf(parent) != RowKind::Moved) return 0;
  const qsizetype tensors = term(parent).tensors.size();
  return tensors > 1 ? static_cast<int>(tensors) : 0;
}

int LedgerModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QVariant LedgerModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const bool isMoved = kindOf(index) == RowKind::Moved;
  switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::ToolTipRole: return tip(index);
    case Qt::AccessibleTextRole: return words(index);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                 (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    case KindRole: return static_cast<int>(kindOf(index));
    case TensorRole: return isMoved ? QVariant(static_cast<int>(term(index).tensors.first())) : QVariant();
    case StoreRole: return isMoved ? QVariant(term(index).store) : QVariant();
    case FormsRole: return forms(index);
    case PointedRole: return isPointed(index);
    case ChangedRole: return changed(index);
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
  if (role == FormsRole && section == Name) {
    return QStringList{headerData(Name, Qt::Horizontal, Qt::DisplayRole).toString(),
                       QStringLiteral("↓ ↑  %1").arg(amountUnit()), QStringLiteral("↓ ↑")};
  }
  if (role == Qt::AccessibleTextRole && section == Name) {
    return tr("tensor, loaded or stored");
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
    return {};
  }
  switch (section) {
    case Name: return tr("↓ load  ↑ store, %1").arg(amountUnit());
    case Times: return tr("times");
    case SoFar: return tr("so far");
    case WholeRun: return tr("whole run");
    default: return {};
  }
}

QHash<int, QByteArray> LedgerModel::roleNames() const {
  QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
  names.insert(KindRole, "kind");
  names.insert(TensorRole, "tensor");
  names.insert(StoreRole, "store");
  names.insert(FormsRole, "forms");
  names.insert(PointedRole, "pointed");
  names.insert(ChangedRole, "changed");
  return names;
}

QString LedgerModel::loopName(const QModelIndex& index) const {
  return m_terms.parts[m_rows[index.row()].at].loop == 1 ? tr("Loop 1: key blocks outside")
                                                 : tr("Loop 2: query blocks outside");
}

Transfers LedgerModel::soFar(const LedgerTerm& term, Tensor tensor) const {
  return m_terms.parts[term.part].soFar(tensor, term.store, m_position, m_totals);
}

Amount LedgerModel::soFar(const LedgerTerm& term) const {
  Amount sum;
  for (const Tensor tensor : term.tensors) sum += amountOf(m_run->problem, tensor, soFar(term, tensor).values);
  return sum;
}

Amount LedgerModel::whole(const LedgerTerm& term) const {
  Amount sum;
  for (const Tensor tensor : term.tensors) {
    sum += amountOf(m_run->problem, tensor, m_terms.parts[term.part].whole(tensor, term.store).values);
  }
  return sum;
}

GroupTimes LedgerModel::times(const LedgerTerm& term) const {
  QList<BlockTimes> times;
  for (const Tensor tensor : term.tensors) {
    times.append(blockTimes(tensor, soFar(term, tensor), m_run->problem, m_run->trace->grid()));
  }
  return times.size() == 1 ? GroupTimes{times.first(), 0} : groupTimes(times);
}

void LedgerModel::setPointed(const QList<Tensor>& tensors) {
  if (tensors == m_pointed) return;
  m_pointed = tensors;
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {PointedRole});
}

bool LedgerModel::isPointed(const QModelIndex& index) const {
  if (kindOf(index) != RowKind::Moved) return false;
  const LedgerTerm its = term(index);
  return std::any_of(its.tensors.begin(), its.tensors.end(), [this](Tensor each) { return m_pointed.contains(each); });
}

bool LedgerModel::changed(const QModelIndex& index) const {
  if (!m_event || !moves(*m_event)) {
    return false;
  }
  if (kindOf(index) != RowKind::Moved) {
    return kindOf(index) != RowKind::Loop;
  }
  const LedgerTerm its = term(index);
  const Range& positions = m_terms.parts[its.part].positions;
  return positions.begin < m_position && m_position <= positions.end && its.tensors.contains(*m_event->tensor) &&
         its.store == (m_event->kind == EventKind::Store);
}

QStringList LedgerModel::forms(const QModelIndex& index) const {
  if (index.column() == Times && kindOf(index) == RowKind::Moved) {
    return timesForms(times(term(index)));
  }
  const QString whole = text(index);
  if (index.column() != Name || kindOf(index) != RowKind::Bytes) return {whole};
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

QString LedgerModel::text(const QModelIndex& index) const {
  const ElementType type = m_run->problem.settings().elementType;
  const Totals& all = m_run->trace->wholeRun();
  switch (kindOf(index)) {
    case RowKind::Loop: return index.column() == Name ? loopName(index) : QString();
    case RowKind::Moved: {
      const LedgerTerm its = term(index);
      switch (index.column()) {
        case Name: return (its.store ? QStringLiteral("↑ ") : QStringLiteral("↓ ")) + shownNamesOf(its);
        case Times: return timesForms(times(its)).first();
        case SoFar: return amountNumber(m_run->problem, soFar(its));
        default: return amountNumber(m_run->problem, whole(its));
      }
    }
    case RowKind::Values:
      switch (index.column()) {
        case Name: return tr("Values");
        case SoFar: return countText(m_totals.values());
        case WholeRun: return countText(all.values());
        default: return {};
      }
    case RowKind::Bytes:
      switch (index.column()) {
        case Name: return bytesName();
        case SoFar: return countText(m_totals.bytes(type));
        case WholeRun: return countText(all.bytes(type));
        default: return {};
      }
  }
  return {};
}

QString LedgerModel::words(const QModelIndex& index) const {
  const QString shown = text(index);
  switch (kindOf(index)) {
    case RowKind::Loop: return shown;
    case RowKind::Moved:
      switch (index.column()) {
        case Name: {
          const QString name = namesOf(term(index));
          return term(index).store ? tr("%1, stored").arg(name) : tr("%1, loaded").arg(name);
        }
        case Times: return timesWords(times(term(index)));
        case SoFar: return tr("%1 so far").arg(spokenAmount(m_run->problem, soFar(term(index))));
        default: return tr("%1 in the whole run").arg(spokenAmount(m_run->problem, whole(term(index))));
      }
    case RowKind::Values:
      switch (index.column()) {
        case Name: return tr("All values");
        case SoFar: return tr("%1 values so far").arg(shown);
        case WholeRun: return tr("%1 values in the whole run").arg(shown);
        default: return {};
      }
    case RowKind::Bytes:
      switch (index.column()) {
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
QString LedgerModel::tip(const QModelIndex& index) const {
  if (kindOf(index) != RowKind::Moved || term(index).tensors.size() == 1) {
    return words(index);
  }
  const LedgerTerm its = term(index);
  QStringList lines{words(index)};
  for (const Tensor tensor : its.tensors) {
    const Transfers all = m_terms.parts[its.part].whole(tensor, its.store);
    lines.append(tr("%1: %2 of %3")
                     .arg(fromCore(word(tensor)),
                          amountNumber(m_run->problem, amountOf(m_run->problem, tensor, soFar(its, tensor).values)),
                          spokenAmount(m_run->problem, amountOf(m_run->problem, tensor, all.values))));
  }
  return lines.join(u'\n');
}

}  // namespace tilewise
