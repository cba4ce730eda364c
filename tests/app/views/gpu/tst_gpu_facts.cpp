// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of records, points and bytes; the list of sources; the table.
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/views/gpu/record_facts.h"
#include "app/views/gpu/source_list.h"
#include "app/views/gpu/source_texts.h"
#include "app/views/gpu/sweep_view.h"
#include "tests/app/gpu_sweep_samples.h"

using namespace tilewise;
using namespace tilewise::testing;

class GpuFactsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void aRecordSaysWhereItComesFrom();
  void bytesHaveThreeNumbers();
  void bytesThatAreNotThereSayWhy();
  void theBackwardPassExplainsItself();
  void sourcesSayWhatTheyHold();
  void onlyAvailableSourcesAreChosen();
  void narrowTablesSpareColumns();
  void rowsAreChosenAndOpened();

 private:
  static QString valueOf(const GpuFacts& facts, const std::string& name) {
    for (const PublishedFact& fact : facts.facts) {
      if (fact.name == name) return QString::fromStdString(fact.value.value_or(""));
    }
    return QStringLiteral("no such fact");
  }
  static BlockSweep sweep() { return blockSweeps(std::make_shared<const GpuRecord>(sweptRecord()))[0]; }
};

void GpuFactsTest::aRecordSaysWhereItComesFrom() {
  const BlockSweep swept = sweep();
  const GpuFacts facts = recordFacts(swept, &swept.points[2]);
  QCOMPARE(valueOf(facts, "Card"), QStringLiteral("NVIDIA H200"));
  QCOMPARE(valueOf(facts, "Driver"), QStringLiteral("580.159.04, CUDA 13.0"));
  QCOMPARE(valueOf(facts, "Command"), QStringLiteral("tilewise-cli gpu sweep --t 4096"));
  QVERIFY(valueOf(facts, "Date").endsWith(" UTC"));
  QVERIFY(valueOf(facts, "Kernel").startsWith("fa2Forward: "));
  QVERIFY(valueOf(facts, "Timing").startsWith("median of 40 samples"));
  QVERIFY(valueOf(facts, "Predicted").contains("bound by tensor cores"));
  QCOMPARE(valueOf(facts, "It may miss for"), QStringLiteral("registers that are spilled"));
  QCOMPARE(valueOf(facts, "Against float64"), QStringLiteral("not compared in this run"));
  const GpuFacts refused = recordFacts(swept, &swept.points[4]);
  QVERIFY(refused.words.contains("256 accumulators"));
}

void GpuFactsTest::bytesHaveThreeNumbers() {
  const BlockSweep swept = sweep();
  const GpuFacts facts = byteFacts(swept, &swept.points[3]);
  QCOMPARE(valueOf(facts, "Model: loads"), QStringLiteral("285,212,672\u00A0bytes"));
  QCOMPARE(valueOf(facts, "Kernels as written: reads"), QStringLiteral("285,212,672\u00A0bytes"));
  QCOMPARE(valueOf(facts, "L2 → SM, measured"), QStringLiteral("285,212,672\u00A0bytes"));
  QCOMPARE(valueOf(facts, "DRAM reads, measured"), QStringLiteral("28,521,267\u00A0bytes"));
  QCOMPARE(valueOf(facts, "Served by L2"), QStringLiteral("90.0\u00A0%"));
  QVERIFY(facts.words.contains("the DRAM read 28.5\u00A0MB of 285.2\u00A0MB"));
}

void GpuFactsTest::bytesThatAreNotThereSayWhy() {
  const BlockSweep swept = sweep();
  const GpuFacts facts = byteFacts(swept, &swept.points[0]);
  QCOMPARE(valueOf(facts, "Served by L2"), QStringLiteral("not measured"));
  QVERIFY(facts.words.contains("ncu: the machine has none"));
  QVERIFY(byteFacts(swept, &swept.points[4]).words.contains("256 accumulators"));
  QVERIFY(!byteFacts(swept, nullptr).words.isEmpty());
}

void GpuFactsTest::theBackwardPassExplainsItself() {
  GpuRecord record = sweptRecord();
  ProblemSettings settings = sweptSettings();
  settings.backward = true;
  record.runs = {plannedRun(settings, 100)};
  const auto sweeps = blockSweeps(std::make_shared<const GpuRecord>(record));
  QCOMPARE(sweeps.size(), 2);
  const GpuFacts facts = byteFacts(sweeps[1], &sweeps[1].points[0]);
  QVERIFY(valueOf(facts, "Kernels as written: added in L2").endsWith("bytes"));
  QVERIFY(facts.words.contains("dQ"));
}

void GpuFactsTest::sourcesSayWhatTheyHold() {
  const auto sweeps = blockSweeps(std::make_shared<const GpuRecord>(sweptRecord()));
  QVERIFY(sweepsText(sweeps).startsWith("NVIDIA H200; FA-2; forward; d 64; 5 points; 20"));
  QCOMPARE(sourceTitle({GpuSource::Kind::Shipped, "h200-figure-2-left", "", "", true}, sweeps),
           QStringLiteral("Recorded: figure 2 left"));
  QCOMPARE(sourceTitle({GpuSource::Kind::File, "/a/b/mine.json", "", "", true}, sweeps), QStringLiteral("mine.json"));
}

void GpuFactsTest::onlyAvailableSourcesAreChosen() {
  SourceList list;
  list.resize(284, 240);
  QSignalSpy chosen(&list, &SourceList::chosen), removed(&list, &SourceList::removeWished);
  list.setSources({{GpuSource::Kind::ThisMachine, "", "This machine", "“libcuda.so.1” is not on this machine.", false},
                   {GpuSource::Kind::Shipped, "h200", "Recorded: NVIDIA H200", "5 points", true},
                   {GpuSource::Kind::Host, "gpu-box", "Over ssh: gpu-box", "Nothing has run there yet", true}},
                  1);
  QVERIFY2(chosen.isEmpty(), "what is told tells nobody");
  list.show();
  QTest::keyClick(&list, Qt::Key_Down);
  QCOMPARE(chosen.last()[0].toInt(), 2);
  QTest::keyClick(&list, Qt::Key_Up);
  QTest::keyClick(&list, Qt::Key_Up);
  QCOMPARE(list.currentRow(), 1);
  QTest::keyClick(&list, Qt::Key_Delete);
  QCOMPARE(removed.last()[0].toInt(), 1);
  QVERIFY(list.item(0)->data(Qt::AccessibleTextRole).toString().contains("libcuda"));
}

void GpuFactsTest::narrowTablesSpareColumns() {
  SweepView view;
  view.setSweep(sweep(), -1);
  view.resize(view.neededWidth() + 400, 200);
  view.show();
  QTRY_VERIFY(!view.isColumnHidden(SweepTable::Spread));
  view.resize(view.neededWidth() - 20, 200);
  QTRY_VERIFY(view.isColumnHidden(SweepTable::Spread) && view.isColumnHidden(SweepTable::Tiles) &&
              view.isColumnHidden(SweepTable::Shared));
  QVERIFY(!view.isColumnHidden(SweepTable::Measured) && !view.isColumnHidden(SweepTable::L2));
}

void GpuFactsTest::rowsAreChosenAndOpened() {
  SweepView view;
  view.resize(1000, 240);
  view.setSweep(sweep(), 3);
  view.show();
  QSignalSpy chosen(&view, &SweepView::chosen), opened(&view, &SweepView::opened);
  view.choose(1);
  QVERIFY(chosen.isEmpty());
  QTest::keyClick(&view, Qt::Key_Down);
  QCOMPARE(chosen.last()[0].toInt(), 2);
  QTest::keyClick(&view, Qt::Key_Return);
  QCOMPARE(opened.last()[0].toInt(), 2);
  view.sortByColumn(SweepTable::Measured, Qt::AscendingOrder);
  view.choose(3);
  QCOMPARE(view.currentIndex().row(), 1);
}

QTEST_MAIN(GpuFactsTest)
#include "tst_gpu_facts.moc"
