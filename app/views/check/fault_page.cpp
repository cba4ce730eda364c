// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/fault_page.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/check/broken_line_view.h"
#include "app/views/check/check_texts.h"
#include "app/views/check/fault_figure.h"
#include "app/views/check/fault_numbers.h"
#include "app/views/check/maths_label.h"
#include "app/views/dock/folding_buttons.h"
#include "app/views/look/elided_label.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "core/faults/fault_gallery.h"

namespace tilewise {

namespace {

constexpr double LeastTitle = 120;  ///< at 100 %, before the buttons beside it fold

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

}  // namespace

FaultPageView::FaultPageView(QWidget* parent)
    : QFrame(parent),
      m_head(new QFrame),
      m_title(new ElidedLabel),
      m_open(new QPushButton),
      m_examples(new QPushButton(tr("Examples"))),
      m_tools(new FoldingButtons({m_examples, m_open}, tr("Examples of the fault, and its tile in Step"))),
      m_scroll(new QScrollArea),
      m_body(new QWidget),
      m_lines(new BrokenLineView),
      m_story(new MathsLabel(Role::Sentence)),
      m_note(new MathsLabel(Role::Body)),
      m_figure(new FaultFigure),
      m_numbers(new FaultNumbers) {
  m_head->setProperty("dockTitle", true);
  auto* frame = new QFrame;
  frame->setProperty("dockBody", true);
  auto* inFrame = new QVBoxLayout(frame);
  inFrame->setContentsMargins(1, 0, 1, 1);
  inFrame->addWidget(m_scroll);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::TabFocus);
  m_scroll->setAccessibleName(tr("The fault in full"));
  m_scroll->setWidget(m_body);
  m_scroll->viewport()->installEventFilter(this);
  m_body->setAutoFillBackground(true);
  auto* head = new QHBoxLayout(m_head);
  head->addWidget(m_title, 1);
  head->addWidget(m_tools);
  auto* menu = new QMenu(m_examples);
  QAction* exposing = menu->addAction(tr("Open a problem that exposes it"));
  QAction* hiding = menu->addAction(tr("Open a problem that hides it"));
  menu->setToolTipsVisible(true);
  m_examples->setMenu(menu);
  m_examples->setToolTip(tr("Problems on which the fault shows, and on which it does not"));
  connect(exposing, &QAction::triggered, this, [this] { emit settingsWished(pageOf(m_fault).exposing); });
  connect(hiding, &QAction::triggered, this, [this] { emit settingsWished(pageOf(m_fault).hiding); });
  connect(menu, &QMenu::aboutToShow, this, [this, exposing, hiding] {
    exposing->setToolTip(engineText(pageOf(m_fault).exposedBecause));
    hiding->setToolTip(engineText(pageOf(m_fault).hiddenBecause));
  });
  auto* body = new QVBoxLayout(m_body);
  body->addWidget(m_lines);
  body->addWidget(m_story);
  body->addWidget(m_note);
  body->addWidget(m_figure, 1);
  body->addWidget(m_numbers);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_head);
  layout->addWidget(frame, 1);
  m_open->setToolTip(tr("The right run at this tile. A click on another tile chooses that one"));
  connect(m_open, &QPushButton::clicked, this, [this] {
    if (const auto tile = m_figure->tile()) emit tileWished(*tile);
  });
  connect(m_figure, &FaultFigure::tileChosen, this, &FaultPageView::showTile);
}

void FaultPageView::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_title->setFont(metrics.medium(Role::Body));
  QPalette ground = m_body->palette();
  ground.setColor(QPalette::Window, look.theme.panel);
  m_body->setPalette(ground);
  m_head->layout()->setContentsMargins(metrics.px(12), 0, metrics.px(4), 0);
  m_head->layout()->setSpacing(metrics.px(6));
  m_head->setFixedHeight(metrics.px(28));
  m_tools->setLook(look);
  m_body->layout()->setContentsMargins(metrics.px(14), metrics.px(10), metrics.px(14), metrics.px(10));
  m_body->layout()->setSpacing(metrics.px(8));
  m_lines->setLook(look);
  m_story->setLook(look);
  m_note->setLook(look);
  m_figure->setLook(look);
  m_numbers->setLook(look);
  giveRoom();
  fit();
}

void FaultPageView::setFault(const std::shared_ptr<const Problem>& problem, Fault fault, const FaultFinding& finding) {
  m_fault = fault;
  const FaultPage& page = pageOf(fault);
  m_title->setText(engineText(page.title));
  m_title->setToolTip(engineText(page.title));
  const BrokenLine line = problem ? lineOf(fault, *problem) : page.line;
  m_lines->setLines(text(line.broken), text(line.right));
  m_story->setMarkup(galleryMarkup(page.explanation));
  const bool isSilent = problem && !finding.shows() && !finding.why.empty();
  m_note->setVisible(isSilent);
  if (isSilent) {
    const QString why = galleryMarkup(finding.why);
    m_note->setMarkup(finding.state == CheckState::NotHere
                          ? tr("Not here: it %1. Examples has problems on which it shows.").arg(why)
                      : finding.state == CheckState::Done ? tr("No harm here: %1.").arg(why)
                                                          : why);
  }
  m_figure->setFault(problem, fault, finding);
  m_figure->setVisible(finding.state != CheckState::NotHere);
  m_numbers->setNumbers(faultNumbers(finding));
  m_numbers->setVisible(finding.report.has_value());
  showTile();
  fit();
}

void FaultPageView::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  giveRoom();
}

void FaultPageView::giveRoom() {
  const QMargins margins = m_head->layout()->contentsMargins();
  const int title = std::min(m_title->fontMetrics().horizontalAdvance(m_title->text()), m_look.metrics.px(LeastTitle));
  m_tools->setRoom(width() - margins.left() - margins.right() - m_head->layout()->spacing() - title);
}

/// As high as its wrapped texts need; only below that it scrolls.
void FaultPageView::fit() {
  m_body->layout()->activate();
  m_body->setMinimumHeight(m_body->layout()->minimumHeightForWidth(m_scroll->viewport()->width()));
}

bool FaultPageView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) fit();
  return QFrame::eventFilter(watched, event);
}

void FaultPageView::showTile() {
  const auto tile = m_figure->tile();
  m_open->setEnabled(tile.has_value());
  m_open->setText(tile ? tr("Open tile (%1, %2) in Step").arg(grouped(shownBlock(tile->i)), grouped(shownBlock(tile->j))) : tr("Open in Step"));
  m_tools->fit();
}

}  // namespace tilewise
