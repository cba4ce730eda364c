// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a launch: geometry, words, keys and clicks.
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/views/gpu/launch_texts.h"
#include "app/views/gpu/launch_view.h"
#include "tests/app/gpu_sweep_samples.h"

using namespace tilewise;
using namespace tilewise::testing;

class LaunchViewTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(!loadFonts().isEmpty());
    m_record = std::make_shared<const GpuRecord>(sweptRecord());
    m_facts = launchFacts(*m_record, blockSweeps(m_record)[0].points[3], Pass::Forward);
    QVERIFY(m_facts.has_value());
  }
  void everyBlockHasACellAndALane_data();
  void everyBlockHasACellAndALane();
  void imbalanceIsTold();
  void keysGoOverTheGrid();
  void aClickChoosesAThreadBlock();
  void longerBlocksAreDarker();
  void whatCannotBeShownSaysWhy();

 private:
  std::shared_ptr<const GpuRecord> m_record;
  std::optional<LaunchFacts> m_facts;
};

void LaunchViewTest::everyBlockHasACellAndALane_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("beside each other") << QSize(900, 320);
  QTest::newRow("one above the other") << QSize(480, 520);
}

void LaunchViewTest::everyBlockHasACellAndALane() {
  QFETCH(QSize, size);
  const LaunchLayout layout = layOutLaunch(*m_facts, launchText(*m_facts), Metrics(), size);
  QVERIFY(QRect({0, 0}, size).contains(layout.grid) && QRect({0, 0}, size).contains(layout.lanes));
  QVERIFY(!layout.grid.intersects(layout.lanes) && !layout.grid.intersects(layout.text));
  QVERIFY(layout.chosen.top() > layout.bar.bottom() && layout.bar.top() > layout.grid.bottom());
  for (std::int64_t block = 0; block < static_cast<std::int64_t>(m_facts->grid.blocks.size()); ++block) {
    const QRectF cell = cellOf(*m_facts, layout, block);
    QCOMPARE(blockAt(*m_facts, layout, cell.center().toPoint()), std::optional(block));
    QVERIFY(QRectF(layout.lanes).adjusted(-1, -1, 1, 1).contains(laneOf(*m_facts, layout, block)));
  }
}

void LaunchViewTest::imbalanceIsTold() {
  const QString text = launchText(*m_facts);
  QVERIFY2(
      text.startsWith("512 thread blocks, one for each query block and head; 132 SMs, 2 at once on each: 1.94 waves."),
      qPrintable(text));
  QVERIFY(text.contains("1 to 32 tiles each") && text.contains("Started the other way round"));
  const QString first = threadBlockText(*m_facts, 0);
  QCOMPARE(first,
           QStringLiteral("Thread block 0: query block 31 of head 0, 32 tiles; on SM 0, from tile time 0 to 32."));
}

void LaunchViewTest::keysGoOverTheGrid() {
  LaunchView view;
  view.resize(900, 320);
  view.setFacts(m_facts);
  const auto chosen = [&view] { return view.facts()->grid.blocks[static_cast<std::size_t>(view.chosen())]; };
  QCOMPARE(chosen(), (ThreadBlock{31, 0, 32}));
  QTest::keyClick(&view, Qt::Key_Left);
  QCOMPARE(chosen(), (ThreadBlock{30, 0, 31}));
  QTest::keyClick(&view, Qt::Key_Down);
  QCOMPARE(chosen(), (ThreadBlock{30, 1, 31}));
  QTest::keyClick(&view, Qt::Key_Home);
  QTest::keyClick(&view, Qt::Key_Up);
  QCOMPARE(chosen(), (ThreadBlock{0, 0, 1}));
  QVERIFY(view.accessibleDescription().contains("query block 0 of head 0, 1 tile;"));
}

void LaunchViewTest::aClickChoosesAThreadBlock() {
  LaunchView view;
  view.resize(900, 320);
  view.setFacts(m_facts);
  const LaunchLayout layout = layOutLaunch(*m_facts, launchText(*m_facts), Metrics(), view.size());
  const std::int64_t block = blockOf(*m_facts, 20, 5);
  QTest::mouseClick(&view, Qt::LeftButton, {}, cellOf(*m_facts, layout, block).center().toPoint());
  QCOMPARE(view.chosen(), block);
}

void LaunchViewTest::longerBlocksAreDarker() {
  LaunchView view;
  view.setFacts(m_facts);
  QImage image(900, 320, QImage::Format_RGB32);
  {
    QPainter painter(&image);
    view.paintOn(painter, image.size());
  }
  const LaunchLayout layout = layOutLaunch(*m_facts, launchText(*m_facts), Metrics(), image.size());
  const auto lightness = [&](std::int64_t part) {
    return image.pixelColor(cellOf(*m_facts, layout, blockOf(*m_facts, part, 8)).center().toPoint()).lightness();
  };
  QVERIFY(lightness(2) > lightness(16) && lightness(16) > lightness(30));
}

void LaunchViewTest::whatCannotBeShownSaysWhy() {
  LaunchView view;
  view.resize(600, 300);
  view.setFacts(std::nullopt, QStringLiteral("The card refused it."));
  QVERIFY(view.accessibleDescription().contains("refused"));
  QTest::keyClick(&view, Qt::Key_Left);
  QTest::mouseClick(&view, Qt::LeftButton);
  QVERIFY(!view.grab().isNull());
}

QTEST_MAIN(LaunchViewTest)
#include "tst_launch_view.moc"
