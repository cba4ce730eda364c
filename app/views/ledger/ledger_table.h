// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

#include "app/views/look/look.h"

namespace tilewise {

class LedgerDelegate;
class LedgerHeader;

/// The table of the ledger. It is as high as its rows; its owner scrolls it. A row of several tensors opens into them,
/// by a click or Right and Left.
class LedgerTable : public QTreeView {
  Q_OBJECT

 public:
  /// Requires: model is a LedgerModel, which outlives the table.
  explicit LedgerTable(QAbstractItemModel* model, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Rows stand closer.
  void setCompact(bool compact);
  int heightFor(bool compact) const;
  /// The least width that shows names and both counts.
  int neededWidth() const;
  /// Between its edges and what its rows say. In px.
  int rowPadding() const;

 signals:
  /// A row was opened or closed: another height is needed.
  void heightChanged();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  void fitColumns();
  /// The rows that are shown, in their order; column Name.
  QModelIndexList shownRows() const;
  int nameWidth() const;
  int countWidth(int column) const;
  int timesWidth() const;
  qreal titleWidth(int column) const;

  Look m_look;
  bool m_compact = false;
  LedgerDelegate* m_delegate;
  LedgerHeader* m_header;
};

}  // namespace tilewise
