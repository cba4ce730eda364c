// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

#include "app/views/look/look.h"
#include "core/problem/tensor.h"

namespace tilewise {

class LedgerPanel;
class Session;
class Veil;

/// The ledger as a card of a presentation.
class LedgerCard : public QFrame {
  Q_OBJECT

 public:
  /// session: outlives this.
  LedgerCard(Session& session, QWidget* parent);

  void setLook(const Look& look);
  /// While a question waits it is covered.
  void setSecret(bool secret);
  /// The rows that a lesson points at.
  void setPointed(const QList<Tensor>& tensors);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();

  Look m_look;
  LedgerPanel* m_panel;
  Veil* m_veil;
};

}  // namespace tilewise
