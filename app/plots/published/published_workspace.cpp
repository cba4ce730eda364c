// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/published/published_workspace.h"

#include <algorithm>

#include <QBoxLayout>
#include <QClipboard>
#include <QCoreApplication>
#include <QFrame>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include "app/plots/published/result_body.h"
#include "app/views/look/elided_label.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/published/result_list.h"
#include "app/views/workspace/status_texts.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int ListWidth = 304;
constexpr int SideBySideFrom = 760;
constexpr int TitleHeight = 28;
/// Of the height, for the list above the page.
constexpr double ListShare = 0.28;

constexpr const char* First = "figure-2-left";
constexpr std::int64_t MeasuredHeads = 8;

QFrame* framed(const char* property) {
  auto* frame = new QFrame;
  frame->setProperty(property, true);
  return frame;
}

}  // namespace

PublishedWorkspace::PublishedWorkspace(QWidget* parent)
    : Workspace(parent),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_list(new ResultList),
      m_busy(new BusyBar),
      m_scroll(new QScrollArea),
      m_body(new ResultBody),
      m_tools(new ElidedLabel(tr("Printed figures are quoted; those computed here stand beside them."))),
      m_status(new StatusTexts) {
  auto* page = new QWidget;
  auto* rows = new QVBoxLayout(page);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
  rows->addWidget(m_busy);
  rows->addWidget(m_scroll, 1);
  m_busy->hide();
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::TabFocus);
  m_scroll->setAccessibleName(tr("The result in full"));
  m_scroll->setWidget(m_body);
  m_scroll->viewport()->installEventFilter(this);
  m_listPanel = newPanel(m_listTitle, m_list);
  m_panel = newPanel(m_title, page);
  m_listTitle->setText(tr("Published results"));
  m_layout->addWidget(m_listPanel);
  m_layout->addWidget(m_panel, 1);
  m_tools->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_tools->setProperty("tone", "second");
  m_tools->setToolTip(m_tools->text());
  for (const PublishedResult& result : published().results) {
    const PublishedPage each = publishedPage(result);
    m_list->setVerdict(QString::fromStdString(result.name), each.verdict, each.verdictWords);
  }
  connect(m_list, &ResultList::chosen, this, &PublishedWorkspace::show);
  connectBody();
  connectJob();
  showStatus();
  m_list->choose(QLatin1String(First));
}

QFrame* PublishedWorkspace::newPanel(QLabel*& title, QWidget* content) {
  auto* panel = new QFrame;
  auto* head = framed("dockTitle");
  auto* body = framed("dockBody");
  title = new ElidedLabel;
  auto* headLayout = new QHBoxLayout(head);
  headLayout->addWidget(title);
  auto* bodyLayout = new QVBoxLayout(body);
  bodyLayout->setContentsMargins(1, 0, 1, 1);
  bodyLayout->addWidget(content);
  auto* layout = new QVBoxLayout(panel);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(head);
  layout->addWidget(body, 1);
  return panel;
}

void PublishedWorkspace::connectBody() {
  connect(m_body, &ResultBody::changed, this, &PublishedWorkspace::fitBody);
  connect(m_body, &ResultBody::openInStepWished, this, [this] {
    if (m_result->problem) emit openInStepWished(*m_result->problem);
  });
  connect(m_body, &ResultBody::exportWished, this, &PublishedWorkspace::exportWished);
  connect(m_body, &ResultBody::copyTextWished, this,
          [this] { QGuiApplication::clipboard()->setText(tableText(m_page.table)); });
  connect(m_body, &ResultBody::copyCsvWished, this,
          [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(publishedCsv(*m_result, m_page))); });
  connect(m_body, &ResultBody::measureWished, this, [this] {
    m_busy->begin(tr("Measuring errors on this CPU"));
    m_body->setMeasuring(true);
    m_job.start(*m_result->problem, MeasuredHeads);
  });
}

void PublishedWorkspace::connectJob() {
  const auto ended = [this] {
    m_busy->end();
    m_body->setMeasuring(false);
  };
  connect(&m_job, &OutlierJob::progressed, m_busy, &BusyBar::setShare);
  connect(m_busy, &BusyBar::cancelWished, &m_job, &OutlierJob::cancel);
  connect(&m_job, &OutlierJob::cancelled, this, ended);
  connect(&m_job, &OutlierJob::finished, this, [this, ended](const OutlierErrors& errors) {
    ended();
    m_measured = errors;
    refresh();
  });
  connect(&m_job, &OutlierJob::failed, this, [this, ended](const Error& error) {
    ended();
    emit failed(error);
  });
}

void PublishedWorkspace::choose(const QString& result) { m_list->choose(result); }

void PublishedWorkspace::show(const QString& result) {
  m_result = published().result(result.toStdString());
  refresh();
  m_scroll->verticalScrollBar()->setValue(0);
}

void PublishedWorkspace::refresh() {
  m_page = publishedPage(*m_result, m_measured);
  const QString title =
      tr("%1: %2").arg(QString::fromStdString(m_result->place), QString::fromStdString(m_result->title));
  m_title->setText(title);
  m_title->setToolTip(title);
  m_list->setVerdict(QString::fromStdString(m_result->name), m_page.verdict, m_page.verdictWords);
  m_body->setResult(*m_result, m_page);
}

void PublishedWorkspace::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_list->setLook(look);
  m_busy->setLook(look);
  m_body->setLook(look);
  m_status->setLook(look);
  m_tools->setFont(metrics.font(Role::Second));
  for (QLabel* title : {m_listTitle, m_title}) {
    title->setFont(metrics.medium(Role::Body));
    title->parentWidget()->layout()->setContentsMargins(metrics.px(12), 0, metrics.px(8), 0);
    title->parentWidget()->setFixedHeight(metrics.px(TitleHeight));
  }
  m_layout->setContentsMargins(metrics.px(8), 0, metrics.px(8), metrics.px(8));
  m_layout->setSpacing(metrics.px(6));
  arrange();
  fitBody();
}

/// Side by side, or the list above the page where there is no room.
void PublishedWorkspace::arrange() {
  const bool sideBySide = width() >= m_look.metrics.px(SideBySideFrom);
  m_layout->setDirection(sideBySide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  if (sideBySide) {
    m_listPanel->setMaximumHeight(QWIDGETSIZE_MAX);
    m_listPanel->setFixedWidth(m_look.metrics.px(ListWidth));
  } else {
    m_listPanel->setMinimumWidth(0);
    m_listPanel->setMaximumWidth(QWIDGETSIZE_MAX);
    m_listPanel->setMaximumHeight(
        std::max(static_cast<int>(ListShare * height()), m_look.metrics.px(TitleHeight + 90)));
  }
}

void PublishedWorkspace::fitBody() { m_body->fit(m_scroll->viewport()->size()); }

void PublishedWorkspace::showStatus() {
  int agreeing = 0;
  int quoted = 0;
  for (const PublishedResult& result : published().results) {
    const Verdict verdict = publishedPage(result).verdict;
    agreeing += verdict == Verdict::Agrees ? 1 : 0;
    quoted += verdict == Verdict::None ? 1 : 0;
  }
  const auto all = published().results.size();
  m_status->setTexts(tr("%1 results of %2 texts: %3 reproduced or recomputed, %4 quoted, the others with a note")
                         .arg(all)
                         .arg(published().texts.size())
                         .arg(agreeing)
                         .arg(quoted),
                     tr("counts for all heads of the setting"));
}

QWidget* PublishedWorkspace::tools() { return m_tools; }

QWidget* PublishedWorkspace::status() { return m_status; }

void PublishedWorkspace::takeFocus() { m_list->setFocus(Qt::ShortcutFocusReason); }

void PublishedWorkspace::complete() {
  while (m_job.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

bool PublishedWorkspace::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) fitBody();
  return Workspace::eventFilter(watched, event);
}

void PublishedWorkspace::resizeEvent(QResizeEvent* event) {
  Workspace::resizeEvent(event);
  arrange();
}

}  // namespace tilewise
