// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QCoreApplication>

#include "app/views/problem/form_choice.h"
#include "app/views/problem/form_sections.h"

namespace tilewise {

namespace {

class MaskSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(MaskSection)

 public:
  explicit MaskSection(QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;

 private:
  QCheckBox* m_causal;
  QWidget* m_alignmentPlace = nullptr;
  QComboBox* m_alignment;
};

MaskSection::MaskSection(QWidget* parent) : FormSection(tr("Mask"), Folding::Never, parent) {
  m_causal = makeCheckBox(tr("&Causal"));
  addLine(m_causal);
  m_alignment = makeChooser(tr("Ali&gnment of the diagonal"), m_alignmentPlace);
  m_alignment->setAccessibleName(tr("Alignment"));
  addChoice(*m_alignment, tr("top left: query r sees keys up to r"), Alignment::TopLeft);
  addChoice(*m_alignment, tr("bottom right: the last query sees all keys"), Alignment::BottomRight);
  addLine(m_alignmentPlace);
}

void MaskSection::collect(ProblemTexts& texts) const {
  texts.causal = m_causal->isChecked();
  texts.alignment = chosen<Alignment>(*m_alignment);
}

void MaskSection::showTexts(const ProblemTexts& texts) {
  m_causal->setChecked(texts.causal);
  choose(*m_alignment, texts.alignment);
}

void MaskSection::follow(const ProblemTexts& texts, bool own) {
  m_alignmentPlace->setVisible(texts.written.at(ProblemField::Tq) != texts.written.at(ProblemField::Tk));
  FormSection::follow(texts, own);
}

}  // namespace

FormSection* makeMaskSection(QWidget* parent) { return new MaskSection(parent); }

}  // namespace tilewise
