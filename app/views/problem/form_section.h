// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A group of fields of the problem form under a title. A group that is rarely needed can be folded: its title then
/// says what is set in it.

#include <initializer_list>
#include <map>

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/problem/problem_texts.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace tilewise {

class NumberField;

class FormSection : public QWidget {
  Q_OBJECT

 public:
  enum class Folding { Never, AtFirst };

  void setLook(const Look& look);
  /// Puts what the fields say into the texts.
  virtual void collect(ProblemTexts& texts) const = 0;
  /// Shows what the texts say.
  void show(const ProblemTexts& texts);
  /// Adapts to what stands in other sections. own: own arrays fix sizes and data.
  virtual void follow(const ProblemTexts& texts, bool own);
  /// Marks the wrong fields, and unfolds to show one.
  void showErrors(const std::map<ProblemField, Error>& errors);
  const std::map<ProblemField, NumberField*>& fields() const { return m_fields; }
  bool isFolded() const;
  void setFolded(bool folded);

 signals:
  void edited();  ///< by a person

 protected:
  static constexpr int Columns = 3;

  FormSection(const QString& title, Folding folding, QWidget* parent);

  virtual void showTexts(const ProblemTexts& texts) = 0;
  /// What is set, for the title while folded: "none".
  virtual QString summary() const { return {}; }

  NumberField* addField(ProblemField which, const QString& name, const QString& letter = {},
                        const QString& whenEmpty = {});
  QCheckBox* makeCheckBox(const QString& text);
  QComboBox* makeChooser(const QString& name, QWidget*& place);
  void addRow(std::initializer_list<QWidget*> widgets);
  void addLine(QWidget* widget, int firstColumn = 0);
  /// In the last row from its second column on, where what stands there is hidden meanwhile.
  void addBeside(QWidget* widget);
  void addErrorLines(std::initializer_list<NumberField*> fields);
  QLabel* addReason(const QString& text);
  void react();

  /// What the field says, and the other way round.
  QString text(ProblemField which) const;
  void setText(ProblemField which, const QString& text);
  NumberField& field(ProblemField which) const { return *m_fields.at(which); }
  const Look& look() const { return m_look; }

 private:
  void showTitle();

  Look m_look;
  QToolButton* m_fold = nullptr;  ///< the title of a section that folds
  QLabel* m_title = nullptr;      ///< of one that does not
  QLabel* m_state = nullptr;
  QWidget* m_body;
  QGridLayout* m_grid;
  int m_row = 0;
  std::map<ProblemField, NumberField*> m_fields;
};

}  // namespace tilewise
