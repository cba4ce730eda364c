// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Play and pause: moves a position at a speed.

#include <functional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace tilewise {

class Session;

/// What is played: a position from 0 to a length.
struct PlayTrack {
  std::function<qint64()> position;
  std::function<qint64()> length;
  std::function<void(qint64)> goTo;
};

class Playback : public QObject {
  Q_OBJECT

 public:
  explicit Playback(PlayTrack track, QObject* parent = nullptr);
  /// The position of the session.
  explicit Playback(Session& session, QObject* parent = nullptr);

  bool isPlaying() const { return m_timer.isActive(); }
  /// Positions a second: steps of a session. 0 means as fast as possible, without drawing.
  double speed() const { return m_speed; }
  void setSpeed(double stepsPerSecond);
  /// Positions a second over the last second; 0 while paused.
  double achievedRate() const { return m_achieved; }

  void play();
  void pause();
  void toggle();

 signals:
  void playingChanged(bool playing);
  void speedChanged(double stepsPerSecond);
  void achievedRateChanged(double stepsPerSecond);

 private:
  void tick();

  PlayTrack m_track;
  QTimer m_timer;
  QElapsedTimer m_sinceTick;
  QElapsedTimer m_sinceRate;
  double m_speed = 5;
  double m_owed = 0;       ///< steps that time has earned and that have not been taken
  qint64 m_stepsSinceRate = 0;
  double m_achieved = 0;
};

}  // namespace tilewise
