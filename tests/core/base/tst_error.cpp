// SPDX-License-Identifier: MIT
#include "core/base/error.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tilewise;

namespace {

/// All codes: up to the first number that has no name.
std::vector<ErrorCode> allCodes() {
  std::vector<ErrorCode> codes;
  for (std::uint8_t number = 0; name(static_cast<ErrorCode>(number)) != "unknown"; ++number) {
    codes.push_back(static_cast<ErrorCode>(number));
  }
  return codes;
}

QString lineOf(const Error& error) { return QString::fromStdString(describe(error)); }

}  // namespace

class TestError : public QObject {
  Q_OBJECT

 private slots:
  void everyCodeHasANameOfItsOwn() {
    const auto codes = allCodes();
    QVERIFY(codes.back() >= ErrorCode::OutOfMemory);
    std::set<std::string_view> names;
    for (const ErrorCode code : codes) {
      const std::string_view each = name(code);
      QVERIFY2(names.insert(each).second, each.data());
      QVERIFY2(std::all_of(each.begin(), each.end(), [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); }),
               each.data());
    }
  }

  void theLineNamesPlaceValueAndAccepted_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QStringList>("parts");  // place, value, accepted
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, ErrorCode code, const QStringList& parts, const char* line) {
      QTest::newRow(title) << static_cast<int>(code) << parts << QString::fromUtf8(line);
    };
    row("all parts", ErrorCode::OutOfRange, {"--br", "0", "1 to 1,048,576"},
        "--br: 0 is out of range; accepted: 1 to 1,048,576");
    row("nothing accepted", ErrorCode::OutOfRange, {"--br", "0", ""}, "--br: 0 is out of range");
    row("no value", ErrorCode::Missing, {"--v", "", "--q, --k and --v together"},
        "--v: is missing; accepted: --q, --k and --v together");
    row("no place", ErrorCode::UnknownName, {"", "x", ""}, "x is not known");
    row("a clause of its own, with a reason", ErrorCode::FileUnreadable, {"q.npy", "Permission denied", ""},
        "q.npy: the file cannot be read (Permission denied)");
    row("a clause of its own", ErrorCode::FileEmpty, {"q.npy", "", ""}, "q.npy: the file is empty");
    row("two settings", ErrorCode::Conflict, {"--device", "--sram 5", "one of the two"},
        "--device: cannot be combined with --sram 5; accepted: one of the two");
    row("a conflict of one", ErrorCode::Conflict, {"--device", "", ""}, "--device: cannot be combined");
  }
  void theLineNamesPlaceValueAndAccepted() {
    QFETCH(int, code);
    QFETCH(QStringList, parts);
    QFETCH(QString, line);
    QCOMPARE(
        lineOf({static_cast<ErrorCode>(code), parts[0].toStdString(), parts[1].toStdString(), parts[2].toStdString()}),
        line);
  }

  void everyCodeSaysSomethingElse() {
    std::set<QString> lines;
    for (const ErrorCode code : allCodes()) {
      const QString line = lineOf({code, "PLACE", "VALUE", "ACCEPTED"});
      QVERIFY2(line.startsWith("PLACE: ") && line.contains("VALUE") && line.endsWith("; accepted: ACCEPTED"),
               qPrintable(line));
      QVERIFY2(!line.contains('\n'), qPrintable(line));
      QVERIFY2(lines.insert(line).second, qPrintable(line));
    }
  }
};

QTEST_APPLESS_MAIN(TestError)
#include "tst_error.moc"
