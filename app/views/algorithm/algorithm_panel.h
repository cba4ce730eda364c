// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

#include "app/models/algorithm_code.h"
#include "core/trace/event.h"
#include "app/views/algorithm/algorithm_tools.h"
#include "app/views/look/look.h"

class QListView;
class QStackedWidget;

namespace tilewise {

class AlgorithmDelegate;
class AlgorithmModel;
class CodeView;
class Session;

/// The pseudo-code with the running line marked and the values of i and j at their loops; or the problem as a program,
/// with the lines of the event marked.
class AlgorithmPanel : public QWidget {
  Q_OBJECT

 public:
  explicit AlgorithmPanel(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Pseudo-code at first.
  void setText(AlgorithmText text);
  /// The kinds of events whose lines a lesson points at.
  void setPointed(const QList<EventKind>& kinds);
  AlgorithmText text() const { return m_text; }

  /// What chooses the text, for the title of a dock; it belongs to whoever places it.
  AlgorithmTools* makeTools();
  /// Whether the panel shows the choice itself, above the lines: where it has no title.
  void setToolsShown(bool shown);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// A person chose another text.
  void textChosen(tilewise::AlgorithmText text);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void takeRun();
  void refresh();
  void scrollToRunning();
  void fitRows();
  void takeCode();
  void copyCode();
  int linesHeight() const;

  Session& m_session;
  Look m_look;
  AlgorithmModel* m_model;
  AlgorithmDelegate* m_delegate;
  QListView* m_list;
  CodeView* m_code;
  QStackedWidget* m_pages;
  AlgorithmText m_text = AlgorithmText::PseudoCode;
  QList<QPointer<AlgorithmTools>> m_tools;  ///< of the panel, of the title
  QWidget* m_toolRow;
};

}  // namespace tilewise
