// SPDX-License-Identifier: MIT
#include "core/problem/storage_format.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace tilewise;

namespace {

constexpr float Inf = std::numeric_limits<float>::infinity();

struct Format {
  Storage storage;
  int digits;    ///< bits after the leading one
  int smallest;  ///< exponent of the smallest normal number
};
constexpr Format Formats[] = {{Storage::Fp16, 10, -14}, {Storage::Bf16, 7, -126}, {Storage::Fp8, 3, -6}};

}  // namespace

class TestStorageFormat : public QObject {
  Q_OBJECT

 private slots:
  void knownRoundings_data() {
    QTest::addColumn<int>("storage");
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("wanted");
    const auto row = [](Storage storage, const char* title, float x, float wanted) {
      QTest::addRow("%s: %s", word(storage).data(), title) << static_cast<int>(storage) << x << wanted;
    };
    row(Storage::None, "as it is", 0x1.234567p0F, 0x1.234568p0F);  // what float32 makes of it
    row(Storage::Fp16, "exact", 0x1.ffcp15F, 65504.0F);
    row(Storage::Fp16, "tie to even, down", 1 + 0x1p-11F, 1.0F);
    row(Storage::Fp16, "tie to even, up", 1 + 3 * 0x1p-11F, 1 + 0x1p-9F);
    row(Storage::Fp16, "above the tie", 1 + 0x1.01p-11F, 1 + 0x1p-10F);
    row(Storage::Fp16, "last that is finite", 65519.0F, 65504.0F);
    row(Storage::Fp16, "overflow", 65520.0F, Inf);
    row(Storage::Fp16, "negative overflow", -70000.0F, -Inf);
    row(Storage::Fp16, "smallest", 0x1p-24F, 0x1p-24F);
    row(Storage::Fp16, "half of the smallest", 0x1p-25F, 0.0F);
    row(Storage::Bf16, "tie to even, down", 1 + 0x1p-8F, 1.0F);
    row(Storage::Bf16, "tie to even, up", 1 + 3 * 0x1p-8F, 1 + 0x1p-6F);
    row(Storage::Bf16, "large", 0x1.fep127F, 0x1.fep127F);
    row(Storage::Bf16, "overflow", 0x1.fffffep127F, Inf);
    row(Storage::Fp8, "tie to even, down", 1 + 0x1p-4F, 1.0F);
    row(Storage::Fp8, "tie to even, up", 1 + 3 * 0x1p-4F, 1.25F);
    row(Storage::Fp8, "next binade", 15.9F, 16.0F);
    row(Storage::Fp8, "largest", 448.0F, 448.0F);
    row(Storage::Fp8, "saturated", 1e9F, 448.0F);
    row(Storage::Fp8, "saturated below", -Inf, -448.0F);
    row(Storage::Fp8, "smallest normal", 0x1p-6F, 0x1p-6F);
    row(Storage::Fp8, "smallest", 0x1p-9F, 0x1p-9F);
    row(Storage::Fp8, "half of the smallest", 0x1p-10F, 0.0F);
    row(Storage::Fp8, "more than half of it", 0x1.1p-10F, 0x1p-9F);
    row(Storage::Fp8, "zero", 0.0F, 0.0F);
  }
  void knownRoundings() {
    QFETCH(int, storage);
    QFETCH(float, x);
    QFETCH(float, wanted);
    const float found = rounded(static_cast<Storage>(storage), x);
    QVERIFY2(found == wanted, qPrintable(QString::number(found)));
  }

  void nanStaysNan() {
    for (const Format& format : Formats) {
      QVERIFY(std::isnan(rounded(format.storage, std::numeric_limits<float>::quiet_NaN())));
    }
  }

  /// Numbers from 2^-30 to 2^8: off by half a unit of the last place at most, not changed by a second rounding, and in
  /// the order in which they were.
  void roundsToTheNearest() {
    for (const Format& format : Formats) {
      float before = 0;
      for (float x = 0x1p-30F; x < 256; x *= 1.001F) {
        const float found = rounded(format.storage, x);
        const int exponent = std::max(std::ilogb(x), format.smallest);
        QVERIFY2(std::abs(found - x) <= std::ldexp(0.5F, exponent - format.digits), word(format.storage).data());
        QVERIFY2(rounded(format.storage, found) == found && rounded(format.storage, -x) == -found,
                 word(format.storage).data());
        QVERIFY2(found >= before, word(format.storage).data());
        before = found;
      }
    }
  }

  void arraysAreRoundedInFloat32Only() {
    Matrix<float> narrow = Matrix<float>::Constant(2, 3, 1.03F);
    Matrix<double> wide = Matrix<double>::Constant(2, 3, 1.03);
    roundAll<float>(Storage::None, narrow);
    QVERIFY((narrow.array() == 1.03F).all());
    roundAll<float>(Storage::Fp8, narrow.topRows(1));
    QVERIFY((narrow.row(0).array() == 1.0F).all() && (narrow.row(1).array() == 1.03F).all());
    roundAll<double>(Storage::Fp8, wide);
    QVERIFY((wide.array() == 1.03).all());
  }
};

QTEST_APPLESS_MAIN(TestStorageFormat)
#include "tst_storage_format.moc"
