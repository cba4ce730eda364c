// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/models/launch_facts.h"
#include "app/views/gpu/launch_layout.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The launch grid of a pass and where its thread blocks run. A click or the arrow keys choose a thread block.
class LaunchView : public QWidget {
  Q_OBJECT

 public:
  explicit LaunchView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// missing: why there is nothing to draw, where there is nothing.
  void setFacts(const std::optional<LaunchFacts>& facts, const QString& missing = {});
  const std::optional<LaunchFacts>& facts() const { return m_facts; }
  std::int64_t chosen() const { return m_chosen; }
  /// Draws on something else than the screen.
  void paintOn(QPainter& painter, QSize size) const;

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void choose(std::int64_t block);
  void describe();
  LaunchLayout layoutFor(QSize size) const;

  Look m_look;
  std::optional<LaunchFacts> m_facts;
  QString m_text;  ///< of the whole, or why there is nothing
  std::int64_t m_chosen = 0;
};

}  // namespace tilewise
