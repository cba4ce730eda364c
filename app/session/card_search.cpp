// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/card_search.h"

#include "core/gpu/nvrtc.h"

namespace tilewise {

Expected<CardFacts> findCard() {
  const auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  if (const auto compiler = Nvrtc::load(); !compiler) return tl::unexpected(compiler.error());
  return (*card)->facts();
}

CardSearch::CardSearch(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

CardSearch::~CardSearch() { m_pool.waitForDone(); }

void CardSearch::start(Find find) {
  if (m_isRunning) return;
  m_isRunning = true;
  m_pool.start([this, find = std::move(find)] {
    const Expected<CardFacts> card = find();
    QMetaObject::invokeMethod(
        this,
        [this, card] {
          m_isRunning = false;
          if (card) {
            emit found(*card);
          } else {
            emit lacking(card.error());
          }
        },
        Qt::QueuedConnection);
  });
}

}  // namespace tilewise
