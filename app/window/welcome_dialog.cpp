// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome_dialog.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/window/welcome_card.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

/// From numbers that can be checked by hand to a head of a trained model.
constexpr const char* Examples[] = {"tiny", "lesson-causal", "lesson-backward", "story-previous"};
constexpr int Columns = 2;

}  // namespace

WelcomeDialog::WelcomeDialog(bool showsAgain, QWidget* parent)
    : QDialog(parent),
      m_title(new QLabel(tr("Begin with an example"))),
      m_hint(new QLabel(tr("Right and Left take a step, Space plays, F1 lists all keys. File > Examples has these and "
                           "more; Problem changes everything about them."))),
      m_never(new QCheckBox(tr("&Do not show this again"))),
      m_manual(new QPushButton(tr("&Manual"))),
      m_close(new QPushButton(tr("&Close"))),
      m_scroll(new QScrollArea) {
  setWindowTitle(tr("First steps"));
  setObjectName(QStringLiteral("welcome"));
  m_hint->setWordWrap(true);
  m_hint->setProperty("tone", QStringLiteral("second"));
  m_never->setChecked(!showsAgain);
  for (const char* name : Examples) {
    auto* card = new WelcomeCard(*findPreset(name));
    m_cards << card;
    connect(card, &QAbstractButton::clicked, this, [this, card] {
      accept();
      emit presetWished(card->preset());
    });
  }
  for (QPushButton* button : {m_manual, m_close}) button->setAutoDefault(false);
  connect(m_never, &QCheckBox::toggled, this, [this](bool never) { emit showsAgainChanged(!never); });
  connect(m_manual, &QPushButton::clicked, this, &WelcomeDialog::manualWished);
  connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
  layOut();
  m_cards.first()->setFocus();
}

void WelcomeDialog::layOut() {
  auto* content = new QWidget;
  auto* grid = new QGridLayout(content);
  grid->setContentsMargins(0, 0, 0, 0);
  for (int n = 0; n < m_cards.size(); ++n) grid->addWidget(m_cards[n], n / Columns, n % Columns);
  m_scroll->setWidget(content);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_title);
  layout->addWidget(m_hint);
  layout->addWidget(m_scroll, 1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_never);
  buttons->addStretch(1);
  buttons->addWidget(m_manual);
  buttons->addWidget(m_close);
  layout->addLayout(buttons);
  QWidget* before = m_cards.first();
  for (QWidget* each : QList<QWidget*>{m_cards[1], m_cards[2], m_cards[3], m_never, m_manual, m_close}) {
    setTabOrder(before, each);
    before = each;
  }
}

void WelcomeDialog::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  const int margin = metrics.px(20);
  layout()->setContentsMargins(margin, metrics.px(16), margin, metrics.px(16));
  layout()->setSpacing(metrics.px(10));
  m_scroll->widget()->layout()->setSpacing(metrics.px(10));
  m_title->setFont(metrics.bold(Role::Figure));
  for (WelcomeCard* card : m_cards) card->setLook(look);
  const QSize wanted(metrics.px(780), metrics.px(410));
  resize(screen() != nullptr ? wanted.boundedTo(screen()->availableSize() * 0.9) : wanted);
}

}  // namespace tilewise
