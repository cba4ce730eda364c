// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Play and pause: moves the session's position at a speed.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace tilewise {

class Session;

class Playback : public QObject {
  Q_OBJECT

 public:
  explicit Playback(Session& session, QObject* parent = nullptr);

  bool isPlaying() const { return m_timer.isActive(); }
  /// Steps a second; 0 means as fast as possible, without drawing.
  double speed() const { return m_speed; }
  void setSpeed(double stepsPerSecond);
  /// Steps a second over the last second; 0 while paused.
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

  Session& m_session;
  QTimer m_timer;
  QElapsedTimer m_sinceTick;
  QElapsedTimer m_sinceRate;
  double m_speed = 5;
  double m_owed = 0;       ///< steps that time has earned and that have not been taken
  qint64 m_stepsSinceRate = 0;
  double m_achieved = 0;
};

}  // namespace tilewise
