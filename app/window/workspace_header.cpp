// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace_header.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QTabBar>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

enum Chip { AlgorithmChip, SizeChip, BlocksChip, MaskChip, WidthChip, ElementChip, ChipCount };
// Laid out in reading order, dropped in the order of least need.
constexpr Chip Reading[] = {AlgorithmChip, SizeChip, WidthChip, BlocksChip, MaskChip, ElementChip};

QString sizeText(const ProblemSettings& settings) {
  if (settings.Tq == settings.Tk) return QObject::tr("T %1").arg(grouped(settings.Tq));
  return QObject::tr("T %1 × %2").arg(grouped(settings.Tq), grouped(settings.Tk));
}

QString widthText(const ProblemSettings& settings) {
  if (settings.dk == settings.dv) return QObject::tr("d %1").arg(grouped(settings.dk));
  return QObject::tr("d %1, %2").arg(grouped(settings.dk), grouped(settings.dv));
}

QString maskText(const ProblemSettings& settings) {
  if (!settings.causal) return QObject::tr("no mask");
  if (settings.Tq == settings.Tk) return QObject::tr("causal");
  return settings.alignment == Alignment::TopLeft ? QObject::tr("causal, top-left") : QObject::tr("causal, bottom-right");
}

}  // namespace

WorkspaceHeader::WorkspaceHeader(QWidget* parent) : QWidget(parent), m_tabs(new QTabBar) {
  m_tabs->setProperty("workspaces", true);
  m_tabs->setAccessibleName(tr("Workspaces"));
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  m_tabs->addTab(tr("Step"));
  m_tabs->setFocusPolicy(Qt::TabFocus);
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(m_tabs, 0, Qt::AlignBottom);
  layout->addStretch(1);
  for (int chip = 0; chip < ChipCount; ++chip) m_chips << addChip();
  for (const Chip chip : Reading) layout->addWidget(m_chips[chip]);
  m_problem = new QPushButton(tr("&Problem…"));
  m_problem->setToolTip(tr("Change sizes, blocks, mask and data (Ctrl+E)"));
  m_problem->setFocusPolicy(Qt::TabFocus);
  connect(m_problem, &QPushButton::clicked, this, &WorkspaceHeader::problemWished);
  layout->addWidget(m_problem);
}

QPushButton* WorkspaceHeader::addChip() {
  auto* chip = new QPushButton;
  chip->setProperty("chip", true);
  chip->setFocusPolicy(Qt::NoFocus);
  connect(chip, &QPushButton::clicked, this, &WorkspaceHeader::problemWished);
  return chip;
}

void WorkspaceHeader::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  layout()->setContentsMargins(metrics.px(8), metrics.px(4), metrics.px(8), 0);
  layout()->setSpacing(metrics.px(6));
  m_tabs->setFont(metrics.font(Role::Tab));
  m_tabs->setFixedHeight(metrics.px(38));
  dropChips();
}

void WorkspaceHeader::setRun(const Run& run) {
  const ProblemSettings& settings = run.problem.settings();
  m_chips[AlgorithmChip]->setText(tr("FlashAttention-2 forward"));
  m_chips[SizeChip]->setText(sizeText(settings));
  m_chips[WidthChip]->setText(widthText(settings));
  m_chips[BlocksChip]->setText(tr("Br %1  Bc %2").arg(grouped(settings.Br), grouped(settings.Bc)));
  m_chips[MaskChip]->setText(maskText(settings));
  m_chips[ElementChip]->setText(QString::fromUtf8(word(settings.elementType).data()));
  for (QPushButton* chip : m_chips) chip->setToolTip(tr("Change the problem (Ctrl+E)"));
  dropChips();
}

QSize WorkspaceHeader::minimumSizeHint() const {
  return {m_tabs->sizeHint().width() + m_problem->sizeHint().width() + 4 * layout()->spacing(),
          layout()->minimumSize().height()};
}

void WorkspaceHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  dropChips();
}

void WorkspaceHeader::dropChips() {
  int room = width() - minimumSizeHint().width() - 2 * layout()->spacing();
  for (QPushButton* chip : m_chips) {
    room -= chip->sizeHint().width() + layout()->spacing();
    chip->setVisible(room >= 0 && !chip->text().isEmpty());
  }
}

}  // namespace tilewise
