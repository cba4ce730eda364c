// SPDX-License-Identifier: MIT
#include "core/kernels/products.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace tilewise;

namespace {

/// Entries in -1 to 1 that repeat in no simple pattern.
template <class Real>
Matrix<Real> filled(Index rows, Index columns, unsigned seed) {
  Matrix<Real> matrix(rows, columns);
  for (Index n = 0; n < matrix.size(); ++n) {
    seed = seed * 1664525U + 1013904223U;
    matrix.data()[n] = static_cast<Real>(static_cast<double>(seed) / 2147483648.0 - 1);
  }
  return matrix;
}

/// What a sum of `terms` products of size up to 1, and a scaling, may be off: each term is rounded twice at most.
template <class Real>
double bound(Index terms) {
  return static_cast<double>(2 * terms + 4) * static_cast<double>(terms + 1) * std::numeric_limits<Real>::epsilon() / 2;
}

template <class Real>
bool scoresAgree(Index r, Index c, Index d) {
  const Matrix<Real> Q = filled<Real>(r, d, 1), K = filled<Real>(c, d, 2);
  Matrix<Real> room = Matrix<Real>::Constant(r + 2, c + 3, Real{9});
  scoreProduct<Real>(Q, K, Real{0.5}, room.block(1, 2, r, c));
  bool agree = (room.array() == Real{9}).count() >= (r + 2) * (c + 3) - r * c;  // nothing else was written
  for (Index i = 0; i < r; ++i) {
    for (Index j = 0; j < c; ++j) {
      double exact = 0;
      for (Index k = 0; k < d; ++k) exact += static_cast<double>(Q(i, k)) * static_cast<double>(K(j, k));
      agree = agree && std::abs(static_cast<double>(room(i + 1, j + 2)) - exact / 2) <= bound<Real>(d);
    }
  }
  return agree;
}

template <class Real>
bool outputsAgree(Index r, Index c, Index d) {
  const Matrix<Real> P = filled<Real>(r, c, 3), V = filled<Real>(c, d, 4), before = filled<Real>(r, d, 5);
  Matrix<Real> all = before, visible = before;
  accumulateProduct<Real>(P, V, all);
  for (Index i = 0; i < r; ++i) accumulateVisible<Real>(P.row(i), V, c, visible.row(i));
  bool agree = true;
  for (Index i = 0; i < r; ++i) {
    for (Index j = 0; j < d; ++j) {
      double exact = static_cast<double>(before(i, j));
      for (Index k = 0; k < c; ++k) exact += static_cast<double>(P(i, k)) * static_cast<double>(V(k, j));
      agree = agree && std::abs(static_cast<double>(all(i, j)) - exact) <= bound<Real>(c) &&
              std::abs(static_cast<double>(visible(i, j)) - exact) <= bound<Real>(c);
    }
  }
  return agree;
}

}  // namespace

class TestProducts : public QObject {
  Q_OBJECT

 private slots:
  void productsAreThoseOfPlainLoops_data() {
    QTest::addColumn<QList<Index>>("sizes");
    QTest::newRow("one entry") << QList<Index>{1, 1, 1};
    QTest::newRow("one row") << QList<Index>{1, 37, 16};
    QTest::newRow("one column") << QList<Index>{37, 1, 16};
    QTest::newRow("width one") << QList<Index>{13, 11, 1};
    QTest::newRow("small") << QList<Index>{3, 5, 7};
    QTest::newRow("a usual tile") << QList<Index>{128, 64, 64};
    QTest::newRow("nothing divides") << QList<Index>{101, 67, 43};
  }
  void productsAreThoseOfPlainLoops() {
    QFETCH(QList<Index>, sizes);
    QVERIFY(scoresAgree<float>(sizes[0], sizes[1], sizes[2]));
    QVERIFY(scoresAgree<double>(sizes[0], sizes[1], sizes[2]));
    QVERIFY(outputsAgree<float>(sizes[0], sizes[1], sizes[2]));
    QVERIFY(outputsAgree<double>(sizes[0], sizes[1], sizes[2]));
  }

  /// A key that a row does not see may hold anything.
  void whatIsNotVisibleHasNoInfluence() {
    const Matrix<double> P = Matrix<double>::Ones(1, 4);
    Matrix<double> V = Matrix<double>::Ones(4, 2);
    V.row(2).setConstant(std::numeric_limits<double>::quiet_NaN());
    V.row(3).setConstant(std::numeric_limits<double>::infinity());
    for (const std::int64_t keys : {0, 1, 2}) {
      Matrix<double> O = Matrix<double>::Constant(1, 2, 10.0);
      accumulateVisible<double>(P, V, keys, O);
      QVERIFY((O.array() == 10.0 + static_cast<double>(keys)).all());
    }
    Matrix<double> O = Matrix<double>::Zero(1, 2);
    accumulateVisible<double>(P, V, 3, O);
    QVERIFY(std::isnan(O(0, 0)));
  }
};

QTEST_APPLESS_MAIN(TestProducts)
#include "tst_products.moc"
