// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/number_field.h"

#include <QLabel>
#include <QPainter>

#include "app/session/error_text.h"
#include "app/session/words.h"
#include "app/views/notice/marked_edit.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int NameHeight = 20;
constexpr int EditHeight = 28;
constexpr int Width = 124;

}  // namespace

NumberField::NumberField(const QString& name, const QString& letter, QWidget* parent)
    : QWidget(parent),
      m_letter(MathText::parse(letter)),
      m_name(new QLabel(name, this)),
      m_edit(new MarkedEdit(this)),
      m_error(new QLabel(this)) {
  m_name->setBuddy(m_edit);
  m_edit->setAccessibleName(withoutMnemonic(name) + (letter.isEmpty() ? QString() : u' ' + m_letter.plain()));
  m_error->setProperty("tone", "err");
  m_error->setWordWrap(true);
  m_error->setTextFormat(Qt::PlainText);
  m_error->hide();
  connect(m_edit, &QLineEdit::textEdited, this, &NumberField::edited);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NumberField::setLook(const Look& look) {
  m_look = look;
  m_edit->setLook(look);
  updateGeometry();
  resizeEvent(nullptr);
  update();
}

QString NumberField::text() const { return m_edit->text(); }

void NumberField::setText(const QString& text) {
  if (text != m_edit->text()) m_edit->setText(text);
}

void NumberField::setError(const std::optional<Error>& error) {
  const QString words = error ? sentence(*error) : QString();
  m_edit->setWrong(error.has_value());
  m_edit->setAccessibleDescription(words);
  m_error->setText(words);
  m_error->setVisible(error.has_value());
}

QString NumberField::errorText() const { return m_error->isHidden() ? QString() : m_error->text(); }

QSize NumberField::sizeHint() const {
  return {m_look.metrics.px(Width), m_look.metrics.px(NameHeight) + m_look.metrics.px(EditHeight)};
}

void NumberField::resizeEvent(QResizeEvent*) {
  const int name = m_look.metrics.px(NameHeight);
  m_name->setGeometry(0, 0, width(), name);
  m_edit->setGeometry(0, name, width(), m_look.metrics.px(EditHeight));
}

void NumberField::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont font = m_look.metrics.font(Role::Body);
  const QFontMetricsF fm(font);
  const int name = m_look.metrics.px(NameHeight);
  const QPointF baseline(width() - m_letter.width(font) - m_look.metrics.px(2),
                         (name + fm.ascent() - fm.descent()) / 2);
  m_letter.draw(painter, baseline, font, isEnabled() ? m_look.theme.ink2 : m_look.theme.ink3);
}

}  // namespace tilewise
