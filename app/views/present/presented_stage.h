// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The stage; in front of a class with the equation of the selected row and the figures beside it. Follows the session.

#include <QWidget>

#include "app/session/session.h"
#include "app/views/look/look.h"

namespace tilewise {

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

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow();
  void arrange();
  void placeCards(const QRect& room);

  Session& m_session;
  Look m_look;
  StageView* m_stage;
  PresenterEquation* m_equation;
  PresenterFigures* m_figures;
  bool m_presenting = false;
  bool m_secret = false;
};

}  // namespace tilewise
