// SPDX-License-Identifier: MIT
#include "core/costs/device_table.h"

#include <QTest>

#include <set>

using namespace tilewise;

class TestDeviceTable : public QObject {
  Q_OBJECT

 private slots:
  void everyDeviceHasASource() {
    std::set<std::string_view> names;
    for (const Device& each : devices()) {
      QVERIFY2(names.insert(each.name).second, each.name.data());
      QVERIFY2(each.source.size() > 20 && !each.memory.empty(), each.name.data());
      QVERIFY2(each.sramBytes >= 16 * 1024 && each.sramBytes % 1024 == 0, each.name.data());
      QVERIFY(deviceNames().find(each.name) != std::string::npos);
    }
    QVERIFY(names.contains(ProblemSettings().device));
  }

  void theH200Holds116224HalfPrecisionValues() {
    const Device* device = findDevice("H200");
    QVERIFY(device != nullptr);
    QCOMPARE(device->sramBytes / bytesOf(ElementType::Fp16), 116'224);
  }

  void everyRateHasASource() {
    for (const Device& each : devices()) {
      const DeviceRates& rates = each.rates;
      QVERIFY2(!rates.variant.empty(), each.name.data());
      for (const auto& figure : {rates.hbmBandwidth, rates.tensorFlops, rates.multiprocessors, rates.clock,
                                 rates.exponentialsAClock, rates.l2Bytes}) {
        QVERIFY2(!figure || (figure->value > 0 && figure->source.size() > 20), each.name.data());
      }
      QVERIFY2(rates.hbmBandwidth && rates.tensorFlops, each.name.data());
    }
  }

  /// SMs times FLOP a clock times clock is the tensor rate, as far as it is printed.
  void tensorRatesAndClocksAgree_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("flopsAClock");
    QTest::newRow("A100") << "A100" << 2048.0;
    QTest::newRow("H100") << "H100" << 4096.0;
    QTest::newRow("H200") << "H200" << 4096.0;
    QTest::newRow("RTX 4090") << "RTX 4090" << 512.0;
    QTest::newRow("MI300X") << "MI300X" << 2048.0;
  }
  void tensorRatesAndClocksAgree() {
    QFETCH(QString, name);
    QFETCH(double, flopsAClock);
    const DeviceRates& rates = findDevice(name.toStdString())->rates;
    const double formed = rates.multiprocessors->value * flopsAClock * rates.clock->value;
    QVERIFY2(qAbs(formed / rates.tensorFlops->value - 1) < 1e-3, qPrintable(QString::number(formed)));
  }

  void whatIsNotStatedIsAbsent() {
    const DeviceRates& b200 = findDevice("B200")->rates;
    QVERIFY(!b200.clock && !b200.exponentials());
    QVERIFY(!findDevice("MI300X")->rates.exponentials());
    // FlashAttention-3 states 3.9 T special functions a second for an H100 SXM5.
    QVERIFY(qAbs(*findDevice("H100")->rates.exponentials() / 1e12 - 3.9) < 0.05);
  }

  void namesAreFoundInAnyCase() {
    QVERIFY(findDevice("h200") == findDevice("H200"));
    QVERIFY(findDevice("rtx 4090") != nullptr);
    QVERIFY(findDevice("H20") == nullptr && findDevice("H2000") == nullptr && findDevice("") == nullptr);
  }

  void theCapacityIsTheDevicesUnlessBytesAreGiven() {
    ProblemSettings settings;
    settings.device = "A100";
    QCOMPARE(*sramCapacityBytes(*Problem::make(settings)), 163 * 1024);
    settings.sramBytes = 5;
    QCOMPARE(*sramCapacityBytes(*Problem::make(settings)), 5);
    settings.sramBytes.reset();
    settings.device = "abacus";
    const auto unknown = sramCapacityBytes(*Problem::make(settings));
    QVERIFY(!unknown);
    QCOMPARE(QString::fromStdString(describe(unknown.error())),
             QString("--device: abacus is not known; accepted: A100, H100, H200, B200, RTX 4090, MI300X"));
  }
};

QTEST_APPLESS_MAIN(TestDeviceTable)
#include "tst_device_table.moc"
