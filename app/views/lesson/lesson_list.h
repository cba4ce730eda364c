// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVariantMap>

#include "app/views/look/look.h"

class QListWidget;

namespace tilewise {

/// The lessons that ship, each with what is learnt, how far one has come, and its sources. One is chosen by a click or Return.
class LessonList : public QDialog {
  Q_OBJECT

 public:
  /// progress: id of a step by name of a lesson; "" for one that was taken to its end.
  LessonList(const QVariantMap& progress, const Look& look, QWidget* parent = nullptr);

 signals:
  void chosen(const QString& name);

 private:
  void fill(const QVariantMap& progress);

  QListWidget* m_list;
};

/// "step 3 of 13", "taken", or empty: how far one has come in a lesson.
QString progressText(const QVariantMap& progress, const QString& lesson);

}  // namespace tilewise
