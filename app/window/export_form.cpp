// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_form.h"

#include <algorithm>
#include <limits>

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/export/ffmpeg.h"
#include "app/views/problem/calm_wheel.h"
#include "app/window/export_name.h"
#include "app/window/export_texts.h"

namespace tilewise {

namespace {

constexpr int SmallestSide = 320;
constexpr int LargestSide = 7680;
constexpr QSize UsualSize(1280, 720);

/// In the order of the chooser.
bool isData(ExportKind kind) { return kind >= ExportKind::Events; }

QWidget* inARow(const QList<QWidget*>& widgets) {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  const bool grows = qobject_cast<QLineEdit*>(widgets.first()) != nullptr;
  for (QWidget* each : widgets) layout->addWidget(each, grows && each == widgets.first() ? 1 : 0);
  if (!grows) layout->addStretch(1);
  return row;
}

QSpinBox* numberBox(int least, int most, const QString& name) {
  auto* box = new QSpinBox;
  box->setRange(least, most);
  box->setGroupSeparatorShown(true);
  box->setAccessibleName(name);
  calmWheel(*box);
  return box;
}

template <class Value>
void addItem(QComboBox& box, const QString& text, Value value) {
  box.addItem(text, static_cast<int>(value));
}

}  // namespace

ExportForm::ExportForm(QWidget* parent)
    : QWidget(parent),
      m_folder(QDir::homePath()),
      m_kind(new QComboBox),
      m_what(new QComboBox),
      m_format(new QComboBox),
      m_first(numberBox(0, 0, tr("First step"))),
      m_last(numberBox(0, 0, tr("Last step"))),
      m_all(new QPushButton(tr("&All"))),
      m_width(numberBox(SmallestSide, LargestSide, tr("Width in pixels"))),
      m_height(numberBox(SmallestSide, LargestSide, tr("Height in pixels"))),
      m_scale(new QComboBox),
      m_speed(new QDoubleSpinBox),
      m_path(new QLineEdit),
      m_choose(new QPushButton(tr("C&hoose…"))),
      m_summary(new QLabel),
      m_form(new QFormLayout) {
  fillChoices();
  layOut();
  connectFields();
}

void ExportForm::fillChoices() {
  addItem(*m_kind, tr("A picture of this step"), ExportKind::Picture);
  addItem(*m_kind, tr("Pictures of several steps"), ExportKind::Pictures);
  addItem(*m_kind, tr("An animation"), ExportKind::Animation);
  addItem(*m_kind, tr("The events"), ExportKind::Events);
  addItem(*m_kind, tr("The counters"), ExportKind::Counters);
  addItem(*m_kind, tr("Inputs and results as arrays"), ExportKind::Arrays);
  addItem(*m_what, tr("Stage and panels"), PictureOf::Panels);
  addItem(*m_what, tr("Stage alone"), PictureOf::Stage);
  for (const int scale : {1, 2, 3}) m_scale->addItem(tr("%1 ×").arg(scale), scale);
  m_scale->setToolTip(tr("So many pixels to one of the size, for print and large screens"));
  m_speed->setRange(SlowestSteps, FastestSteps);
  m_speed->setDecimals(1);
  m_speed->setValue(5);
  m_speed->setAccessibleName(tr("Speed in steps a second"));
  m_width->setValue(UsualSize.width());
  m_height->setValue(UsualSize.height());
  m_path->setObjectName(QStringLiteral("path"));
  m_summary->setObjectName(QStringLiteral("summary"));
  m_summary->setProperty("tone", QStringLiteral("second"));
  m_summary->setWordWrap(true);
  for (QPushButton* button : {m_all, m_choose}) button->setAutoDefault(false);
  for (QComboBox* box : {m_kind, m_what, m_format, m_scale}) calmWheel(*box);
  calmWheel(*m_speed);
}

void ExportForm::layOut() {
  m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  const auto add = [this](const QString& name, QWidget* row, QWidget* field) {
    m_form->addRow(name, row);
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(row))) label->setBuddy(field);
  };
  add(tr("&What"), m_kind, m_kind);
  add(tr("&Shown"), m_what, m_what);
  add(tr("S&teps"), inARow({m_first, new QLabel(tr("to")), m_last, m_all}), m_first);
  add(tr("&Format"), m_format, m_format);
  add(tr("S&ize"), inARow({m_width, new QLabel(QStringLiteral("×")), m_height, new QLabel(tr("pixels"))}), m_width);
  add(tr("Shar&pness"), inARow({m_scale}), m_scale);
  add(tr("Spee&d"), inARow({m_speed, new QLabel(tr("steps a second"))}), m_speed);
  add(tr("Fi&le"), inARow({m_path, m_choose}), m_path);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(m_form);
  layout->addWidget(m_summary);
  layout->addStretch(1);
}

void ExportForm::connectFields() {
  connect(m_kind, &QComboBox::currentIndexChanged, this, &ExportForm::showKind);
  connect(m_what, &QComboBox::currentIndexChanged, this, &ExportForm::showFields);
  connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
    proposeName();
    showFields();
  });
  for (QSpinBox* box : {m_first, m_last, m_width, m_height}) {
    connect(box, &QSpinBox::valueChanged, this, &ExportForm::showSummary);
  }
  connect(m_speed, &QDoubleSpinBox::valueChanged, this, &ExportForm::showSummary);
  connect(m_scale, &QComboBox::currentIndexChanged, this, &ExportForm::showSummary);
  m_path->setAccessibleName(tr("File"));
  connect(m_path, &QLineEdit::textChanged, this, &ExportForm::showSummary);
  connect(m_path, &QLineEdit::textEdited, this, &ExportForm::followName);
  connect(m_path, &QLineEdit::editingFinished, this, [this] {
    if (whyNotNamed(m_path->text(), kind()).isEmpty()) m_path->setText(path());
  });
  connect(m_all, &QPushButton::clicked, this, [this] {
    m_first->setValue(m_first->minimum());
    m_last->setValue(m_last->maximum());
  });
  connect(m_choose, &QPushButton::clicked, this, &ExportForm::choosePath);
}

void ExportForm::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  m_form->setHorizontalSpacing(metrics.px(12));
  m_form->setVerticalSpacing(metrics.px(8));
  layout()->setSpacing(metrics.px(10));
  for (QSpinBox* box : {m_first, m_last, m_width, m_height}) box->setMinimumWidth(metrics.px(84));
}

void ExportForm::setFacts(const ExportFacts& facts) {
  const bool isOther = facts.run != m_facts.run;
  m_facts = facts;
  if (isOther) {
    constexpr qint64 largest = std::numeric_limits<int>::max();
    for (QSpinBox* box : {m_first, m_last}) {
      const QSignalBlocker blocker(box);
      box->setRange(static_cast<int>(std::min(largest, facts.first())), static_cast<int>(std::min(largest, facts.last())));
    }
    m_first->setValue(m_first->minimum());
    m_last->setValue(m_last->maximum());
    return showKind();
  }
  if (!m_namedByHand) proposeName();
  showFields();
}

ExportKind ExportForm::kind() const { return static_cast<ExportKind>(m_kind->currentData().toInt()); }

PictureOf ExportForm::what() const { return static_cast<PictureOf>(m_what->currentData().toInt()); }

/// Of the file; empty: a folder is written.
QString ExportForm::ending() const {
  return kind() == ExportKind::Arrays ? QString() : m_format->currentText().toLower();
}

/// What is written: the name, in the format's ending where it has none.
QString ExportForm::path() const { return exportPath(m_path->text(), ending()); }

ExportRequest ExportForm::request() const {
  ExportRequest request;
  request.path = path();
  const bool isOne = kind() == ExportKind::Picture;
  request.steps = isOne ? StepRange{m_facts.position, m_facts.position} : StepRange{m_first->value(), m_last->value()};
  request.size = what() == PictureOf::Window ? m_facts.window : QSize(m_width->value(), m_height->value());
  request.scale = ending() == QLatin1StringView("png") ? m_scale->currentData().toInt() : 1;
  request.stepsPerSecond = m_speed->value();
  return request;
}

std::optional<DataRequest> ExportForm::dataRequest() const {
  const auto of = [this](DataKind kind) { return DataRequest{kind, path(), ExistingFile::Refuse, partOfRun()}; };
  switch (kind()) {
    case ExportKind::Events: return of(DataKind::Events);
    case ExportKind::Counters: return of(DataKind::Counters);
    case ExportKind::Arrays: return of(DataKind::Arrays);
    default: return std::nullopt;
  }
}

/// Whether the steps that are chosen mean something for the data.
bool ExportForm::dataHaveSteps() const {
  if (m_facts.run->countersOnly()) return false;
  return kind() == ExportKind::Events || (kind() == ExportKind::Counters && ending() == QLatin1StringView("csv"));
}

/// Absent: all of it.
std::optional<StepRange> ExportForm::partOfRun() const {
  const bool isWhole = m_first->value() == m_first->minimum() && m_last->value() == m_last->maximum();
  if (!dataHaveSteps() || isWhole) return std::nullopt;
  return StepRange{m_first->value(), m_last->value()};
}

QString ExportForm::whyNot() const {
  if (const QString why = whyNotNamed(m_path->text(), kind()); !why.isEmpty()) return why;
  if (const auto numbers = dataRequest()) return whyNoData(numbers->kind, *m_facts.run);
  if (kind() != ExportKind::Animation || findFfmpeg()) return {};
  return tr("Animations are made by ffmpeg, which is not on this machine: install the package ffmpeg, or write pictures "
            "of several steps.");
}

void ExportForm::fillFormats() {
  const QSignalBlocker blocker(m_format);
  const QString before = m_format->currentText();
  m_format->clear();
  for (const QString& each : endingsOf(kind())) m_format->addItem(each.toUpper());
  m_format->setCurrentIndex(std::max(0, m_format->findText(before)));
}

void ExportForm::showKind() {
  if (!m_facts.run) return;
  fillFormats();
  {
    // Steps are drawn in a view of their own: only a picture of this one is of the window itself.
    const QSignalBlocker blocker(m_what);
    const int window = m_what->findData(static_cast<int>(PictureOf::Window));
    if (kind() == ExportKind::Picture && window < 0) addItem(*m_what, tr("The window as it is"), PictureOf::Window);
    if (kind() != ExportKind::Picture && window >= 0) m_what->removeItem(window);
  }
  const bool isPicture = !isData(kind());
  const bool isAnimation = kind() == ExportKind::Animation;
  m_form->setRowVisible(m_what, isPicture);
  m_form->setRowVisible(m_first->parentWidget(), kind() != ExportKind::Picture && kind() != ExportKind::Arrays);
  m_form->setRowVisible(m_format, kind() != ExportKind::Arrays);
  m_form->setRowVisible(m_width->parentWidget(), isPicture);
  m_form->setRowVisible(m_scale->parentWidget(), isPicture && !isAnimation);
  m_form->setRowVisible(m_speed->parentWidget(), isAnimation);
  proposeName();
  showFields();
}

/// The rows are those of the kind: what the other choices leave without a meaning stays in its place, greyed.
void ExportForm::showFields() {
  if (!m_facts.run) return;
  const auto enable = [this](QWidget* row, bool isMeant) {
    row->setEnabled(isMeant);
    m_form->labelForField(row)->setEnabled(isMeant);
  };
  enable(m_first->parentWidget(), !isData(kind()) || dataHaveSteps());
  enable(m_width->parentWidget(), what() != PictureOf::Window);
  enable(m_scale->parentWidget(), ending() == QLatin1StringView("png"));
  showSummary();
}

/// A typed ending chooses its format.
void ExportForm::followName(const QString& name) {
  m_namedByHand = true;
  const auto typed = endingsOf(kind()).indexOf(endingOf(name));
  if (typed < 0 || typed == m_format->currentIndex()) return;
  const QSignalBlocker blocker(m_format);
  m_format->setCurrentIndex(static_cast<int>(typed));
  showFields();
}

/// The proposed name follows what is chosen until someone writes another; then only its ending does.
void ExportForm::proposeName() {
  const QString name = m_namedByHand ? withOtherEnding(m_path->text(), ending())
                                     : exportPath(QDir(m_folder).filePath(fileNameFor(m_facts, kind())), ending());
  if (name != m_path->text()) m_path->setText(name);
}

void ExportForm::showSummary() {
  if (!m_facts.run) return;
  const QString why = whyNot();
  const auto numbers = dataRequest();
  m_summary->setText(!why.isEmpty() ? why
                     : numbers      ? dataSummary(*numbers, *m_facts.run)
                                    : exportSummary(request(), kind() == ExportKind::Picture));
  emit changed();
}

void ExportForm::choosePath() {
  auto* dialog = new QFileDialog(this, tr("Export"), QFileInfo(path()).path());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setOption(QFileDialog::DontConfirmOverwrite);  // asked when it begins
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  if (kind() == ExportKind::Arrays) {
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
  }
  dialog->selectFile(QFileInfo(path()).fileName());
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
    m_path->setText(file);
    followName(file);
  });
  dialog->open();
}

void ExportForm::setUsed(const QString& path) { m_folder = QFileInfo(path).path(); }

}  // namespace tilewise
