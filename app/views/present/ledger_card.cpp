// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/present/ledger_card.h"

#include <array>

#include <QScrollBar>
#include <QVBoxLayout>

#include "app/session/session.h"
#include "app/views/ledger/ledger_panel.h"
#include "app/views/notice/veil.h"

namespace tilewise {

namespace {

// Times the type of a presentation: its columns may stand in a third of the window.
constexpr std::array Scales{1.0, 0.9, 0.8};

}  // namespace

LedgerCard::LedgerCard(Session& session, QWidget* parent) : QFrame(parent), m_panel(new LedgerPanel(session)) {
  setProperty("panel", true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(1, 1, 1, 1);
  layout->addWidget(m_panel);
  m_veil = new Veil(*m_panel);
  // After the panel, whose columns are as wide as the numbers of the run.
  connect(&session, &Session::runChanged, this, &LedgerCard::fit);
}

void LedgerCard::setLook(const Look& look) {
  m_look = look;
  m_veil->setLook(look);
  fit();
}

void LedgerCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fit();
}

/// The largest type with which the columns have room.
void LedgerCard::fit() {
  const int room = contentsRect().width() - m_panel->verticalScrollBar()->sizeHint().width();
  for (const double scale : Scales) {
    Look own = m_look;
    own.metrics.s *= scale;
    m_panel->setLook(own);
    if (m_panel->widget()->minimumWidth() <= room) return;
  }
}

void LedgerCard::setSecret(bool secret) { m_veil->setShown(secret); }

void LedgerCard::setPointed(const QList<Tensor>& tensors) { m_panel->setPointed(tensors); }

}  // namespace tilewise
