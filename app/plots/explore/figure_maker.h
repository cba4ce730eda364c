// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QList>
#include <QObject>
#include <QThreadPool>

#include "app/plots/explore/explore_figures.h"

namespace tilewise {

/// Makes figures: at once as far as that takes a few ms, and what was left out beside the window. The newest wish wins.
class FigureMaker : public QObject {
  Q_OBJECT

 public:
  struct Wish {
    ExploreFigureKind kind = ExploreFigureKind::Accesses;
    SweepAxis axis = SweepAxis::OnChip;
  };

  explicit FigureMaker(QObject* parent = nullptr);
  ~FigureMaker() override;

  /// made() follows at once for each wish, and later again for figures that were rough.
  void make(const ExploreCase& at, const QList<Wish>& wishes);
  bool isWorking() const { return m_cancel != nullptr; }
  /// Waits until every figure is whole.
  void complete();

 signals:
  void made(int index, const tilewise::Figure& figure);
  void allWhole();  ///< after the last one that came late

 private:
  void startSlow(const ExploreCase& at, const QList<Wish>& wishes, const QList<int>& rough);
  void drop();

  QThreadPool m_pool;
  std::shared_ptr<std::atomic<bool>> m_cancel;  ///< of the figures that are under way
};

}  // namespace tilewise
