// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The stage; in front of a class with the figures and a card beside it: the equation of the selected row, at the end of a forward
/// pass what it leaves behind, and the ledger while a lesson points into it. Follows the session.

#include <vector>

#include <QWidget>

#include "app/session/session.h"
#include "app/views/look/look.h"
#include "core/files/lesson.h"

namespace tilewise {

class LeftBehindCard;
class LedgerCard;
class PresenterEquation;
class PresenterFigures;
class StageView;

class PresentedStage : public QWidget {
  Q_OBJECT

 public:
  explicit PresentedStage(Session& session, QWidget* parent = nullptr);

  StageView& stage() { return *m_stage; }
  void setLook(const Look& look);
  void setPresenting(bool presenting);
  bool isPresenting() const { return m_presenting; }
  /// While a question waits: no figure that would give its answer away.
  void setSecret(bool secret);
  /// What a lesson points at, on the stage and in the ledger.
  void setPointed(const std::vector<LessonMark>& marks);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow();
  void arrange();
  void placeCards(const QRect& room);
  LeftBehindCard* leftBehind();
  LedgerCard* ledger();
  QWidget* card();  ///< that stands over the figures now; null: none has anything to say

  Session& m_session;
  Look m_look;
  StageView* m_stage;
  PresenterEquation* m_equation;
  LeftBehindCard* m_leftBehind = nullptr;  ///< made at the first end of a pass
  LedgerCard* m_ledger = nullptr;  ///< made when a lesson first points into it
  PresenterFigures* m_figures;
  QRect m_cards;  ///< where the figures and the card stand
  QList<Tensor> m_ledgerRows;  ///< that a lesson points at
  bool m_presenting = false;
  bool m_secret = false;
};

}  // namespace tilewise
