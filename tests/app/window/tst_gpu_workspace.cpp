// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU workspace by keys and clicks: records that ship, files, hosts, and runs by programs that are scripts of this
// test. That this machine lacks a card is a sentence of the real search, where it does.
#include <tuple>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/figure_export.h"
#include "app/plots/figure/figure_chart.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/plots/gpu/sweep_page.h"
#include "app/session/session.h"
#include "app/views/gpu/facts_pane.h"
#include "app/views/gpu/launch_view.h"
#include "app/views/gpu/source_list.h"
#include "app/views/gpu/source_panel.h"
#include "app/views/gpu/sweep_view.h"
#include "app/views/look/metrics.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/gpu_workspace.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"
#include "core/files/session_file.h"
#include "core/gpu/shipped_records.h"
#include "tests/app/gpu_sweep_samples.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

Expected<CardFacts> noCard() {
  return failure({ErrorCode::MachineLacks, "the NVIDIA driver", "libcuda.so.1: no such file", ""});
}
Expected<CardFacts> aCard() { return sampleRecord().card.facts; }

}  // namespace

class GpuWorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(!loadFonts().isEmpty());
    QVERIFY(m_folder.isValid());
    write("swept.json", recordText(sweptRecord("NVIDIA A100")).c_str());
  }
  void init() {
    m_session = std::make_unique<Session>();
    ProblemSettings settings = smallLesson(true);
    settings.elementType = ElementType::Fp16;
    m_session->setRun(runOf(settings), 0);
  }
  void cleanup() {
    m_gpu.reset();
    m_session.reset();
  }
  void withoutACardTheReasonIsRead();
  void everyShippedRecordIsShown();
  void figuresAreSeenAsWholes();
  void aRecordIsOpenedAndChosenInAllPlaces();
  void aBrokenRecordIsRefusedAndTheOthersStay();
  void pointsOpenInStep();
  void theProblemInStepIsMarked();
  void theCardOfThisMachineRuns();
  void aRunIsCancelled();
  void aHostThatDoesNotAnswerIsASentence();
  void hostsAreAddedByHand();
  void ownDataSaysWhyItDoesNotRun();
  void figuresAreFiles_data();
  void figuresAreFiles();
  void everythingHasAName();
  void theWindowKeepsHosts();
  void aSessionKeepsTheSource();

 private:
  QString write(const QString& name, const QByteArray& text, bool isProgram = false) {
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(text);
    if (isProgram) file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
  }
  GpuWorkspace& make(GpuPrograms programs) {
    m_gpu = std::make_unique<GpuWorkspace>(*m_session, std::move(programs));
    m_gpu->setLook(Look());
    m_gpu->resize(1280, 640);
    m_gpu->show();
    return *m_gpu;
  }
  GpuWorkspace& withoutCard() {
    GpuWorkspace& gpu = make({"no-such-program", "no-such-ssh", noCard});
    gpu.complete();
    return gpu;
  }
  QPushButton& button(QWidget& parent, const QString& text) {
    for (QPushButton* each : parent.findChildren<QPushButton*>()) {
      if (each->text().remove(u'&') == text) return *each;
    }
    qFatal("no button %s", qPrintable(text));
  }
  QString noticed() { return m_gpu->findChild<NoticeBar*>()->sentence(); }
  static bool isOpen(const GpuWorkspace& gpu) {
    return gpu.page().sweep() && gpu.page().sweep()->record->card.facts.name == "NVIDIA A100";
  }
  QString record() { return m_folder.filePath("swept.json"); }

  QTemporaryDir m_folder;
  std::unique_ptr<Session> m_session;
  std::unique_ptr<GpuWorkspace> m_gpu;
};

void GpuWorkspaceTest::withoutACardTheReasonIsRead() {
  GpuWorkspace& gpu = withoutCard();
  const GpuSource machine = gpu.desk().sources().first();
  QVERIFY(!machine.isAvailable && machine.detail.contains("libcuda.so.1"));
  QVERIFY2(noticed().startsWith(
               "The NVIDIA driver is not on this machine (libcuda.so.1: no such file). So nothing runs here"),
           qPrintable(noticed()));
  QVERIFY(!button(gpu, "Run").isEnabled() && !button(gpu, "Sweep blocks").isEnabled());
  QVERIFY(button(gpu, "Run").accessibleDescription().contains("choose this machine or a host"));
  // The real search, of the program itself.
  MainWindow window(AppSettings(), QApplication::palette());
  auto& real = *window.findChild<GpuWorkspace*>();
  real.complete();
  QVERIFY(!real.desk().sources().first().detail.isEmpty());
  if (!findCard()) QVERIFY(!real.desk().sources().first().isAvailable);
}

void GpuWorkspaceTest::everyShippedRecordIsShown() {
  GpuWorkspace& gpu = withoutCard();
  QCOMPARE(gpu.desk().sources().size(), static_cast<qsizetype>(1 + shippedRecords().size()));
  QVERIFY(!shippedRecords().empty());
  for (int source = 1; source < gpu.desk().sources().size(); ++source) {
    gpu.sources().list().setCurrentRow(source);
    QCOMPARE(gpu.desk().chosen(), source);
    for (int sweep = 0; sweep < gpu.desk().sweeps().size(); ++sweep) {
      gpu.showSweep(sweep);
      QVERIFY(gpu.page().chosenPoint() != nullptr);
      QVERIFY(gpu.page().time().figure().missing.isEmpty());
      QVERIFY(!gpu.page().time().figure().bars.isEmpty());
      gpu.page().points().showLaunch(true);
      const bool ran = gpu.page().chosenPoint()->pass != nullptr;
      QCOMPARE(gpu.page().points().launch().facts().has_value(), ran);
    }
  }
}

/// Before anything is scrolled: both at 100 % in what a window of 1280 x 720 leaves, one with larger text. Their axes begin
/// at one left edge.
void GpuWorkspaceTest::figuresAreSeenAsWholes() {
  GpuWorkspace& gpu = withoutCard();
  constexpr qsizetype Many = 30;  // points that have no room in half of the width
  for (int source = 1; source < gpu.desk().sources().size(); ++source) {
    gpu.sources().list().setCurrentRow(source);
    gpu.showSweep(0);
    if (gpu.page().sweep()->points.size() >= Many) break;
  }
  QVERIFY(gpu.page().sweep()->points.size() >= Many);
  for (const auto& [scale, height, wholes] :
       {std::tuple(1.0, 620, 2), std::tuple(1.5, 600, 1), std::tuple(2.0, 600, 1)}) {
    Look look;
    look.metrics.s = scale;
    gpu.setLook(look);
    gpu.resize(1280, height);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    const SweepPage& page = gpu.page();
    QVERIFY(page.bytes().y() > page.time().y());  // in one column
    const QWidget& last = wholes == 2 ? page.bytes() : page.time();
    const int bottom = last.geometry().bottom();
    QVERIFY2(bottom < page.viewport()->height(),
             qPrintable(QStringLiteral("%1 %: %2 of %3").arg(100 * scale).arg(bottom).arg(page.viewport()->height())));
    const QRect time = page.time().chart().figureLayout().axes;
    const QRect bytes = page.bytes().chart().figureLayout().axes;
    QCOMPARE(time.left(), bytes.left());
    QVERIFY(time.height() >= 60 && bytes.height() >= 60);
  }
}

void GpuWorkspaceTest::aRecordIsOpenedAndChosenInAllPlaces() {
  GpuWorkspace& gpu = withoutCard();
  QVERIFY(!gpu.takeFile("a.npz") && !gpu.takeFile(write("lesson.json", "{\"schema\": \"tilewise.lesson/1\"}")));
  QVERIFY(gpu.takeFile(record()));
  QTRY_COMPARE(gpu.desk().sources().last().detail.left(11), QStringLiteral("NVIDIA A100"));
  QCOMPARE(gpu.desk().chosen(), static_cast<int>(gpu.desk().sources().size()) - 1);
  QVERIFY2(gpu.page().chosen() >= 0, "never none");
  gpu.page().choose(2);
  QVERIFY(gpu.status()->findChild<QLabel*>()->text().contains("NVIDIA A100"));
  // By a click into a figure, a key in the table.
  FigureChart& chart = gpu.page().time().chart();
  QTRY_VERIFY(chart.width() > 200);
  QTest::mouseClick(&chart, Qt::LeftButton, {}, groupRect(chart.figure(), chart.figureLayout(), 3).center().toPoint());
  QCOMPARE(gpu.page().chosen(), 3);
  QCOMPARE(gpu.page().bytes().figure().bars.chosen, 3);
  QCOMPARE(gpu.page().points().table().currentIndex().row(), 3);
  QTest::keyClick(&gpu.page().points().table(), Qt::Key_Up);
  QCOMPARE(gpu.page().time().figure().bars.chosen, 2);
  for (const FactsPane* pane : gpu.findChildren<FactsPane*>()) {
    if (pane->accessibleName() == u"This record") QVERIFY(pane->accessibleDescription().contains("580.159.04"));
  }
  // The same file is not opened twice.
  const auto count = gpu.desk().sources().size();
  gpu.takeFile(record());
  QCOMPARE(gpu.desk().sources().size(), count);
  // Del takes it out again.
  gpu.sources().list().setFocus();
  QTest::keyClick(&gpu.sources().list(), Qt::Key_Delete);
  QCOMPARE(gpu.desk().sources().size(), count - 1);
}

void GpuWorkspaceTest::aBrokenRecordIsRefusedAndTheOthersStay() {
  GpuWorkspace& gpu = withoutCard();
  gpu.takeFile(record());
  QTRY_VERIFY(isOpen(gpu));
  QSignalSpy failed(&gpu, &Workspace::failed);
  const auto count = gpu.desk().sources().size();
  std::string text = recordText(sweptRecord());
  text.resize(text.size() / 2);
  gpu.takeFile(write("half.json", text.c_str()));
  QTRY_COMPARE(failed.size(), 1);
  QVERIFY(failed[0][0].value<Error>().place.find("half.json") != std::string::npos);
  QCOMPARE(gpu.desk().sources().size(), count);
  QCOMPARE(gpu.page().sweep()->record->card.facts.name, std::string("NVIDIA A100"));
}

void GpuWorkspaceTest::pointsOpenInStep() {
  GpuWorkspace& gpu = withoutCard();
  gpu.takeFile(record());
  QTRY_VERIFY(isOpen(gpu));
  gpu.page().choose(2);
  QSignalSpy wished(&gpu, &Workspace::openInStepWished);
  QTest::mouseClick(&button(*gpu.tools(), "Open in Step"), Qt::LeftButton);
  auto settings = wished.last()[0].value<ProblemSettings>();
  QCOMPARE(settings.Br, std::int64_t{128});
  QCOMPARE(settings.Bc, std::int64_t{64});
  QCOMPARE(settings.Tq, std::int64_t{4096});
  QVERIFY(Problem::make(settings).has_value());
  QTest::keyClick(&gpu.page().bytes().chart(), Qt::Key_Right);
  QTest::keyClick(&gpu.page().bytes().chart(), Qt::Key_Return);
  QCOMPARE(wished.last()[0].value<ProblemSettings>().Bc, std::int64_t{128});
}

void GpuWorkspaceTest::theProblemInStepIsMarked() {
  GpuWorkspace& gpu = withoutCard();
  gpu.takeFile(record());
  QTRY_VERIFY(isOpen(gpu));
  gpu.page().choose(2);
  ProblemSettings settings = sweptSettings();
  settings.Br = 64;
  settings.Bc = 128;
  const auto problem = Problem::make(settings);
  auto run = std::make_shared<Run>(*m_session->run());
  run->problem = *problem;
  m_session->setRun(run, 0);
  QCOMPARE(gpu.page().chosen(), 1);
  QVERIFY(gpu.page().time().figure().x.ticks[1].isNow);
}

void GpuWorkspaceTest::theCardOfThisMachineRuns() {
  const QString log = m_folder.filePath("words");
  const QString cli = write(
      "cli", "#!/bin/sh\necho \"$@\" >> " + log.toUtf8() + "\necho '1/1  fa2' >&2\ncat " + record().toUtf8() + "\n",
      true);
  GpuWorkspace& gpu = make({cli, "no-such-ssh", aCard});
  gpu.complete();
  QCOMPARE(gpu.desk().chosen(), 0);
  QVERIFY(gpu.page().time().figure().missing.contains("Nothing has run there yet"));
  QVERIFY(button(gpu, "Run").isEnabled());
  QTest::mouseClick(&button(gpu, "Run"), Qt::LeftButton);
  QVERIFY(gpu.desk().isRunning() && !button(gpu, "Run").isEnabled());
  QTRY_VERIFY(gpu.page().sweep().has_value());
  QCOMPARE(gpu.page().sweep()->points.size(), 5);
  QVERIFY(button(gpu, "Run").isEnabled());
  QTest::mouseClick(&button(gpu, "Sweep blocks"), Qt::LeftButton);
  QTRY_VERIFY(!gpu.desk().isRunning());
  QFile words(log);
  QVERIFY(words.open(QIODevice::ReadOnly));
  const QByteArrayList lines = words.readAll().trimmed().split('\n');
  QCOMPARE(lines.size(), 2);
  QVERIFY2(lines[0].startsWith("gpu sweep --t 32 --d 4 --br 4 --bc 2 --causal") && lines[0].endsWith("--json --check"),
           lines[0].constData());
  QVERIFY2(lines[1].contains("--br 4,32 --bc 2,32 "), lines[1].constData());
  QVERIFY(!lines[0].contains("--counters"));
}

void GpuWorkspaceTest::aRunIsCancelled() {
  const QString cli = write("slow", "#!/bin/sh\necho '1/100  slow' >&2\nexec sleep 60\n", true);
  GpuWorkspace& gpu = make({cli, "no-such-ssh", aCard});
  gpu.complete();
  QTest::mouseClick(&button(gpu, "Run"), Qt::LeftButton);
  auto& busy = *gpu.findChild<BusyBar*>();
  QTRY_VERIFY(busy.isVisible());
  QTRY_VERIFY(busy.shownText().contains("1 %") || busy.shownText().contains("1\u00A0%"));
  QTest::mouseClick(&button(busy, "Cancel"), Qt::LeftButton);
  QTRY_VERIFY(!gpu.desk().isRunning() && !busy.isBusy());
  QVERIFY2(noticed().isEmpty(), "a wish is no failure");
}

void GpuWorkspaceTest::aHostThatDoesNotAnswerIsASentence() {
  const QString ssh = write(
      "ssh", "#!/bin/sh\necho 'ssh: Could not resolve hostname gpu-box: Name or service not known' >&2\nexit 255\n",
      true);
  GpuWorkspace& gpu = make({"no-such-program", ssh, noCard});
  gpu.setHosts({"gpu-box", "-oProxyCommand=evil"});
  gpu.complete();
  QCOMPARE(gpu.desk().sources().last().name, QStringLiteral("gpu-box"));
  gpu.sources().list().setCurrentRow(static_cast<int>(gpu.desk().sources().size()) - 1);
  QVERIFY(gpu.page().time().figure().missing.contains("Nothing has run there yet"));
  QTest::mouseClick(&button(gpu, "Run"), Qt::LeftButton);
  QTRY_COMPARE(noticed(),
               QStringLiteral("ssh could not reach gpu-box: Could not resolve hostname gpu-box: Name or service "
                              "not known."));
  // And one that does.
  write("ssh", "#!/bin/sh\ncat " + record().toUtf8() + "\n", true);
  QTest::mouseClick(&button(gpu, "Run"), Qt::LeftButton);
  QTRY_VERIFY(gpu.page().sweep().has_value());
  QVERIFY(gpu.desk().sources().last().detail.contains("5 points"));
}

void GpuWorkspaceTest::hostsAreAddedByHand() {
  GpuWorkspace& gpu = withoutCard();
  QSignalSpy hosts(&gpu, &GpuWorkspace::hostsChanged);
  QTest::mouseClick(&button(gpu, "Add host…"), Qt::LeftButton);
  auto* dialog = QApplication::activeModalWidget();
  QVERIFY(dialog != nullptr);
  auto* name = dialog->findChild<QLineEdit*>();
  QTest::keyClicks(name, "-oProxyCommand=evil");
  QTest::mouseClick(&button(*dialog, "Add"), Qt::LeftButton);
  QVERIFY2(dialog->isVisible() && hosts.isEmpty(), "refused");
  name->clear();
  QTest::keyClicks(name, "me@gpu-box");
  QTest::keyClick(name, Qt::Key_Return);
  QCOMPARE(hosts.size(), 1);
  QCOMPARE(hosts[0][0].toStringList(), QStringList{"me@gpu-box"});
  QCOMPARE(gpu.desk().sources()[gpu.desk().chosen()].name, QStringLiteral("me@gpu-box"));
  gpu.sources().list().setFocus();
  QTest::keyClick(&gpu.sources().list(), Qt::Key_Delete);
  QCOMPARE(hosts.last()[0].toStringList(), QStringList());
}

void GpuWorkspaceTest::ownDataSaysWhyItDoesNotRun() {
  GpuWorkspace& gpu = make({"no-such-program", "no-such-ssh", aCard});
  gpu.complete();
  ProblemSettings settings = smallLesson(false);
  settings.blockMask = BlockMask(8, 16);
  m_session->setRun(runOf(settings), 0);
  QVERIFY(!button(gpu, "Run").isEnabled());
  QVERIFY(button(gpu, "Run").accessibleDescription().contains("block masks"));
}

void GpuWorkspaceTest::figuresAreFiles_data() {
  QTest::addColumn<QString>("ending");
  QTest::addColumn<QByteArray>("begin");
  QTest::newRow("PNG") << "png" << QByteArray("\x89PNG");
  QTest::newRow("SVG") << "svg" << QByteArray("<?xml");
  QTest::newRow("PDF") << "pdf" << QByteArray("%PDF-");
  QTest::newRow("CSV") << "csv" << QByteArray("card,driver,date");
}

void GpuWorkspaceTest::figuresAreFiles() {
  QFETCH(QString, ending);
  QFETCH(QByteArray, begin);
  GpuWorkspace& gpu = withoutCard();
  gpu.takeFile(record());
  QTRY_VERIFY(isOpen(gpu));
  gpu.page().choose(2);
  gpu.page().points().showLaunch(false);
  const auto written = [&](const QString& name, const Drawing& drawing) {
    const QString path = m_folder.filePath(name + u'.' + ending);
    QVERIFY(exportDrawing(drawing, path, ExistingFile::Replace).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(begin) && bytes.size() > 300);
    if (ending == u"svg" || ending == u"csv") QVERIFY2(bytes.contains("NVIDIA A100"), "says where it comes from");
  };
  written("time", gpu.timeDrawing());
  written("bytes", gpu.bytesDrawing());
  written("points", gpu.pointsDrawing());
  // What is chosen on the screen is no part of a figure.
  const QImage chosen = drawingImage(gpu.timeDrawing());
  gpu.page().choose(0);
  QVERIFY(drawingImage(gpu.timeDrawing()) == chosen);
  gpu.page().choose(2);
  gpu.page().points().showLaunch(true);
  written("launch", gpu.pointsDrawing());
  emit gpu.page().time().copyDataWished();
  QVERIFY(QApplication::clipboard()->text().contains("98.3"));
  emit gpu.page().time().copyPictureWished();
  QVERIFY(!QApplication::clipboard()->image().isNull());
}

void GpuWorkspaceTest::everythingHasAName() {
  GpuWorkspace& gpu = withoutCard();
  for (QWidget* root : {static_cast<QWidget*>(&gpu), gpu.tools()}) {
    for (QWidget* widget : root->findChildren<QWidget*>()) {
      if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(root)) continue;
      const auto* each = qobject_cast<const QAbstractButton*>(widget);
      const auto* label = qobject_cast<const QLabel*>(widget);
      if (label != nullptr && !label->text().isEmpty()) continue;
      // The tabs of docks are named by their texts.
      if (qobject_cast<const QTabBar*>(widget) != nullptr) continue;
      const bool named = !widget->accessibleName().isEmpty() || (each != nullptr && !each->text().isEmpty());
      QVERIFY2(named, widget->metaObject()->className());
    }
  }
}

void GpuWorkspaceTest::theWindowKeepsHosts() {
  AppSettings settings;
  settings.hosts = QStringList{"gpu-box"};
  MainWindow window(settings, QApplication::palette());
  auto& gpu = *window.findChild<GpuWorkspace*>();
  QCOMPARE(gpu.desk().sources().last().name, QStringLiteral("gpu-box"));
  QSignalSpy changed(&window, &MainWindow::settingsChanged);
  gpu.desk().addHost("other");
  QCOMPARE(window.settings().hosts, (QStringList{"gpu-box", "other"}));
  QVERIFY(!changed.isEmpty());
}

/// A record that ships or this machine, never a host.
void GpuWorkspaceTest::aSessionKeepsTheSource() {
  SessionFile file;
  withoutCard().writeTo(file);
  QVERIFY(file.gpuSource.empty());  // nobody chose
  const auto wordOf = [this](int source) {
    SessionFile kept;
    m_gpu->sources().list().setCurrentRow(source);
    m_gpu->writeTo(kept);
    return kept.gpuSource;
  };
  const int last = static_cast<int>(shippedRecords().size());
  QCOMPARE(wordOf(last), shippedRecords().back());
  QSignalSpy placed(m_gpu.get(), &Workspace::placeChanged);
  m_gpu->sources().list().setCurrentRow(1);
  QVERIFY(!placed.isEmpty());
  m_gpu->desk().addHost("gpu-box");
  file.gpuSource = "unchanged";
  m_gpu->writeTo(file);
  QVERIFY(file.gpuSource.empty());

  // Into a window in which nothing has been looked at yet.
  file.gpuSource = shippedRecords().back();
  GpuWorkspace& anew = make({"no-such-program", "no-such-ssh", aCard});
  anew.setHosts({"gpu-box"});
  anew.readFrom(file);
  anew.complete();
  QVERIFY(anew.desk().chosen() >= 0);
  QCOMPARE(anew.desk().sources()[anew.desk().chosen()].name, QString::fromStdString(file.gpuSource));
  SessionFile again;
  anew.writeTo(again);
  QCOMPARE(again.gpuSource, file.gpuSource);
  // No word of a file leads to a host.
  file.gpuSource = "gpu-box";
  anew.readFrom(file);
  QVERIFY(anew.desk().sources()[anew.desk().chosen()].kind != GpuSource::Kind::Host);
  file.gpuSource = "this-machine";
  anew.readFrom(file);
  QVERIFY(anew.desk().sources()[anew.desk().chosen()].kind == GpuSource::Kind::ThisMachine);
}

QTEST_MAIN(GpuWorkspaceTest)
#include "tst_gpu_workspace.moc"
