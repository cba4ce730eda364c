// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/speed_box.h"

#include <algorithm>
#include <vector>

#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QWheelEvent>

#include "app/views/transport/entry_field.h"

namespace tilewise {

SpeedBox::SpeedBox(QWidget* parent) : QComboBox(parent), m_number(new EntryField(this)) {
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Speed"));
  setToolTip(tr("Speed (slower [, faster ])"));
  m_number->setAccessibleName(tr("Steps a second"));
  m_number->setPlaceholderText(tr("steps/s"));
  m_number->hide();
  fill();
  connect(this, &QComboBox::activated, this, &SpeedBox::choose);
  connect(m_number, &EntryField::entered, this, &SpeedBox::enterNumber);
  connect(m_number, &EntryField::left, this, &SpeedBox::focusReturned);
  connect(m_number, &QLineEdit::editingFinished, m_number, &QWidget::hide);
}

void SpeedBox::setLook(const Look& look) {
  m_look = look;
  setFont(look.metrics.font(Role::Body));
  m_number->setLook(look);
  updateGeometry();
  update();
}

void SpeedBox::setSpeed(double speed) {
  if (speed == m_speed) return;
  m_speed = speed;
  fill();
}

void SpeedBox::setShort(bool isShort) {
  m_short = isShort;
  update();
}

void SpeedBox::setScale(SpeedUnit unit, const QList<double>& speeds) {
  if (unit == m_unit && speeds == m_speeds) return;
  m_unit = unit;
  m_speeds = speeds;
  m_number->setPlaceholderText(unit == SpeedUnit::Tiles ? tr("tiles/s") : tr("steps/s"));
  m_number->setAccessibleName(unit == SpeedUnit::Tiles ? tr("Tiles a second") : tr("Steps a second"));
  fill();
  updateGeometry();
}

QString SpeedBox::shownText() const {
  return m_short && m_unit != SpeedUnit::Bytes ? shortSpeedText(m_speed) : speedText(m_speed, m_unit);
}

void SpeedBox::fill() {
  const QSignalBlocker blocker(this);
  std::vector<double> speeds(m_speeds.begin(), m_speeds.end());
  if (std::find(speeds.begin(), speeds.end(), m_speed) == speeds.end()) {
    const auto place =
        std::find_if(speeds.begin(), speeds.end(), [this](double each) { return each == 0 || each > m_speed; });
    speeds.insert(place, m_speed);
  }
  clear();
  for (const double speed : speeds) {
    addItem(speedText(speed, m_unit), speed);
    if (speed == m_speed) setCurrentIndex(count() - 1);
  }
  if (m_unit != SpeedUnit::Bytes) {
    insertSeparator(count());
    addItem(tr("any number…"));
  }
  update();
}

void SpeedBox::choose(int index) {
  if (const QVariant speed = itemData(index); speed.isValid()) {
    emit speedWished(speed.toDouble());
    return;
  }
  fill();  // the box goes on showing the speed at hand
  askForNumber();
}

void SpeedBox::askForNumber() {
  m_number->setValueText({});
  m_number->setGeometry(rect());
  m_number->show();
  m_number->edit();
}

void SpeedBox::enterNumber(const QString& text) {
  if (const auto speed = speedFromText(text)) {
    m_number->hide();
    m_number->leave();
    emit speedWished(*speed);
    return;
  }
  m_number->refuse();
  const QString wrong =
      text.trimmed().isEmpty() ? tr("A speed is needed") : tr("“%1” is not a speed").arg(text.trimmed());
  emit numberRefused(m_unit == SpeedUnit::Tiles ? tr("%1: give 0.1 to 10,000 tiles a second.").arg(wrong)
                                                : tr("%1: give 0.1 to 10,000 steps a second.").arg(wrong));
}

int SpeedBox::widthFor(bool isShort) const {
  const QFontMetricsF fm(m_look.metrics.font(Role::Body));
  qreal widest = fm.horizontalAdvance(isShort && m_unit != SpeedUnit::Bytes ? shortSpeedText(m_speed)
                                                                            : speedText(m_speed, m_unit));
  for (const double speed : m_speeds) {
    // The longest words would cost the short box half its saving: it grows when they are chosen.
    if (!isShort) widest = std::max(widest, fm.horizontalAdvance(speedText(speed, m_unit)));
  }
  return qCeil(widest) + m_look.metrics.px(9 + 26 + 2);
}

void SpeedBox::initStyleOption(QStyleOptionComboBox* option) const {
  QComboBox::initStyleOption(option);
  option->currentText = shownText();
}

void SpeedBox::resizeEvent(QResizeEvent* event) {
  QComboBox::resizeEvent(event);
  m_number->setGeometry(rect());
}

// A turn of the wheel on the way past the box must not change the speed.
void SpeedBox::wheelEvent(QWheelEvent* event) { event->ignore(); }

}  // namespace tilewise
