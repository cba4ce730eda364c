// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The controls of a comparison: first, back, play, forward, last, speed, what the mark counts, the bars with its
/// head, the mark as a
/// number. It wishes; the workspace moves.

#include <QFrame>
#include <QList>

#include "app/views/compare/race_bars.h"
#include "app/views/look/look.h"
#include "app/views/transport/speeds.h"

class QMenu;
class QPushButton;

namespace tilewise {

class Callout;
class EntryField;
class Playback;
class SpeedBox;

class CompareTransport : public QFrame {
  Q_OBJECT

 public:
  explicit CompareTransport(Playback& playback, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// What speeds count, and those to choose from.
  void setSpeeds(SpeedUnit unit, const QList<double>& speeds);
  /// Mark and end of the comparison, and its bars.
  void show(const Comparison& comparison, const QList<RaceBar>& bars);
  /// One row of controls; what the mark counts is chosen in a menu.
  void setCompact(bool compact);
  void editMark();  ///< Ctrl+G

  RaceBars& bars() { return *m_bars; }
  SpeedBox& speedBox() { return *m_speed; }
  EntryField& markField() { return *m_mark; }
  QPushButton& alignButton(AlignBy by) { return *m_align[static_cast<qsizetype>(by)]; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void firstWished();
  void backWished();
  void playWished();
  void forwardWished();
  void lastWished();
  void markWished(qint64 mark);
  void alignmentWished(tilewise::AlignBy by);
  void speedWished(double speed);
  /// An entry is over: the window gives the focus back.
  void focusReturned();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addButton(const QString& name, const QString& toolTip, void (CompareTransport::*wish)());
  void connectEntries();
  void showMenu();
  void addSpeeds(QMenu& menu);
  void arrangeAlign(int top, bool withWord, int controls);
  void arrangeField();
  void showPlaying();
  void showRate(double rate);
  void enterMark(const QString& text);
  void complain(const QWidget& about, const QString& sentence);
  QString unitText() const;
  QString ofText() const;
  int buttonsWidth() const;
  int alignWidth(bool withWord) const;
  int fieldWidth() const;
  int rowsHeight() const;
  int leastControls() const;
  void arrange();

  Playback& m_playback;
  Look m_look;
  AlignBy m_by = AlignBy::Bytes;
  SpeedUnit m_unitOfSpeed = SpeedUnit::Steps;
  QList<double> m_speeds = listedSpeeds();
  qint64 m_end = 0;
  bool m_wasPlaying = false;  ///< before a drag
  bool m_compact = false;
  QString m_rate;
  QPushButton* m_first;
  QPushButton* m_back;
  QPushButton* m_play;
  QPushButton* m_forward;
  QPushButton* m_last;
  SpeedBox* m_speed;
  QPushButton* m_more;          ///< speeds, where the box has no room; and the alignment, where its buttons have none
  QList<QPushButton*> m_align;  ///< by AlignBy
  RaceBars* m_bars;
  EntryField* m_mark;
  Callout* m_message;
  QRect m_alignWord, m_unit, m_of, m_rateRect;
  int m_rule = 0;  ///< x of the line between controls and bars
};

}  // namespace tilewise
