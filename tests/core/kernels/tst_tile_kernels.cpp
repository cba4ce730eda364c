// SPDX-License-Identifier: MIT
/// The kernels of every instruction set that this machine runs, against plain loops.

#include "core/kernels/tile_kernels.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/matrix.h"
#include "core/kernels/softmax_rows.h"

using namespace tilewise;

namespace {

template <class Real>
constexpr Real Inf = std::numeric_limits<Real>::infinity();
template <class Real>
constexpr Real NaN = std::numeric_limits<Real>::quiet_NaN();

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

/// A padded block with a row of nines before it and after it; its padding is NaN, which must not spread.
template <class Real>
class Room {
 public:
  explicit Room(const Matrix<Real>& matrix)
      : m_rows(matrix.rows()),
        m_columns(matrix.cols()),
        m_stride(padded<Real>(matrix.cols()) + Padding<Real>),
        m_values(static_cast<std::size_t>((m_rows + 2) * m_stride + Padding<Real>), Real{9}) {
    const auto address = reinterpret_cast<std::uintptr_t>(m_values.data());
    m_first = m_values.data() + (64 - address % 64) % 64 / sizeof(Real) + m_stride;
    for (Index r = 0; r < m_rows; ++r) {
      for (Index c = 0; c < padded<Real>(m_columns); ++c) m_first[r * m_stride + c] = NaN<Real>;
      for (Index c = 0; c < m_columns; ++c) m_first[r * m_stride + c] = matrix(r, c);
    }
  }
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  Padded<Real> block() { return {m_first, m_stride}; }
  Padded<const Real> read() const { return {m_first, m_stride}; }
  Real* values() { return m_first; }
  Matrix<Real> matrix() const {
    Matrix<Real> matrix(m_rows, m_columns);
    for (Index r = 0; r < m_rows; ++r) {
      for (Index c = 0; c < m_columns; ++c) matrix(r, c) = m_first[r * m_stride + c];
    }
    return matrix;
  }
  /// Nothing but the block and its padding has been written.
  bool isKept() const {
    bool kept = true;
    for (Index r = -1; r <= m_rows; ++r) {
      const bool isOutside = r < 0 || r == m_rows;
      for (Index c = isOutside ? 0 : padded<Real>(m_columns); c < m_stride; ++c) {
        kept = kept && m_first[r * m_stride + c] == Real{9};
      }
    }
    return kept;
  }

 private:
  Index m_rows, m_columns, m_stride;
  std::vector<Real> m_values;
  Real* m_first;
};

/// One value a row, as the kernels take them.
template <class Real>
Room<Real> vectorOf(const std::vector<Real>& values) {
  Matrix<Real> row(1, static_cast<Index>(values.size()));
  for (Index n = 0; n < row.size(); ++n) row(0, n) = values[static_cast<std::size_t>(n)];
  return Room<Real>(row);
}

/// Whether C is before + A B / 2, within what summing so many products of up to 1 may be off.
template <class Real>
bool agree(const Matrix<Real>& C, const Matrix<Real>& before, const Matrix<Real>& A, const Matrix<Real>& B) {
  const Matrix<double> wanted =
      before.template cast<double>() + A.template cast<double>() * B.template cast<double>() / 2;
  const auto terms = static_cast<double>(A.cols() + 4);
  const double bound = terms * terms * std::numeric_limits<Real>::epsilon();
  return ((C.template cast<double>() - wanted).array().abs() <= bound).all();
}

template <class Real>
bool productsAgree(const TileKernels<Real>& kernels, Index rows, Index columns, Index depth) {
  constexpr Real Half{0.5};
  const Matrix<Real> A = filled<Real>(rows, depth, 1), B = filled<Real>(depth, columns, 2),
                     C = filled<Real>(rows, columns, 3), none = Matrix<Real>::Zero(rows, columns);
  const Room<Real> right(B), asItIs(A), transposed(Matrix<Real>(A.transpose()));
  const Strided<Real> lefts[] = {{asItIs.read().values, asItIs.read().stride, 1},
                                 {transposed.read().values, 1, transposed.read().stride}};
  bool all = true;
  for (const Strided<Real>& left : lefts) {
    Room<Real> fresh(C), added(C);
    kernels.product(rows, columns, depth, left, right.read(), Half, fresh.block());
    kernels.addProduct(rows, columns, depth, left, right.read(), Half, added.block());
    all = all && fresh.isKept() && added.isKept() && agree<Real>(fresh.matrix(), none, A, B) &&
          agree<Real>(added.matrix(), C, A, B);
  }
  return all;
}

template <class Real>
bool copiesAgree(const TileKernels<Real>& kernels, Index rows, Index columns) {
  const Matrix<Real> A = filled<Real>(rows, columns, 4);
  Room<Real> copied(Matrix<Real>::Zero(rows, columns)), transposed(Matrix<Real>::Zero(columns, rows));
  kernels.copy(rows, columns, {A.data(), A.cols()}, copied.block());
  kernels.transpose(rows, columns, {A.data(), A.cols()}, transposed.block());
  bool paddingIsZero = true;
  for (Index c = 0; c < columns; ++c) {
    for (Index r = rows; r < padded<Real>(rows); ++r) paddingIsZero = paddingIsZero && transposed.block().row(c)[r] == 0;
  }
  return copied.isKept() && copied.matrix() == A && transposed.isKept() && transposed.matrix() == A.transpose() &&
         paddingIsZero;
}

/// Scores with everything in them that a mask or bad data may bring; m before them.
template <class Real>
struct Softmax {
  Matrix<Real> S;
  std::vector<Real> m;
};

template <class Real>
Softmax<Real> scores(Index queries, Index keys) {
  Softmax<Real> softmax{filled<Real>(queries, keys, 5) * 20, std::vector<Real>(static_cast<std::size_t>(queries))};
  for (Index r = 0; r < queries; ++r) {
    Real& m = softmax.m[static_cast<std::size_t>(r)];
    m = r % 5 == 0 ? -Inf<Real> : static_cast<Real>(r % 3) * 9;
    if (r % 7 == 1) softmax.S.row(r).setConstant(-Inf<Real>);
    if (r % 11 == 2) softmax.S(r, keys / 2) = NaN<Real>;
    if (r % 13 == 3) softmax.S(r, 0) = Inf<Real>;
    if (r % 17 == 4) m = NaN<Real>;
    if (keys > 2) softmax.S(r, keys - 1) = -Inf<Real>;
  }
  return softmax;
}

template <class Real>
bool isNear(Real found, Real wanted, double ulps) {
  if (std::isnan(wanted)) return std::isnan(found);
  if (std::isinf(wanted)) return found == wanted;
  const double size = std::max<double>(std::abs(wanted), std::numeric_limits<Real>::min());
  return std::abs(static_cast<double>(found) - static_cast<double>(wanted)) <=
         ulps * std::numeric_limits<Real>::epsilon() * size;
}

/// Both directions of a tile against the row functions.
template <class Real>
bool softmaxAgrees(const TileKernels<Real>& kernels, Index queries, Index keys) {
  const Softmax<Real> softmax = scores<Real>(queries, keys);
  Room<Real> rows(softmax.S), columns(Matrix<Real>(softmax.S.transpose())), m = vectorOf(softmax.m);
  const std::vector<Real> nothing(softmax.m.size(), 0);
  Room<Real> mOfRows = vectorOf(nothing), mOfColumns = vectorOf(nothing), sumsOfRows = vectorOf(nothing),
             sumsOfColumns = vectorOf(nothing), factors = vectorOf(nothing);
  kernels.rowMaxima(queries, keys, rows.read(), m.values(), mOfRows.values());
  kernels.columnMaxima(keys, queries, columns.read(), m.values(), mOfColumns.values());
  kernels.exponentiateRows(queries, keys, rows.block(), mOfRows.values(), sumsOfRows.values());
  kernels.exponentiateColumns(keys, queries, columns.block(), mOfColumns.values(), sumsOfColumns.values());
  kernels.rescaleFactors(queries, m.values(), mOfRows.values(), factors.values());
  bool all = rows.isKept() && columns.isKept() && mOfRows.isKept() && mOfColumns.isKept() && sumsOfRows.isKept() &&
             sumsOfColumns.isKept() && factors.isKept();
  const Matrix<Real> ofRows = rows.matrix(), ofColumns = columns.matrix();
  for (Index r = 0; r < queries; ++r) {
    std::vector<Real> row(static_cast<std::size_t>(keys));
    for (Index t = 0; t < keys; ++t) row[static_cast<std::size_t>(t)] = softmax.S(r, t);
    const Real before = softmax.m[static_cast<std::size_t>(r)], largest = rowMaximum<Real>(row, before);
    exponentiateRow<Real>(row, largest);
    const auto same = [](Real a, Real b) { return a == b || (std::isnan(a) && std::isnan(b)); };
    all = all && same(mOfRows.values()[r], largest) && same(mOfColumns.values()[r], largest);
    for (Index t = 0; t < keys; ++t) {
      const Real wanted = row[static_cast<std::size_t>(t)];
      all = all && isNear(ofRows(r, t), wanted, 2) && isNear(ofColumns(t, r), wanted, 2);
    }
    const Real sum = rowSum<Real>(row);
    all = all && isNear(sumsOfRows.values()[r], sum, 130 + static_cast<double>(keys) / 128) &&
          isNear(sumsOfColumns.values()[r], sum, 130 + static_cast<double>(keys) / 128);
    all = all && isNear(factors.values()[r], rescaleFactor<Real>(before, largest), 2);
  }
  return all;
}

template <class Real>
bool rowWorkAgrees(const TileKernels<Real>& kernels, Index rows, Index columns) {
  const Matrix<Real> A = filled<Real>(rows, columns, 6), B = filled<Real>(rows, columns, 7);
  std::vector<Real> f(static_cast<std::size_t>(rows));
  for (Index r = 0; r < rows; ++r) f[static_cast<std::size_t>(r)] = r % 3 == 0 ? Real{1} : Real{0.25} * static_cast<Real>(r + 1);
  Room<Real> factors = vectorOf(f), sums = vectorOf(f), scaled(A), divided(A), gradients(B);
  const Room<Real> left(A), right(B);
  kernels.scaleRows(rows, columns, factors.values(), scaled.block());
  kernels.divideRows(rows, columns, factors.values(), divided.block());
  kernels.scoreGradients(rows, columns, left.read(), factors.values(), gradients.block());
  kernels.rowDots(rows, columns, left.read(), right.read(), sums.values());
  bool all = scaled.isKept() && divided.isKept() && gradients.isKept() && sums.isKept();
  for (Index r = 0; r < rows; ++r) {
    const Real factor = f[static_cast<std::size_t>(r)];
    double dot = 0;
    for (Index c = 0; c < columns; ++c) {
      all = all && scaled.matrix()(r, c) == A(r, c) * factor && divided.matrix()(r, c) == A(r, c) / factor &&
            gradients.matrix()(r, c) == A(r, c) * (B(r, c) - factor);
      dot += static_cast<double>(A(r, c)) * static_cast<double>(B(r, c));
    }
    const auto terms = static_cast<double>(columns + 4);
    all = all && std::abs(static_cast<double>(sums.values()[r]) - dot) <= terms * std::numeric_limits<Real>::epsilon();
  }
  return all;
}

/// Where a value that is not finite stands, wherever that is, it is found; in the padding it is not looked at.
template <class Real>
bool findsWhatIsNotFinite(const TileKernels<Real>& kernels, Index rows, Index columns) {
  const Matrix<Real> A = filled<Real>(rows, columns, 8);
  bool all = kernels.isFinite(rows, columns, Room<Real>(A).read());
  for (Index n = 0; n < A.size(); ++n) {
    for (const Real value : {Inf<Real>, -Inf<Real>, NaN<Real>}) {
      Matrix<Real> spoiled = A;
      spoiled.data()[n] = value;
      all = all && !kernels.isFinite(rows, columns, Room<Real>(spoiled).read());
    }
  }
  return all;
}

/// exp of these arguments, by the kernel.
template <class Real>
std::vector<Real> exponentials(const TileKernels<Real>& kernels, const std::vector<Real>& arguments) {
  Room<Real> target = vectorOf(arguments), zeros = vectorOf(std::vector<Real>(arguments.size(), 0)),
             sums = vectorOf(arguments);
  kernels.exponentiateColumns(1, static_cast<Index>(arguments.size()), target.block(), zeros.values(), sums.values());
  const Matrix<Real> found = target.matrix();
  return {found.data(), found.data() + found.size()};
}

/// The largest error in units of the last place of the exact value, denormals included; infinite where what should be 0
/// or inf is not.
template <class Real>
double largestError(const TileKernels<Real>& kernels, const std::vector<Real>& arguments) {
  const std::vector<Real> found = exponentials(kernels, arguments);
  double largest = 0;
  for (std::size_t n = 0; n < arguments.size(); ++n) {
    const long double exact = std::exp(static_cast<long double>(arguments[n]));
    const Real nearest = static_cast<Real>(exact);
    if (std::isinf(nearest)) {
      if (found[n] != nearest) return Inf<double>;
      continue;
    }
    const Real up = std::nextafter(nearest, Inf<Real>);
    const long double ulp = std::isinf(up) ? static_cast<long double>(nearest) - std::nextafter(nearest, Real{0})
                                           : static_cast<long double>(up) - nearest;
    largest = std::max(largest, static_cast<double>(std::abs(static_cast<long double>(found[n]) - exact) / ulp));
  }
  return largest;
}

template <class Real>
void checkExponential(const TileKernels<Real>& kernels) {
  // From below the smallest denormal to beyond the largest number, in steps that fall everywhere.
  const double low = sizeof(Real) == 4 ? -110 : -760, high = sizeof(Real) == 4 ? 95 : 720;
  std::vector<Real> arguments;
  for (int n = 0; n < 200'000; ++n) arguments.push_back(static_cast<Real>(low + (high - low) * n / 200'000.0));
  for (int n = 0; n < 20'000; ++n) arguments.push_back(static_cast<Real>(-1e-9 * std::pow(1.0011, n)));
  const double error = largestError(kernels, arguments);
  QVERIFY2(error <= 1.25, qPrintable(QString::number(error)));
  const std::vector<Real> found =
      exponentials<Real>(kernels, {0, -Real{0}, -Inf<Real>, Real(-1e30), Real(1000), Real(1e5), NaN<Real>});
  QVERIFY(found[0] == 1 && found[1] == 1);
  QVERIFY(found[2] == 0 && !std::signbit(found[2]) && found[3] == 0 && !std::signbit(found[3]));
  QVERIFY(found[4] == Inf<Real> && found[5] == Inf<Real> && std::isnan(found[6]));
}

template <class Real>
void checkAll(InstructionSet set) {
  const TileKernels<Real>& kernels = tileKernels<Real>(set);
  for (const Index rows : {1, 2, 5, 13, 64, 101}) {
    for (const Index columns : {1, 3, 16, 43, 64, 129}) {
      for (const Index depth : {1, 7, 64, 256, 300, 600}) QVERIFY(productsAgree<Real>(kernels, rows, columns, depth));
      QVERIFY(copiesAgree<Real>(kernels, rows, columns));
      QVERIFY(softmaxAgrees<Real>(kernels, rows, columns));
      QVERIFY(rowWorkAgrees<Real>(kernels, rows, columns));
    }
  }
  QVERIFY(softmaxAgrees<Real>(kernels, 3, 5000));
  QVERIFY(findsWhatIsNotFinite<Real>(kernels, 3, 37));
  checkExponential<Real>(kernels);
}

}  // namespace

class TestTileKernels : public QObject {
  Q_OBJECT

 private slots:
  void kernelsAgreeWithPlainLoops_data() {
    QTest::addColumn<int>("set");
    for (const InstructionSet set : availableInstructionSets()) {
      QTest::newRow(std::string(word(set)).c_str()) << static_cast<int>(set);
    }
  }
  void kernelsAgreeWithPlainLoops() {
    QFETCH(int, set);
    checkAll<float>(static_cast<InstructionSet>(set));
    checkAll<double>(static_cast<InstructionSet>(set));
  }

  /// A product that sums in one run would be off by more than runs of 256 may be: the bound means something.
  void longSumsAreTakenInRuns() {
    constexpr Index Depth = 1 << 18;
    const Matrix<float> ones = Matrix<float>::Constant(1, Depth, 0.1F);
    const Room<float> right(Matrix<float>::Ones(Depth, 1));
    for (const InstructionSet set : availableInstructionSets()) {
      Room<float> sum(Matrix<float>::Zero(1, 1));
      tileKernels<float>(set).product(1, 1, Depth, {ones.data(), Depth, 1}, right.read(), 1, sum.block());
      const double exact = static_cast<double>(Depth) * static_cast<double>(0.1F);
      QVERIFY(std::abs(sum.matrix()(0, 0) - exact) <= (256 + Depth / 256) * 0x1p-24 * exact);
    }
  }

  void oneOfTheAvailableSetsIsInUse() {
    const std::vector<InstructionSet>& available = availableInstructionSets();
    QVERIFY(available.front() == InstructionSet::Baseline);
    QVERIFY(std::find(available.begin(), available.end(), instructionSet()) != available.end());
    QVERIFY(std::is_sorted(available.begin(), available.end()));
  }
};

QTEST_APPLESS_MAIN(TestTileKernels)
#include "tst_tile_kernels.moc"
