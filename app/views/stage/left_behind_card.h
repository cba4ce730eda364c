// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/session/run.h"
#include "app/views/look/look.h"

class QGridLayout;
class QLabel;

namespace tilewise {

/// Shown when a forward pass has ended: what it leaves in HBM, beside what standard attention would leave.
class LeftBehindCard : public QFrame {
  Q_OBJECT

 public:
  explicit LeftBehindCard(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run& run);
  /// Shows as much as has room: where it is narrow or low the reasons go first, then the numbers of values, then the
  /// sentence about standard attention. The tooltip always says all. Gives the height that it takes at that width, which
  /// may be more even so.
  int fit(QSize most);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Detail { All, NoReasons, BytesOnly, NoSentence };
  void dress();
  void show(Detail detail);

  Look m_look;
  QGridLayout* m_rows;
  QLabel* m_title;
  QLabel* m_sentence;
  QList<QLabel*> m_names, m_sizes, m_reasons;
  QList<Footprint> m_footprints;  ///< of the sizes
};

}  // namespace tilewise
