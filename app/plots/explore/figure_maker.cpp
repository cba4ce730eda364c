// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/figure_maker.h"

#include <QCoreApplication>

namespace tilewise {

FigureMaker::FigureMaker(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

FigureMaker::~FigureMaker() {
  drop();
  m_pool.waitForDone();
}

void FigureMaker::drop() {
  if (m_cancel) *m_cancel = true;
  m_cancel.reset();
}

void FigureMaker::make(const ExploreCase& at, const QList<Wish>& wishes) {
  drop();
  QList<int> rough;
  for (int n = 0; n < wishes.size(); ++n) {
    const Figure figure = makeFigure(wishes[n].kind, at, wishes[n].axis, {QuickSteps, nullptr});
    if (figure.isRough) rough << n;
    emit made(n, figure);
  }
  if (!rough.isEmpty()) startSlow(at, wishes, rough);
}

void FigureMaker::startSlow(const ExploreCase& at, const QList<Wish>& wishes, const QList<int>& rough) {
  const auto cancel = std::make_shared<std::atomic<bool>>(false);
  m_cancel = cancel;
  m_pool.start([this, at, wishes, rough, cancel] {
    for (const int n : rough) {
      if (*cancel) return;
      Figure figure = makeFigure(wishes[n].kind, at, wishes[n].axis, {MaximumCensusSteps, cancel.get()});
      // What is still left out takes too long at all.
      figure.isRough = false;
      const bool isLast = n == rough.last();
      QMetaObject::invokeMethod(
          this,
          [this, n, figure, cancel, isLast] {
            if (*cancel) return;
            emit made(n, figure);
            if (!isLast) return;
            m_cancel.reset();
            emit allWhole();
          },
          Qt::QueuedConnection);
    }
  });
}

void FigureMaker::complete() {
  m_pool.waitForDone();
  QCoreApplication::sendPostedEvents(this);
}

}  // namespace tilewise
