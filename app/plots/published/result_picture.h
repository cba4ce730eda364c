// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A published result as it is written to files: title, claim, sources, the table with the kind of every column, the chart
/// where there is one.

#include <QCoreApplication>
#include <QList>
#include <QSize>
#include <QStringList>

#include "app/models/published_page.h"
#include "app/plots/figure/figure.h"
#include "app/views/look/look.h"

class QPaintDevice;
class QPainter;

namespace tilewise {

class ResultPicture {
  Q_DECLARE_TR_FUNCTIONS(ResultPicture)

 public:
  ResultPicture(const PublishedResult& result, const PublishedPage& page, const Look& look);

  const QString& title() const { return m_title; }
  /// The claim and where it is printed.
  QString description() const;
  /// As wide as the table and the chart need. Pixels.
  QSize size() const { return m_size; }
  /// scale: of the device's units to the pixels of size(). Thread: GUI.
  void draw(QPaintDevice& device, double scale = 1) const;

 private:
  struct Column {
    QString kind, title;
    bool isComputed = false;
    int width = 0;
  };
  void measure();
  int columnWidth(qsizetype column) const;
  double drawWords(QPainter& painter, double top) const;
  double drawTable(QPainter& painter, double top) const;
  void drawRow(QPainter& painter, qsizetype row, double top, double height) const;
  void drawCell(QPainter& painter, const PageCell& cell, const Column& column, double left, double top,
                double height) const;
  int headHeight() const;
  int rowHeight() const;

  PublishedPage m_page;
  Look m_look;
  QString m_title;
  QStringList m_lines;  ///< claim and sources
  QList<Column> m_columns;
  QSize m_size;
  int m_chartTop = 0;
};

}  // namespace tilewise
