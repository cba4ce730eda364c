// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QThreadPool>

#include "core/gpu/card.h"

namespace tilewise {

/// The card of this machine. Errors: MachineLacks (driver, device or compiler), DeviceFailed.
[[nodiscard]] Expected<CardFacts> findCard();

/// Looks for a card beside the window: a driver may take its time to wake one up.
class CardSearch : public QObject {
  Q_OBJECT

 public:
  using Find = std::function<Expected<CardFacts>()>;

  explicit CardSearch(QObject* parent = nullptr);
  /// Waits.
  ~CardSearch() override;

  /// find: called in another thread. A search that runs goes on.
  void start(Find find = findCard);
  bool isRunning() const { return m_isRunning; }

 signals:
  void found(const tilewise::CardFacts& card);
  void lacking(const tilewise::Error& error);

 private:
  QThreadPool m_pool;
  bool m_isRunning = false;
};

}  // namespace tilewise
