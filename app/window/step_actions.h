// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tilewise {

class Playback;
class Session;
class Transport;
class WindowActions;

/// Lets the actions of the Run menu, and with them the keys, move the position.
void connectSteps(const WindowActions& actions, Transport& transport, Session& session, Playback& playback);

}  // namespace tilewise
