// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>

#include "app/views/look/look.h"
#include "core/problem/tensor.h"

class QFrame;
class QVBoxLayout;

namespace tilewise {

class AlgorithmBars;
class ClosedFormView;
class FactList;
class LedgerModel;
class LedgerTable;
class MoreLink;
class RivalLine;
class Session;

/// The HBM count: tensor by tensor, beside the closed form of the same problem and beside the other algorithms; then
/// what else there is to know of the whole pass.
class LedgerPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit LedgerPanel(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The tensors whose rows a lesson points at.
  void setPointed(const QList<Tensor>& tensors);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void decide();
  struct Parts {
    bool compact = false;  ///< the rows of the table stand closer
    bool rivals = false;   ///< a line above the table, where the bars scroll
    bool allBars = false;
    bool corner = false;  ///< beside the verdict of the closed form
    bool facts = false;
  };
  int heightOf(const Parts& parts) const;
  void takeRun();
  void refresh();
  void fitContent();

  Session& m_session;
  Look m_look;
  LedgerModel* m_model;
  RivalLine* m_rivals;
  LedgerTable* m_table;
  ClosedFormView* m_closedForm;
  AlgorithmBars* m_bars;
  FactList* m_facts;
  QFrame* m_factsLine;
  MoreLink* m_more;  ///< shows the facts where they would make the panel scroll
  QVBoxLayout* m_inset;
};

}  // namespace tilewise
