// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/ledger_delegate.h"

#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/models/ledger_model.h"
#include "app/views/look/hatch.h"
#include "app/views/look/icons.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double RowHeight = 20;
constexpr double CompactRowHeight = 16;
constexpr double SquareSide = 11;
constexpr double ArrowLeft = 20;
constexpr double LetterLeft = 35;
constexpr double PartIndent = 12;  ///< of a tensor below its row
constexpr double ChevronSide = 14;

LedgerModel::RowKind kindOf(const QModelIndex& index) {
  return static_cast<LedgerModel::RowKind>(index.data(LedgerModel::KindRole).toInt());
}

bool isMoved(const QModelIndex& index) { return kindOf(index) == LedgerModel::RowKind::Moved; }

TensorHue hueOf(const QModelIndex& index) {
  switch (static_cast<Tensor>(index.data(LedgerModel::TensorRole).toInt())) {
    case Tensor::Q:
    case Tensor::dQ: return TensorHue::Q;
    case Tensor::K:
    case Tensor::dK: return TensorHue::K;
    case Tensor::V:
    case Tensor::dV: return TensorHue::V;
    case Tensor::S:
    case Tensor::P:
    case Tensor::dP:
    case Tensor::dS: return TensorHue::S;
    default: return TensorHue::O;
  }
}

bool isGradient(const QModelIndex& index) {
  switch (static_cast<Tensor>(index.data(LedgerModel::TensorRole).toInt())) {
    case Tensor::dO:
    case Tensor::dQ:
    case Tensor::dK:
    case Tensor::dV:
    case Tensor::dP:
    case Tensor::dS: return true;
    default: return false;
  }
}

/// The first of the sums, under a rule.
bool isSum(const QModelIndex& index) { return kindOf(index) == LedgerModel::RowKind::Values; }

bool isPart(const QModelIndex& index) { return index.parent().isValid(); }

/// Of several tensors: it opens into them.
bool opens(const QModelIndex& index) { return index.model()->hasChildren(index.siblingAtColumn(LedgerModel::Name)); }

/// "↓ Q" without its arrow.
QString letters(const QModelIndex& index) { return index.data().toString().mid(2); }

QRectF textPlace(const QRectF& cell, const QFontMetricsF& metrics, qreal left) {
  const qreal baseline = std::round(cell.center().y() + (metrics.ascent() - metrics.descent()) / 2);
  return {left, baseline - metrics.ascent(), cell.right() - left, metrics.height()};
}

}  // namespace

QFont LedgerDelegate::fontOf(const QModelIndex& index) const {
  const bool counts = index.column() == LedgerModel::SoFar || index.column() == LedgerModel::Name;
  const bool bold =
      kindOf(index) == LedgerModel::RowKind::Values || (isMoved(index) && !isPart(index) && counts);
  return bold ? m_look.metrics.bold(Role::Second) : m_look.metrics.font(Role::Second);
}

QColor LedgerDelegate::colorOf(const QModelIndex& index) const {
  const bool counts = index.column() == LedgerModel::SoFar || index.column() == LedgerModel::Name;
  if (counts && isMoved(index) && index.data(LedgerModel::ChangedRole).toBool()) {
    return m_look.theme.nowText;
  }
  const bool main = kindOf(index) == LedgerModel::RowKind::Values || (isMoved(index) && counts);
  return main ? m_look.theme.ink : m_look.theme.ink2;
}

int LedgerDelegate::nameWidth(const QModelIndex& index) const {
  const QFontMetricsF metrics(fontOf(index));
  const int beside = opens(index) ? m_look.metrics.px(ChevronSide) : isPart(index) ? m_look.metrics.px(PartIndent) : 0;
  return rowPadding() + m_look.metrics.px(LetterLeft) + beside +
         static_cast<int>(std::ceil(metrics.horizontalAdvance(letters(index))));
}

int LedgerDelegate::rowHeight(const QModelIndex& index, bool compact) const {
  // The sum leaves room for the rule above it.
  const bool underRule = kindOf(index) == LedgerModel::RowKind::Values;
  return m_look.metrics.px(compact ? CompactRowHeight : RowHeight) + (underRule ? m_look.metrics.px(1) : 0);
}

QSize LedgerDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
  return {0, rowHeight(index, m_compact)};
}

void LedgerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QRectF cell = option.rect;
  if (index.column() == LedgerModel::Name) {
    cell.setLeft(cell.left() + rowPadding());
  } else if (index.column() == LedgerModel::WholeRun) {
    cell.setRight(cell.right() - rowPadding());
  }
  painter->save();
  if (kindOf(index) == LedgerModel::RowKind::Values) {
    const qreal rule = m_look.metrics.lineWidth(1);
    painter->fillRect(QRectF(cell.left(), cell.top(), cell.width(), rule), m_look.theme.edge);
    cell.setTop(cell.top() + rule);
  }
  const QFont font = fontOf(index);
  const QFontMetricsF metrics(font);
  painter->setFont(font);
  painter->setPen(colorOf(index));
  if (index.column() == LedgerModel::Name) {
    if (isPart(index)) cell.setLeft(cell.left() + m_look.metrics.px(PartIndent));
    if (isMoved(index)) paintTensor(*painter, cell, index, (option.state & QStyle::State_Open) != 0);
  } else {
    painter->drawText(textPlace(cell, metrics, cell.left()), Qt::AlignRight | Qt::TextDontClip,
                      fittingForm(index, cell.width()));
  }
  painter->restore();
}

void LedgerDelegate::paintLongName(QPainter& painter, const QRectF& row, const QModelIndex& index) const {
  if (isMoved(index)) return;
  const QRectF cell = row.adjusted(rowPadding(), isSum(index) ? m_look.metrics.lineWidth(1) : 0, 0, 0);
  const QFont font = fontOf(index);
  painter.save();
  painter.setFont(font);
  painter.setPen(colorOf(index));
  painter.drawText(textPlace(cell, QFontMetricsF(font), cell.left()), Qt::AlignLeft | Qt::TextDontClip,
                   fittingForm(index, m_longNameRoom));
  painter.restore();
}

QString LedgerDelegate::fittingForm(const QModelIndex& index, qreal room) const {
  const QFontMetricsF metrics(fontOf(index));
  const QStringList forms = index.data(LedgerModel::FormsRole).toStringList();
  for (const QString& form : forms) {
    if (metrics.horizontalAdvance(form) <= room) {
      return form;
    }
  }
  return forms.last();
}

void LedgerDelegate::paintTensor(QPainter& painter, const QRectF& cell, const QModelIndex& index, bool isOpen) const {
  const Metrics& lengths = m_look.metrics;
  const Theme& theme = m_look.theme;
  const TensorHue hue = hueOf(index);
  const qreal side = lengths.px(SquareSide);
  const QRectF square(cell.left(), std::round(cell.center().y() - side / 2), side, side);
  fillTensor(painter, square, hue, m_look);
  const qreal line = lengths.lineWidth(1);
  painter.setBrush(Qt::NoBrush);
  const QColor textColor = painter.pen().color();
  painter.setPen(QPen(theme.outline(theme.hue(hue)), line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(square.adjusted(line / 2, line / 2, -line / 2, -line / 2));

  if (isGradient(index)) {
    // A gradient has the hue of its tensor and a dot.
    const qreal radius = lengths.px(2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::letterOn(theme.hue(hue)));
    painter.drawEllipse(square.center(), radius, radius);
    painter.restore();
  }

  painter.setPen(textColor);
  const QFontMetricsF metrics(painter.font());
  const QString name = index.data().toString();
  painter.drawText(textPlace(cell, metrics, cell.left() + lengths.px(ArrowLeft)), Qt::AlignLeft | Qt::TextDontClip,
                   name.left(1));
  painter.drawText(textPlace(cell, metrics, cell.left() + lengths.px(LetterLeft)), Qt::AlignLeft | Qt::TextDontClip,
                   letters(index));
  if (!opens(index)) return;
  const qreal chevron = lengths.px(ChevronSide);
  const qreal left = cell.left() + lengths.px(LetterLeft) + metrics.horizontalAdvance(letters(index));
  paintIcon(painter, QRectF(std::ceil(left), std::round(cell.center().y() - chevron / 2), chevron, chevron),
            isOpen ? IconName::ChevronDown : IconName::ChevronRight, theme.ink2);
}

}  // namespace tilewise
