// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/left_behind_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "app/models/left_behind.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString sizeText(const Footprint& size) {
  return LeftBehindCard::tr("%1 values, %2 bytes").arg(grouped(size.values), grouped(size.bytes));
}

/// What standard attention leaves more than O, and how many times as much that is.
QString sentenceOf(const Problem& problem) {
  std::int64_t own = 0;
  std::int64_t standard = 0;
  for (const LeftBehind& each : leftBehind(problem).mid(1)) own += each.size.bytes;
  for (const LeftBehind& each : leftBehindByStandard(problem).mid(1)) standard += each.size.bytes;
  if (problem.isStandard()) {
    return LeftBehindCard::tr("FlashAttention-2 keeps lse in the place of P: %1 bytes.")
        .arg(grouped(leftBehind(withAlgorithm(problem, Algorithm::FlashAttention2))[1].size.bytes));
  }
  return LeftBehindCard::tr("Beside O standard attention keeps P%1: %2 bytes, %3 what is kept here.")
      .arg(problem.settings().dropout > 0 ? LeftBehindCard::tr(" and its dropout mask") : QString(), grouped(standard),
           ratio(static_cast<double>(standard) / static_cast<double>(own)));
}

}  // namespace

LeftBehindCard::LeftBehindCard(QWidget* parent)
    : QFrame(parent), m_rows(new QGridLayout), m_title(new QLabel(tr("Left behind in HBM"))), m_sentence(new QLabel) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_title);
  layout->addLayout(m_rows);
  layout->addWidget(m_sentence);
  layout->addStretch(1);
  m_rows->setColumnStretch(2, 1);
}

void LeftBehindCard::setLook(const Look& look) {
  m_look = look;
  dress();
}

void LeftBehindCard::setRun(const Run& run) {
  qDeleteAll(m_names);
  qDeleteAll(m_others);
  m_names.clear();
  m_others.clear();
  const auto add = [this](const QString& text, int row, int column) {
    auto* label = new QLabel(text);
    m_rows->addWidget(label, row, column);
    (column == 0 ? m_names : m_others) << label;
  };
  int row = 0;
  for (const LeftBehind& each : leftBehind(run.problem)) {
    add(each.name, row, 0);
    add(sizeText(each.size), row, 1);
    add(each.why, row, 2);
    ++row;
  }
  m_sentence->setText(sentenceOf(run.problem));
  setAccessibleName(m_title->text());
  setAccessibleDescription(m_sentence->text());
  dress();
}

void LeftBehindCard::dress() {
  const Metrics& metrics = m_look.metrics;
  layout()->setContentsMargins(metrics.px(14), metrics.px(10), metrics.px(14), metrics.px(10));
  layout()->setSpacing(metrics.px(4));
  m_rows->setHorizontalSpacing(metrics.px(14));
  m_rows->setVerticalSpacing(metrics.px(2));
  m_title->setFont(metrics.font(Role::Title));
  m_sentence->setFont(metrics.font(Role::Body));
  for (QLabel* label : m_names) label->setFont(metrics.medium(Role::Body));
  for (QLabel* label : m_others) label->setFont(metrics.font(Role::Body));
  QPalette ink = palette();
  ink.setColor(QPalette::WindowText, m_look.theme.ink);
  for (QLabel* label : findChildren<QLabel*>()) label->setPalette(ink);
}

void LeftBehindCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double line = m_look.metrics.lineWidth(1.5);
  painter.setPen(QPen(m_look.theme.hbmLine, line));
  painter.setBrush(m_look.theme.hbm);
  const double radius = m_look.metrics.px(5);
  painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

}  // namespace tilewise
