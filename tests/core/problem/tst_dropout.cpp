// SPDX-License-Identifier: MIT
#include "core/problem/dropout.h"

#include <QTest>

#include <cmath>
#include <vector>

#include "core/base/philox.h"

using namespace tilewise;

namespace {

Dropout dropout(double probability, std::uint64_t seed, std::int64_t head = 0) {
  ProblemSettings settings;
  settings.dropout = probability;
  settings.seed = seed;
  settings.batch = 2;
  settings.heads = 8;
  settings.head = head;
  return Dropout(*Problem::make(settings));
}

}  // namespace

class TestDropout : public QObject {
  Q_OBJECT

 private slots:
  /// Counter 0, key 0 gives 6627e8d5 e169c58d bc57ac4c 9b00dbd8: the first four keys of the first query, seed 0.
  void theKnownAnswerDecides_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<double>("probability");  // just below and just above word / 2^32
    QTest::addColumn<bool>("kept");
    const double words[] = {0x6627e8d5p0, 0xe169c58dp0, 0xbc57ac4cp0, 0x9b00dbd8p0};
    for (int t = 0; t < 4; ++t) {
      QTest::addRow("key %d, limit at its word", t) << t << std::ldexp(words[t], -32) << true;
      QTest::addRow("key %d, limit above its word", t) << t << std::ldexp(words[t] + 1, -32) << false;
    }
  }
  void theKnownAnswerDecides() {
    QFETCH(int, key);
    QFETCH(double, probability);
    QFETCH(bool, kept);
    const Dropout drop = dropout(probability, 0);
    QCOMPARE(drop.kept(0, key), kept);
    QVERIFY(drop.factor(0, key) == (kept ? 1 / (1 - probability) : 0.0));
  }

  /// Counter {r, t / 4, h, 0}, key = seed: each number in its own word.
  void entriesAreTheWordsOfPhilox() {
    const std::uint64_t seed = 0x0123456789abcdef;
    const Dropout drop = dropout(0.5, seed, 11);
    for (const std::uint32_t r : {0U, 1U, 500U, 1023U}) {
      for (const std::uint32_t t : {0U, 3U, 4U, 501U, 1022U}) {
        const auto words = philox4x32({r, t / 4, 11, 0}, {0x89abcdef, 0x01234567});
        QCOMPARE(drop.kept(r, t), words[t % 4] >= 0x80000000U);
      }
    }
  }

  void aRowIsMultipliedFromAnyKeyOn() {
    const Dropout drop = dropout(0.25, 9, 3);
    for (std::int64_t first = 0; first < 9; ++first) {
      for (std::int64_t count = 0; count < 11; ++count) {
        std::vector<double> wide(static_cast<std::size_t>(count), 3.0);
        std::vector<float> narrow(wide.size(), 3.0F);
        drop.apply(5, first, count, wide.data());
        drop.apply(5, first, count, narrow.data());
        for (std::int64_t n = 0; n < count; ++n) {
          const auto at = static_cast<std::size_t>(n);
          QVERIFY(wide[at] == 3.0 * drop.factor(5, first + n));
          QVERIFY(narrow[at] == 3.0F * static_cast<float>(drop.factor(5, first + n)));
        }
      }
    }
  }

  void aShareIsDroppedAndTheMeanIsKept() {
    for (const double probability : {0.1, 0.5, 0.9}) {
      const Dropout drop = dropout(probability, 4);
      std::int64_t dropped = 0;
      for (std::int64_t r = 0; r < 300; ++r) {
        for (std::int64_t t = 0; t < 300; ++t) dropped += drop.kept(r, t) ? 0 : 1;
      }
      // Five standard deviations of a binomial number.
      QVERIFY(std::abs(static_cast<double>(dropped) - 90'000 * probability) <
              5 * std::sqrt(90'000 * probability * (1 - probability)));
      QVERIFY(drop.keptFactor() == 1 / (1 - probability));
    }
  }

  void headsAndSeedsAreApart() {
    const auto same = [](const Dropout& a, const Dropout& b) {
      bool all = true;
      for (std::int64_t t = 0; t < 64; ++t) all = all && a.kept(2, t) == b.kept(2, t);
      return all;
    };
    QVERIFY(same(dropout(0.5, 1), dropout(0.5, 1)));
    QVERIFY(!same(dropout(0.5, 1), dropout(0.5, 2)));
    QVERIFY(!same(dropout(0.5, 1), dropout(0.5, 1 | std::uint64_t{1} << 32)));
    QVERIFY(!same(dropout(0.5, 1, 0), dropout(0.5, 1, 8)));  // the same query head of another batch
  }

  void withoutItAllIsKept() {
    const Dropout drop = dropout(0, 1);
    QVERIFY(!drop.dropsAnything());
    QVERIFY(drop.keptFactor() == 1.0);
    for (std::int64_t t = 0; t < 64; ++t) QVERIFY(drop.factor(0, t) == 1.0);
    QVERIFY(dropout(0x1p-32, 1).dropsAnything());
  }
};

QTEST_APPLESS_MAIN(TestDropout)
#include "tst_dropout.moc"
