// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/views/look/look.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

struct Preset;

/// An example to begin with: a picture of its tiles, its name and what is to be seen in it.
class WelcomeCard : public QAbstractButton {
  Q_OBJECT

 public:
  explicit WelcomeCard(const Preset& preset, QWidget* parent = nullptr);

  void setLook(const Look& look);
  const QString& preset() const { return m_name; }

  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRect textRoom(int width) const;
  void paintTiles(QPainter& painter, const QRectF& room) const;

  QString m_name;
  QString m_title;
  TileGrid m_grid;
  Look m_look;
};

}  // namespace tilewise
