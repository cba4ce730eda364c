// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "app/models/pass_facts.h"
#include "app/views/look/look.h"

class QLabel;

namespace tilewise {

class FactList;

/// The figures of the present configuration, and what they say and do not say.
class ExploreNotes : public QScrollArea {
  Q_OBJECT

 public:
  explicit ExploreNotes(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setFacts(const QList<PassFact>& facts);

 private:
  FactList* m_facts;
  QLabel* m_note;
};

}  // namespace tilewise
