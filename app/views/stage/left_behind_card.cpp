// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/left_behind_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/models/left_behind.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString bytesText(const Footprint& size) { return LeftBehindCard::tr("%1 bytes").arg(grouped(size.bytes)); }

QString sizeText(const Footprint& size) {
  const QString values = size.values == 1 ? LeftBehindCard::tr("1 value")
                                          : LeftBehindCard::tr("%1 values").arg(grouped(size.values));
  return LeftBehindCard::tr("%1, %2").arg(values, bytesText(size));
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
  qDeleteAll(m_sizes);
  qDeleteAll(m_reasons);
  m_names.clear();
  m_sizes.clear();
  m_reasons.clear();
  m_footprints.clear();
  QStringList all{m_title->text()};
  int row = 0;
  for (const LeftBehind& each : leftBehind(run.problem)) {
    m_footprints << each.size;
    m_names << new QLabel(each.name);
    m_sizes << new QLabel(sizeText(each.size));
    m_reasons << new QLabel(each.why);
    m_rows->addWidget(m_names.last(), row, 0, Qt::AlignTop);
    m_rows->addWidget(m_sizes.last(), row, 1, Qt::AlignTop);
    m_rows->addWidget(m_reasons.last(), row, 2, Qt::AlignTop);
    all << tr("%1: %2, %3").arg(each.name, sizeText(each.size), each.why);
    ++row;
  }
  m_sentence->setText(sentenceOf(run.problem));
  all << m_sentence->text();
  setToolTip(all.join(u'\n'));
  setAccessibleName(m_title->text());
  setAccessibleDescription(m_sentence->text());
  dress();
}

void LeftBehindCard::show(Detail detail) {
  const bool isNarrow = detail != Detail::All;
  for (QLabel* label : m_names) label->setVisible(true);
  for (QLabel* label : m_reasons) label->setVisible(!isNarrow);
  const bool bytesOnly = detail == Detail::BytesOnly || detail == Detail::NoSentence;
  for (qsizetype n = 0; n < m_sizes.size(); ++n) {
    m_sizes[n]->setText(bytesOnly ? bytesText(m_footprints[n]) : sizeText(m_footprints[n]));
    m_sizes[n]->setVisible(true);
    m_sizes[n]->setWordWrap(isNarrow);
  }
  m_sentence->setWordWrap(isNarrow);
  m_sentence->setVisible(detail != Detail::NoSentence);
  // What wraps takes the room that the reasons leave.
  m_rows->setColumnStretch(1, isNarrow ? 1 : 0);
  m_rows->setColumnStretch(2, isNarrow ? 0 : 1);
  m_rows->invalidate();
  layout()->invalidate();
}

int LeftBehindCard::fit(QSize most) {
  int height = 0;
  for (const Detail detail : {Detail::All, Detail::NoReasons, Detail::BytesOnly, Detail::NoSentence}) {
    show(detail);
    height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(most.width())
                                           : layout()->totalSizeHint().height();
    if (layout()->totalMinimumSize().width() <= most.width() && height <= most.height()) break;
  }
  return height;
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
  for (QLabel* label : m_sizes + m_reasons) label->setFont(metrics.font(Role::Body));
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
