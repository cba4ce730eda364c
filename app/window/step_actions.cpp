// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/step_actions.h"

#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/views/transport/transport.h"
#include "app/window/window_actions.h"

namespace tilewise {

void connectSteps(const WindowActions& actions, Transport& transport, Session& session, Playback& playback) {
  const auto on = [&transport](QAction* action, auto slot) {
    QObject::connect(action, &QAction::triggered, &transport, slot);
  };
  on(actions.play, &Transport::togglePlay);
  on(actions.forward, &Transport::stepForward);
  on(actions.back, &Transport::stepBack);
  on(actions.first, &Transport::goFirst);
  on(actions.last, &Transport::goLast);
  on(actions.goToStep, &Transport::editStep);
  on(actions.runForward, &Transport::runForward);
  on(actions.runBackward, &Transport::runBackward);
  on(actions.slower, &Transport::slower);
  on(actions.faster, &Transport::faster);
  const auto onStep = [&](QAction* action, bool (Session::*step)(int), int direction) {
    QObject::connect(action, &QAction::triggered, &session, [&session, &playback, step, direction] {
      playback.pause();
      (session.*step)(direction);
    });
  };
  onStep(actions.tileForward, &Session::stepTile, +1);
  onStep(actions.tileBack, &Session::stepTile, -1);
  onStep(actions.blockForward, &Session::stepBlock, +1);
  onStep(actions.blockBack, &Session::stepBlock, -1);
}

}  // namespace tilewise
