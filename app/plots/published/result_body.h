// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

class QLabel;
class QPushButton;

namespace tilewise {

class FigureChart;
class FiguresTable;
class RemarkList;
class SettingList;
class VerdictLine;

/// A published result in full: its claim and what becomes of it, the figures, the setting, the chart, what is to be said. It is
/// laid out for a width: side by side where there is room, else in one column.
class ResultBody : public QWidget {
  Q_OBJECT

 public:
  explicit ResultBody(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setResult(const PublishedResult& result, const PublishedPage& page);
  /// Takes the width, and the height that it needs there, or all of the room where that is more.
  void fit(QSize room);
  void setMeasuring(bool measuring);

 signals:
  void openInStepWished();
  void copyTextWished();
  void copyCsvWished();
  void exportWished();
  void measureWished();
  /// It needs another height than before.
  void changed();

 private:
  QPushButton* addButton(const QString& text, const QString& tip);
  int placeHead(int left, int top, int width);
  int placeButtons(int left, int top, int width, int firstLeft);
  int placeTable(int left, int top, int width);
  int placeSetting(int left, int top, int width);
  int placeRemarks(int left, int top, int width);
  int placeChart(int left, int top, int width, int wantedHeight);
  int placeBeside(QRect room, int second);
  int placeBelow(QRect room);
  int placeLabel(QLabel& label, int left, int top, int width);

  Look m_look;
  bool m_hasChart = false;
  QLabel* m_claim;
  VerdictLine* m_verdict;
  QLabel* m_sources;
  QList<QPushButton*> m_buttons;
  QPushButton* m_open;
  QPushButton* m_measure;
  FiguresTable* m_table;
  QLabel* m_settingTitle;
  SettingList* m_setting;
  QLabel* m_remarksTitle;
  RemarkList* m_remarks;
  QLabel* m_chartTitle;
  FigureChart* m_chart;
  QLabel* m_chartWords;
};

}  // namespace tilewise
