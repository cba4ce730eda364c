// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/playback.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/session.h"

namespace tilewise {

namespace {

constexpr int FrameMs = 33;               ///< at most 30 positions a second are drawn
constexpr int RateWindowMs = 1000;
constexpr int UndrawnMs = 250;             ///< without drawing: the panels are told four times a second, all at once
constexpr double UndrawnShare = 1.0 / 10;  ///< of the run in such a tick

int intervalFor(double speed) {
  return speed > 0 ? std::clamp(static_cast<int>(1000 / speed), 1, FrameMs) : UndrawnMs;
}

}  // namespace

Playback::Playback(Session& session, QObject* parent)
    : Playback({[&session] { return session.position(); }, [&session] { return session.stepCount(); },
                [&session](qint64 position) { session.setPosition(position); }},
               parent) {}

Playback::Playback(PlayTrack track, QObject* parent) : QObject(parent), m_track(std::move(track)) {
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
}

void Playback::setSpeed(double stepsPerSecond) {
  if (stepsPerSecond == m_speed) return;
  m_speed = stepsPerSecond;
  if (isPlaying()) {
    m_owed = 0;
    m_timer.setInterval(intervalFor(m_speed));
  }
  emit speedChanged(m_speed);
}

void Playback::play() {
  if (isPlaying()) return;
  // At the end, playing again means from the beginning.
  if (m_track.position() >= m_track.length()) m_track.goTo(0);
  m_owed = 0;
  m_stepsSinceRate = 0;
  m_sinceTick.start();
  m_sinceRate.start();
  m_timer.start(intervalFor(m_speed));
  emit playingChanged(true);
}

void Playback::pause() {
  if (!isPlaying()) return;
  m_timer.stop();
  m_achieved = 0;
  emit playingChanged(false);
  emit achievedRateChanged(0);
}

void Playback::toggle() { isPlaying() ? pause() : play(); }

void Playback::tick() {
  const double elapsed = static_cast<double>(m_sinceTick.restart()) / 1000;
  const qint64 left = m_track.length() - m_track.position();
  if (m_speed > 0) {
    // A slow frame does not make up for lost time with a jump: at most half a second is owed.
    m_owed = std::min(m_owed + elapsed * m_speed, std::max(1.0, m_speed / 2));
  } else {
    m_owed = std::max(1.0, static_cast<double>(m_track.length()) * UndrawnShare);
  }
  const qint64 steps = std::min(left, static_cast<qint64>(std::floor(m_owed)));
  if (steps > 0) {
    m_owed -= static_cast<double>(steps);
    m_stepsSinceRate += steps;
    m_track.goTo(m_track.position() + steps);
  }
  if (m_sinceRate.elapsed() >= RateWindowMs) {
    m_achieved = static_cast<double>(m_stepsSinceRate) * 1000 / static_cast<double>(m_sinceRate.restart());
    m_stepsSinceRate = 0;
    emit achievedRateChanged(m_achieved);
  }
  if (m_track.position() >= m_track.length()) pause();
}

}  // namespace tilewise
