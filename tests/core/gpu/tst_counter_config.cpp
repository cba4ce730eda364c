// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/counter_config.h"

using namespace tilewise;

/// The counters by CUPTI's own tables of chips. Needs CUPTI, neither a card nor its driver.
class CounterConfigTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (m_cupti) return;
    QCOMPARE(m_cupti.error().code, ErrorCode::MachineLacks);
    QVERIFY(!m_cupti.error().value.empty());
    QSKIP(describe(m_cupti.error()).c_str());
  }

  void everyChipHasTheCounters_data() {
    QTest::addColumn<QString>("chip");
    QTest::addColumn<int>("passes");
    // Kernels whose thread blocks wait for one another run again as a whole: more passes cost time, no more.
    QTest::newRow("A100") << "GA100" << 2;
    QTest::newRow("RTX 3090") << "GA102" << 1;
    QTest::newRow("RTX 4090") << "AD102" << 1;
    QTest::newRow("H100, H200") << "GH100" << 1;
    QTest::newRow("B200") << "GB100" << 1;
  }
  void everyChipHasTheCounters() {
    QFETCH(QString, chip);
    QFETCH(int, passes);
    auto config = CounterConfig::make(*m_cupti, chip.toStdString());
    QVERIFY2(config.has_value(), config ? "" : describe(config.error()).c_str());
    QVERIFY(!config->image().empty());
    QVERIFY2(config->passes() >= 1 && config->passes() <= static_cast<std::size_t>(passes),
             std::to_string(config->passes()).c_str());
  }

  void anUnknownChipIsRefused() {
    const auto config = CounterConfig::make(*m_cupti, "NONE");
    QVERIFY(!config);
    QCOMPARE(config.error().code, ErrorCode::DeviceFailed);
    QVERIFY(config.error().value.starts_with("CUPTI_ERROR"));
  }

  void dataOfNobodyHasNoCounts() {
    auto config = CounterConfig::make(*m_cupti, "GH100");
    QVERIFY(config.has_value());
    const std::vector<std::uint8_t> nothing(4096, 0);
    const auto counts = config->countsOf(nothing, 0);
    QVERIFY(!counts);
    QCOMPARE(counts.error().code, ErrorCode::DeviceFailed);
  }

 private:
  Expected<cupti::Library> m_cupti = cupti::Library::load();
};

QTEST_APPLESS_MAIN(CounterConfigTest)
#include "tst_counter_config.moc"
