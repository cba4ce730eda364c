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
