// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/problem/problem_summary.h"

namespace tilewise {

/// What the problem in the panel amounts to, line by line. Of a wrong problem it says nothing.
class SummaryView : public QWidget {
  Q_OBJECT

 public:
  explicit SummaryView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// device: how the capacity is called, "H200"; empty when it was given in bytes.
  void show(const std::optional<ProblemSummary>& summary, const QString& device);
  /// Without the lines that say again what stands in the fields: where the panel is low, the fields need the room.
  void setShort(bool isShort);
  /// The values of the lines (problem, tiles, steps, traffic, room on chip), for tests and screen readers.
  QStringList texts() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Tone { Plain, Ok, Wrong };
  struct Line {
    QString name;
    QString value;
    Tone tone = Tone::Plain;
    bool isLeftOut = false;  ///< while short
  };

  Look m_look;
  QList<Line> m_lines;
  bool m_short = false;
};

}  // namespace tilewise
