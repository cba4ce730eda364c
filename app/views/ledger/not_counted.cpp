// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/not_counted.h"

#include <algorithm>

#include <QFrame>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include "app/session/words.h"
#include "app/views/look/icons.h"

namespace tilewise {

QStringList notCounted() {
  return {
      tr("The L2 cache: on a GPU it serves re-reads, so DRAM moves less than is counted here."),
      tr("Cache lines and sectors: a value counts as one value, however it is fetched."),
      tr("Instructions, addresses and arguments of the kernel."),
      tr("Registers and shared memory: what stays on chip does not cross."),
      tr("Padding: a ragged block counts only the rows that exist."),
      tr("Filling accumulators in HBM with zeros before a run."),
      tr("Further heads: the counts are for one head; B × H heads multiply them."),
  };
}

NotCountedNote::NotCountedNote(QWidget* parent) : QToolButton(parent) {
  setText(tr("not counted"));
  setToolTip(tr("What the count does not model"));
  setAccessibleName(tr("What the count does not model"));
  setAccessibleDescription(notCounted().join(u' '));
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setAutoRaise(true);
  setProperty("flat", true);
  setFocusPolicy(Qt::TabFocus);
  connect(this, &QToolButton::clicked, this, &NotCountedNote::showNote);
  setLook(m_look);
}

void NotCountedNote::setLook(const Look& look) {
  m_look = look;
  setFont(look.metrics.font(Role::Second));
  QPalette colors = palette();
  colors.setColor(QPalette::ButtonText, look.theme.ink2);
  setPalette(colors);
  setIcon(tilewise::icon(IconName::Info, look, look.theme.ink2));
  setIconSize(QSize(look.metrics.px(14), look.metrics.px(14)));
}

void NotCountedNote::showNote() {
  const Metrics& metrics = m_look.metrics;
  auto* note = new QFrame(this, Qt::Popup);
  note->setObjectName(QStringLiteral("notCountedNote"));
  note->setAttribute(Qt::WA_DeleteOnClose);
  note->setAccessibleName(tr("What the count does not model"));
  note->setFrameShape(QFrame::Box);
  note->setAutoFillBackground(true);
  QPalette colors = note->palette();
  colors.setColor(QPalette::Window, m_look.theme.panel);
  colors.setColor(QPalette::WindowText, m_look.theme.edge);
  note->setPalette(colors);
  auto* layout = new QVBoxLayout(note);
  layout->setContentsMargins(metrics.px(12), metrics.px(10), metrics.px(12), metrics.px(10));
  layout->setSpacing(metrics.px(5));
  const auto add = [&](const QString& text, const QFont& font) {
    auto* label = new QLabel(text, note);
    label->setFont(font);
    label->setWordWrap(true);
    QPalette ink = label->palette();
    ink.setColor(QPalette::WindowText, m_look.theme.ink);
    label->setPalette(ink);
    label->setFixedWidth(metrics.px(320));
    layout->addWidget(label);
  };
  add(tr("Not counted"), metrics.medium(Role::Body));
  for (const QString& text : notCounted()) {
    add(text, metrics.font(Role::Second));
  }
  note->adjustSize();

  const QRect room = screen()->availableGeometry();
  QPoint corner = mapToGlobal(QPoint(width() - note->width(), height() + metrics.px(2)));
  corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - note->width())));
  corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - note->height())));
  note->move(corner);
  note->show();
}

}  // namespace tilewise
