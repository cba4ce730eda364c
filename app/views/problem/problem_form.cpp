// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_form.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/views/problem/form_sections.h"

namespace tilewise {

ProblemForm::ProblemForm(QWidget* parent, Scope scope)
    : QWidget(parent), m_scope(scope), m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  using Make = FormSection* (*)(QWidget*);
  const QList<Make> all{makeAlgorithmSection, makeSizeSection,  makeBlockSection,      makeHeadSection, makeMaskSection,
                        makeSparseSection,    makeScoreSection, makeArithmeticSection, makeDataSection};
  const QList<Make> configuration{makeWaySection, makeBlockSection, makeMaskSection, makeSparseSection};
  for (const Make make : scope == Scope::Problem ? all : configuration) {
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
  if (m_scope == Scope::Configuration) {
    texts = m_shown;
    // What is not written where nothing is chosen.
    for (const ProblemField each : {ProblemField::Shuffle, ProblemField::KeyDocuments}) texts.written.erase(each);
  }
  for (const FormSection* section : m_sections) section->collect(texts);
  return texts;
}

void ProblemForm::setTexts(const ProblemTexts& texts) {
  const QSignalBlocker blocker(this);
  m_shown = texts;
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
