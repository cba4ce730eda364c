// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_panel.h"

#include <algorithm>

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

#include "app/session/session.h"
#include "app/session/words.h"
#include "app/views/notice/veil.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/problem/example_list.h"
#include "app/views/problem/problem_form.h"
#include "app/views/problem/summary_view.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

constexpr int BesideFrom = 760;        ///< at 100 %: from this width on the examples stand beside the fields as a list
constexpr int WholeSummaryFrom = 560;  ///< at 100 %: height

/// With a number of bytes the device says nothing.
bool sameProblem(ProblemSettings a, const ProblemSettings& b) {
  if (a.sramBytes && b.sramBytes) a.device = b.device;
  return a == b;
}

}  // namespace

ProblemPanel::ProblemPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_all(new QVBoxLayout(this)),
      m_halves(new QHBoxLayout),
      m_scroll(new QScrollArea(this)),
      m_exampleSide(new QWidget(this)),
      m_examples(new ExampleList(m_exampleSide)),
      m_exampleWord(new QLabel(tr("E&xample"), this)),
      m_exampleBox(new QComboBox(this)),
      m_form(new ProblemForm(this)),
      m_summary(new SummaryView(this)),
      m_reason(new QLabel(this)),
      m_reset(new QPushButton(tr("&Reset"), this)),
      m_close(new QPushButton(tr("Close"), this)),
      m_apply(new QPushButton(tr("&Apply"), this)) {
  setWindowTitle(tr("Problem"));
  setAccessibleName(tr("Problem"));
  m_reason->setProperty("tone", "err");
  m_apply->setProperty("primary", true);
  m_apply->setToolTip(tr("Apply (Enter)"));
  m_close->setToolTip(tr("Close (Esc)"));
  m_reset->setToolTip(tr("Back to the problem at hand"));
  for (QPushButton* button : {m_reset, m_close, m_apply}) button->setAutoDefault(true);
  layOut();
  connect(m_form, &ProblemForm::edited, this, &ProblemPanel::check);
  connect(m_examples, &ExampleList::chosen, this, &ProblemPanel::presetRequested);
  connect(m_apply, &QPushButton::clicked, this, &ProblemPanel::apply);
  connect(m_reset, &QPushButton::clicked, this, &ProblemPanel::reset);
  connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
  connect(&m_session, &Session::runChanged, this, &ProblemPanel::takeRun);
  takeRun();
  setLook(m_look);
}

void ProblemPanel::fillExampleBox() {
  m_exampleWord->setBuddy(m_exampleBox);
  calmWheel(*m_exampleBox);
  m_exampleBox->setPlaceholderText(tr("open one of the examples"));
  m_exampleBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const Preset& preset : presets()) {
    m_exampleBox->addItem(QString::fromStdString(preset.name));
    m_exampleBox->setItemData(m_exampleBox->count() - 1, engineText(preset.title), Qt::ToolTipRole);
  }
  m_exampleBox->setCurrentIndex(-1);
  connect(m_exampleBox, &QComboBox::textActivated, this, &ProblemPanel::presetRequested);
}

void ProblemPanel::layOut() {
  fillExampleBox();
  auto* left = new QVBoxLayout(m_exampleSide);
  left->setContentsMargins(0, 0, 0, 0);
  left->addWidget(new QLabel(tr("<b>Examples</b>"), m_exampleSide));
  left->addWidget(m_examples, 1);
  m_scroll->setWidget(m_form);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_form->setAutoFillBackground(false);
  m_scroll->viewport()->setAutoFillBackground(false);
  auto* example = new QHBoxLayout;
  example->addWidget(m_exampleWord);
  example->addWidget(m_exampleBox, 1);
  auto* right = new QVBoxLayout;
  right->addLayout(example);
  right->addWidget(m_scroll, 1);
  m_halves->addWidget(m_exampleSide, 2);
  m_halves->addLayout(right, 3);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_reason, 1);
  buttons->addWidget(m_reset);
  buttons->addWidget(m_close);
  buttons->addWidget(m_apply);
  m_all->addLayout(m_halves, 1);
  m_all->addWidget(m_summary);
  m_veils = {new Veil(*m_summary), new Veil(*m_examples)};
  m_all->addLayout(buttons);
}

void ProblemPanel::setLook(const Look& look) {
  m_look = look;
  const int margin = look.metrics.px(12);
  m_all->setContentsMargins(margin, margin, margin, margin);
  m_all->setSpacing(look.metrics.px(10));
  m_halves->setSpacing(look.metrics.px(16));
  m_examples->setLook(look);
  m_form->setLook(look);
  m_summary->setLook(look);
  for (Veil* each : m_veils) each->setLook(look);
  updateGeometry();
  update();
}

void ProblemPanel::setSecret(bool secret) {
  for (Veil* each : m_veils) each->setShown(secret);
}

QSize ProblemPanel::sizeHint() const {
  const QSize wanted(m_look.metrics.px(820), m_look.metrics.px(740));
  const QScreen* where = screen();
  return where != nullptr ? wanted.boundedTo(where->availableSize() * 0.9) : wanted;
}

void ProblemPanel::takeRun() {
  const auto& run = m_session.run();
  m_present = run ? run->problem.settings() : ProblemSettings{};
  m_form->setOwnData(m_present.inputKind == InputKind::Own);
  // What was written while the applied problem was being run stays; any other run shows its own.
  if (!m_applied || !sameProblem(*m_applied, m_present)) m_form->setTexts(textsOf(m_present));
  m_applied.reset();
  check();
}

void ProblemPanel::check() {
  const ProblemReading reading = readProblem(m_form->texts());
  m_form->showErrors(reading.errors);
  std::optional<ProblemSummary> summary;
  if (const auto problem = Problem::make(reading.settings); problem && reading.isValid()) summary = summarize(*problem);
  m_summary->show(summary,
                  QString::fromStdString(reading.settings.sramBytes ? std::string() : reading.settings.device));
  const bool right = summary && summary->canRun();
  const int wrong = static_cast<int>(reading.errors.size());
  m_reason->setText(wrong == 0   ? QString()
                    : wrong == 1 ? tr("One value is wrong.")
                                 : tr("%1 values are wrong.").arg(wrong));
  m_apply->setEnabled(right);
  m_reset->setEnabled(!reading.isValid() || !sameProblem(reading.settings, m_present));
}

void ProblemPanel::offer(const ProblemSettings& settings) {
  m_form->setOwnData(settings.inputKind == InputKind::Own);
  m_form->setTexts(textsOf(settings));
  check();
}

void ProblemPanel::apply() {
  const ProblemReading reading = readProblem(m_form->texts());
  if (!m_apply->isEnabled() || !reading.isValid() || sameProblem(reading.settings, m_present)) return;
  m_applied = reading.settings;
  emit problemRequested(reading.settings);
}

void ProblemPanel::reset() {
  m_form->setTexts(textsOf(m_present));
  check();
}

void ProblemPanel::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: apply(); return;
    case Qt::Key_Escape: hide(); return;
    default: QWidget::keyPressEvent(event);
  }
}

void ProblemPanel::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_look.theme.panel); }

void ProblemPanel::resizeEvent(QResizeEvent*) {
  const bool beside = width() >= m_look.metrics.px(BesideFrom);
  m_exampleSide->setVisible(beside);
  m_exampleWord->setVisible(!beside);
  m_exampleBox->setVisible(!beside);
  m_summary->setShort(height() < m_look.metrics.px(WholeSummaryFrom));
}

void ProblemPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!event->spontaneous()) m_form->setFocus();
}

}  // namespace tilewise
