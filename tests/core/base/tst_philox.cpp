// SPDX-License-Identifier: MIT
#include "core/base/philox.h"

#include <QTest>

using namespace tilewise;

using Counter = std::array<std::uint32_t, 4>;
using Key = std::array<std::uint32_t, 2>;

Q_DECLARE_METATYPE(Counter)
Q_DECLARE_METATYPE(Key)

class TestPhilox : public QObject {
  Q_OBJECT

 private slots:
  /// The three lines "philox4x32 10" of kat_vectors, the known answers that come with Random123.
  void givesTheKnownAnswers_data() {
    QTest::addColumn<Counter>("counter");
    QTest::addColumn<Key>("key");
    QTest::addColumn<Counter>("answer");
    QTest::newRow("zeros") << Counter{} << Key{} << Counter{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
    QTest::newRow("ones") << Counter{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff} << Key{0xffffffff, 0xffffffff}
                          << Counter{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
    QTest::newRow("digits of pi") << Counter{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}
                                  << Key{0xa4093822, 0x299f31d0}
                                  << Counter{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
  }
  void givesTheKnownAnswers() {
    QFETCH(Counter, counter);
    QFETCH(Key, key);
    QFETCH(Counter, answer);
    QVERIFY(philox4x32(counter, key) == answer);
  }

  void heedsEveryWord() {
    const Counter base = philox4x32({1, 2, 3, 4}, {5, 6});
    for (std::size_t word = 0; word < 4; ++word) {
      Counter counter{1, 2, 3, 4};
      counter[word] ^= 0x80000000;
      QVERIFY(philox4x32(counter, {5, 6}) != base);
    }
    QVERIFY(philox4x32({1, 2, 3, 4}, {5 ^ 0x80000000, 6}) != base);
    QVERIFY(philox4x32({1, 2, 3, 4}, {5, 6 ^ 0x80000000}) != base);
  }
};

QTEST_APPLESS_MAIN(TestPhilox)
#include "tst_philox.moc"
