// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/slider_field.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>

#include "app/views/look/numbers.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/transport/entry_field.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double FieldWidth = 84;
constexpr double FieldHeight = 26;
constexpr double SliderHeight = 20;
constexpr double NameHeight = 22;

}  // namespace

SliderField::SliderField(const QString& name, const QList<std::int64_t>& stops, QWidget* parent)
    : QWidget(parent),
      m_field(new EntryField(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_reason(new QLabel(this)) {
  m_field->setAlignment(Qt::AlignRight);
  // A click moves the handle, and the arrows go on from there.
  m_slider->setFocusPolicy(Qt::StrongFocus);
  calmWheel(*m_slider);
  m_reason->setProperty("tone", "second");
  m_reason->hide();
  setName(name);
  setStops(stops);
  connect(m_field, &EntryField::entered, this, &SliderField::entered);
  connect(m_slider, &QSlider::valueChanged, this, [this](int stop) { emit chosen(m_stops.value(stop)); });
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SliderField::setName(const QString& name) {
  m_name = MathText::parse(name);
  m_field->setAccessibleName(m_name.plain());
  m_slider->setAccessibleName(tr("%1, slider").arg(m_name.plain()));
  update();
}

void SliderField::setNameAbove(bool isAbove) {
  if (isAbove == m_isNameAbove) return;
  m_isNameAbove = isAbove;
  arrange();
  updateGeometry();
  update();
}

void SliderField::setStops(const QList<std::int64_t>& stops) {
  m_stops = stops;
  const QSignalBlocker blocker(m_slider);
  m_slider->setRange(0, static_cast<int>(stops.size()) - 1);
  m_slider->setPageStep(1);
}

/// The stop nearest by the logarithm: the handle stands where the number is about.
int SliderField::stopNear(std::int64_t value) const {
  int nearest = 0;
  const auto away = [&](int stop) {
    return std::abs(std::log(static_cast<double>(m_stops[stop])) -
                    std::log(static_cast<double>(std::max<std::int64_t>(1, value))));
  };
  for (int stop = 1; stop < m_stops.size(); ++stop) {
    if (away(stop) < away(nearest)) nearest = stop;
  }
  return nearest;
}

void SliderField::setValue(std::int64_t value, const QString& text) {
  const QSignalBlocker blocker(m_slider);
  if (!m_slider->isSliderDown()) m_slider->setValue(stopNear(value));
  m_field->setValueText(text.isEmpty() ? grouped(value) : text);
  m_slider->setAccessibleDescription(m_field->text());
}

void SliderField::setReason(const QString& reason) {
  m_field->setEnabled(reason.isEmpty());
  m_slider->setVisible(reason.isEmpty());
  m_reason->setText(reason);
  m_reason->setVisible(!reason.isEmpty());
  m_field->setAccessibleDescription(reason);
}

void SliderField::refuse() { m_field->refuse(); }

void SliderField::setLook(const Look& look) {
  m_look = look;
  m_field->setLook(look);
  m_reason->setFont(look.metrics.font(Role::Second));
  arrange();
  updateGeometry();
  update();
}

QSize SliderField::sizeHint() const {
  return {m_look.metrics.px(200), top() + m_look.metrics.px(FieldHeight) + m_look.metrics.px(SliderHeight)};
}

QSize SliderField::minimumSizeHint() const {
  return {m_isNameAbove ? m_look.metrics.px(FieldWidth) : widthBeside(), sizeHint().height()};
}

int SliderField::widthBeside() const {
  const qreal name = m_name.width(m_look.metrics.font(Role::Body));
  return static_cast<int>(std::ceil(name)) + m_look.metrics.px(8) + m_look.metrics.px(FieldWidth);
}

/// Where the field begins: below a name above it.
int SliderField::top() const { return m_isNameAbove ? m_look.metrics.px(NameHeight) : 0; }

void SliderField::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void SliderField::arrange() {
  const int field = m_isNameAbove ? width() : m_look.metrics.px(FieldWidth);
  const int height = m_look.metrics.px(FieldHeight);
  m_field->setGeometry(width() - field, top(), field, height);
  const QRect below(0, top() + height, width(), m_look.metrics.px(SliderHeight));
  m_slider->setGeometry(below);
  m_reason->setGeometry(below);
}

void SliderField::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont font = m_look.metrics.font(Role::Body);
  const QFontMetricsF metrics(font);
  const int line = m_look.metrics.px(m_isNameAbove ? NameHeight : FieldHeight);
  const qreal baseline = std::round((line + metrics.ascent() - metrics.descent()) / 2);
  m_name.draw(painter, {0, baseline}, font, isEnabled() ? m_look.theme.ink2 : m_look.theme.ink3);
}

}  // namespace tilewise
