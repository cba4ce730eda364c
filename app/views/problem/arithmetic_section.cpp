// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QCheckBox>
#include <QCoreApplication>

#include "app/views/look/numbers.h"
#include "app/views/problem/form_choice.h"
#include "app/views/problem/form_sections.h"
#include "app/views/problem/number_field.h"

namespace tilewise {

namespace {

class ArithmeticSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(ArithmeticSection)

 public:
  explicit ArithmeticSection(QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;

 private:
  QComboBox* m_precision;
  QComboBox* m_elementType;
  QComboBox* m_storage;
  QCheckBox* m_defaultScale;
};

ArithmeticSection::ArithmeticSection(QWidget* parent) : FormSection(tr("Arithmetic"), Folding::Never, parent) {
  QWidget* left = nullptr;
  QWidget* middle = nullptr;
  QWidget* right = nullptr;
  m_precision = makeChooser(tr("&Precision of the engine"), left);
  addChoice(*m_precision, tr("float32"), Precision::Float32);
  addChoice(*m_precision, tr("float64"), Precision::Float64);
  m_elementType = makeChooser(tr("&Element type for bytes"), middle);
  for (const ElementType type : {ElementType::Fp16, ElementType::Bf16, ElementType::Fp32, ElementType::Fp64}) {
    addChoice(*m_elementType, tr("%1, %2").arg(textOf(word(type)), bytes(bytesOf(type))), type);
  }
  m_storage = makeChooser(tr("Stored as"), right);
  addChoice(*m_storage, tr("computed"), Storage::None);
  addChoice(*m_storage, tr("fp16"), Storage::Fp16);
  addChoice(*m_storage, tr("bf16"), Storage::Bf16);
  addChoice(*m_storage, tr("fp8 e4m3"), Storage::Fp8);
  m_storage->setToolTip(
      tr("Inputs, weights and results are rounded where a GPU kernel stores them; arithmetic is float32."));
  addRow({left, middle, right});
  auto* scale = addField(ProblemField::Scale, tr("Score sca&le"), QStringLiteral("*c*"));
  m_defaultScale = makeCheckBox(tr("&Default, 1/√width"));
  addRow({scale, m_defaultScale});
  addErrorLines({scale});
}

void ArithmeticSection::collect(ProblemTexts& texts) const {
  texts.precision = chosen<Precision>(*m_precision);
  texts.elementType = chosen<ElementType>(*m_elementType);
  texts.storage = chosen<Storage>(*m_storage);
  if (!m_defaultScale->isChecked()) texts.written[ProblemField::Scale] = text(ProblemField::Scale);
}

void ArithmeticSection::showTexts(const ProblemTexts& texts) {
  choose(*m_precision, texts.precision);
  choose(*m_elementType, texts.elementType);
  choose(*m_storage, texts.storage);
  const auto scale = texts.written.find(ProblemField::Scale);
  m_defaultScale->setChecked(scale == texts.written.end());
  if (scale != texts.written.end()) setText(ProblemField::Scale, scale->second);
}

void ArithmeticSection::follow(const ProblemTexts& texts, bool own) {
  // Storage is emulated beside float32 arithmetic only.
  const bool emulated = texts.storage != Storage::None;
  if (emulated) choose(*m_precision, Precision::Float32);
  m_precision->setEnabled(!emulated);
  m_precision->setToolTip(emulated ? tr("float32, beside the rounding of what is stored") : QString());
  const bool isDefault = m_defaultScale->isChecked();
  const double dk = texts.written.at(ProblemField::dk).toDouble();
  if (isDefault) setText(ProblemField::Scale, dk >= 1 ? QString::number(1 / std::sqrt(dk), 'g', 6) : QString());
  field(ProblemField::Scale).setEnabled(!isDefault);
  FormSection::follow(texts, own);
}

}  // namespace

FormSection* makeArithmeticSection(QWidget* parent) { return new ArithmeticSection(parent); }

}  // namespace tilewise
