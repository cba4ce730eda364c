// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/models/outlier_job.h"
#include "app/models/published_page.h"
#include "app/views/workspace/workspace.h"

class QBoxLayout;
class QFrame;
class QLabel;
class QScrollArea;

namespace tilewise {

class BusyBar;
class ResultBody;
class ResultList;
class StatusTexts;

/// What the papers printed, a list at the left, one result in full at the right, with what is computed here beside it.
/// Nothing in it depends on the problem at hand.
class PublishedWorkspace : public Workspace {
  Q_OBJECT

 public:
  explicit PublishedWorkspace(QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  QWidget* tools() override;
  QWidget* status() override;
  void takeFocus() override;
  void complete() override;

  /// Shows the result of this name; does nothing for another.
  void choose(const QString& result);
  const PublishedResult& result() const { return *m_result; }
  const PublishedPage& page() const { return m_page; }

 signals:
  /// The result at hand as a file.
  void exportWished();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QFrame* newPanel(QLabel*& title, QWidget* content);
  void connectBody();
  void connectJob();
  void show(const QString& result);
  void refresh();
  void fitBody();
  void arrange();
  void showStatus();

  Look m_look;
  const PublishedResult* m_result = nullptr;
  PublishedPage m_page;
  std::optional<OutlierErrors> m_measured;
  OutlierJob m_job;
  QBoxLayout* m_layout;
  ResultList* m_list;
  QLabel* m_listTitle = nullptr;
  QLabel* m_title = nullptr;
  QFrame* m_listPanel = nullptr;
  QFrame* m_panel = nullptr;
  BusyBar* m_busy;
  QScrollArea* m_scroll;
  ResultBody* m_body;
  QLabel* m_tools;
  StatusTexts* m_status;
};

}  // namespace tilewise
