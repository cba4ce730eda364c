// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The stage and the docks around it: which there are, and how they are arranged.

#include <vector>

#include "app/views/dock/dock_area.h"
#include "core/files/lesson.h"

namespace tilewise {

class AlgorithmPanel;
class Inspector;
class LedgerPanel;
class NotCountedNote;
class PresentedStage;
class Session;
class StageView;
class TrafficPlot;
class Veil;

/// Wide: Algorithm over Ledger at the left, Inspector over Traffic at the right. Narrow: one column at the right, with
/// Algorithm, Inspector and Traffic as tabs over the Ledger. Low: that column, all four as tabs. Small (a small screen, or
/// very large text): the stage alone; the docks are opened from the Window menu, floating. Presented: the stage with its
/// cards. The arrangement follows the size of the window.
class Panels : public DockArea {
  Q_OBJECT

 public:
  explicit Panels(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Whether the window has room for the stage alone.
  void setSmall(bool small);
  /// Whether something stands beside the workspaces: where the stage then has too little room it stands alone.
  void setCrowded(bool crowded);
  /// In front of a class: the stage alone, with its cards. The docks come back as they were, and stay so until the window is known
  /// to have its size again.
  void setPresenting(bool presenting);
  /// After a presentation: the window has its size, and the docks are arranged for it.
  void settle();
  /// While events pass too fast to be read.
  void setFast(bool fast);
  /// What a lesson points at, on the stage and in the panels.
  void setPointed(const std::vector<LessonMark>& marks);
  /// While a question waits: what would give its answer away is covered.
  void setSecret(bool secret);
  /// Back to the arrangement for this width, with all docks.
  void resetLayout();
  /// How the docks stand in the arrangement of now, and back: it is taken when the panels next have that arrangement.
  QByteArray saveLayout() const;
  void restoreLayout(const QByteArray& layout);

  StageView& stage();
  AlgorithmPanel& algorithm() { return *m_algorithmPanel; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  enum class Arrangement { None, Wide, Narrow, Small, Low, Presented };
  struct BeforePresenting {
    Arrangement arrangement = Arrangement::None;
    double textScale = 1;
    QByteArray layout;
    QList<QPair<QDockWidget*, QSize>> shown;
    QSize size;  ///< of the panels
  };
  /// Whether the panels stand in one column at the right of the stage.
  static bool isColumn(Arrangement arrangement) {
    return arrangement == Arrangement::Narrow || arrangement == Arrangement::Low;
  }
  /// Whether the panel shares its place in that column with others, as tabs.
  bool isTab(const Dock& dock, Arrangement arrangement) const;
  Arrangement fitting() const;
  void hideDocks();
  void showDocks();
  void arrange(Arrangement arrangement);
  void fit();
  void noteFront();
  void sizeDocks();
  void takeLayout();
  void floatOverStage(QDockWidget& dock) const;

  Look m_look;
  PresentedStage* m_stage;
  AlgorithmPanel* m_algorithmPanel;
  LedgerPanel* m_ledgerPanel;
  Inspector* m_inspectorView;
  TrafficPlot* m_trafficPlot;
  NotCountedNote* m_notCounted;
  Dock m_algorithm;
  Dock m_ledger;
  Dock m_inspector;
  Dock m_traffic;
  QList<Veil*> m_veils;  ///< over the inspector, the ledger, the traffic
  bool m_small = false;
  bool m_crowded = false;
  bool m_presenting = false;
  bool m_held = false;  ///< the docks wait as they are: in a presentation, and after it until the window has its size
  BeforePresenting m_beforePresenting;
  Arrangement m_arrangement = Arrangement::None;
  QDockWidget* m_front = nullptr;  ///< of those that share a column as tabs
  QByteArray m_toRestore;   ///< of another start; taken once
  bool m_restored = false;  ///< the docks stand as someone has put them
};

}  // namespace tilewise
