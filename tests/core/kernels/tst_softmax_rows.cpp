// SPDX-License-Identifier: MIT
#include "core/kernels/softmax_rows.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace tilewise;

namespace {

template <class Real>
constexpr Real Inf = std::numeric_limits<Real>::infinity();
template <class Real>
constexpr Real NaN = std::numeric_limits<Real>::quiet_NaN();

template <class Real>
Real maximum(std::vector<Real> scores, Real soFar) {
  return rowMaximum<Real>(scores, soFar);
}

template <class Real>
std::vector<Real> exponentials(std::vector<Real> scores, Real m) {
  exponentiateRow<Real>(scores, m);
  return scores;
}

template <class Real>
void checkMaximum() {
  QVERIFY(maximum<Real>({1, 3, 2}, -Inf<Real>) == 3);
  QVERIFY(maximum<Real>({1, 3, 2}, 5) == 5);
  QVERIFY(maximum<Real>({}, 5) == 5);
  QVERIFY(maximum<Real>({-Inf<Real>, -Inf<Real>}, -Inf<Real>) == -Inf<Real>);
  QVERIFY(maximum<Real>({-Inf<Real>, -4}, -Inf<Real>) == -4);
  QVERIFY(maximum<Real>({1, Inf<Real>}, 0) == Inf<Real>);
  // NaN wins wherever it stands, and stays.
  QVERIFY(std::isnan(maximum<Real>({NaN<Real>, 1, 2}, 0)));
  QVERIFY(std::isnan(maximum<Real>({1, NaN<Real>, 2}, 0)));
  QVERIFY(std::isnan(maximum<Real>({1, 2, NaN<Real>}, Inf<Real>)));
  QVERIFY(std::isnan(maximum<Real>({1, 2}, NaN<Real>)));
}

template <class Real>
void checkExponentials() {
  const std::vector<Real> usual = exponentials<Real>({2, 1, -Inf<Real>}, 2);
  QVERIFY(usual[0] == 1);
  QVERIFY(usual[2] == 0 && !std::signbit(usual[2]));
  QVERIFY(usual[1] == std::exp(Real{-1}));
  // Nothing seen yet: no -inf - (-inf).
  for (const Real each : exponentials<Real>({-Inf<Real>, -Inf<Real>}, -Inf<Real>)) QVERIFY(each == 0);
  QVERIFY(std::isnan(exponentials<Real>({NaN<Real>}, 1)[0]));
  QVERIFY(std::isnan(exponentials<Real>({1}, NaN<Real>)[0]));
  QVERIFY(std::isnan(exponentials<Real>({Inf<Real>, 1}, Inf<Real>)[0]));
  QVERIFY(exponentials<Real>({Inf<Real>, 1}, Inf<Real>)[1] == 0);
  // Scores that overflow without the maximum taken off, and differences that underflow.
  QVERIFY(exponentials<Real>({Real{1e4}}, Real{1e4})[0] == 1);
  QVERIFY(exponentials<Real>({Real{-1e4}}, Real{1e4})[0] == 0);
}

template <class Real>
void checkExponentialAccuracy() {
  for (int n = 0; n < 2000; ++n) {
    const Real s = -static_cast<Real>(n) / 25;  // 0 to -80
    const long double exact = std::exp(static_cast<long double>(s));
    const long double found = exponentials<Real>({s}, 0)[0];
    QVERIFY(std::abs(found - exact) <= exact * std::numeric_limits<Real>::epsilon());
  }
}

template <class Real>
void checkFactor() {
  QVERIFY(rescaleFactor<Real>(-Inf<Real>, 3) == 0);
  QVERIFY(rescaleFactor<Real>(-Inf<Real>, -Inf<Real>) == 0);
  QVERIFY(rescaleFactor<Real>(3, 3) == 1);
  QVERIFY(rescaleFactor<Real>(2, 3) == std::exp(Real{-1}));
  QVERIFY(rescaleFactor<Real>(-2000, 3) == 0);
  QVERIFY(rescaleFactor<Real>(2, Inf<Real>) == 0);
  QVERIFY(std::isnan(rescaleFactor<Real>(2, NaN<Real>)));
  QVERIFY(std::isnan(rescaleFactor<Real>(NaN<Real>, NaN<Real>)));
}

/// n equal weights w: the sum of n - 1 equal additions one after the other would be off by up to n roundings.
template <class Real>
bool sumIsWithinItsBound(std::size_t n, Real w) {
  const std::vector<Real> weights(n, w);
  const long double exact = static_cast<long double>(n) * w;
  const long double roundings = 128 + static_cast<long double>(n) / 128 + 1;
  const long double bound = roundings * std::numeric_limits<Real>::epsilon() / 2 * exact;
  return std::abs(rowSum<Real>(weights) - exact) <= bound;
}

}  // namespace

class TestSoftmaxRows : public QObject {
  Q_OBJECT

 private slots:
  void theMaximumKnowsNaNAndInfinity() {
    checkMaximum<float>();
    checkMaximum<double>();
  }

  void maskedScoresWeighExactlyNothing() {
    checkExponentials<float>();
    checkExponentials<double>();
  }

  void exponentialsAreCorrectToAnUlp() {
    checkExponentialAccuracy<float>();
    checkExponentialAccuracy<double>();
  }

  void factorsLieFromZeroToOne() {
    checkFactor<float>();
    checkFactor<double>();
    for (int n = 0; n < 1000; ++n) {
      const float f = rescaleFactor<float>(-static_cast<float>(n) / 8, 0.0F);
      QVERIFY(f >= 0.0F && f <= 1.0F);
    }
  }

  void sumsStayWithinTheirBound() {
    for (const std::size_t n : {1U, 2U, 127U, 128U, 129U, 1000U, 65536U, 1048576U}) {
      QVERIFY(sumIsWithinItsBound<float>(n, 0.1F));
      QVERIFY(sumIsWithinItsBound<float>(n, 0.3F));
      QVERIFY(sumIsWithinItsBound<double>(n, 0.1));
    }
    QVERIFY(rowSum<float>({}) == 0.0F);
    const std::vector<double> spoiled{1, NaN<double>, 2};
    QVERIFY(std::isnan(rowSum<double>(spoiled)));
  }

  /// With a row of ones a dot product is the sum of the other, to the bit; and it is that of the pairs.
  void dotProductsAreSumsOfProducts() {
    std::vector<float> a(1000), ones(1000, 1.0F);
    for (std::size_t n = 0; n < a.size(); ++n) a[n] = static_cast<float>(n % 7) - 0.1F;
    QVERIFY(rowDot<float>(a, ones) == rowSum<float>(a) && rowDot<float>(ones, a) == rowSum<float>(a));
    const std::vector<double> x{1, -2, 3}, y{4, 0.5, -6};
    QVERIFY(rowDot<double>(x, y) == 4.0 - 1.0 - 18.0);
    QVERIFY(rowDot<double>({}, {}) == 0.0);
  }

  /// The bound means something: one addition after the other breaks it.
  void aSingleRunOfAdditionsWouldBreakTheBound() {
    const long double exact = 1048576.0L * 0.1F;
    float sum = 0;
    for (int n = 0; n < 1048576; ++n) sum += 0.1F;
    QVERIFY(std::abs(static_cast<long double>(sum) - exact) > (128 + 8192 + 1) * 0x1p-24L * exact);
  }
};

QTEST_APPLESS_MAIN(TestSoftmaxRows)
#include "tst_softmax_rows.moc"
