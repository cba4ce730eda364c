// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/entry_field.h"

#include <QKeyEvent>
#include <QPainter>

namespace tilewise {

EntryField::EntryField(QWidget* parent) : QLineEdit(parent) {
  connect(this, &QLineEdit::textEdited, this, [this] {
    m_refused = false;
    update();
  });
}

void EntryField::setLook(const Look& look) {
  m_look = look;
  setFont(look.metrics.medium(Role::Tab));
}

// A style sheet brings the font back that a widget had when it was first shown, at whatever text size that was.
void EntryField::changeEvent(QEvent* event) {
  QLineEdit::changeEvent(event);
  const QFont wanted = m_look.metrics.medium(Role::Tab);
  if (event->type() == QEvent::FontChange && font().pixelSize() != wanted.pixelSize()) setFont(wanted);
}

void EntryField::setValueText(const QString& text) {
  m_value = text;
  if (!isModified()) setText(text);
}

void EntryField::edit() {
  setFocus(Qt::ShortcutFocusReason);
  selectAll();
}

void EntryField::leave() {
  restore();
  clearFocus();
  emit left();
}

void EntryField::refuse() {
  m_refused = true;
  selectAll();
  update();
}

void EntryField::restore() {
  m_refused = false;
  setText(m_value);
  setModified(false);
  deselect();
  update();
}

bool EntryField::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // Esc is the window's too ("back to the stage"); here it first takes the entry back.
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
      event->accept();
      return true;
    }
  }
  return QLineEdit::event(event);
}

void EntryField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit entered(text()); return;
    case Qt::Key_Escape: leave(); return;
    default: QLineEdit::keyPressEvent(event);
  }
}

void EntryField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) restore();
}

void EntryField::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  if (!m_refused) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal line = m_look.metrics.lineWidth(2);
  const qreal radius = m_look.metrics.px(4);
  painter.setPen(QPen(m_look.theme.err, line));
  painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

}  // namespace tilewise
