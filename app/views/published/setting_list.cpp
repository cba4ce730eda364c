// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/setting_list.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>

namespace tilewise {

namespace {

constexpr int Gap = 12;     ///< at 100 %, between a name and its value
constexpr int Between = 4;  ///< at 100 %, between two rows

QString valueOf(const PublishedFact& fact) {
  return fact.value ? QString::fromStdString(*fact.value) : SettingList::tr("not stated");
}

}  // namespace

SettingList::SettingList(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Setting")); }

void SettingList::setLook(const Look& look) {
  m_look = look;
  update();
}

void SettingList::setSetting(const std::vector<PublishedFact>& setting) {
  m_setting = setting;
  QStringList words;
  for (const PublishedFact& fact : setting) words << tr("%1: %2").arg(QString::fromStdString(fact.name), valueOf(fact));
  setAccessibleDescription(words.join(QStringLiteral("; ")));
  update();
}

QFont SettingList::fontOf(const PublishedFact& fact) const {
  return fact.value ? m_look.metrics.font(Role::Second) : m_look.metrics.italic(Role::Second);
}

QList<SettingList::Place> SettingList::places(int width) const {
  const QFontMetrics names(m_look.metrics.font(Role::Second));
  QList<Place> found;
  int top = 0;
  for (const PublishedFact& fact : m_setting) {
    const QFontMetrics values(fontOf(fact));
    const int left = names.horizontalAdvance(QString::fromStdString(fact.name)) + m_look.metrics.px(Gap);
    Place place;
    place.top = top;
    if (left + values.horizontalAdvance(valueOf(fact)) <= width) {
      place.height = names.height();
      place.value = QRect(left, top, width - left, place.height);
    } else {
      // A long value stands below its name, in as many lines as it takes.
      const int indent = m_look.metrics.px(Gap);
      const QRect room(indent, top + names.height(), std::max(1, width - indent), 10000);
      const int height = values.boundingRect(room, Qt::TextWordWrap | Qt::AlignRight, valueOf(fact)).height();
      place.value = QRect(room.topLeft(), QSize(room.width(), height));
      place.height = names.height() + height;
    }
    top += place.height + m_look.metrics.px(Between);
    found << place;
  }
  return found;
}

int SettingList::heightFor(int width) const {
  const QList<Place> found = places(width);
  return found.isEmpty() ? 0 : found.last().top + found.last().height;
}

void SettingList::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QList<Place> found = places(width());
  for (qsizetype row = 0; row < found.size(); ++row) {
    const PublishedFact& fact = m_setting[static_cast<std::size_t>(row)];
    painter.setFont(m_look.metrics.font(Role::Second));
    painter.setPen(m_look.theme.ink2);
    painter.drawText(QRect(0, found[row].top, width(), found[row].height), Qt::AlignLeft | Qt::AlignTop,
                     QString::fromStdString(fact.name));
    painter.setFont(fontOf(fact));
    painter.setPen(fact.value ? m_look.theme.ink : m_look.theme.ink3);
    painter.drawText(found[row].value, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, valueOf(fact));
  }
}

}  // namespace tilewise
