// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/models/algorithm_names.h"
#include "app/session/run.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The colour of a way, beside its name: one of three steps.
QColor wayColor(Way way, const Theme& theme);

/// What each way to compute the pass moves for the same problem, as bars with their counts and ratios. The bar of the
/// one that is stepped through fills as the run goes on.
class AlgorithmBars : public QWidget {
  Q_OBJECT

 public:
  explicit AlgorithmBars(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run* run);
  void setSoFar(std::int64_t values);
  /// All ways, or only standard attention and the one that is stepped. Three or fewer are always all shown.
  void setAll(bool all);
  int heightFor(bool all) const { return static_cast<int>(shown(all).size()) * rowHeight(); }

  QSize sizeHint() const override;
  int neededWidth() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Bar {
    Way way = Way::Standard;
    bool isPresent = false;
    std::int64_t values = 0;
    QString amount;  ///< in the unit that was chosen: "524,288 values"
    QString number;
  };
  QList<Bar> shown(bool all) const;
  std::int64_t presentValues() const;
  std::int64_t longest() const;
  QString ratioText(const Bar& bar) const;
  QFont countFont(const Bar& bar) const;
  int rowHeight() const;
  int nameWidth() const;
  int countWidth(bool withUnit) const;
  /// For the longest bar.
  int barRoom(bool withUnit) const;
  int ratioWidth() const;
  void paintBar(QPainter& painter, const QRectF& bar, const Bar& what) const;

  Look m_look;
  QList<Bar> m_bars;
  bool m_all = true;
  std::int64_t m_soFar = 0;
};

}  // namespace tilewise
