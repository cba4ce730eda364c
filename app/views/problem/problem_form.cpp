// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_form.h"

#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/views/look/numbers.h"
#include "app/views/problem/number_field.h"
#include "core/costs/device_table.h"

namespace tilewise {

namespace {

constexpr int Columns = 3;

using namespace Qt::Literals::StringLiterals;

QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

template <class Value>
Value chosen(const QComboBox& box) {
  return static_cast<Value>(box.currentData().toInt());
}

template <class Value>
void choose(QComboBox& box, Value value) {
  box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

template <class Value>
void addChoice(QComboBox& box, const QString& text, Value value) {
  box.addItem(text, static_cast<int>(value));
}

}  // namespace

ProblemForm::ProblemForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
  m_grid->setContentsMargins(0, 0, 0, 0);
  for (int column = 0; column < Columns; ++column) m_grid->setColumnStretch(column, 1);
  buildSizes();
  buildMask();
  buildArithmetic();
  buildData();
  buildMemory();
  m_grid->setRowStretch(m_row, 1);
  for (const auto& each : m_numbers) connect(each.second, &NumberField::edited, this, &ProblemForm::react);
  for (QCheckBox* box : findChildren<QCheckBox*>()) connect(box, &QCheckBox::toggled, this, &ProblemForm::react);
  for (QComboBox* box : findChildren<QComboBox*>()) connect(box, &QComboBox::activated, this, &ProblemForm::react);
  setTexts(textsOf({}));
}

void ProblemForm::addTitle(const QString& text) {
  auto* title = new QLabel(u"<b>%1</b>"_s.arg(text), this);
  title->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
  m_titles << title;
  addLine(title);
}

NumberField* ProblemForm::addNumber(ProblemField which, const QString& name, const QString& letter) {
  auto* field = new NumberField(name, letter, this);
  m_numbers[which] = field;
  return field;
}

void ProblemForm::addRow(std::initializer_list<QWidget*> widgets) {
  int column = 0;
  for (QWidget* widget : widgets) m_grid->addWidget(widget, m_row, column++, Qt::AlignBottom);
  ++m_row;
}

void ProblemForm::addLine(QWidget* widget) { m_grid->addWidget(widget, m_row++, 0, 1, Columns); }

void ProblemForm::addErrorLines(std::initializer_list<NumberField*> fields) {
  for (NumberField* field : fields) addLine(field->errorLine());
}

QLabel* ProblemForm::addReason(const QString& text) {
  auto* reason = new QLabel(text, this);
  reason->setProperty("tone", "second");
  reason->setWordWrap(true);
  addLine(reason);
  return reason;
}

QCheckBox* ProblemForm::addCheckBox(const QString& text) { return new QCheckBox(text, this); }

QComboBox* ProblemForm::makeChooser(const QString& name, QWidget*& place) {
  place = new QWidget(this);
  auto* column = new QVBoxLayout(place);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  auto* label = new QLabel(name, place);
  auto* box = new QComboBox(place);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  label->setBuddy(box);
  box->setAccessibleName(QString(name).remove(u'&'));
  column->addWidget(label);
  column->addWidget(box);
  return box;
}

void ProblemForm::buildSizes() {
  addTitle(tr("Sizes"));
  auto* Tq = addNumber(ProblemField::Tq, tr("&Queries"), u"*T*_q"_s);
  auto* Tk = addNumber(ProblemField::Tk, tr("&Keys"), u"*T*_k"_s);
  m_sameTokens = addCheckBox(tr("Same &number"));
  addRow({Tq, Tk, m_sameTokens});
  addErrorLines({Tq, Tk});
  auto* dk = addNumber(ProblemField::dk, tr("&Width of a key"), u"*d*_k"_s);
  auto* dv = addNumber(ProblemField::dv, tr("Width of a val&ue"), u"*d*_v"_s);
  m_sameWidth = addCheckBox(tr("Same w&idth"));
  addRow({dk, dv, m_sameWidth});
  addErrorLines({dk, dv});
  m_sizesReason = addReason(tr("Sizes come from the file."));

  addTitle(tr("Blocks"));
  auto* Br = addNumber(ProblemField::Br, tr("Query &block rows"), u"*B*_r"_s);
  auto* Bc = addNumber(ProblemField::Bc, tr("Key bl&ock rows"), u"*B*_c"_s);
  addRow({Br, Bc});
  addErrorLines({Br, Bc});
}

void ProblemForm::buildMask() {
  addTitle(tr("Mask"));
  m_causal = addCheckBox(tr("&Causal"));
  m_alignment = makeChooser(tr("Ali&gnment"), m_alignmentPlace);
  addChoice(*m_alignment, tr("top left: query r sees keys up to r"), Alignment::TopLeft);
  addChoice(*m_alignment, tr("bottom right: the last query sees all keys"), Alignment::BottomRight);
  m_grid->addWidget(m_causal, m_row, 0, Qt::AlignBottom);
  m_grid->addWidget(m_alignmentPlace, m_row++, 1, 1, Columns - 1);
}

void ProblemForm::buildArithmetic() {
  addTitle(tr("Arithmetic"));
  QWidget* left = nullptr;
  QWidget* right = nullptr;
  m_precision = makeChooser(tr("&Precision of the engine"), left);
  addChoice(*m_precision, tr("float32"), Precision::Float32);
  addChoice(*m_precision, tr("float64"), Precision::Float64);
  m_elementType = makeChooser(tr("&Element type for bytes"), right);
  for (const ElementType type : {ElementType::Fp16, ElementType::Bf16, ElementType::Fp32, ElementType::Fp64}) {
    addChoice(*m_elementType, tr("%1, %2").arg(textOf(word(type)), bytes(bytesOf(type))), type);
  }
  addRow({left, right});
  auto* scale = addNumber(ProblemField::Scale, tr("Score sca&le"), u"*c*"_s);
  m_defaultScale = addCheckBox(tr("&Default, 1/√width"));
  addRow({scale, m_defaultScale});
  addErrorLines({scale});
}

void ProblemForm::buildData() {
  addTitle(tr("Data and device"));
  QWidget* place = nullptr;
  m_kind = makeChooser(tr("&Made-up data"), place);
  addChoice(*m_kind, tr("normal"), InputKind::Normal);
  addChoice(*m_kind, tr("normal with outliers"), InputKind::Outliers);
  addChoice(*m_kind, tr("ramp of eighths"), InputKind::Ramp);
  auto* seed = addNumber(ProblemField::Seed, tr("&Seed"), {});
  addRow({place, seed});
  addErrorLines({seed});
  m_dataReason = addReason(tr("The data come from the file."));
}

void ProblemForm::buildMemory() {
  QWidget* place = nullptr;
  m_device = makeChooser(tr("On-c&hip memory of"), place);
  for (const Device& device : devices()) m_device->addItem(textOf(device.name), textOf(device.name));
  m_device->addItem(tr("a number of bytes"));
  auto* sram = addNumber(ProblemField::Sram, tr("B&ytes"), {});
  addRow({place, sram});
  addErrorLines({sram});
}

void ProblemForm::setLook(const Look& look) {
  m_grid->setHorizontalSpacing(look.metrics.px(12));
  m_grid->setVerticalSpacing(look.metrics.px(6));
  for (const auto& each : m_numbers) each.second->setLook(look);
  for (QLabel* title : m_titles) title->setMinimumHeight(look.metrics.px(22));
  // As high as a field, so that it stands in line with the one beside it.
  for (QCheckBox* box : findChildren<QCheckBox*>()) box->setMinimumHeight(look.metrics.px(28));
}

bool ProblemForm::givesBytes() const { return !m_device->currentData().isValid(); }

ProblemTexts ProblemForm::texts() const {
  ProblemTexts texts;
  for (const auto& [which, field] : m_numbers) texts.numbers[which] = field->text();
  if (m_defaultScale->isChecked()) texts.numbers.erase(ProblemField::Scale);
  if (!givesBytes()) texts.numbers.erase(ProblemField::Sram);
  texts.causal = m_causal->isChecked();
  texts.alignment = chosen<Alignment>(*m_alignment);
  texts.elementType = chosen<ElementType>(*m_elementType);
  texts.precision = chosen<Precision>(*m_precision);
  texts.inputKind = m_own ? InputKind::Own : chosen<InputKind>(*m_kind);
  texts.device = givesBytes() ? QString() : m_device->currentData().toString();
  return texts;
}

void ProblemForm::setTexts(const ProblemTexts& texts) {
  const QSignalBlocker blocker(this);
  for (const auto& [which, text] : texts.numbers) m_numbers.at(which)->setText(text);
  m_sameTokens->setChecked(texts.numbers.at(ProblemField::Tq) == texts.numbers.at(ProblemField::Tk));
  m_sameWidth->setChecked(texts.numbers.at(ProblemField::dk) == texts.numbers.at(ProblemField::dv));
  m_defaultScale->setChecked(!texts.numbers.contains(ProblemField::Scale));
  m_causal->setChecked(texts.causal);
  choose(*m_alignment, texts.alignment);
  choose(*m_elementType, texts.elementType);
  choose(*m_precision, texts.precision);
  if (texts.inputKind != InputKind::Own) choose(*m_kind, texts.inputKind);
  const int device = m_device->findData(texts.device, Qt::UserRole, Qt::MatchFixedString);
  const bool bytes = texts.numbers.contains(ProblemField::Sram) || device < 0;
  m_device->setCurrentIndex(bytes ? m_device->count() - 1 : device);
  follow();
}

void ProblemForm::setOwnData(bool own) {
  m_own = own;
  follow();
}

void ProblemForm::showErrors(const std::map<ProblemField, Error>& errors) {
  for (const auto& [which, field] : m_numbers) {
    const auto found = errors.find(which);
    // A field that only follows another does not repeat its error.
    const bool own = field->isEnabled() && found != errors.end();
    field->setError(own ? std::optional(found->second) : std::nullopt);
  }
}

/// What depends on other fields: linked numbers, what is off, what shows a value that is not written.
void ProblemForm::follow() {
  const auto link = [this](const QCheckBox& same, ProblemField from, ProblemField to) {
    if (same.isChecked()) field(to).setText(field(from).text());
    field(from).setEnabled(!m_own);
    field(to).setEnabled(!m_own && !same.isChecked());
  };
  link(*m_sameTokens, ProblemField::Tq, ProblemField::Tk);
  link(*m_sameWidth, ProblemField::dk, ProblemField::dv);
  m_sameTokens->setVisible(!m_own);
  m_sameWidth->setVisible(!m_own);
  m_sizesReason->setVisible(m_own);
  m_alignmentPlace->setVisible(field(ProblemField::Tq).text() != field(ProblemField::Tk).text());

  const bool defaultScale = m_defaultScale->isChecked();
  const double dk = field(ProblemField::dk).text().toDouble();
  if (defaultScale)
    field(ProblemField::Scale).setText(dk >= 1 ? QString::number(1 / std::sqrt(dk), 'g', 6) : QString());
  field(ProblemField::Scale).setEnabled(!defaultScale);

  m_kind->parentWidget()->setEnabled(!m_own);
  field(ProblemField::Seed).setEnabled(!m_own && chosen<InputKind>(*m_kind) != InputKind::Ramp);
  m_dataReason->setVisible(m_own);

  const Device* device = givesBytes() ? nullptr : findDevice(m_device->currentData().toString().toStdString());
  if (device != nullptr) field(ProblemField::Sram).setText(QString::number(device->sramBytes));
  field(ProblemField::Sram).setEnabled(givesBytes());
}

void ProblemForm::react() {
  follow();
  emit edited();
}

}  // namespace tilewise
