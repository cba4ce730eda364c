// SPDX-License-Identifier: MIT
/// The door to HBM and the on-chip arena.
#include "core/memory/hbm.h"

#include <QTest>

#include <limits>
#include <vector>

#include "core/memory/arena.h"

using namespace tilewise;

namespace {

/// Tq 10, Tk 7, dk 4, dv 3 in blocks of 4 and 5: both axes end in a ragged block.
Problem raggedProblem(Algorithm algorithm = Algorithm::FlashAttention2, Storage storage = Storage::None) {
  ProblemSettings settings;
  settings.backward = true;
  settings.storage = storage;
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
    hbm.beginPass(Pass::Forward);
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

  void onlyWhatTheAlgorithmWritesIsThere_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QString>("forward");
    QTest::addColumn<QString>("backward");
    QTest::newRow("standard") << static_cast<int>(Algorithm::Standard) << "O S P"
                              << "O S P D dQ dK dV dP dS";
    QTest::newRow("FA-1") << static_cast<int>(Algorithm::FlashAttention1) << "O m l"
                          << "O m l D dQ dK dV";
    QTest::newRow("FA-2") << static_cast<int>(Algorithm::FlashAttention2) << "O lse"
                          << "O lse D dQ dK dV";
  }
  void onlyWhatTheAlgorithmWritesIsThere() {
    QFETCH(int, algorithm);
    QFETCH(QString, forward);
    QFETCH(QString, backward);
    const Problem problem = raggedProblem(static_cast<Algorithm>(algorithm));
    Hbm<float> hbm(problem, makeInputs(problem));
    const auto there = [&] {
      QStringList list;
      for (const Tensor tensor : AllTensors) {
        const auto& values = hbm.result(tensor);
        if (values.size() == 0) continue;
        list += word(tensor).data();
        const TensorShape shape = shapeOf(tensor, problem);
        const float start = tensor == Tensor::m ? -std::numeric_limits<float>::infinity() : 0.0F;
        if (values.rows() != shape.rows || values.cols() != shape.columns || (values.array() != start).any()) {
          list += "(another shape, or not as it starts)";
        }
      }
      return list.join(' ');
    };
    QCOMPARE(there(), QString());
    hbm.beginPass(Pass::Forward);
    QCOMPARE(there(), forward);
    hbm.beginPass(Pass::Backward);
    QCOMPARE(there(), backward);
  }

  void inputsAreRoundedOnceAndMayBeShared() {
    const Problem problem = raggedProblem();
    Inputs inputs = makeInputs(problem);
    inputs.Q(0, 0) = 0.1;
    const HbmInputs shared(problem, inputs);
    Hbm<float> first(problem, shared);
    first.beginPass(Pass::Forward);
    Hbm<float> second(problem, shared);
    second.beginPass(Pass::Forward);
    HbmDoor<float> door(second);
    Matrix<float> row(1, 4);
    door.load(Tensor::Q, {0, 1}, {0, 4}, row);
    QVERIFY(row(0, 0) == 0.1F);
    door.store(Tensor::O, {0, 1}, {0, 3}, Matrix<float>::Constant(1, 3, 2.0F));
    QVERIFY(second.result(Tensor::O)(0, 0) == 2.0F && first.result(Tensor::O)(0, 0) == 0.0F);
  }

  /// Inputs as they enter; S, P, dP and dS as they are stored; O and gradients once, at the end of their pass;
  /// statistics never.
  void storageIsEmulatedWhereAKernelRounds() {
    const float x = 1.03F, roundedX = 1.0F;  // in e4m3
    const Problem problem = raggedProblem(Algorithm::Standard, Storage::Fp8);
    Inputs inputs = makeInputs(problem);
    for (Matrix<double>* each : {&inputs.Q, &inputs.K, &inputs.V, &inputs.dO}) each->setConstant(1.03);
    Hbm<float> hbm(problem, inputs);
    hbm.beginPass(Pass::Forward);
    hbm.beginPass(Pass::Backward);
    HbmDoor<float> door(hbm);
    const auto kept = [&door](Tensor tensor) {
      Matrix<float> one(1, 1);
      door.load(tensor, {0, 1}, {0, 1}, one);
      return one(0, 0);
    };
    for (const Tensor input : {Tensor::Q, Tensor::K, Tensor::V, Tensor::dO}) QVERIFY(kept(input) == roundedX);
    for (const Tensor tensor :
         {Tensor::S, Tensor::P, Tensor::dP, Tensor::dS, Tensor::O, Tensor::dQ, Tensor::dK, Tensor::dV, Tensor::D}) {
      door.store(tensor, {0, 1}, {0, 1}, Matrix<float>::Constant(1, 1, x));
    }
    for (const Tensor matrix : {Tensor::S, Tensor::P, Tensor::dP, Tensor::dS}) QVERIFY(kept(matrix) == roundedX);
    for (const Tensor sum : {Tensor::O, Tensor::dQ, Tensor::dK, Tensor::dV}) QVERIFY(kept(sum) == x);
    hbm.endPass(Pass::Forward);
    QVERIFY(kept(Tensor::O) == roundedX && kept(Tensor::dQ) == x);
    hbm.endPass(Pass::Backward);
    for (const Tensor sum : {Tensor::dQ, Tensor::dK, Tensor::dV}) QVERIFY(kept(sum) == roundedX);
    QVERIFY(kept(Tensor::D) == x);
  }

  void aLookIsNotCounted() {
    const Problem problem = raggedProblem(Algorithm::Standard);
    Hbm<double> hbm(problem, makeInputs(problem));
    hbm.beginPass(Pass::Forward);
    HbmDoor<double> door(hbm);
    door.store(Tensor::S, {2, 3}, {1, 2}, Matrix<double>::Constant(1, 1, 5.0));
    const TrafficCounter before = door.counter();
    QVERIFY(door.uncounted(Tensor::S, {2, 3}, {1, 2})(0, 0) == 5.0);
    QVERIFY(door.counter() == before);
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
    for (const Pass pass : {Pass::Forward, Pass::Backward}) {
      const std::vector<OnChipEntry> set = onChipSet(problem, pass);
      Arena<float> arena(set, problem.settings().elementType);
      QVERIFY(arena.peak() == Footprint{});
      std::vector<Arena<float>::Box> boxes;
      for (const OnChipEntry& entry : set) {
        boxes.push_back(arena.take(entry.box));
        QVERIFY(boxes.back().rows() == entry.rows && boxes.back().cols() == entry.columns);
        boxes.back().setConstant(static_cast<float>(boxes.size()));
      }
      for (std::size_t n = 0; n < boxes.size(); ++n) QVERIFY((boxes[n].array() == static_cast<float>(n + 1)).all());
      QVERIFY(arena.peak() == onChipSize(problem, pass));
    }
    QCOMPARE(onChipSize(problem, Pass::Forward).values, 4 * 4 + 5 * 4 + 4 * 5 + 5 * 3 + 4 * 3 + 4 + 4);
    // K, V, dK, dV; Q, dO, dQ; P and dS; lse and D
    QCOMPARE(onChipSize(problem, Pass::Backward).values, 2 * 5 * (4 + 3) + 4 * (4 + 3 + 4) + 2 * 4 * 5 + 2 * 4);
  }

  void aBoxThatIsNotInTheSetIsEmpty() {
    const Problem problem = raggedProblem();
    Arena<double> arena(onChipSet(problem, Pass::Forward), ElementType::Fp16);
    const auto box = arena.take(OnChipBox::dQ);
    QVERIFY(box.rows() == 0 && box.cols() == 0 && arena.peak() == Footprint{});
  }
};

QTEST_APPLESS_MAIN(TestHbm)
#include "tst_hbm.moc"
