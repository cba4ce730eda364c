// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>

#include "app/views/problem/form_sections.h"
#include "app/session/notation.h"
#include "app/views/problem/number_field.h"

namespace tilewise {

namespace {

class SizeSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(SizeSection)

 public:
  explicit SizeSection(QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;

 private:
  QCheckBox* m_sameTokens;
  QCheckBox* m_sameWidth;
  QLabel* m_reason;
};

SizeSection::SizeSection(QWidget* parent) : FormSection(tr("Sizes"), Folding::Never, parent) {
  auto* Tq = addField(ProblemField::Tq, tr("&Queries"), withLength(QStringLiteral("*T*_q")));
  auto* Tk = addField(ProblemField::Tk, tr("&Keys"), withLength(QStringLiteral("*T*_k")));
  m_sameTokens = makeCheckBox(tr("Same &number"));
  addRow({Tq, Tk, m_sameTokens});
  addErrorLines({Tq, Tk});
  auto* dk = addField(ProblemField::dk, tr("&Width of a key"), QStringLiteral("*d*_k"));
  auto* dv = addField(ProblemField::dv, tr("Width of a val&ue"), QStringLiteral("*d*_v"));
  m_sameWidth = makeCheckBox(tr("Same w&idth"));
  addRow({dk, dv, m_sameWidth});
  addErrorLines({dk, dv});
  m_reason = addReason(tr("Sizes come from the file."));
}

/// A linked field says what the one says that it follows.
void SizeSection::collect(ProblemTexts& texts) const {
  texts.written[ProblemField::Tq] = text(ProblemField::Tq);
  texts.written[ProblemField::Tk] = text(m_sameTokens->isChecked() ? ProblemField::Tq : ProblemField::Tk);
  texts.written[ProblemField::dk] = text(ProblemField::dk);
  texts.written[ProblemField::dv] = text(m_sameWidth->isChecked() ? ProblemField::dk : ProblemField::dv);
}

void SizeSection::showTexts(const ProblemTexts& texts) {
  for (const auto& each : fields()) setText(each.first, texts.written.at(each.first));
  m_sameTokens->setChecked(text(ProblemField::Tq) == text(ProblemField::Tk));
  m_sameWidth->setChecked(text(ProblemField::dk) == text(ProblemField::dv));
}

void SizeSection::follow(const ProblemTexts& texts, bool own) {
  const auto link = [this, own](const QCheckBox& same, ProblemField from, ProblemField to) {
    if (same.isChecked()) setText(to, text(from));
    field(from).setEnabled(!own);
    field(to).setEnabled(!own && !same.isChecked());
  };
  link(*m_sameTokens, ProblemField::Tq, ProblemField::Tk);
  link(*m_sameWidth, ProblemField::dk, ProblemField::dv);
  m_sameTokens->setVisible(!own);
  m_sameWidth->setVisible(!own);
  m_reason->setVisible(own);
  FormSection::follow(texts, own);
}

class BlockSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(BlockSection)

 public:
  explicit BlockSection(QWidget* parent) : FormSection(tr("Blocks"), Folding::Never, parent) {
    auto* Br = addField(ProblemField::Br, tr("Query &block rows"), QStringLiteral("*B*_r"));
    auto* Bc = addField(ProblemField::Bc, tr("Key bl&ock rows"), QStringLiteral("*B*_c"));
    addRow({Br, Bc});
    addErrorLines({Br, Bc});
  }

  void collect(ProblemTexts& texts) const override {
    for (const auto& each : fields()) texts.written[each.first] = text(each.first);
  }

 protected:
  void showTexts(const ProblemTexts& texts) override {
    for (const auto& each : fields()) setText(each.first, texts.written.at(each.first));
  }
};

}  // namespace

FormSection* makeSizeSection(QWidget* parent) { return new SizeSection(parent); }
FormSection* makeBlockSection(QWidget* parent) { return new BlockSection(parent); }

}  // namespace tilewise
