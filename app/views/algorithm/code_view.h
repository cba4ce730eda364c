// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/algorithm_code.h"
#include "app/views/look/look.h"

class QLabel;
class QListView;

namespace tilewise {

class CodeDelegate;
class CodeModel;

/// A program with the lines of the present event marked and in sight; below it, or in its place, a remark.
class CodeView : public QWidget {
  Q_OBJECT

 public:
  explicit CodeView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// accessibleName: of the list of lines.
  void setCode(AlgorithmCode code, const QString& accessibleName);
  void setEvent(const std::optional<Event>& event, StripKind strip);
  /// The program that is shown; empty where there is none.
  QString text() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();
  void showMarked();

  Look m_look;
  CodeModel* m_model;
  CodeDelegate* m_delegate;
  QListView* m_list;
  QLabel* m_remark;
};

}  // namespace tilewise
