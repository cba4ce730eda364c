// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>

#include "app/views/look/look.h"
#include "core/files/published.h"

class QLabel;

namespace tilewise {

class SettingList;

/// Names with values, and sentences under them; what has no room scrolls.
class FactsPane : public QScrollArea {
  Q_OBJECT

 public:
  /// name: for those who do not see it.
  explicit FactsPane(const QString& name, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setContent(const std::vector<PublishedFact>& facts, const QString& words);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();

  Look m_look;
  SettingList* m_facts;
  QLabel* m_words;
};

}  // namespace tilewise
