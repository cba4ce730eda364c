// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_form.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/views/problem/form_sections.h"

namespace tilewise {

ProblemForm::ProblemForm(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  for (const auto make : {makeAlgorithmSection, makeSizeSection, makeBlockSection, makeHeadSection, makeMaskSection,
                          makeSparseSection, makeScoreSection, makeArithmeticSection, makeDataSection}) {
    m_sections << make(this);
    m_column->addWidget(m_sections.last());
    connect(m_sections.last(), &FormSection::edited, this, &ProblemForm::react);
  }
  m_column->addStretch(1);
  setTexts(textsOf({}));
}

void ProblemForm::setLook(const Look& look) {
  m_column->setSpacing(look.metrics.px(10));
  for (FormSection* section : m_sections) section->setLook(look);
}

ProblemTexts ProblemForm::texts() const {
  ProblemTexts texts;
  for (const FormSection* section : m_sections) section->collect(texts);
  return texts;
}

void ProblemForm::setTexts(const ProblemTexts& texts) {
  const QSignalBlocker blocker(this);
  for (FormSection* section : m_sections) section->show(texts);
  follow();
}

void ProblemForm::setOwnData(bool own) {
  m_own = own;
  follow();
}

void ProblemForm::showErrors(const std::map<ProblemField, Error>& errors) {
  for (FormSection* section : m_sections) section->showErrors(errors);
}

NumberField& ProblemForm::field(ProblemField which) {
  for (const FormSection* section : m_sections) {
    if (const auto found = section->fields().find(which); found != section->fields().end()) return *found->second;
  }
  Q_UNREACHABLE();
}

void ProblemForm::follow() {
  const ProblemTexts all = texts();
  for (FormSection* section : m_sections) section->follow(all, m_own);
}

void ProblemForm::react() {
  follow();
  emit edited();
}

}  // namespace tilewise
