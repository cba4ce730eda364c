// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

class QLabel;
class QSlider;

namespace tilewise {

class EntryField;

/// A whole number as a slider and as a field: the slider snaps to round values, the field takes any.
class SliderField : public QWidget {
  Q_OBJECT

 public:
  /// name: in the markup of MathText, "Length *T*"; stops: of the slider, ascending.
  SliderField(const QString& name, const QList<std::int64_t>& stops, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setName(const QString& name);
  /// The name above the field, which then has the whole width, rather than beside it.
  void setNameAbove(bool isAbove);
  /// What name and field need beside each other. Pixels.
  int widthBeside() const;
  void setStops(const QList<std::int64_t>& stops);
  /// text: what the field shows, where that is more than the number.
  void setValue(std::int64_t value, const QString& text = {});
  /// Disabled, with the reason in place of the slider; empty: enabled.
  void setReason(const QString& reason);
  /// What was entered is refused: it stays marked.
  void refuse();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(qint64 value);          ///< by the slider
  void entered(const QString& text);  ///< in the field

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  int stopNear(std::int64_t value) const;
  int top() const;
  void arrange();

  Look m_look;
  MathText m_name;
  QList<std::int64_t> m_stops;
  bool m_isNameAbove = false;
  EntryField* m_field;
  QSlider* m_slider;
  QLabel* m_reason;
};

}  // namespace tilewise
