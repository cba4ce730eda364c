// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_tools.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

#include "app/views/problem/calm_wheel.h"

namespace tilewise {

CompareTools::CompareTools(QWidget* parent)
    : QWidget(parent), m_chooser(new QComboBox), m_second(new QPushButton(tr("&Second…"))) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_chooser);
  layout->addWidget(m_second);
  m_chooser->setAccessibleName(tr("Compared"));
  m_chooser->setToolTip(tr("What is compared"));
  m_chooser->setFocusPolicy(Qt::TabFocus);
  m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  calmWheel(*m_chooser);
  m_second->setFocusPolicy(Qt::TabFocus);
  m_second->setToolTip(tr("Change the second configuration: algorithm, blocks, masks"));
  connect(m_chooser, &QComboBox::activated, this, [this] {
    m_second->setVisible(choice().isOfConfigurations());
    emit choiceChanged();
    if (choice().isOfConfigurations()) emit secondWished();
  });
  connect(m_second, &QPushButton::clicked, this, &CompareTools::secondWished);
  setPass(Pass::Forward);
}

void CompareTools::setLook(const Look& look) { layout()->setSpacing(look.metrics.px(6)); }

void CompareTools::setPass(Pass pass) {
  const QList<CompareChoice> choices = compareChoices(pass);
  if (choices == m_choices) return;
  const CompareChoice before = m_choices.isEmpty() ? CompareChoice{} : choice();
  m_choices = choices;
  const QSignalBlocker blocker(m_chooser);
  m_chooser->clear();
  for (const CompareChoice& each : choices) m_chooser->addItem(each.name);
  const bool first = before.name.isEmpty() || !choices.contains(before);
  choose(first ? 0 : static_cast<int>(choices.indexOf(before)));
}

const CompareChoice& CompareTools::choice() const { return m_choices[std::max(0, m_chooser->currentIndex())]; }

void CompareTools::choose(int index) {
  m_chooser->setCurrentIndex(index);
  m_second->setVisible(choice().isOfConfigurations());
}

void CompareTools::choose(const std::vector<std::string>& compared) {
  for (int n = 0; n < m_choices.size(); ++n) {
    if (comparedWords(m_choices[n]) == compared) choose(n);
  }
}

}  // namespace tilewise
