// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The fields of a problem. It says what a person has written and shows what is wrong; it decides nothing.

#include <map>

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/problem/problem_texts.h"

class QVBoxLayout;

namespace tilewise {

class FormSection;
class NumberField;

class ProblemForm : public QWidget {
  Q_OBJECT

 public:
  enum class Scope {
    Problem,        ///< all of it
    Configuration,  ///< algorithm, order, blocks and masks; the rest stays as it was shown
  };

  explicit ProblemForm(QWidget* parent = nullptr, Scope scope = Scope::Problem);

  void setLook(const Look& look);
  ProblemTexts texts() const;
  void setTexts(const ProblemTexts& texts);
  /// Own arrays fix the sizes and the data: those fields are off and say why.
  void setOwnData(bool own);
  void showErrors(const std::map<ProblemField, Error>& errors);
  NumberField& field(ProblemField which);
  const QList<FormSection*>& sections() const { return m_sections; }

 signals:
  void edited();

 private:
  void follow();
  void react();

  Scope m_scope;
  ProblemTexts m_shown;
  QVBoxLayout* m_column;
  QList<FormSection*> m_sections;
  bool m_own = false;
};

}  // namespace tilewise
