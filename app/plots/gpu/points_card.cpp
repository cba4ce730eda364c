// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/gpu/points_card.h"

#include <algorithm>

#include <QBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

#include "app/views/gpu/launch_view.h"
#include "app/views/gpu/sweep_view.h"

namespace tilewise {

namespace {

constexpr int LaunchTab = 1;
constexpr int LeastHeight = 200;  ///< at 100 % text

}  // namespace

PointsCard::PointsCard(QWidget* parent)
    : PictureCard(parent),
      m_tabs(new QTabBar),
      m_stack(new QStackedWidget(this)),
      m_table(new SweepView),
      m_launch(new LaunchView) {
  m_tabs->setAccessibleName(tr("What is shown of the points"));
  m_tabs->setExpanding(false);
  m_tabs->addTab(tr("Points"));
  m_tabs->addTab(tr("Launch grid"));
  m_tabs->setTabToolTip(0, tr("All points of the sweep, in a table"));
  m_tabs->setTabToolTip(1, tr("The thread blocks of the chosen point, and where they run"));
  addToHead(m_tabs);
  m_stack->addWidget(m_table);
  m_stack->addWidget(m_launch);
  body()->addWidget(m_stack, 1);
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
    m_stack->setCurrentIndex(tab);
    updateGeometry();
    emit switched();
  });
}

bool PointsCard::showsLaunch() const { return m_tabs->currentIndex() == LaunchTab; }

void PointsCard::showLaunch(bool shows) { m_tabs->setCurrentIndex(shows ? LaunchTab : 0); }

void PointsCard::setLook(const Look& look) {
  PictureCard::setLook(look);
  m_tabs->setFont(look.metrics.font(Role::Body));
  m_tabs->setFixedHeight(look.metrics.px(28));
  m_table->setLook(look);
  m_launch->setLook(look);
}

int PointsCard::neededHeight(int width) const {
  const int least = look().metrics.px(LeastHeight);
  return showsLaunch() ? std::max(least, head()->height() + m_launch->heightForWidth(width)) : least;
}

}  // namespace tilewise
