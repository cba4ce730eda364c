// SPDX-License-Identifier: MIT
/// The door to HBM and the on-chip arena.
#include "core/memory/hbm.h"

#include <QTest>

#include "core/memory/arena.h"

using namespace tilewise;

namespace {

/// Tq 10, Tk 7, dk 4, dv 3 in blocks of 4 and 5: both axes end in a ragged block.
Problem raggedProblem(Algorithm algorithm = Algorithm::FlashAttention2) {
  ProblemSettings settings;
  settings.Tq = 10;
  settings.Tk = 7;
  settings.dk = 4;
  settings.dv = 3;
  settings.Br = 4;
  settings.Bc = 5;
  settings.algorithm = algorithm;
  return *Problem::make(settings);
}

Transfers loaded(const TrafficCounter& counter, Tensor tensor) {
  return counter.loads[static_cast<std::size_t>(tensor)];
}
Transfers stored(const TrafficCounter& counter, Tensor tensor) {
  return counter.stores[static_cast<std::size_t>(tensor)];
}

}  // namespace

class TestHbm : public QObject {
  Q_OBJECT

 private slots:
  void aLoadCopiesTheBlockAndCountsIt() {
    const Problem problem = raggedProblem();
    const Inputs inputs = makeInputs(problem);
    Hbm<double> hbm(problem, inputs);
    HbmDoor<double> door(hbm);

    Matrix<double> block = Matrix<double>::Constant(5, 6, -7.0);
    door.load(Tensor::K, {5, 7}, {0, 4}, block.block(1, 1, 2, 4));
    QVERIFY(block.block(1, 1, 2, 4) == inputs.K.middleRows(5, 2));
    QCOMPARE((block.array() == -7.0).count(), 5 * 6 - 2 * 4);  // around the block nothing has changed
    QVERIFY(loaded(door.counter(), Tensor::K) == (Transfers{8, 1}));

    door.load(Tensor::K, {0, 5}, {0, 4}, block.topLeftCorner(5, 4));
    QVERIFY(loaded(door.counter(), Tensor::K) == (Transfers{28, 2}));
    QVERIFY(loaded(door.counter(), Tensor::Q) == Transfers{});
    QVERIFY(stored(door.counter(), Tensor::K) == Transfers{});
  }

  void aStoreCopiesTheBlockAndCountsIt() {
    const Problem problem = raggedProblem(Algorithm::Standard);
    Hbm<double> hbm(problem, makeInputs(problem));
    HbmDoor<double> door(hbm);
    const Matrix<double> zeros = Matrix<double>::Zero(10, 7);
    door.store(Tensor::S, {0, 10}, {0, 7}, zeros);
    const Matrix<double> tile = Matrix<double>::Constant(2, 2, 3.0);
    door.store(Tensor::S, {8, 10}, {5, 7}, tile);
    QVERIFY(hbm.result(Tensor::S).bottomRightCorner(2, 2) == tile);
    QCOMPARE((hbm.result(Tensor::S).array() == 0.0).count(), 70 - 4);
    QVERIFY(stored(door.counter(), Tensor::S) == (Transfers{74, 2}));
    QVERIFY(loaded(door.counter(), Tensor::S) == Transfers{});

    Matrix<double> back(2, 2);
    door.load(Tensor::S, {8, 10}, {5, 7}, back);
    QVERIFY(back == tile);
    QVERIFY(loaded(door.counter(), Tensor::S) == (Transfers{4, 1}));
  }

  void onlyWhatTheAlgorithmWritesIsThere() {
    const auto sizes = [](Algorithm algorithm) {
      const Problem problem = raggedProblem(algorithm);
      const Hbm<float> hbm(problem, makeInputs(problem));
      QStringList list;
      for (const Tensor tensor : {Tensor::O, Tensor::S, Tensor::P, Tensor::lse}) {
        list += QString::number(hbm.result(tensor).size());
      }
      return list.join(' ');
    };
    QCOMPARE(sizes(Algorithm::Standard), QString("30 70 70 0"));
    QCOMPARE(sizes(Algorithm::FlashAttention2), QString("30 0 0 10"));
  }

  void inputsAreRoundedOnceAndMayBeShared() {
    const Problem problem = raggedProblem();
    Inputs inputs = makeInputs(problem);
    inputs.Q(0, 0) = 0.1;
    const Hbm<float> first(problem, inputs);
    Hbm<float> second = Hbm<float>::sharingInputsOf(first, problem);
    HbmDoor<float> door(second);
    Matrix<float> row(1, 4);
    door.load(Tensor::Q, {0, 1}, {0, 4}, row);
    QVERIFY(row(0, 0) == 0.1F);
    door.store(Tensor::O, {0, 1}, {0, 3}, Matrix<float>::Constant(1, 3, 2.0F));
    QVERIFY(second.result(Tensor::O)(0, 0) == 2.0F);
    QVERIFY(second.result(Tensor::O).data() != first.result(Tensor::O).data());
  }

  void countersAdd() {
    TrafficCounter a, b;
    a.loads[0] = {1, 2};
    a.stores[8] = {3, 4};
    b.loads[0] = {10, 20};
    b.stores[7] = {30, 40};
    a += b;
    TrafficCounter sum;
    sum.loads[0] = {11, 22};
    sum.stores[7] = {30, 40};
    sum.stores[8] = {3, 4};
    QVERIFY(a == sum);
    QVERIFY(!(a == b));
  }

  void theArenaHoldsTheSetWithoutOverlap() {
    const Problem problem = raggedProblem();
    Arena<float> arena(problem);
    QVERIFY(arena.peak() == Footprint{});
    std::vector<Arena<float>::Box> boxes;
    for (const OnChipEntry& entry : onChipSet(problem)) {
      boxes.push_back(arena.take(entry));
      QVERIFY(boxes.back().rows() == entry.rows && boxes.back().cols() == entry.columns);
      boxes.back().setConstant(static_cast<float>(boxes.size()));
    }
    for (std::size_t n = 0; n < boxes.size(); ++n) QVERIFY((boxes[n].array() == static_cast<float>(n + 1)).all());
    QVERIFY(arena.peak() == onChipSize(problem));
    QCOMPARE(arena.peak().values, 4 * 4 + 5 * 4 + 4 * 5 + 5 * 3 + 4 * 3 + 4 + 4);
  }
};

QTEST_APPLESS_MAIN(TestHbm)
#include "tst_hbm.moc"
