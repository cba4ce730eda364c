// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/ledger_panel.h"

#include <algorithm>

#include <QFrame>
#include <QVBoxLayout>

#include "app/models/ledger_model.h"
#include "app/session/session.h"
#include "app/views/ledger/algorithm_bars.h"
#include "app/views/ledger/closed_form_view.h"
#include "app/views/ledger/fact_list.h"
#include "app/views/ledger/ledger_table.h"
#include "app/views/ledger/more_link.h"
#include "app/views/ledger/rival_line.h"

namespace tilewise {

namespace {

constexpr double Side = 2;  ///< at 100 %, beside the rows, which have their own padding

/// A hairline between two parts.
QFrame* hairline(QWidget* parent) {
  auto* line = new QFrame(parent);
  line->setObjectName(QStringLiteral("hairline"));
  line->setAutoFillBackground(true);
  return line;
}

}  // namespace

LedgerPanel::LedgerPanel(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_model(new LedgerModel(this)) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget;
  content->setObjectName(QStringLiteral("ledgerContent"));
  content->setAutoFillBackground(true);
  m_rivals = new RivalLine(content);
  m_table = new LedgerTable(m_model, content);
  m_closedForm = new ClosedFormView(content);
  m_bars = new AlgorithmBars(content);
  m_facts = new FactList(content);
  m_factsLine = hairline(content);
  m_more = new MoreLink;
  m_more->setAccessibleName(tr("Arithmetic and HBM held"));
  m_more->setToolTip(tr("Arithmetic of the whole pass, and HBM held"));
  m_more->hide();
  m_closedForm->setCorner(m_more);
  // Rows of the table have room for their focus ring at both ends; the rest is inset by as much.
  m_inset = new QVBoxLayout;
  m_inset->addWidget(hairline(content));
  m_inset->addWidget(m_closedForm);
  m_inset->addWidget(hairline(content));
  m_inset->addWidget(m_bars);
  m_inset->addWidget(m_factsLine);
  m_inset->addWidget(m_facts);
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(m_rivals);
  layout->addWidget(m_table);
  layout->addLayout(m_inset);
  layout->addStretch(1);
  setWidget(content);
  setFocusProxy(m_table);

  connect(m_more, &QAbstractButton::toggled, this, &LedgerPanel::decide);
  connect(m_table, &LedgerTable::heightChanged, this, &LedgerPanel::fitContent);
  connect(&session, &Session::runChanged, this, &LedgerPanel::takeRun);
  connect(&session, &Session::notationChanged, this, &LedgerPanel::takeRun);
  connect(&session, &Session::positionChanged, this, &LedgerPanel::refresh);
  connect(&session, &Session::resultChanged, this, [this] { m_closedForm->setRun(m_session.run().get()); });
  setLook(m_look);
  takeRun();
}

void LedgerPanel::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_table->setLook(look);
  widget()->layout()->setContentsMargins(metrics.px(Side), metrics.px(4), metrics.px(Side), metrics.px(4));
  widget()->layout()->setSpacing(metrics.px(5));
  m_inset->setContentsMargins(m_table->rowPadding(), 0, m_table->rowPadding(), 0);
  m_inset->setSpacing(metrics.px(5));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  colors.setColor(QPalette::Base, look.theme.panel);
  setPalette(colors);
  widget()->setPalette(colors);
  colors.setColor(QPalette::Window, look.theme.line);
  for (QFrame* line : widget()->findChildren<QFrame*>(QStringLiteral("hairline"), Qt::FindDirectChildrenOnly)) {
    line->setFixedHeight(metrics.px(1));
    line->setPalette(colors);
  }
  m_rivals->setLook(look, m_table->rowPadding());
  m_closedForm->setLook(look);
  m_bars->setLook(look);
  m_facts->setLook(look);
  m_more->setLook(look);
  fitContent();
  updateGeometry();
}

void LedgerPanel::fitContent() {
  const Metrics& metrics = m_look.metrics;
  const int bars = m_bars->neededWidth() + 2 * m_table->rowPadding();
  const int facts = m_facts->neededWidth() + 2 * m_table->rowPadding();
  widget()->setMinimumWidth(std::max({m_table->neededWidth(), bars, facts}) + 2 * metrics.px(Side));
  decide();
}

void LedgerPanel::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  decide();
}

/// What the parts take one above the other, without a scroll bar beside them.
int LedgerPanel::heightOf(const Parts& parts) const {
  const Metrics& metrics = m_look.metrics;
  const int inside = std::max(width(), widget()->minimumWidth()) - 2 * metrics.px(Side) - 2 * m_table->rowPadding();
  const int spacing = m_inset->spacing();
  const int line = metrics.px(1) + spacing;
  int height = 2 * metrics.px(4) + m_table->heightFor(parts.compact) + spacing;
  if (parts.rivals) height += m_rivals->height() + spacing;
  height += line + m_closedForm->heightFor(inside, parts.corner) + spacing;
  height += line + m_bars->heightFor(parts.allBars);
  if (parts.facts) height += spacing + line + m_facts->heightFor(inside);
  return height;
}

void LedgerPanel::decide() {
  Parts parts;
  // Rows stand closer before anything scrolls.
  parts.compact = heightOf(parts) > height();
  // Bars that scroll out of sight leave a line about the other ways above the table.
  parts.rivals = heightOf(parts) > height();
  // All ways where they stand in the panel without scrolling, else standard attention and the present one.
  parts.allBars = true;
  parts.allBars = heightOf(parts) <= height();
  // The facts of the whole pass stand below where they have room, or where the panel scrolls all the same. Where it
  // scrolls for them alone they come when asked for.
  const bool fitsWithout = heightOf(parts) <= height();
  parts.facts = true;
  parts.corner = fitsWithout && heightOf(parts) > height();
  parts.facts = !parts.corner || m_more->isChecked();
  m_rivals->setVisible(parts.rivals);
  m_table->setCompact(parts.compact);
  m_bars->setAll(parts.allBars);
  m_facts->setVisible(parts.facts);
  m_factsLine->setVisible(parts.facts);
  m_more->setVisible(parts.corner);
  m_closedForm->fitCorner();
  // Whether the bar is there follows from the size of the panel, not of the viewport: with the bar the closed form may
  // need another line, without it not, and Qt would turn it on and off for ever.
  const bool scrolls = heightOf(parts) > height();
  setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

QSize LedgerPanel::sizeHint() const { return {m_look.metrics.px(300), widget()->sizeHint().height()}; }

QSize LedgerPanel::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(120)}; }

void LedgerPanel::setPointed(const QList<Tensor>& tensors) {
  m_model->setPointed(tensors);
  m_table->viewport()->update();
}

void LedgerPanel::takeRun() {
  const auto& run = m_session.run();
  m_model->setRun(run);
  m_closedForm->setRun(run.get());
  m_bars->setRun(run.get());
  m_rivals->setRun(run.get());
  m_facts->setFacts(run ? keyFacts(*run) + passFacts(*run) : QList<PassFact>());
  // The total of several heads is not left behind a word.
  if (run && run->problem.headCount() > 1) m_more->setChecked(true);
  fitContent();
  refresh();
}

void LedgerPanel::refresh() {
  if (!m_session.run()) {
    return;
  }
  m_model->setPosition(m_session.position(), m_session.totals(), m_session.event());
  m_bars->setSoFar(m_session.totals().values());
}

}  // namespace tilewise
