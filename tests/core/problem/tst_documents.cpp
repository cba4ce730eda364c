// SPDX-License-Identifier: MIT
#include "core/problem/documents.h"

#include <QTest>

#include <random>

using namespace tilewise;

namespace {

using Labels = std::vector<std::int64_t>;

/// Labels that stay for a while, from few to many.
Labels labels(std::mt19937& random, std::size_t tokens) {
  Labels drawn(tokens);
  const std::size_t most = 1 + random() % 5;
  for (std::size_t n = 0; n < tokens; ++n) {
    drawn[n] = n > 0 && random() % 3 != 0 ? drawn[n - 1] : static_cast<std::int64_t>(random() % most) * 1'000'000'007;
  }
  return drawn;
}

}  // namespace

class TestDocuments : public QObject {
  Q_OBJECT

 private slots:
  void countsAndRunsAreThoseOfTheLabels() {
    std::mt19937 random(21'01);
    for (int n = 0; n < 500; ++n) {
      const Labels queries = labels(random, 1 + random() % 20), keys = labels(random, 1 + random() % 30);
      const Documents documents(queries, keys);
      const std::size_t begin = random() % keys.size();
      const std::size_t count = random() % (keys.size() - begin + 1);
      const Range among{static_cast<std::int64_t>(begin), static_cast<std::int64_t>(begin + count)};
      for (std::size_t q = 0; q < queries.size(); ++q) {
        std::int64_t found = 0;
        Range first{among.end, among.end};
        for (std::int64_t t = among.begin; t < among.end; ++t) {
          const bool same = keys[static_cast<std::size_t>(t)] == queries[q];
          QCOMPARE(documents.same(static_cast<std::int64_t>(q), t), same);
          if (same && found == 0) first = {t, t};
          if (same && first.end == t) ++first.end;
          found += same ? 1 : 0;
        }
        const auto r = static_cast<std::int64_t>(q);
        QCOMPARE(documents.count(r, among), found);
        QVERIFY(documents.firstRun(r, among) == first);
        std::size_t end = q;
        while (end < queries.size() && queries[end] == queries[q]) ++end;
        QCOMPARE(documents.runEnd(r), static_cast<std::int64_t>(end));
      }
    }
  }

  void aQueryWithoutADocumentOfKeysSeesNone() {
    const Documents documents({7, -3}, {-3, -3});
    QCOMPARE(documents.count(0, {0, 2}), 0);
    QVERIFY(documents.firstRun(0, {0, 2}).empty());
    QCOMPARE(documents.count(1, {0, 2}), 2);
    QVERIFY(documents.firstRun(1, {1, 2}) == Range({1, 2}));
  }

  void equalLabelsAreEqualDocuments() {
    QVERIFY(Documents({0, 1}, {1}) == Documents({0, 1}, {1}));
    QVERIFY(!(Documents({0, 1}, {1}) == Documents({0, 1}, {0})));
    QVERIFY(!(Documents({0, 1}, {1}) == Documents({0, 0}, {1})));
    QCOMPARE(Documents({0, 1}, {1}).queryCount(), 2);
    QCOMPARE(Documents({0, 1}, {1}).keyCount(), 1);
  }
};

QTEST_APPLESS_MAIN(TestDocuments)
#include "tst_documents.moc"
