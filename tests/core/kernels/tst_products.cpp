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
double exactly(const Matrix<Real>& A, const Matrix<Real>& B, Index i, Index j) {
  double sum = 0;
  for (Index k = 0; k < A.cols(); ++k) sum += static_cast<double>(A(i, k)) * static_cast<double>(B(k, j));
  return sum;
}

/// Whether C is before + A B / 2 within the bound.
template <class Real>
bool agree(const Matrix<Real>& C, const Matrix<Real>& before, const Matrix<Real>& A, const Matrix<Real>& B) {
  bool all = C.rows() == A.rows() && C.cols() == B.cols();
  for (Index i = 0; all && i < C.rows(); ++i) {
    for (Index j = 0; j < C.cols(); ++j) {
      const double wanted = static_cast<double>(before(i, j)) + exactly(A, B, i, j) / 2;
      all = all && std::abs(static_cast<double>(C(i, j)) - wanted) <= bound<Real>(A.cols());
    }
  }
  return all;
}

constexpr int Margin = 3;

/// A block of r x c within a larger matrix of nines, to be written by a product.
template <class Real>
class Room {
 public:
  explicit Room(const Matrix<Real>& before)
      : m_all(Matrix<Real>::Constant(before.rows() + 2, before.cols() + Margin, Real{9})) {
    m_all.block(1, 2, before.rows(), before.cols()) = before;
  }
  Block<Real> block() { return m_all.block(1, 2, m_all.rows() - 2, m_all.cols() - Margin); }
  bool isKept() {  // around the block nothing has changed
    Matrix<Real> rest = m_all;
    rest.block(1, 2, m_all.rows() - 2, m_all.cols() - Margin).setConstant(Real{9});
    return (rest.array() == Real{9}).all();
  }

 private:
  Matrix<Real> m_all;
};

template <class Real>
bool productsAgree(Index r, Index c, Index d) {
  constexpr Real Half{0.5};
  // A B^T: r x d by c x d.
  const Matrix<Real> Q = filled<Real>(r, d, 1), K = filled<Real>(c, d, 2);
  Room<Real> scores(filled<Real>(r, c, 6));
  productTransposed<Real>(Q, K, Half, scores.block());
  bool all = scores.isKept() && agree<Real>(scores.block(), Matrix<Real>::Zero(r, c), Q, Matrix<Real>(K.transpose()));
  // C += A B: r x c by c x d; the same row by row.
  const Matrix<Real> P = filled<Real>(r, c, 3), V = filled<Real>(c, d, 4), O = filled<Real>(r, d, 5);
  Room<Real> output(O), rows(O);
  addProduct<Real>(P, V, Half, output.block());
  for (Index i = 0; i < r; ++i) addRowProduct<Real>(P.row(i), V, {0, c}, Half, rows.block().row(i));
  all = all && output.isKept() && rows.isKept() && agree<Real>(output.block(), O, P, V) &&
        agree<Real>(rows.block(), O, P, V);
  // C += A^T B: r x c by r x d; the same row by row.
  const Matrix<Real> dO = filled<Real>(r, d, 7), dV = filled<Real>(c, d, 8), Pt = P.transpose();
  Room<Real> gradient(dV), outer(dV);
  addTransposedProduct<Real>(P, dO, Half, gradient.block());
  for (Index i = 0; i < r; ++i) addOuterProduct<Real>(P.row(i), dO.row(i), {0, c}, Half, outer.block());
  return all && gradient.isKept() && outer.isKept() && agree<Real>(gradient.block(), dV, Pt, dO) &&
         agree<Real>(outer.block(), dV, Pt, dO);
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
    QVERIFY(productsAgree<float>(sizes[0], sizes[1], sizes[2]));
    QVERIFY(productsAgree<double>(sizes[0], sizes[1], sizes[2]));
  }

  /// A key that a row does not see may hold anything.
  void whatIsNotVisibleHasNoInfluence() {
    const Matrix<double> P = Matrix<double>::Ones(1, 4);
    Matrix<double> V = Matrix<double>::Ones(4, 2);
    V.row(0).setConstant(std::numeric_limits<double>::quiet_NaN());
    V.row(3).setConstant(std::numeric_limits<double>::infinity());
    for (const std::int64_t end : {1, 2, 3}) {
      Matrix<double> O = Matrix<double>::Constant(1, 2, 10.0);
      addRowProduct<double>(P, V, {1, end}, 2.0, O);
      QVERIFY((O.array() == 10.0 + 2.0 * static_cast<double>(end - 1)).all());
    }
    Matrix<double> O = Matrix<double>::Zero(1, 2);
    addRowProduct<double>(P, V, {0, 2}, 1.0, O);
    QVERIFY(std::isnan(O(0, 0)));
  }

  /// Of a gradient only the rows of visible keys are added to.
  void whatIsNotVisibleIsNotAddedTo() {
    const Matrix<double> P = Matrix<double>::Ones(1, 4);
    const Matrix<double> dO = Matrix<double>::Constant(1, 2, std::numeric_limits<double>::quiet_NaN());
    Matrix<double> dV = Matrix<double>::Zero(4, 2);
    addOuterProduct<double>(P, dO, {1, 3}, 1.0, dV);
    QVERIFY(dV.row(0).isZero(0) && dV.row(3).isZero(0) && dV.row(1).hasNaN() && dV.row(2).hasNaN());
  }
};

QTEST_APPLESS_MAIN(TestProducts)
#include "tst_products.moc"
