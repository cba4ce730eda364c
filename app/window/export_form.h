// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The fields of the Export dialog: what is written, how, and where.

#include <optional>

#include <QWidget>

#include "app/export/data_job.h"
#include "app/export/export_request.h"
#include "app/window/export_facts.h"
#include "app/window/picture_studio.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tilewise {

class ExportForm : public QWidget {
  Q_OBJECT

 public:
  explicit ExportForm(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Requires: facts.run.
  void setFacts(const ExportFacts& facts);
  const ExportFacts& facts() const { return m_facts; }

  ExportKind kind() const;
  PictureOf what() const;
  /// Of pictures. The path has its ending and is absolute.
  ExportRequest request() const;
  /// Of data; absent: pictures are wanted.
  std::optional<DataRequest> dataRequest() const;
  /// Why what is chosen cannot be done; empty: it can.
  QString whyNot() const;
  /// The next proposal lies beside this file.
  void setUsed(const QString& path);

 signals:
  void changed();

 private:
  void fillChoices();
  void layOut();
  void connectFields();
  QString ending() const;
  QString path() const;
  bool dataHaveSteps() const;
  std::optional<StepRange> partOfRun() const;
  void fillFormats();
  void showKind();
  void showFields();
  void showSummary();
  void proposeName();
  void followName(const QString& name);
  void choosePath();

  ExportFacts m_facts;
  bool m_namedByHand = false;
  QString m_folder;
  QComboBox* m_kind;
  QComboBox* m_what;
  QComboBox* m_format;
  QSpinBox *m_first, *m_last;
  QPushButton* m_all;
  QSpinBox *m_width, *m_height;
  QComboBox* m_scale;
  QDoubleSpinBox* m_speed;
  QLineEdit* m_path;
  QPushButton* m_choose;
  QLabel* m_summary;
  QFormLayout* m_form;
};

}  // namespace tilewise
