// SPDX-License-Identifier: MIT
// The records that ship can all be read, and each says where it comes from.
#include <QTest>

#include "core/gpu/shipped_records.h"

using namespace tilewise;

class ShippedRecordsTest : public QObject {
  Q_OBJECT

 private slots:
  void eachCanBeRead();
  void anotherNameIsRefused();
};

void ShippedRecordsTest::eachCanBeRead() {
  for (const std::string& name : shippedRecords()) {
    const auto record = shippedRecord(name);
    QVERIFY2(record.has_value(), record ? "" : describe(record.error()).c_str());
    QVERIFY2(!record->runs.empty(), name.c_str());
    QVERIFY2(!record->card.facts.name.empty() && record->card.facts.driverVersion > 0, name.c_str());
    QVERIFY2(record->date.size() == 20 && record->command.starts_with("tilewise-cli gpu "), name.c_str());
  }
}

void ShippedRecordsTest::anotherNameIsRefused() {
  const auto record = shippedRecord("no-such-card");
  QCOMPARE(record.error().code, ErrorCode::UnknownName);
  QCOMPARE(record.error().value, std::string("no-such-card"));
}

QTEST_APPLESS_MAIN(ShippedRecordsTest)
#include "tst_shipped_records.moc"
