// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/form_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/session/words.h"
#include "app/views/look/elided_label.h"
#include "app/views/look/icons.h"
#include "app/views/notice/marked_edit.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/problem/number_field.h"

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

FormSection::FormSection(const QString& title, Folding folding, QWidget* parent)
    : QWidget(parent), m_body(new QWidget(this)), m_grid(new QGridLayout(m_body)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* head = new QHBoxLayout;
  column->addLayout(head);
  if (folding == Folding::Never) {
    m_title = new QLabel(u"<b>%1</b>"_s.arg(title), this);
    m_title->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    head->addWidget(m_title, 1);
  } else {
    m_fold = new QToolButton(this);
    m_fold->setText(title);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(false);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_state = new ElidedLabel(this);
    m_state->setProperty("tone", "second");
    m_state->setTextFormat(Qt::PlainText);
    head->addWidget(m_fold);
    head->addWidget(m_state, 1);
    connect(m_fold, &QToolButton::clicked, this, [this] { setFolded(!isFolded()); });
    m_body->hide();
  }
  m_grid->setContentsMargins(0, 0, 0, 0);
  for (int n = 0; n < Columns; ++n) m_grid->setColumnStretch(n, 1);
  column->addWidget(m_body);
}

void FormSection::setLook(const Look& look) {
  m_look = look;
  layout()->setSpacing(look.metrics.px(4));
  m_grid->setHorizontalSpacing(look.metrics.px(12));
  m_grid->setVerticalSpacing(look.metrics.px(6));
  if (m_title != nullptr) m_title->setMinimumHeight(look.metrics.px(22));
  for (const auto& each : m_fields) each.second->setLook(look);
  // As high as a field, so that it stands in line with the one beside it.
  for (QCheckBox* box : findChildren<QCheckBox*>()) box->setMinimumHeight(look.metrics.px(28));
  showTitle();
}

void FormSection::show(const ProblemTexts& texts) {
  const QSignalBlocker blocker(this);
  showTexts(texts);
  showTitle();
}

void FormSection::follow(const ProblemTexts&, bool) { showTitle(); }

void FormSection::showErrors(const std::map<ProblemField, Error>& errors) {
  for (const auto& [which, field] : m_fields) {
    const auto found = errors.find(which);
    // A field that only follows another does not repeat its error.
    const bool own = field->isEnabledTo(this) && found != errors.end();
    field->setError(own ? std::optional(found->second) : std::nullopt);
    if (own) setFolded(false);
  }
}

bool FormSection::isFolded() const { return m_body->isHidden(); }

void FormSection::setFolded(bool folded) {
  if (m_fold == nullptr || folded == isFolded()) return;
  m_body->setHidden(folded);
  showTitle();
}

void FormSection::showTitle() {
  if (m_fold == nullptr) return;
  m_fold->setIcon(icon(isFolded() ? IconName::ChevronRight : IconName::ChevronDown, m_look));
  m_fold->setIconSize({m_look.metrics.px(16), m_look.metrics.px(16)});
  m_fold->setFont(m_look.metrics.bold(Role::Body));
  m_state->setText(isFolded() ? summary() : QString());
  m_fold->setAccessibleName(isFolded() ? tr("%1: %2; unfold").arg(m_fold->text(), summary())
                                       : tr("%1; fold").arg(m_fold->text()));
}

NumberField* FormSection::addField(ProblemField which, const QString& name, const QString& letter,
                                   const QString& whenEmpty) {
  auto* made = new NumberField(name, letter, m_body);
  made->edit().setPlaceholderText(whenEmpty);
  m_fields[which] = made;
  connect(made, &NumberField::edited, this, &FormSection::react);
  return made;
}

QCheckBox* FormSection::makeCheckBox(const QString& text) {
  auto* box = new QCheckBox(text, m_body);
  connect(box, &QCheckBox::toggled, this, &FormSection::react);
  return box;
}

QComboBox* FormSection::makeChooser(const QString& name, QWidget*& place) {
  place = new QWidget(m_body);
  auto* column = new QVBoxLayout(place);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  auto* label = new QLabel(name, place);
  auto* box = new QComboBox(place);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  calmWheel(*box);
  label->setBuddy(box);
  box->setAccessibleName(withoutMnemonic(name));
  column->addWidget(label);
  column->addWidget(box);
  connect(box, &QComboBox::activated, this, &FormSection::react);
  return box;
}

void FormSection::addRow(std::initializer_list<QWidget*> widgets) {
  int column = 0;
  for (QWidget* widget : widgets) m_grid->addWidget(widget, m_row, column++, Qt::AlignBottom);
  ++m_row;
}

void FormSection::addLine(QWidget* widget, int firstColumn) {
  m_grid->addWidget(widget, m_row++, firstColumn, 1, Columns - firstColumn);
}

void FormSection::addBeside(QWidget* widget) {
  m_grid->addWidget(widget, m_row - 1, 1, 1, Columns - 1, Qt::AlignVCenter);
}

void FormSection::addErrorLines(std::initializer_list<NumberField*> fields) {
  for (NumberField* each : fields) addLine(each->errorLine());
}

QLabel* FormSection::addReason(const QString& text) {
  auto* reason = new QLabel(text, m_body);
  reason->setProperty("tone", "second");
  reason->setWordWrap(true);
  addLine(reason);
  return reason;
}

void FormSection::react() {
  if (!signalsBlocked()) emit edited();
}

QString FormSection::text(ProblemField which) const { return field(which).text(); }

void FormSection::setText(ProblemField which, const QString& text) { field(which).setText(text); }

}  // namespace tilewise
