// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "core/files/published.h"

namespace tilewise {

/// The setting of a published result: names at the left, what the text states at the right; what it does not state is said.
class SettingList : public QWidget {
  Q_OBJECT

 public:
  explicit SettingList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSetting(const std::vector<PublishedFact>& setting);
  int heightFor(int width) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Place {
    int top = 0;
    int height = 0;
    QRect value;
  };
  QList<Place> places(int width) const;
  QFont fontOf(const PublishedFact& fact) const;

  Look m_look;
  std::vector<PublishedFact> m_setting;
};

}  // namespace tilewise
