// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gpu_workspace.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/export/drawing_export.h"
#include "app/plots/gpu/sweep_page.h"
#include "app/session/error_text.h"
#include "app/session/session.h"
#include "app/views/gpu/facts_pane.h"
#include "app/views/gpu/gpu_texts.h"
#include "app/views/gpu/record_facts.h"
#include "app/views/gpu/source_list.h"
#include "app/views/gpu/source_panel.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/notice_bar.h"
#include "app/views/problem/calm_wheel.h"
#include "app/views/workspace/status_texts.h"
#include "app/window/gpu_docks.h"
#include "core/files/session_file.h"

namespace tilewise {

namespace {

constexpr qint64 SchemaWithin = 4096;  ///< bytes of a file
constexpr int SweepLetters = 12;  ///< that the chooser of sweeps asks room for

/// What has no room in a low window scrolls.
QWidget* scrolled(QWidget* panel) {
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(panel);
  return area;
}

}  // namespace

GpuWorkspace::GpuWorkspace(Session& session, GpuPrograms programs, QWidget* parent)
    : Workspace(parent),
      m_session(session),
      m_desk(std::move(programs)),
      m_notice(new NoticeBar),
      m_busy(new BusyBar),
      m_sources(new SourcePanel),
      m_record(new FactsPane(tr("This record"))),
      m_bytes(new FactsPane(tr("Why the bytes differ"))),
      m_page(new SweepPage),
      m_docks(new GpuDocks(m_page, scrolled(m_sources), m_record, m_bytes)),
      m_tools(new QWidget),
      m_status(new StatusTexts) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_notice);
  layout->addWidget(m_busy);
  layout->addWidget(m_docks, 1);
  layout->setSpacing(0);
  m_notice->hide();
  m_busy->hide();
  makeTools();
  connectDesk();
  connectPage();
  connect(&session, &Session::runChanged, this, &GpuWorkspace::followStep);
  if (session.run()) m_desk.prefer(inStep());
  showSources();
  showSweeps();
}

GpuWorkspace::~GpuWorkspace() = default;

void GpuWorkspace::makeTools() {
  m_sweeps = new QComboBox;
  m_sweeps->setAccessibleName(tr("What is shown of the record"));
  m_sweeps->setFocusPolicy(Qt::TabFocus);
  m_sweeps->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_sweeps->setMinimumContentsLength(SweepLetters);
  m_sweeps->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  calmWheel(*m_sweeps);
  m_open = new QPushButton(tr("&Open in Step"));
  m_export = new QPushButton(tr("E&xport…"));
  m_export->setToolTip(tr("Write a figure as PNG, SVG or PDF, the data as CSV, or the record"));
  auto* menu = new QMenu(m_export);
  m_export->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, &GpuWorkspace::fillExportMenu);
  auto* layout = new QHBoxLayout(m_tools);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_sweeps, 1);
  for (QPushButton* button : {m_open, m_export}) {
    button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(button);
  }
  connect(m_sweeps, &QComboBox::activated, this, &GpuWorkspace::showSweep);
  connect(m_open, &QPushButton::clicked, this, [this] { openPoint(m_page->chosen()); });
}

void GpuWorkspace::connectDesk() {
  connect(m_sources, &SourcePanel::chosen, this, [this](int source) {
    m_desk.choose(source);
    emit placeChanged();
  });
  connect(m_sources, &SourcePanel::removeWished, &m_desk, &GpuDesk::remove);
  connect(m_sources, &SourcePanel::openWished, this, &GpuWorkspace::chooseRecord);
  connect(m_sources, &SourcePanel::hostWished, this, &GpuWorkspace::askForHost);
  connect(m_sources, &SourcePanel::runWished, this, [this] { run(GpuDesk::What::Problem); });
  connect(m_sources, &SourcePanel::sweepWished, this, [this] { run(GpuDesk::What::Blocks); });
  connect(&m_desk, &GpuDesk::sourcesChanged, this, &GpuWorkspace::showSources);
  connect(&m_desk, &GpuDesk::sweepsChanged, this, &GpuWorkspace::showSweeps);
  connect(&m_desk, &GpuDesk::hostsChanged, this, &GpuWorkspace::hostsChanged);
  connect(&m_desk, &GpuDesk::failed, this, &GpuWorkspace::failed);
  connect(&m_desk, &GpuDesk::runFailed, this,
          [this](const CardFailure& failure) { m_notice->showFailure(failure.sentence, failure.details); });
  connect(&m_desk, &GpuDesk::cardMissed, this, [this](const Error& error) {
    m_notice->showNote(
        tr("%1 So nothing runs here: what is shown is recorded, or comes from another machine.").arg(sentence(error)));
  });
  connect(&m_desk, &GpuDesk::runStarted, m_busy, &BusyBar::begin);
  connect(&m_desk, &GpuDesk::runProgressed, m_busy, &BusyBar::setShare);
  connect(&m_desk, &GpuDesk::runEnded, m_busy, &BusyBar::end);
  connect(m_busy, &BusyBar::cancelWished, &m_desk, &GpuDesk::cancel);
}

void GpuWorkspace::connectPage() {
  connect(m_page, &SweepPage::chosenChanged, this, &GpuWorkspace::showPoint);
  connect(m_page, &SweepPage::openWished, this, &GpuWorkspace::openPoint);
  const auto connectCard = [this](PictureCard& card, Drawing (GpuWorkspace::*drawing)() const, const char* name) {
    connect(&card, &PictureCard::copyPictureWished, this, [this, drawing] {
      if (m_page->sweep()) copyPicture((this->*drawing)());
    });
    connect(&card, &PictureCard::copyDataWished, this, &GpuWorkspace::copyData);
    connect(&card, &PictureCard::exportWished, this, [this, drawing, name] {
      if (m_page->sweep()) exportDrawing((this->*drawing)(), QLatin1String(name));
    });
  };
  connectCard(m_page->time(), &GpuWorkspace::timeDrawing, "gpu-time");
  connectCard(m_page->bytes(), &GpuWorkspace::bytesDrawing, "gpu-bytes");
  connectCard(m_page->points(), &GpuWorkspace::pointsDrawing, "gpu-points");
}

void GpuWorkspace::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  layout()->setContentsMargins(metrics.px(8), 0, metrics.px(8), metrics.px(4));
  m_tools->layout()->setSpacing(metrics.px(6));
  m_notice->setLook(look);
  m_busy->setLook(look);
  m_sources->setLook(look);
  m_record->setLook(look);
  m_bytes->setLook(look);
  m_page->setLook(look);
  m_docks->setLook(look);
  m_status->setLook(look);
}

QWidget* GpuWorkspace::status() { return m_status; }

void GpuWorkspace::takeFocus() { m_sources->list().setFocus(Qt::ShortcutFocusReason); }

bool GpuWorkspace::takeFile(const QString& path) {
  // Lessons have the same ending.
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly) || !file.read(SchemaWithin).contains("\"tilewise.gpu-record/")) return false;
  m_desk.openRecord(path);
  return true;
}

void GpuWorkspace::complete() {
  m_desk.wake();
  while (!m_desk.isAwake()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

QList<QAction*> GpuWorkspace::dockToggles() const { return m_docks->toggles(); }

void GpuWorkspace::resetLayout() { m_docks->resetLayout(); }

QByteArray GpuWorkspace::saveLayout() const { return m_docks->saveLayout(); }

void GpuWorkspace::restoreLayout(const QByteArray& layout) { m_docks->restoreLayout(layout); }

void GpuWorkspace::writeTo(SessionFile& file) const { file.gpuSource = m_desk.chosenWord().toStdString(); }

void GpuWorkspace::readFrom(const SessionFile& file) {
  if (!file.gpuSource.empty()) m_desk.want(QString::fromStdString(file.gpuSource));
}

void GpuWorkspace::setHosts(const QStringList& hosts) { m_desk.setHosts(hosts); }

void GpuWorkspace::showEvent(QShowEvent* event) {
  Workspace::showEvent(event);
  m_desk.wake();
}

ProblemSettings GpuWorkspace::inStep() const {
  return m_session.run() ? m_session.run()->problem.settings() : ProblemSettings{};
}

/// What the record has of the problem in Step comes to the front.
void GpuWorkspace::followStep() {
  m_desk.prefer(inStep());
  const int index = sweepOf(m_desk.sweeps(), inStep());
  if (index >= 0) m_sweeps->setCurrentIndex(index);
  showSweep(m_sweeps->currentIndex());
  showRunnable();
}

void GpuWorkspace::showSources() {
  m_sources->setSources(m_desk.sources(), m_desk.chosen());
  showRunnable();
  showStatus();
}

void GpuWorkspace::showRunnable() {
  m_sources->setRunnable(m_session.run() ? m_desk.whyNotRun(inStep()) : tr("There is no problem in Step yet."));
}

/// Of another source, or of more runs of the same: what was shown stays where there is the like of it.
void GpuWorkspace::showSweeps() {
  const QString before = m_sweeps->currentText();
  {
    const QSignalBlocker blocker(m_sweeps);
    m_sweeps->clear();
    for (const BlockSweep& sweep : m_desk.sweeps()) m_sweeps->addItem(sweepTitle(sweep));
    const int present = sweepOf(m_desk.sweeps(), inStep());
    const int same = m_sweeps->findText(before);
    m_sweeps->setCurrentIndex(present >= 0 ? present : std::max(0, same));
  }
  m_sweeps->setEnabled(m_sweeps->count() > 0);
  showSweep(m_sweeps->currentIndex());
}

void GpuWorkspace::showSweep(int index) {
  const QList<BlockSweep>& sweeps = m_desk.sweeps();
  if (index < 0 || index >= sweeps.size()) {
    m_page->clear(m_desk.whyEmpty());
    return;
  }
  {
    const QSignalBlocker blocker(m_sweeps);
    m_sweeps->setCurrentIndex(index);
  }
  m_sweeps->setToolTip(m_sweeps->currentText());
  m_page->setSweep(sweeps[index], pointOf(sweeps[index], inStep()));
}

void GpuWorkspace::showPoint() {
  const auto& sweep = m_page->sweep();
  m_export->setEnabled(sweep.has_value());
  const SweepPoint* point = m_page->chosenPoint();
  m_open->setEnabled(point != nullptr);
  m_open->setToolTip(point != nullptr ? tr("Step through one head of the chosen point") : tr("No point is chosen"));
  if (!sweep) {
    m_record->setContent({}, m_desk.whyEmpty());
    m_bytes->setContent({}, m_desk.whyEmpty());
  } else {
    const GpuFacts record = recordFacts(*sweep, point), bytes = byteFacts(*sweep, point);
    m_record->setContent(record.facts, record.words);
    m_bytes->setContent(bytes.facts, bytes.words);
  }
  showStatus();
}

void GpuWorkspace::showStatus() {
  const auto& sweep = m_page->sweep();
  m_status->setTexts(sweep ? tr("Measured on %1").arg(cardLine(*sweep->record)) : tr("Nothing was measured yet"),
                     tr("MB = 10⁶ bytes, all heads"));
}

void GpuWorkspace::run(GpuDesk::What what) {
  if (!m_session.run() || !m_desk.whyNotRun(inStep()).isEmpty()) return;
  m_notice->dismiss();
  m_desk.run(inStep(), what, m_sources->countsBytes());
}

/// The head at hand, the data and the device of Step stay.
void GpuWorkspace::openPoint(int point) {
  const auto& sweep = m_page->sweep();
  if (!sweep || point < 0) return;
  ProblemSettings settings = sweep->points[point].run->point.settings;
  const ProblemSettings before = inStep();
  settings.backward = sweep->pass == Pass::Backward;
  settings.head = 0;
  settings.device = before.device;
  settings.sramBytes = before.sramBytes;
  settings.precision = before.precision;
  settings.storage = before.storage;
  emit openInStepWished(settings);
}

}  // namespace tilewise
