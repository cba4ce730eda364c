// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/present/ledger_card.h"

#include <QVBoxLayout>

#include "app/views/ledger/ledger_panel.h"
#include "app/views/notice/veil.h"

namespace tilewise {

namespace {

constexpr double Narrower = 0.8;  ///< than the type of a presentation: its columns stand in a third of the window

}  // namespace

LedgerCard::LedgerCard(Session& session, QWidget* parent) : QFrame(parent), m_panel(new LedgerPanel(session)) {
  setProperty("panel", true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(1, 1, 1, 1);
  layout->addWidget(m_panel);
  m_veil = new Veil(*m_panel);
}

void LedgerCard::setLook(const Look& look) {
  Look own = look;
  own.metrics.s *= Narrower;
  m_panel->setLook(own);
  m_veil->setLook(look);
}

void LedgerCard::setSecret(bool secret) { m_veil->setShown(secret); }

void LedgerCard::setPointed(const QList<Tensor>& tensors) { m_panel->setPointed(tensors); }

}  // namespace tilewise
