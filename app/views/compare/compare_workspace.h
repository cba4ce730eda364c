// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/agreement_job.h"
#include "app/session/comparison.h"
#include "app/session/playback.h"
#include "app/views/problem/problem_texts.h"
#include "app/views/stage/stage_facts.h"
#include "app/views/workspace/workspace.h"

class QScrollArea;
class QTimer;

namespace tilewise {

struct CompareChoice;
class CompareTools;
class CompareTransport;
class PassColumns;
class ProblemTools;
class SecondPanel;
class SentenceView;
class Session;
class StatusTexts;

/// Two or three passes of the same inputs side by side, moved by one mark. It begins where the session stands.
class CompareWorkspace : public Workspace {
  Q_OBJECT

 public:
  explicit CompareWorkspace(Session& session, QWidget* parent = nullptr);
  ~CompareWorkspace() override;

  void setLook(const Look& look) override;
  QWidget* tools() override;
  void restoreTools() override;
  QWidget* status() override;
  bool canGo(Go) const override;
  void go(Go go) override;
  void takeFocus() override;
  void complete() override;
  void writeTo(SessionFile& file) const override;
  void readFrom(const SessionFile& file) override;

  const Comparison& comparison() const { return m_comparison; }
  void setMark(qint64 mark);
  CompareTools& compareTools() { return *m_choice; }
  SecondPanel& secondPanel() { return *m_second; }

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  static constexpr std::array<double, 3> FirstSpeeds{5, 5, -1};  ///< by AlignBy; -1 of bytes: not chosen yet
  void connectTransport();
  void fitColumns();
  void fitHeight();
  void takeRun();
  void followSession();
  void compare();
  std::vector<std::shared_ptr<const Trace>> tracesOf(const CompareChoice& choice);
  void step(MarkStop stop, int direction);
  void align(AlignBy by);
  void applySecond(const ProblemTexts& texts);
  void showSecond();
  void setSpeed(double speed);
  void offerSpeeds();
  void refresh();
  void showSentence();
  void showStatus();

  Session& m_session;
  Look m_look;
  Comparison m_comparison;
  std::vector<std::shared_ptr<const StageFacts>> m_facts;  ///< one a pass
  QStringList m_barNames, m_sentenceNames;                 ///< likewise
  QList<QColor> m_colors;
  bool m_stale = true;           ///< the run is another than the one that is shown
  qint64 m_sessionPosition = 0;  ///< that was taken last
  std::optional<ProblemTexts> m_secondTexts;
  std::array<double, 3> m_speeds = FirstSpeeds;  ///< by AlignBy
  Playback m_playback;
  AgreementJob m_agreement;

  CompareTools* m_choice;
  ProblemTools* m_tools;
  QScrollArea* m_scroll;
  PassColumns* m_columns;
  SentenceView* m_sentence;
  CompareTransport* m_transport;
  StatusTexts* m_status;
  SecondPanel* m_second;
  QTimer* m_sentencePause;  ///< runs while a sentence must stay
};

}  // namespace tilewise
