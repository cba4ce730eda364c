// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "app/views/check/check_texts.h"

namespace tilewise {

class FaultDelegate;

/// The gallery of faults, in the order of the algorithm's lines; the arrow keys go from one to the next.
class FaultList : public QListWidget {
  Q_OBJECT

 public:
  explicit FaultList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRow(Fault fault, const FaultRow& row);
  const FaultRow& row(Fault fault) const { return m_rows[static_cast<int>(fault)]; }
  void choose(Fault fault) { setCurrentRow(static_cast<int>(fault)); }
  Fault current() const { return static_cast<Fault>(currentRow()); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(tilewise::Fault fault);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  Look m_look;
  QList<FaultRow> m_rows;
  FaultDelegate* m_delegate;
};

}  // namespace tilewise
