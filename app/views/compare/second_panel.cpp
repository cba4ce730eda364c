// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/second_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

#include "app/views/problem/problem_form.h"

namespace tilewise {

SecondPanel::SecondPanel(QWidget* parent)
    : QWidget(parent),
      m_form(new ProblemForm(this, ProblemForm::Scope::Configuration)),
      m_scroll(new QScrollArea(this)),
      m_reason(new QLabel(this)),
      m_close(new QPushButton(tr("Close"), this)),
      m_apply(new QPushButton(tr("&Compare"), this)) {
  setWindowTitle(tr("Second configuration"));
  setAccessibleName(tr("Second configuration"));
  m_reason->setProperty("tone", "err");
  m_apply->setProperty("primary", true);
  m_apply->setToolTip(tr("Compare with it (Enter)"));
  m_close->setToolTip(tr("Close (Esc)"));
  m_scroll->setWidget(m_form);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_form->setAutoFillBackground(false);
  m_scroll->viewport()->setAutoFillBackground(false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_scroll, 1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_reason, 1);
  buttons->addWidget(m_close);
  buttons->addWidget(m_apply);
  layout->addLayout(buttons);
  connect(m_form, &ProblemForm::edited, this, &SecondPanel::check);
  connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
  connect(m_apply, &QPushButton::clicked, this, &SecondPanel::apply);
  setLook(m_look);
}

void SecondPanel::setLook(const Look& look) {
  m_look = look;
  const int margin = look.metrics.px(12);
  layout()->setContentsMargins(margin, margin, margin, margin);
  layout()->setSpacing(look.metrics.px(10));
  m_form->setLook(look);
  updateGeometry();
  update();
}

void SecondPanel::setTexts(const ProblemTexts& texts) {
  m_form->setTexts(texts);
  check();
}

void SecondPanel::check() {
  const ProblemReading reading = readProblem(m_form->texts());
  m_form->showErrors(reading.errors);
  const auto problem = reading.isValid() ? Problem::make(reading.settings) : failure({});
  const int wrong = static_cast<int>(reading.errors.size());
  m_reason->setText(wrong == 0   ? QString()
                    : wrong == 1 ? tr("One value is wrong.")
                                 : tr("%1 values are wrong.").arg(wrong));
  m_apply->setEnabled(reading.isValid() && problem);
}

void SecondPanel::apply() {
  check();
  if (m_apply->isEnabled()) emit applied(m_form->texts());
}

void SecondPanel::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: apply(); return;
    case Qt::Key_Escape: hide(); return;
    default: QWidget::keyPressEvent(event);
  }
}

void SecondPanel::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_look.theme.panel); }

QSize SecondPanel::sizeHint() const { return {m_look.metrics.px(520), m_look.metrics.px(560)}; }

ProblemTexts withConfiguration(ProblemTexts base, const ProblemTexts& second) {
  base.algorithm = second.algorithm;
  base.backwardOrder = second.backwardOrder;
  base.causal = second.causal;
  base.alignment = second.alignment;
  base.blockMask = second.blockMask;
  base.maskTiles = second.maskTiles;
  using enum ProblemField;
  for (const ProblemField each : {Br, Bc, WindowLeft, WindowRight, Documents, KeyDocuments, Shuffle}) {
    const auto found = second.written.find(each);
    if (found == second.written.end()) {
      base.written.erase(each);
    } else {
      base.written[each] = found->second;
    }
  }
  return base;
}

ProblemTexts firstSecond(const ProblemSettings& settings) {
  ProblemTexts texts = textsOf(settings);
  const std::int64_t rows = std::min(settings.Br, settings.Tq);
  texts.written[ProblemField::Br] = QString::number(rows > 1 ? (rows + 1) / 2 : 2);
  return texts;
}

}  // namespace tilewise
