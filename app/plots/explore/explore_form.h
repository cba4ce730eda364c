// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "app/plots/explore/explore_settings.h"
#include "app/views/look/look.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace tilewise {

class SliderField;

/// The controls of Explore: algorithm and pass, mask, device, type, where blocks come from, lengths, blocks and M.
/// Names stand beside their fields; where that has no room for one of them, above all of them.
class ExploreForm : public QScrollArea {
  Q_OBJECT

 public:
  explicit ExploreForm(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// own: the problem of the run at hand, whose mask can be chosen again.
  void setOwn(const ProblemSettings& own);
  void show(const ExploreCase& at);

  QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 signals:
  void changed(const tilewise::ExploreSettings& settings);

 private:
  struct Chooser {
    QLabel* label;
    QComboBox* box;
  };
  QList<SliderField*> sliders() const { return {m_tokens, m_width, m_rows, m_keys, m_onChip}; }
  int widthBeside() const;
  void arrange();
  QComboBox* addChooser(const QString& name);
  SliderField* addSlider(const QString& name, const QList<std::int64_t>& stops);
  void fillChoosers();
  void fillMasks();
  void connectChoosers();
  void connectSliders();
  template <class Apply>
  void enter(SliderField& field, const QString& text, std::int64_t most, Apply apply);
  void react(const ExploreSettings& settings);

  Look m_look;
  ExploreSettings m_settings;
  ProblemSettings m_own;
  QList<MaskChoice> m_masks;
  QGridLayout* m_grid;
  QList<Chooser> m_choosers;
  bool m_isNameAbove = false;
  QComboBox* m_pass;
  QComboBox* m_mask;
  QComboBox* m_device;
  QComboBox* m_type;
  QComboBox* m_source;
  QComboBox* m_cap;
  SliderField* m_tokens;
  SliderField* m_width;
  SliderField* m_rows;
  SliderField* m_keys;
  SliderField* m_onChip;
};

}  // namespace tilewise
