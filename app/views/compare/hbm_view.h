// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_scene.h"

namespace tilewise {

/// The HBM card of the stage, of a pass whose numbers are not computed: grid or matrices with their strips.
class HbmView : public QWidget {
  Q_OBJECT

 public:
  explicit HbmView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// note: markup, below matrices that leave room; may be empty.
  void setPass(std::shared_ptr<const StageFacts> facts, std::shared_ptr<const Trace> trace, const QString& note);
  void setPosition(std::int64_t position);
  /// Without title, its letters close together: where the column's title has to do.
  void setBare(bool bare);

  /// What its grid has in common with those beside it.
  void setAlignment(const GridAlignment& alignment);
  StageArrangement arrangement() const {
    return m_bare ? StageArrangement::HbmBare : StageArrangement::HbmAlone;
  }

  const StageGeometry& geometryOfStage() const { return m_geometry; }
  /// Whether its grid would be large enough to say something.
  bool isLegibleAt(QSize size) const;

  QSize sizeHint() const override { return {446, 412}; }
  QSize minimumSizeHint() const override { return {160, 60}; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  const StageScene& scene();
  void paintNote(QPainter& painter) const;

  Look m_look;
  std::shared_ptr<const StageFacts> m_facts;
  std::shared_ptr<const Trace> m_trace;
  QString m_note;
  bool m_bare = false;
  GridAlignment m_alignment;
  StageGeometry m_geometry;
  std::int64_t m_position = 0;
  std::optional<StageScene> m_scene;  ///< of the position; absent until it is needed
};

}  // namespace tilewise
