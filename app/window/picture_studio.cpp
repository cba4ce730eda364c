// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/picture_studio.h"

#include <QVBoxLayout>

#include "app/session/session_snapshot.h"
#include "app/views/sentence/sentence_bar.h"
#include "app/views/stage/stage_view.h"
#include "app/window/step_workspace.h"

namespace tilewise {

namespace {

std::unique_ptr<QWidget> makeStage(Session& session, const Marks& marks, const Look& look) {
  auto widget = std::make_unique<QWidget>();
  auto* stage = new StageView(session);
  auto* sentence = new SentenceBar(session);
  auto* layout = new QVBoxLayout(widget.get());
  const int margin = look.metrics.px(8);
  layout->setContentsMargins(margin, margin, margin, margin);
  layout->setSpacing(look.metrics.px(6));
  layout->addWidget(stage, 1);
  layout->addWidget(sentence);
  stage->setLook(look);
  sentence->setLook(look);
  stage->setScrubbing(true);
  stage->setStops(marks.stops());
  return widget;
}

std::unique_ptr<QWidget> makePanels(Session& session, Playback& playback, Marks& marks, const Look& look,
                                    const QByteArray& layout) {
  auto workspace = std::make_unique<StepWorkspace>(session, playback, marks);
  workspace->setLook(look);
  workspace->restoreLayout(layout);
  workspace->stage().setScrubbing(true);
  return workspace;
}

}  // namespace

PictureStudio::PictureStudio(const Session& shown, const Marks& marks, const Look& look, PictureOf what,
                             const QByteArray& layout)
    : m_playback(m_session), m_marks(m_session) {
  m_widget = what == PictureOf::Stage ? makeStage(m_session, m_marks, look)
                                      : makePanels(m_session, m_playback, m_marks, look, layout);
  m_widget->setAttribute(Qt::WA_DontShowOnScreen);
  m_widget->setAttribute(Qt::WA_ShowWithoutActivating);
  m_session.setRun(shown.run(), shown.position());
  if (shown.accuracy()) m_session.setAccuracy(shown.run(), *shown.accuracy());
  goTo(visitOf(shown, marks), m_session, m_marks);
}

PictureStudio::~PictureStudio() = default;

}  // namespace tilewise
