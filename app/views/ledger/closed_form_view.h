// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/written_form.h"
#include "app/session/run.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The closed form written out, its value, and whether the engine counted as much.
class ClosedFormView : public QWidget {
  Q_OBJECT

 public:
  explicit ClosedFormView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run* run);
  /// A widget that stands at the right of the verdict while it is visible; it becomes a child.
  void setCorner(QWidget* corner);
  /// Height at a width, with or without the corner's widget.
  int heightFor(int width, bool withCorner) const;
  /// To be called when the corner is shown, hidden or another size.
  void fitCorner();

  /// What stands under the formula: "closed form equals the counted total", or by how much they differ.
  QString verdict() const;
  bool agrees() const { return m_form.value == m_counted; }

  QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  int ownHeight() const { return heightFor(width(), hasCorner()); }
  bool hasCorner() const { return m_corner && !m_corner->isHidden(); }
  QString valueText(int width) const;
  int formulaWidth(int width, const QString& value) const;
  int lineHeight() const;
  int verdictWidth(int width, bool withCorner) const;

  Look m_look;
  QWidget* m_corner = nullptr;
  WrittenForm m_form;
  std::int64_t m_counted = 0;    ///< by the engine, at the copies; before there is a result, by rule
  bool m_isMeasured = false;     ///< by the engine
};

}  // namespace tilewise
