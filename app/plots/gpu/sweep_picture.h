// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The points of a sweep as a table, and a launch, as they are written to files: with title, problem, card and command.

#include <QCoreApplication>
#include <QList>
#include <QSize>
#include <QStringList>

#include "app/models/block_sweep.h"
#include "app/models/launch_facts.h"
#include "app/views/look/look.h"

class QPaintDevice;
class QPainter;

namespace tilewise {

class LaunchView;

class SweepPicture {
  Q_DECLARE_TR_FUNCTIONS(SweepPicture)

 public:
  SweepPicture(const BlockSweep& sweep, const Look& look);

  const QString& title() const { return m_title; }
  /// As wide and high as the table needs. Pixels.
  QSize size() const { return m_size; }
  /// scale: of the device's units to the pixels of size(). Thread: GUI.
  void draw(QPaintDevice& device, double scale = 1) const;

 private:
  struct Column {
    QStringList head;
    QStringList cells;
    bool isWords = false;
    int width = 0;
  };
  int lineHeight() const;

  Look m_look;
  QString m_title;
  QStringList m_lines;  ///< problem, card, command
  QList<Column> m_columns;
  int m_rows = 0;
  QSize m_size;
};

class LaunchPicture {
  Q_DECLARE_TR_FUNCTIONS(LaunchPicture)

 public:
  /// Requires: the point is one of the sweep, the view shows its launch.
  LaunchPicture(const BlockSweep& sweep, const SweepPoint& point, const LaunchView& view, const Look& look);

  const QString& title() const { return m_title; }
  QSize size() const { return m_size; }
  void draw(QPaintDevice& device, double scale = 1) const;

 private:
  int lineOf() const;

  Look m_look;
  QString m_title;
  QString m_line;  ///< problem and card
  QString m_text;
  std::optional<LaunchFacts> m_facts;
  std::int64_t m_chosen;
  QSize m_size;
};

}  // namespace tilewise
