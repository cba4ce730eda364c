// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>

#include "app/models/algorithm_names.h"
#include "app/views/problem/form_choice.h"
#include "app/views/problem/form_sections.h"
#include "app/views/problem/number_field.h"

namespace tilewise {

namespace {

class AlgorithmSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(AlgorithmSection)

 public:
  AlgorithmSection(bool passGiven, QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;

 private:
  QComboBox* m_algorithm;
  QComboBox* m_pass;
  QComboBox* m_order;
  QWidget* m_orderPlace = nullptr;
  QCheckBox* m_shuffled;
  QLabel* m_notShuffled;  ///< why, in the place of the seed
};

AlgorithmSection::AlgorithmSection(bool passGiven, QWidget* parent)
    : FormSection(passGiven ? tr("Algorithm") : tr("Algorithm and pass"), Folding::Never, parent) {
  QWidget* left = nullptr;
  QWidget* middle = nullptr;
  m_algorithm = makeChooser(tr("Algori&thm"), left);
  addChoice(*m_algorithm, longName(Way::Standard), Algorithm::Standard);
  addChoice(*m_algorithm, longName(Way::FlashAttention1), Algorithm::FlashAttention1);
  addChoice(*m_algorithm, longName(Way::FlashAttention2), Algorithm::FlashAttention2);
  m_pass = makeChooser(tr("Pass that is stepped"), middle);
  addChoice(*m_pass, tr("forward"), Pass::Forward);
  addChoice(*m_pass, tr("backward"), Pass::Backward);
  m_order = makeChooser(tr("Order of its loops"), m_orderPlace);
  addChoice(*m_order, tr("FA-2: key blocks outside"), BackwardOrder::FlashAttention2);
  addChoice(*m_order, tr("FA-1: the same, with D in each tile"), BackwardOrder::FlashAttention1);
  addChoice(*m_order, tr("query blocks outside"), BackwardOrder::QueryOuter);
  addChoice(*m_order, tr("two loops"), BackwardOrder::TwoLoops);
  addRow({left, middle});
  middle->setVisible(!passGiven);
  addLine(m_orderPlace);
  m_shuffled = makeCheckBox(tr("Shuffled order of addition"));
  auto* seed = addField(ProblemField::Shuffle, tr("Seed of the order"));
  addRow({m_shuffled, seed});
  m_notShuffled = new QLabel(this);
  m_notShuffled->setProperty("tone", "second");
  m_notShuffled->setWordWrap(true);
  addBeside(m_notShuffled);
  addErrorLines({seed});
  seed->setText(QStringLiteral("1"));
}

void AlgorithmSection::collect(ProblemTexts& texts) const {
  texts.algorithm = chosen<Algorithm>(*m_algorithm);
  texts.backward = chosen<Pass>(*m_pass) == Pass::Backward;
  texts.backwardOrder = chosen<BackwardOrder>(*m_order);
  if (m_shuffled->isChecked()) texts.written[ProblemField::Shuffle] = text(ProblemField::Shuffle);
}

void AlgorithmSection::showTexts(const ProblemTexts& texts) {
  choose(*m_algorithm, texts.algorithm);
  choose(*m_pass, texts.backward ? Pass::Backward : Pass::Forward);
  choose(*m_order, texts.backwardOrder);
  const auto seed = texts.written.find(ProblemField::Shuffle);
  m_shuffled->setChecked(seed != texts.written.end());
  if (seed != texts.written.end()) setText(ProblemField::Shuffle, seed->second);
}

void AlgorithmSection::follow(const ProblemTexts& texts, bool own) {
  const bool ordered = texts.backward && texts.algorithm != Algorithm::Standard;
  m_orderPlace->setVisible(ordered);
  const bool added = ordered && texts.backwardOrder != BackwardOrder::TwoLoops;
  m_shuffled->setEnabled(added);
  field(ProblemField::Shuffle).setVisible(added && m_shuffled->isChecked());
  m_notShuffled->setVisible(!added);
  m_notShuffled->setText(!texts.backward ? tr("Nothing is added up in HBM by a forward pass.")
                         : !ordered      ? tr("Nothing is added up in HBM by standard attention.")
                                         : tr("Nothing is added up in HBM by two loops."));
  FormSection::follow(texts, own);
}

}  // namespace

FormSection* makeAlgorithmSection(QWidget* parent) { return new AlgorithmSection(false, parent); }
FormSection* makeWaySection(QWidget* parent) { return new AlgorithmSection(true, parent); }

}  // namespace tilewise
