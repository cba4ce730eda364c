// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/problem/document_lengths.h"
#include "app/views/problem/problem_texts.h"

using namespace tilewise;

class TestProblemTexts : public QObject {
  Q_OBJECT

 private slots:
  void settingsComeBackAsTheyWere();
  void everySettingComesBackAsItWas();
  void emptyFieldsMeanNone();
  void whatIsWrongTogetherIsNamedAtItsField_data();
  void whatIsWrongTogetherIsNamedAtItsField();
  void documentsAreLengths_data();
  void documentsAreLengths();
  void wrongLengthsAreRefused();
  void aBlockMaskFollowsTheTiles();
  void storageMeansFloat32();
  void numbersMayBeWrittenInGroups();
  void wrongNumbersAreNamed_data();
  void wrongNumbersAreNamed();
  void allWrongFieldsAreReportedAtOnce();
};

Q_DECLARE_METATYPE(tilewise::ProblemField)

void TestProblemTexts::settingsComeBackAsTheyWere() {
  ProblemSettings settings;
  settings.Tq = 48;
  settings.Tk = 160;
  settings.dk = 32;
  settings.dv = 16;
  settings.Br = 2048;  // blocks may exceed the sizes
  settings.Bc = 1;
  settings.causal = true;
  settings.alignment = Alignment::BottomRight;
  settings.scale = 0.1;
  settings.elementType = ElementType::Bf16;
  settings.precision = Precision::Float64;
  settings.inputKind = InputKind::Outliers;
  settings.seed = 18446744073709551615U;
  settings.device = "A100";
  ProblemReading reading = readProblem(textsOf(settings));
  QVERIFY(reading.isValid());
  QVERIFY(reading.settings == settings);
  settings.scale = -1.0 / 3;
  settings.sramBytes = 1;
  reading = readProblem(textsOf(settings));
  QVERIFY(reading.isValid());
  QVERIFY(reading.settings == settings);
  QVERIFY(readProblem(textsOf({})).settings == ProblemSettings{});
}

void TestProblemTexts::everySettingComesBackAsItWas() {
  ProblemSettings settings;
  settings.Tq = 30;
  settings.Tk = 40;
  settings.Br = settings.Bc = 10;
  settings.batch = 3;
  settings.heads = 8;
  settings.kvHeads = 2;
  settings.head = 17;
  settings.algorithm = Algorithm::FlashAttention1;
  settings.backward = true;
  settings.backwardOrder = BackwardOrder::QueryOuter;
  settings.shuffle = 18446744073709551615U;
  settings.window = {12, Window::Unbounded};
  std::vector<std::int64_t> queries(30, 7);
  queries[4] = -2;
  settings.documents = Documents(queries, std::vector<std::int64_t>(40, 7));
  settings.blockMask = bandedBlocks(3, 4, 1);
  settings.softCap = 30;
  settings.alibi = {0.5, 0.25, 0.125, 0.0625, 0.1, 1.0 / 3, 0, -1};
  settings.dropout = 0.1;
  settings.storage = Storage::Bf16;
  const ProblemReading reading = readProblem(textsOf(settings));
  QVERIFY(reading.isValid());
  QVERIFY(reading.settings == settings);
}

void TestProblemTexts::emptyFieldsMeanNone() {
  ProblemTexts texts = textsOf({});
  for (const ProblemField field :
       {ProblemField::KvHeads, ProblemField::WindowLeft, ProblemField::WindowRight, ProblemField::Documents,
        ProblemField::KeyDocuments, ProblemField::SoftCap, ProblemField::Alibi, ProblemField::Dropout}) {
    texts.written[field] = QStringLiteral("  ");
  }
  const ProblemReading reading = readProblem(texts);
  QVERIFY(reading.isValid());
  QVERIFY(reading.settings == ProblemSettings{});
}

void TestProblemTexts::whatIsWrongTogetherIsNamedAtItsField_data() {
  QTest::addColumn<tilewise::ProblemField>("written");
  QTest::addColumn<QString>("text");
  QTest::addColumn<tilewise::ProblemField>("field");
  QTest::addColumn<QString>("accepted");
  QTest::newRow("heads that are not divided")
      << ProblemField::KvHeads << "3" << ProblemField::KvHeads << "a number that divides the 8 heads";
  QTest::newRow("a head that is not there") << ProblemField::Head << "8" << ProblemField::Head << "0 to 7";
  QTest::newRow("slopes for other heads")
      << ProblemField::Alibi << "0.5, 0.25" << ProblemField::Alibi << "one slope, or one for each of 8 heads";
  QTest::newRow("documents too short") << ProblemField::Documents << "500, 500" << ProblemField::Documents
                                       << "lengths of 1 or more that add up to 1,024";
  QTest::newRow("documents of keys alone")
      << ProblemField::KeyDocuments << "1024" << ProblemField::Documents << "lengths such as 30, 50, 20";
}

void TestProblemTexts::whatIsWrongTogetherIsNamedAtItsField() {
  QFETCH(tilewise::ProblemField, written);
  QFETCH(QString, text);
  QFETCH(tilewise::ProblemField, field);
  QFETCH(QString, accepted);
  ProblemTexts texts = textsOf({});
  texts.written[ProblemField::Heads] = QStringLiteral("8");
  texts.written[written] = text;
  const ProblemReading reading = readProblem(texts);
  QCOMPARE(reading.errors.size(), std::size_t(1));
  QVERIFY(reading.errors.contains(field));
  QCOMPARE(QString::fromStdString(reading.errors.at(field).accepted), accepted);
}

void TestProblemTexts::documentsAreLengths_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QList<qint64>>("labels");
  QTest::addColumn<QString>("canonical");
  using Labels = QList<qint64>;
  QTest::newRow("one after the other") << "2, 1, 3" << Labels{0, 0, 1, 2, 2, 2} << "2, 1, 3";
  QTest::newRow("spaces and semicolons") << "2;1  3" << Labels{0, 0, 1, 2, 2, 2} << "2, 1, 3";
  QTest::newRow("one") << "6" << Labels{0, 0, 0, 0, 0, 0} << "6";
  QTest::newRow("labels of one's own") << "2:5, 4:9" << Labels{5, 5, 9, 9, 9, 9} << "2:5, 4:9";
  QTest::newRow("one document in two runs") << "1:0, 4, 1:0" << Labels{0, 1, 1, 1, 1, 0} << "1:0, 4:1, 1:0";
}

void TestProblemTexts::documentsAreLengths() {
  QFETCH(QString, text);
  QFETCH(QList<qint64>, labels);
  QFETCH(QString, canonical);
  const auto read = labelsOfLengths(text, 6);
  QVERIFY(read.has_value());
  QVERIFY(*read == std::vector<std::int64_t>(labels.begin(), labels.end()));
  QCOMPARE(lengthsText(*read), canonical);
  QVERIFY(*labelsOfLengths(canonical, 6) == *read);
}

void TestProblemTexts::wrongLengthsAreRefused() {
  QCOMPARE(labelsOfLengths(QStringLiteral("3, x"), 6).error().code, ErrorCode::NotANumber);
  QCOMPARE(labelsOfLengths(QStringLiteral("6, 0"), 6).error().code, ErrorCode::OutOfRange);
  QCOMPARE(labelsOfLengths(QStringLiteral("99999999999999999999"), 6).error().code, ErrorCode::NotANumber);
  QCOMPARE(labelsOfLengths(QStringLiteral("5"), 6).error().value, std::string("a sum of 5"));
}

void TestProblemTexts::aBlockMaskFollowsTheTiles() {
  ProblemSettings settings;
  settings.blockMask = bandedBlocks(8, 16, 1);
  ProblemTexts texts = textsOf(settings);
  texts.written[ProblemField::Br] = QStringLiteral("64");
  const ProblemReading reading = readProblem(texts);
  QVERIFY(reading.isValid());
  QVERIFY(*reading.settings.blockMask == resampled(*settings.blockMask, 16, 16));
  texts.written[ProblemField::Br] = texts.written[ProblemField::Bc] = QStringLiteral("1");
  texts.written[ProblemField::Tq] = texts.written[ProblemField::Tk] = QStringLiteral("1048576");
  QVERIFY(!readProblem(texts).settings.blockMask);  // a mask of 2^40 tiles is not even tried
}

void TestProblemTexts::storageMeansFloat32() {
  ProblemTexts texts = textsOf({});
  texts.precision = Precision::Float64;
  texts.storage = Storage::Fp16;
  QCOMPARE(readProblem(texts).settings.precision, Precision::Float32);
  texts.storage = Storage::None;
  QCOMPARE(readProblem(texts).settings.precision, Precision::Float64);
}

void TestProblemTexts::numbersMayBeWrittenInGroups() {
  ProblemTexts texts = textsOf({});
  texts.written[ProblemField::Tq] = QStringLiteral(" 1,024 ");
  texts.written[ProblemField::Tk] = QStringLiteral("65 536");
  const ProblemReading reading = readProblem(texts);
  QVERIFY(reading.isValid());
  QCOMPARE(reading.settings.Tq, 1024);
  QCOMPARE(reading.settings.Tk, 65536);
}

void TestProblemTexts::wrongNumbersAreNamed_data() {
  QTest::addColumn<tilewise::ProblemField>("field");
  QTest::addColumn<QString>("written");
  QTest::addColumn<int>("code");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("accepted");
  const int range = int(ErrorCode::OutOfRange);
  const int number = int(ErrorCode::NotANumber);
  const QString tokens = QStringLiteral("1 to 1,048,576");
  QTest::newRow("no rows") << ProblemField::Br << "0" << range << "--br" << tokens;
  QTest::newRow("negative") << ProblemField::Bc << "-64" << range << "--bc" << tokens;
  QTest::newRow("real minus") << ProblemField::Bc << QStringLiteral("−64") << range << "--bc" << tokens;
  QTest::newRow("one too many") << ProblemField::Tq << "1048577" << range << "--tq" << tokens;
  QTest::newRow("beyond 64 bits") << ProblemField::Tk << "99999999999999999999" << range << "--tk" << tokens;
  QTest::newRow("too wide") << ProblemField::dk << "4097" << range << "--dk" << QStringLiteral("1 to 4,096");
  QTest::newRow("empty") << ProblemField::dv << "" << number << "--dv" << QStringLiteral("1 to 4,096");
  QTest::newRow("letters") << ProblemField::Tq << "12x" << number << "--tq" << tokens;
  QTest::newRow("fraction") << ProblemField::Tq << "1.5" << number << "--tq" << tokens;
  QTest::newRow("scale of letters") << ProblemField::Scale << "x" << number << "--scale"
                                    << "a finite number";
  QTest::newRow("scale not finite") << ProblemField::Scale << "inf" << range << "--scale"
                                    << "a finite number";
  QTest::newRow("seed of letters") << ProblemField::Seed << "one" << number << "--seed"
                                   << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("negative seed") << ProblemField::Seed << "-1" << range << "--seed"
                                 << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("seed beyond 64 bits") << ProblemField::Seed << "18446744073709551616" << range << "--seed"
                                       << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("no heads") << ProblemField::Heads << "0" << range << "--heads" << QStringLiteral("1 to 65,536");
  QTest::newRow("head below the first") << ProblemField::Head << "-1" << range << "--head"
                                        << QStringLiteral("0 to 65,535");
  QTest::newRow("window below none") << ProblemField::WindowLeft << "-2" << range << "--window"
                                     << QStringLiteral("-1 to 1,048,576");
  QTest::newRow("window of letters") << ProblemField::WindowRight << "all" << number << "--window"
                                     << QStringLiteral("-1 to 1,048,576");
  QTest::newRow("negative cap") << ProblemField::SoftCap << "-1" << range << "--softcap"
                                << QStringLiteral("a finite number above 0, or 0 for none");
  QTest::newRow("all dropped") << ProblemField::Dropout << "1" << range << "--dropout"
                               << QStringLiteral("0 or more, below 1");
  QTest::newRow("slope of letters") << ProblemField::Alibi << "x" << number << "--alibi"
                                    << QStringLiteral("slopes such as 0.5, 0.25");
  QTest::newRow("slope not finite") << ProblemField::Alibi << "inf" << range << "--alibi"
                                    << QStringLiteral("finite slopes");
  QTest::newRow("negative seed of the order")
      << ProblemField::Shuffle << "-1" << range << "--shuffle" << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("no memory") << ProblemField::Sram << "0" << range << "--sram"
                             << "1 byte or more";
}

void TestProblemTexts::wrongNumbersAreNamed() {
  QFETCH(tilewise::ProblemField, field);
  QFETCH(QString, written);
  QFETCH(int, code);
  QFETCH(QString, place);
  QFETCH(QString, accepted);
  ProblemTexts texts = textsOf({});
  texts.written[field] = written;
  const ProblemReading reading = readProblem(texts);
  QCOMPARE(reading.errors.size(), std::size_t(1));
  const Error& error = reading.errors.at(field);
  QCOMPARE(int(error.code), code);
  QCOMPARE(QString::fromStdString(error.place), place);
  QCOMPARE(QString::fromStdString(error.value), written);
  QCOMPARE(QString::fromStdString(error.accepted), accepted);
}

void TestProblemTexts::allWrongFieldsAreReportedAtOnce() {
  ProblemTexts texts = textsOf({});
  for (auto& [field, text] : texts.written) text = QStringLiteral("?");
  const ProblemReading reading = readProblem(texts);
  QVERIFY(!reading.isValid());
  QCOMPARE(reading.errors.size(), texts.written.size());
}

QTEST_APPLESS_MAIN(TestProblemTexts)
#include "tst_problem_texts.moc"
