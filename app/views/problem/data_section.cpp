// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLabel>

#include "app/views/problem/form_choice.h"
#include "app/views/problem/form_sections.h"
#include "app/views/problem/number_field.h"
#include "core/costs/device_table.h"

namespace tilewise {

namespace {

class DataSection : public FormSection {
  Q_DECLARE_TR_FUNCTIONS(DataSection)

 public:
  explicit DataSection(QWidget* parent);

  void collect(ProblemTexts& texts) const override;
  void follow(const ProblemTexts& texts, bool own) override;

 protected:
  void showTexts(const ProblemTexts& texts) override;

 private:
  bool givesBytes() const { return !m_device->currentData().isValid(); }

  QComboBox* m_kind;
  QWidget* m_kindPlace = nullptr;
  QLabel* m_reason;
  QComboBox* m_device;
  bool m_own = false;
};

DataSection::DataSection(QWidget* parent) : FormSection(tr("Data and device"), Folding::Never, parent) {
  m_kind = makeChooser(tr("&Made-up data"), m_kindPlace);
  addChoice(*m_kind, tr("normal"), InputKind::Normal);
  addChoice(*m_kind, tr("normal with outliers"), InputKind::Outliers);
  addChoice(*m_kind, tr("ramp of eighths"), InputKind::Ramp);
  auto* seed = addField(ProblemField::Seed, tr("&Seed"));
  addRow({m_kindPlace, seed});
  addErrorLines({seed});
  m_reason = addReason(tr("The data come from the file."));
  QWidget* place = nullptr;
  m_device = makeChooser(tr("On-c&hip memory of"), place);
  for (const Device& device : devices()) m_device->addItem(textOf(device.name), textOf(device.name));
  m_device->addItem(tr("a number of bytes"));
  auto* sram = addField(ProblemField::Sram, tr("B&ytes"));
  addRow({place, sram});
  addErrorLines({sram});
}

void DataSection::collect(ProblemTexts& texts) const {
  texts.inputKind = m_own ? InputKind::Own : chosen<InputKind>(*m_kind);
  texts.written[ProblemField::Seed] = text(ProblemField::Seed);
  if (givesBytes()) texts.written[ProblemField::Sram] = text(ProblemField::Sram);
  texts.device = givesBytes() ? QString() : m_device->currentData().toString();
}

void DataSection::showTexts(const ProblemTexts& texts) {
  m_own = texts.inputKind == InputKind::Own;
  if (!m_own) choose(*m_kind, texts.inputKind);
  setText(ProblemField::Seed, texts.written.at(ProblemField::Seed));
  const int device = m_device->findData(texts.device, Qt::UserRole, Qt::MatchFixedString);
  const auto sram = texts.written.find(ProblemField::Sram);
  const bool bytes = sram != texts.written.end() || device < 0;
  m_device->setCurrentIndex(bytes ? m_device->count() - 1 : device);
  if (sram != texts.written.end()) setText(ProblemField::Sram, sram->second);
}

void DataSection::follow(const ProblemTexts& texts, bool own) {
  m_own = own;
  m_kindPlace->setEnabled(!own);
  // The seed is also that of dropout, and of the dO that a file does not bring.
  const bool isSeeded = texts.backward || !texts.written.at(ProblemField::Dropout).trimmed().isEmpty() ||
                        (!own && chosen<InputKind>(*m_kind) != InputKind::Ramp);
  field(ProblemField::Seed).setEnabled(isSeeded);
  m_reason->setVisible(own);
  const Device* device = givesBytes() ? nullptr : findDevice(m_device->currentData().toString().toStdString());
  if (device != nullptr) setText(ProblemField::Sram, QString::number(device->sramBytes));
  field(ProblemField::Sram).setEnabled(givesBytes());
  FormSection::follow(texts, own);
}

}  // namespace

FormSection* makeDataSection(QWidget* parent) { return new DataSection(parent); }

}  // namespace tilewise
