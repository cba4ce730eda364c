// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The fields of a problem. It says what a person has written and shows what is wrong; it decides nothing.

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

namespace tilewise {

class NumberField;

class ProblemForm : public QWidget {
  Q_OBJECT

 public:
  explicit ProblemForm(QWidget* parent = nullptr);

  void setLook(const Look& look);
  ProblemTexts texts() const;
  void setTexts(const ProblemTexts& texts);
  /// Own arrays fix the sizes and the data: those fields are off and say why.
  void setOwnData(bool own);
  void showErrors(const std::map<ProblemField, Error>& errors);
  NumberField& field(ProblemField which) { return *m_numbers.at(which); }

 signals:
  void edited();

 private:
  void addTitle(const QString& text);
  NumberField* addNumber(ProblemField which, const QString& name, const QString& letter);
  void addRow(std::initializer_list<QWidget*> widgets);
  void addLine(QWidget* widget);
  void addErrorLines(std::initializer_list<NumberField*> fields);
  QLabel* addReason(const QString& text);
  QCheckBox* addCheckBox(const QString& text);
  QComboBox* makeChooser(const QString& name, QWidget*& place);
  void buildSizes();
  void buildMask();
  void buildArithmetic();
  void buildData();
  void buildMemory();
  bool givesBytes() const;
  void follow();
  void react();

  QGridLayout* m_grid;
  int m_row = 0;
  QList<QLabel*> m_titles;
  bool m_own = false;
  std::map<ProblemField, NumberField*> m_numbers;
  QCheckBox* m_sameTokens;
  QCheckBox* m_sameWidth;
  QLabel* m_sizesReason;
  QCheckBox* m_causal;
  QWidget* m_alignmentPlace;
  QComboBox* m_alignment;
  QCheckBox* m_defaultScale;
  QComboBox* m_elementType;
  QComboBox* m_precision;
  QComboBox* m_kind;
  QLabel* m_dataReason;
  QComboBox* m_device;
};

}  // namespace tilewise
