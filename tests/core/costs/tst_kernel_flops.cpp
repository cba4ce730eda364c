// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/costs/kernel_flops.h"

using namespace tilewise;

class KernelFlopsTest : public QObject {
  Q_OBJECT

 private slots:
  void countsAllHeads() {
    ProblemSettings settings;
    settings.Tq = 4096;
    settings.Tk = 2048;
    settings.dk = 64;
    settings.dv = 128;
    settings.heads = 16;
    settings.batch = 4;
    QCOMPARE(reportedForwardFlops(*Problem::make(settings)), 2.0 * 64 * 4096 * 2048 * 192);
    settings.window = {100, 0};  // nothing is deducted for it
    QCOMPARE(reportedForwardFlops(*Problem::make(settings)), 2.0 * 64 * 4096 * 2048 * 192);
    settings.causal = true;
    QCOMPARE(reportedForwardFlops(*Problem::make(settings)), 64.0 * 4096 * 2048 * 192);
  }
};

QTEST_APPLESS_MAIN(KernelFlopsTest)
#include "tst_kernel_flops.moc"
