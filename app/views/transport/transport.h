// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The controls of a run: first, back, play, forward, last, speed, position, step, run to. It moves the session and the
/// playback and shows what they say.

#include <QFrame>

#include "app/views/look/look.h"
#include "app/views/transport/run_to.h"
#include "app/views/transport/transport_places.h"
#include "app/views/workspace/go.h"

class QPushButton;

namespace tilewise {

class Callout;
class EntryField;
class Marks;
class MoreButton;
class Playback;
class RunToButton;
class Runner;
class Scrubber;
class Session;
class SpeedBox;

class Transport : public QFrame {
  Q_OBJECT

 public:
  Transport(Session& session, Playback& playback, QWidget* parent = nullptr);

  void setLook(const Look& look);

  /// Bookmarks and stops, which outlive this: shown on the scrubber, and where runs end.
  void setMarks(const Marks& marks);
  /// What a message about the whole run must not cover: it stands over it. Outlives this.
  void setUncovered(const QWidget& above) { m_uncovered = &above; }

  /// Why a key of the Run menu does nothing at this moment, in a sentence; empty: it does.
  QString whyNot(Go where) const;

  RunTo runTo() const;
  /// The achieved rate as it is shown: "4.9/s"; empty while paused.
  QString shownRate() const { return m_rate; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 public slots:
  // What the keys of the window do. Each pauses first, so that the picture stays where it was brought.
  void goFirst();
  void stepBack();
  void togglePlay();
  void stepForward();
  void goLast();
  void slower();
  void faster();
  void runForward() { run(+1); }
  void runBackward() { run(-1); }
  void editStep();  ///< Ctrl+G
  void setRunTo(tilewise::RunTo target);

 signals:
  void runToChanged(tilewise::RunTo target);
  /// An entry is over: the window gives the focus back to the stage.
  void focusReturned();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addButton(const QString& name, const QString& toolTip, void (Transport::*slot)());
  void connectSession();
  void connectEntries();
  void askForSpeed();
  std::int64_t bytesOf(const Totals& totals) const;
  void askForTotal();
  void enterTotal(const QString& text);
  void showBookmarks();
  void takeRun();
  void showPosition();
  void showPlaying();
  void showRate(double rate);
  void goTo(qint64 position);
  void run(int direction);
  void enterStep(const QString& text);
  void complain(const QWidget& about, const QString& sentence);
  void point(qint64 position, int x);
  QString ofSteps() const;
  QString shownBlockWord() const;
  TransportWidths widths() const;
  void arrange();

  Session& m_session;
  Playback& m_playback;
  const Marks* m_marks = nullptr;
  Look m_look;
  TransportPlaces m_places;
  QString m_rate;
  QString m_blockWord;        ///< left of the scrubber: "row block", "key block"
  bool m_wasPlaying = false;  ///< before a drag

  QPushButton* m_first;
  QPushButton* m_back;
  QPushButton* m_play;
  QPushButton* m_forward;
  QPushButton* m_last;
  SpeedBox* m_speed;
  Scrubber* m_scrubber;
  EntryField* m_step;
  RunToButton* m_runToButton;
  EntryField* m_total;  ///< over the scrubber, while a total of bytes is asked for
  MoreButton* m_more;
  Runner* m_runner;
  Callout* m_pointed;
  Callout* m_message;
  const QWidget* m_uncovered = nullptr;
};

}  // namespace tilewise
