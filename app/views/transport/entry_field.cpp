// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/entry_field.h"

#include <QKeyEvent>

namespace tilewise {

EntryField::EntryField(QWidget* parent) : MarkedEdit(parent) {
  connect(this, &QLineEdit::textEdited, this, [this] { setWrong(false); });
}

void EntryField::setLook(const Look& look) {
  MarkedEdit::setLook(look);
  m_wantedFont = look.metrics.medium(Role::Tab);
  setFont(*m_wantedFont);
}

// A style sheet brings the font back that a widget had when it was first shown, at whatever text size that was.
void EntryField::changeEvent(QEvent* event) {
  MarkedEdit::changeEvent(event);
  if (event->type() != QEvent::FontChange || !m_wantedFont) return;
  if (font().pixelSize() != m_wantedFont->pixelSize()) setFont(*m_wantedFont);
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
  setWrong(true);
  selectAll();
}

void EntryField::restore() {
  setWrong(false);
  setText(m_value);
  setModified(false);
  deselect();
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
  return MarkedEdit::event(event);
}

void EntryField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit entered(text()); return;
    case Qt::Key_Escape: leave(); return;
    default: MarkedEdit::keyPressEvent(event);
  }
}

void EntryField::focusOutEvent(QFocusEvent* event) {
  MarkedEdit::focusOutEvent(event);
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) restore();
}

}  // namespace tilewise
