// SPDX-License-Identifier: MIT
#include "core/costs/block_rule.h"

#include <QTest>

#include "core/costs/residency.h"

using namespace tilewise;

namespace {

constexpr Lengths Curve{4096, 4096, 64, 64};
constexpr std::array<AttentionPass, 6> ByTiles{
    AttentionPass::Fa1Forward,  AttentionPass::Fa2Forward,         AttentionPass::Fa1Backward,
    AttentionPass::Fa2Backward, AttentionPass::QueryOuterBackward, AttentionPass::TwoLoopsBackward};

BlockSizes papers(AttentionPass which, std::int64_t M, RowCap cap = RowCap::AsPublished) {
  return *blocksFor(which, Curve, {1, 1}, M, BlockRule::Papers, cap);
}

}  // namespace

class TestBlockRule : public QObject {
  Q_OBJECT

 private slots:
  void thePapersBlocksAndTheirCap() {
    QCOMPARE(papers(AttentionPass::Fa1Forward, 100'000), BlockSizes({64, 391}));
    QCOMPARE(papers(AttentionPass::Fa2Forward, 100'000), BlockSizes({391, 391}));
    QCOMPARE(papers(AttentionPass::Fa1Backward, 100'000), BlockSizes({64, 391}));
    QCOMPARE(papers(AttentionPass::Fa2Backward, 100'000), BlockSizes({391, 391}));
    QCOMPARE(papers(AttentionPass::Fa1Forward, 100'000, RowCap::Off), BlockSizes({391, 391}));
    QCOMPARE(papers(AttentionPass::Fa2Forward, 100'000, RowCap::On), BlockSizes({64, 391}));
    QCOMPARE(papers(AttentionPass::Fa2Forward, 1), BlockSizes({1, 1}));
    for (const std::int64_t M : {1, 255, 256, 257, 8192, 100'000}) {
      QCOMPARE(papers(AttentionPass::Fa1Forward, M), blocksFromSram(Algorithm::FlashAttention1, 64, 64, M));
      QCOMPARE(papers(AttentionPass::Fa2Forward, M), blocksFromSram(Algorithm::FlashAttention2, 64, 64, M));
    }
  }

  /// Algorithm 1 fits M only up to a constant.
  void thePapersBlocksExceedM() {
    const BlockSizes blocks = papers(AttentionPass::Fa1Forward, 8192);
    QCOMPARE(blocks, BlockSizes({32, 32}));
    QCOMPARE(onChipValues(AttentionPass::Fa1Forward, Curve, blocks), 9344);
    const ProofBudget budget = proofBudget(blocks, 64, 64);
    QCOMPARE(budget.keys, 4096);
    QCOMPARE(budget.queries, 4096);
    QCOMPARE(budget.tile, 1024);
    QCOMPARE(budget.sum(), 9216);
    QCOMPARE(proofBudget({2, 3}, 5, 7).keys, 42);
  }

  void fittingBlocksFitAndNoLargerOnesDo() {
    for (const AttentionPass which : ByTiles) {
      for (const RowCap cap : {RowCap::AsPublished, RowCap::On}) {
        for (const std::int64_t M : {1, 200, 1000, 9'344, 33'024, 116'224, 262'144}) {
          const auto blocks = blocksFor(which, Curve, {1, 1}, M, BlockRule::Fitting, cap);
          const std::int64_t rows = blocks ? blocks->Bc : 0;
          const auto square = [&](std::int64_t n) {
            return BlockSizes{cap == RowCap::On ? std::min<std::int64_t>(n, 64) : n, n};
          };
          if (blocks) QCOMPARE(*blocks, square(rows));
          QVERIFY(rows == 0 || onChipValues(which, Curve, square(rows)) <= M);
          QVERIFY(onChipValues(which, Curve, square(rows + 1)) > M);
        }
      }
    }
    const Lengths few{10, 7, 64, 64};
    QCOMPARE(*blocksFor(AttentionPass::Fa2Forward, few, {1, 1}, 1'000'000, BlockRule::Fitting, RowCap::Off),
             BlockSizes({10, 10}));
  }

  void presentBlocksStayButForTheCap() {
    const BlockSizes present{128, 32};
    QCOMPARE(*blocksFor(AttentionPass::Fa1Forward, Curve, present, 5, BlockRule::Present, RowCap::AsPublished),
             present);
    QCOMPARE(*blocksFor(AttentionPass::Fa1Forward, Curve, present, 5, BlockRule::Present, RowCap::On),
             BlockSizes({64, 32}));
  }

  void theLeastMForSomeRowsGivesThem() {
    for (const AttentionPass which : ByTiles) {
      for (const BlockRule rule : {BlockRule::Papers, BlockRule::Fitting}) {
        for (std::int64_t rows = 1; rows < 300; ++rows) {
          const std::int64_t M = leastOnChipFor(which, Curve, rows, rule, RowCap::AsPublished);
          QCOMPARE(rowsFor(which, Curve, M, rule, RowCap::AsPublished), rows);
          if (rows > 1) QCOMPARE(rowsFor(which, Curve, M - 1, rule, RowCap::AsPublished), rows - 1);
        }
      }
    }
    QCOMPARE(leastOnChipFor(AttentionPass::Fa2Forward, Curve, 1, BlockRule::Papers, RowCap::Off), 64);
  }
};

QTEST_APPLESS_MAIN(TestBlockRule)
#include "tst_block_rule.moc"
