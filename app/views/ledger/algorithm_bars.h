// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QWidget>

#include "app/session/run.h"
#include "app/views/look/look.h"

namespace tilewise {

/// What the three algorithms move for the same problem, as bars with their counts and ratios. The bar of FA-2, which is
/// stepped through, fills as the run goes on.
class AlgorithmBars : public QWidget {
  Q_OBJECT

 public:
  explicit AlgorithmBars(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run* run);
  void setSoFar(std::int64_t values);

  QSize sizeHint() const override;
  int neededWidth() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Bar {
    Algorithm algorithm;
    std::int64_t values = 0;
  };
  const Bar& stepped() const { return m_bars.back(); }
  std::int64_t longest() const;
  QString ratioText(const Bar& bar) const;
  QFont countFont(const Bar& bar) const;
  QColor colorOf(Algorithm algorithm) const;
  int rowHeight() const;
  int nameWidth() const;
  int countWidth() const;
  int ratioWidth() const;
  void paintBar(QPainter& painter, const QRectF& bar, const Bar& what) const;

  Look m_look;
  std::array<Bar, 3> m_bars{Bar{Algorithm::Standard}, Bar{Algorithm::FlashAttention1}, Bar{Algorithm::FlashAttention2}};
  std::int64_t m_soFar = 0;
};

}  // namespace tilewise
