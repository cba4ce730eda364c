// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU workspace in front of a card of its own: the real search, the real tilewise-cli, kernels that are compiled and
// timed. Without a card there is nothing to try here; what the window says then is tested in tst_gpu_workspace.cpp.
#include <QCheckBox>
#include <QPushButton>
#include <QTest>

#include "app/plots/figure/figure_chart.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/plots/gpu/sweep_page.h"
#include "app/session/card_search.h"
#include "app/session/error_text.h"
#include "app/session/session.h"
#include "app/views/gpu/source_list.h"
#include "app/views/gpu/source_panel.h"
#include "app/views/look/metrics.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/gpu_workspace.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class OwnCardTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const auto card = findCard();
    if (!card) QSKIP(qPrintable(sentence(card.error())));
    m_card = QString::fromStdString(card->name);
    QVERIFY(!loadFonts().isEmpty());
  }
  void init() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 512;
    settings.Br = settings.Bc = 64;
    settings.causal = true;
    settings.backward = true;
    settings.elementType = ElementType::Fp16;
    m_session = std::make_unique<Session>();
    m_session->setRun(runOf(settings), 0);
    m_gpu = std::make_unique<GpuWorkspace>(*m_session, GpuPrograms{TILEWISE_CLI, "no-such-ssh"});
    m_gpu->setLook(Look());
    m_gpu->resize(1280, 640);
    m_gpu->show();
    m_gpu->complete();
    QCOMPARE(m_gpu->desk().sources().first().kind, GpuSource::Kind::ThisMachine);
    m_gpu->sources().list().setCurrentRow(0);
    QVERIFY2(m_gpu->desk().whyNotRun(settings).isEmpty(), qPrintable(m_gpu->desk().whyNotRun(settings)));
  }
  void cleanup() {
    m_gpu.reset();
    m_session.reset();
  }

  /// Both passes of the problem in Step, checked against the engine by the program that runs them.
  void theProblemInStepRuns() {
    run("Run");
    QCOMPARE(m_gpu->desk().sweeps().size(), 2);
    for (const BlockSweep& sweep : m_gpu->desk().sweeps()) {
      QCOMPARE(QString::fromStdString(sweep.record->card.facts.name), m_card);
      QCOMPARE(sweep.points.size(), 1);
      const SweepPoint& point = sweep.points.first();
      QVERIFY(point.pass);
      QCOMPARE(point.tiles, 36);
      QVERIFY(point.seconds().value_or(0) > 1e-6 && *point.seconds() < 1e-2);
      QVERIFY(point.predictedSeconds().value_or(0) > 0);
    }
    QVERIFY(m_gpu->page().time().figure().missing.isEmpty());
  }

  /// Where the driver lets counters be read, the forward pass draws from the L2 what the model counts, and the backward
  /// pass, which finds some of it in the first-level cache, no more; else it is said why nothing was counted.
  void bytesAreCounted() {
    m_gpu->sources().findChild<QCheckBox*>()->setChecked(true);
    run("Run");
    for (const BlockSweep& sweep : m_gpu->desk().sweeps()) {
      const SweepPoint& point = sweep.points.first();
      const auto counts = point.counts();
      if (!counts) {
        QVERIFY(!point.pass->notCounted.empty());
        continue;
      }
      const double share = static_cast<double>(counts->readBytes) / static_cast<double>(point.pass->model.loaded);
      QVERIFY2(share < 1.1 && share > (sweep.pass == Pass::Forward ? 0.9 : 0.4), qPrintable(QString::number(share)));
    }
  }

  void blocksAreSwept() {
    run("Sweep blocks");
    QVERIFY(m_gpu->desk().sweeps().first().points.size() > 4);
  }

  void aSweepIsCancelled() {
    QTest::mouseClick(&button("Sweep blocks"), Qt::LeftButton);
    auto& busy = *m_gpu->findChild<BusyBar*>();
    QTRY_VERIFY(busy.isVisible());
    QTest::mouseClick(&button("Cancel"), Qt::LeftButton);
    QTRY_VERIFY(!m_gpu->desk().isRunning() && !busy.isBusy());
    QVERIFY(m_gpu->findChild<NoticeBar*>()->sentence().isEmpty());
  }

 private:
  QPushButton& button(const QString& text) {
    for (QPushButton* each : m_gpu->findChildren<QPushButton*>()) {
      if (each->text().remove(u'&') == text) return *each;
    }
    qFatal("no button %s", qPrintable(text));
  }
  void run(const QString& how) {
    constexpr int PatienceMs = 240'000;
    QTest::mouseClick(&button(how), Qt::LeftButton);
    QVERIFY(m_gpu->desk().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!m_gpu->desk().isRunning(), PatienceMs);
    const QString noticed = m_gpu->findChild<NoticeBar*>()->sentence();
    QVERIFY2(noticed.isEmpty(), qPrintable(noticed));
    QVERIFY(!m_gpu->desk().sweeps().isEmpty());
  }

  QString m_card;
  std::unique_ptr<Session> m_session;
  std::unique_ptr<GpuWorkspace> m_gpu;
};

QTEST_MAIN(OwnCardTest)
#include "tst_own_card.moc"
