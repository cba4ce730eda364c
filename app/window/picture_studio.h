// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A place where steps are drawn while the window goes on: a view of its own, of the same run, that no screen shows.

#include <cstdint>
#include <memory>

#include "app/export/step_pictures.h"
#include "app/session/marks.h"
#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/views/look/look.h"

namespace tilewise {

/// What is in the picture.
enum class PictureOf : std::uint8_t {
  Panels,  ///< the Step workspace: stage, docks, sentence, transport
  Stage,   ///< the stage and the sentence
  Window,  ///< the window as it is
};

class PictureStudio {
 public:
  /// shown: the session whose run, position and selection are taken over, with its marks. layout: of the docks, from
  /// Workspace::saveLayout. Requires: Panels or Stage; shown.run().
  PictureStudio(const Session& shown, const Marks& marks, const Look& look, PictureOf what, const QByteArray& layout);
  ~PictureStudio();

  QWidget& widget() { return *m_widget; }
  Session& session() { return m_session; }

 private:
  Session m_session;
  Playback m_playback;
  Marks m_marks;
  std::unique_ptr<QWidget> m_widget;
};

}  // namespace tilewise
