// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "app/session/error_text.h"

using namespace tilewise;

class TestErrorText : public QObject {
  Q_OBJECT

 private slots:
  void everyCodeHasAFullSentence_data();
  void everyCodeHasAFullSentence();
  void noTwoCodesSayTheSame();
  void valuesThatLookLikePlaceholdersStay();
  void anOptionIsCalledByItsMeaning();
};

namespace {

constexpr ErrorCode Last = ErrorCode::DeviceFailed;

}  // namespace

void TestErrorText::everyCodeHasAFullSentence_data() {
  QTest::addColumn<int>("code");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("accepted");
  QTest::addColumn<QString>("expected");
  const auto row = [](ErrorCode code, const char* place, const char* value, const char* accepted,
                      const char* expected) {
    QTest::addRow("%s %s", std::string(name(code)).c_str(), value)
        << int(code) << QString::fromUtf8(place) << QString::fromUtf8(value) << QString::fromUtf8(accepted)
        << QString::fromUtf8(expected);
  };
  row(ErrorCode::OutOfRange, "--br", "0", "1 to 1,048,576",
      "The row count of a query block cannot be 0; accepted: 1 to 1,048,576.");
  row(ErrorCode::NotANumber, "--tq", "12x", "1 to 1,048,576",
      "The number of queries needs a number, which “12x” is not; accepted: 1 to 1,048,576.");
  row(ErrorCode::NotANumber, "--tq", "", "1 to 1,048,576",
      "The number of queries needs a number; accepted: 1 to 1,048,576.");
  row(ErrorCode::UnknownName, "--device", "B999", "H100, H200",
      "The device cannot be “B999”, which is not a known name; accepted: H100, H200.");
  row(ErrorCode::Conflict, "--device", "--sram", "one of the two",
      "The device cannot be combined with --sram; accepted: one of the two.");
  row(ErrorCode::Missing, "--v", "", "", "The file of V must be given.");
  row(ErrorCode::NotAvailable, "running", "fa1", "fa2, standard",
      "The engine does not know “fa1” in this version; accepted: fa2, standard.");
  row(ErrorCode::NotAvailable, "running", "", "", "The engine is not available in this version.");
  row(ErrorCode::TooLarge, "/home/a/big.npz: q", "5 bytes", "at most 4 GiB",
      "“big.npz: q” is too large with 5 bytes; accepted: at most 4 GiB.");
  row(ErrorCode::TooLarge, "the run", "", "", "The run is too large.");
  row(ErrorCode::FileNotFound, "/home/a/q.npy", "", "", "“q.npy” does not exist or is not a file.");
  row(ErrorCode::FileUnreadable, "q.npy", "Permission denied", "", "“q.npy” cannot be read (Permission denied).");
  row(ErrorCode::FileEmpty, "q.npy", "", "an .npy file", "“q.npy” is empty; accepted: an .npy file.");
  row(ErrorCode::FileFormat, "q.npy", "the beginning of the file", "an .npy file",
      "“q.npy” has the wrong format (the beginning of the file); accepted: an .npy file.");
  row(ErrorCode::FileTruncated, "q.npy", "the data", "64 bytes",
      "“q.npy” ends too early (the data); accepted: 64 bytes.");
  row(ErrorCode::ElementType, "q.npy", "'|O'", "float16, float32 or float64",
      "“q.npy” holds elements of the type '|O', which cannot be read; accepted: float16, float32 or float64.");
  row(ErrorCode::Rank, "q.npy", "(2, 3, 4)", "rows x width",
      "“q.npy” has the shape (2, 3, 4), which is not a matrix; accepted: rows x width.");
  row(ErrorCode::Shape, "k.npy", "(8, 5)", "width 4, as q (8, 4)",
      "“k.npy” has the shape (8, 5), which does not fit; accepted: width 4, as q (8, 4).");
  row(ErrorCode::EntryMissing, "heads.npz: v", "", "q, k and v", "“heads.npz: v” is missing; accepted: q, k and v.");
  row(ErrorCode::FileExists, "O.npy", "", "", "“O.npy” exists already and was left as it is.");
  row(ErrorCode::FileUnwritable, "O.npy", "No space left on device", "",
      "“O.npy” cannot be written (No space left on device).");
  row(ErrorCode::Cancelled, "the run", "", "", "The run was cancelled.");
  row(ErrorCode::OutOfMemory, "the check", "", "", "The check against float64 needs more memory than there is.");
  row(ErrorCode::MachineLacks, "the NVIDIA driver", "libcuda.so.1: no such file", "",
      "The NVIDIA driver is not on this machine (libcuda.so.1: no such file).");
  row(ErrorCode::CompileFailed, "the kernel", "line 3", "", "“the kernel” was refused by the compiler: line 3.");
  row(ErrorCode::DeviceFailed, "cuMemAlloc", "CUDA_ERROR_OUT_OF_MEMORY", "",
      "“cuMemAlloc” failed on the device (CUDA_ERROR_OUT_OF_MEMORY).");
}

void TestErrorText::everyCodeHasAFullSentence() {
  QFETCH(int, code);
  QFETCH(QString, place);
  QFETCH(QString, value);
  QFETCH(QString, accepted);
  QFETCH(QString, expected);
  QCOMPARE(sentence({ErrorCode(code), place.toStdString(), value.toStdString(), accepted.toStdString()}), expected);
}

void TestErrorText::noTwoCodesSayTheSame() {
  std::set<QString> seen;
  for (int code = 0; code <= int(Last); ++code) {
    const QString text = sentence({ErrorCode(code), "place", "value", "accepted"});
    QVERIFY2(text.contains(u"place") && text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
    QVERIFY2(seen.insert(text).second, qPrintable(text));
  }
}

void TestErrorText::valuesThatLookLikePlaceholdersStay() {
  QCOMPARE(sentence({ErrorCode::OutOfRange, "a%2b", "%1", "%1 and %2"}),
           QStringLiteral("“a%2b” cannot be %1; accepted: %1 and %2."));
  QCOMPARE(sentence({ErrorCode::FileEmpty, "a%2b", "", "%1"}), QStringLiteral("“a%2b” is empty; accepted: %1."));
}

void TestErrorText::anOptionIsCalledByItsMeaning() {
  for (const char* option : {"--tq",        "--tk",
                             "--dk",        "--dv",
                             "--br",        "--bc",
                             "--scale",     "--sram",
                             "--device",    "--batch",
                             "--heads",     "--kv-heads",
                             "--head",      "--window",
                             "--documents", "--block-mask",
                             "--softcap",   "--alibi",
                             "--dropout",   "--storage",
                             "--shuffle",   "--backward-order",
                             "--do"}) {
    const QString text = sentence({ErrorCode::OutOfRange, option, "0", ""});
    QVERIFY2(!text.contains(QLatin1StringView("--")), qPrintable(text));
    QVERIFY2(text.startsWith(optionMeaning(QLatin1StringView(option))), qPrintable(text));
  }
}

QTEST_APPLESS_MAIN(TestErrorText)
#include "tst_error_text.moc"
