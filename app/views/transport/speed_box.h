// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "app/views/look/look.h"
#include "app/views/transport/speeds.h"

namespace tilewise {

class EntryField;

/// Chooses a speed from the list, or any number.
class SpeedBox : public QComboBox {
  Q_OBJECT

 public:
  explicit SpeedBox(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Shows a speed; one that is not on the list gets a line of its own while it lasts.
  void setSpeed(double speed);
  /// What the speeds count, and those to choose from. Any number can be asked for but of bytes.
  void setScale(SpeedUnit unit, const QList<double>& speeds);
  /// "5/s" instead of "5 steps/s".
  void setShort(bool isShort);
  /// What the closed box shows.
  QString shownText() const;
  int widthFor(bool isShort) const;
  /// Asks for any number, in the place of the box.
  void askForNumber();
  EntryField& numberField() { return *m_number; }

 signals:
  void speedWished(double speed);
  void numberRefused(const QString& sentence);
  void focusReturned();  ///< the entry of a number is over

 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void fill();
  void choose(int index);
  void enterNumber(const QString& text);

  Look m_look;
  double m_speed = 5;
  SpeedUnit m_unit = SpeedUnit::Steps;
  QList<double> m_speeds = listedSpeeds();
  bool m_short = false;
  EntryField* m_number;  ///< over the box while a number is being written
};

}  // namespace tilewise
