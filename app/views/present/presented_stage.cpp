// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/present/presented_stage.h"

#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/gradient_equation.h"
#include "app/views/look/numbers.h"
#include "app/views/present/ledger_card.h"
#include "app/views/present/presenter_equation.h"
#include "app/views/present/presenter_figures.h"
#include "app/views/stage/left_behind_card.h"
#include "app/views/stage/stage_view.h"

namespace tilewise {

namespace {

constexpr double Gap = 6;             ///< between cards, at 100 %
constexpr double CardsBeside = 1.6;   ///< times the height: the cards stand below SRAM from here on
constexpr double StageShare = 0.6;    ///< of the width, else
constexpr double LeastCard = 40;      ///< of its height: lower, only the figures stand there

/// The state that the row's equation is written from: that of the inspected tile, else of the rows at hand.
const BlockState* shownState(const Session& session) {
  if (!session.run()) return nullptr;
  const BlockState* tile = session.inspectedState();
  const BlockState* state = tile != nullptr ? tile : &session.state();
  // A tile to come knows what is asked for.
  if (session.hidesNext() && state->position > session.position()) return nullptr;
  if (!state->i || state->placeOnly) return nullptr;
  // Between two tiles the forward pass of FlashAttention has no line of its own.
  const bool needsTile = session.run()->pass() == Pass::Forward && !session.run()->problem.isStandard();
  return state->j || !needsTile ? state : nullptr;
}

RowEquation shownEquation(const Session& session) {
  const BlockState* state = shownState(session);
  RowEquation none;
  if (state == nullptr) return none;
  const Run& run = *session.run();
  const std::int64_t row = session.row();
  if (!state->queries.contains(row)) return none;
  const bool isPresent = state->position == session.position() && session.event();
  const auto event = isPresent ? std::optional(session.event()->kind) : std::nullopt;
  const RowEquation equation = equationOf(run, *state, row, event, queryLabel(run.labels, row));
  return session.hidesNext() ? withoutNext(equation) : equation;
}

}  // namespace

PresentedStage::PresentedStage(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_stage(new StageView(session, this)),
      m_equation(new PresenterEquation(this)),
      m_figures(new PresenterFigures(this)) {
  m_equation->hide();
  m_figures->hide();
  for (const auto signal :
       {&Session::runChanged, &Session::positionChanged, &Session::stateChanged, &Session::selectionChanged}) {
    connect(&session, signal, this, &PresentedStage::follow);
  }
  connect(&session, &Session::notationChanged, this, &PresentedStage::follow);
  connect(&session, &Session::runChanged, this, [this] {
    if (m_leftBehind != nullptr) m_leftBehind->setRun(*m_session.run());
  });
  connect(&session, &Session::hidesNextChanged, this, &PresentedStage::follow);
  connect(m_stage, &StageView::laidOut, this, [this] {
    if (m_presenting && !m_stage->freePlace().isEmpty()) placeCards(m_stage->freePlace());
  });
}

void PresentedStage::setLook(const Look& look) {
  m_look = look;
  m_stage->setLook(look);
  m_equation->setLook(look);
  if (m_leftBehind != nullptr) m_leftBehind->setLook(look);
  if (m_ledger != nullptr) m_ledger->setLook(look);
  m_figures->setLook(look);
  arrange();
}

void PresentedStage::setPresenting(bool presenting) {
  m_presenting = presenting;
  m_figures->setVisible(presenting);
  m_stage->setArrangement(presenting ? StageArrangement::Presented : StageArrangement::Fitting);
  follow();
  arrange();
  if (!presenting) placeCards({});
}

void PresentedStage::setSecret(bool secret) {
  m_secret = secret;
  m_stage->setSecret(secret);
  m_figures->setSecret(secret);
  if (m_ledger != nullptr) m_ledger->setSecret(secret);
  follow();
}

void PresentedStage::setPointed(const std::vector<LessonMark>& marks) {
  m_ledgerRows.clear();
  for (const LessonMark& each : marks) {
    if (each.kind == LessonMark::Kind::Ledger) m_ledgerRows.append(each.tensor);
  }
  m_stage->setPointed(marks);
  follow();
}

void PresentedStage::follow() {
  if (!m_presenting || !m_session.run()) return;
  m_figures->setFigures(presenterFigures(*m_session.run(), m_session.totals()));
  m_equation->setEquation(m_secret ? RowEquation{} : shownEquation(m_session));
  placeCards(m_cards);
}

LeftBehindCard* PresentedStage::leftBehind() {
  if (m_leftBehind == nullptr) {
    m_leftBehind = new LeftBehindCard(this);
    m_leftBehind->setLook(m_look);
    m_leftBehind->setRun(*m_session.run());
  }
  return m_leftBehind;
}

LedgerCard* PresentedStage::ledger() {
  if (m_ledger == nullptr) {
    m_ledger = new LedgerCard(m_session, this);
    m_ledger->setLook(m_look);
    m_ledger->setSecret(m_secret);
  }
  m_ledger->setPointed(m_ledgerRows);
  return m_ledger;
}

QWidget* PresentedStage::card() {
  if (!m_ledgerRows.isEmpty()) return ledger();
  const Run& run = *m_session.run();
  const bool hasEnded = run.pass() == Pass::Forward && m_session.position() == m_session.stepCount();
  if (hasEnded && !m_secret) return leftBehind();
  return m_equation->equation() == RowEquation() ? nullptr : m_equation;
}

void PresentedStage::arrange() {
  const bool below = !m_presenting || width() > CardsBeside * height();
  if (below) {
    m_stage->setGeometry(rect());
    if (m_presenting && !m_stage->freePlace().isEmpty()) placeCards(m_stage->freePlace());
    return;
  }
  const int gap = m_look.metrics.px(Gap);
  const int stage = static_cast<int>(StageShare * width());
  m_stage->setGeometry(0, 0, stage, height());
  placeCards(QRect(stage + gap, 0, width() - stage - gap, height()));
}

void PresentedStage::placeCards(const QRect& room) {
  m_cards = room;
  const int gap = m_look.metrics.px(Gap);
  const int figures = std::min(room.height(), m_figures->heightWanted(room.width()));
  const QRect above(room.left(), room.top(), room.width(), room.height() - figures - gap);
  const bool both = m_presenting && m_session.run() && above.height() >= m_look.metrics.px(LeastCard);
  QWidget* shown = both ? card() : nullptr;
  if (shown != nullptr && shown == m_leftBehind) m_leftBehind->fit(above.size());
  for (QWidget* each : {static_cast<QWidget*>(m_equation), static_cast<QWidget*>(m_leftBehind), static_cast<QWidget*>(m_ledger)}) {
    if (each == nullptr) continue;
    if (each == shown) each->setGeometry(above);
    each->setVisible(each == shown);
  }
  m_figures->setGeometry(room.left(), room.bottom() + 1 - figures, room.width(), figures);
}

QSize PresentedStage::sizeHint() const { return m_stage->sizeHint(); }

QSize PresentedStage::minimumSizeHint() const { return m_stage->minimumSizeHint(); }

void PresentedStage::resizeEvent(QResizeEvent*) { arrange(); }

}  // namespace tilewise
