// SPDX-License-Identifier: GPL-3.0-or-later
// What columns and sentence of a comparison say, on the causal lesson: T = 1,024, d = 64, blocks of 128 x 64, fp16.
#include <QTest>

#include "app/views/compare/agreement_text.h"
#include "app/views/compare/compare_choice.h"
#include "app/views/compare/compare_sentence.h"
#include "app/views/compare/pass_names.h"
#include "app/views/compare/pass_texts.h"
#include "app/views/compare/second_panel.h"
#include "app/views/compare/tensor_bytes.h"
#include "app/views/look/maths_text.h"

using namespace tilewise;

namespace {

ProblemSettings lesson(bool backward) {
  ProblemSettings settings;
  settings.causal = true;
  settings.backward = backward;
  return settings;
}

ComparedPass passOf(ProblemSettings settings, Algorithm algorithm,
                    BackwardOrder order = BackwardOrder::FlashAttention2) {
  settings.algorithm = algorithm;
  settings.backwardOrder = order;
  const Problem problem = *Problem::make(settings);
  return ComparedPass(std::make_shared<const Trace>(problem, problem.lastPass()));
}

Comparison lessonRace() {
  return Comparison({passOf(lesson(false), Algorithm::Standard), passOf(lesson(false), Algorithm::FlashAttention1),
                     passOf(lesson(false), Algorithm::FlashAttention2)});
}

const QStringList Names{QStringLiteral("standard attention"), QStringLiteral("FA-1"), QStringLiteral("FA-2")};

QString plain(const QString& markup) { return MathText::parse(markup).plain().replace(u'\u00A0', u' '); }

}  // namespace

class CompareTextsTest : public QObject {
  Q_OBJECT

 private slots:
  void statesOfTheRace();
  void sentenceOfTheRace_data();
  void sentenceOfTheRace();
  void sentencesAreShort();
  void everyPositionHasAState_data();
  void everyPositionHasAState();
  void traversalsTellWhyFa1MovesMore();
  void bytesByTensorAreAllBytes();
  void theMaskSavesStandardAttentionNothing();
  void choicesOfBothPasses();
  void configurationsAreNamedByWhatTheyDifferIn();
  void aSecondConfigurationKeepsTheInputs();
};

void CompareTextsTest::statesOfTheRace() {
  Comparison race = lessonRace();
  race.setMark(1'445'888);
  const auto textOf = [&race](std::size_t n) { return plain(passState(race.passes()[n], race.position(n)).text); };
  QCOMPARE(textOf(0), QStringLiteral("Pass 1 of 3, writing S: 75 of 128 tiles"));
  QCOMPARE(textOf(1), QStringLiteral("Tile (4, 3): about to store O4"));
  QCOMPARE(textOf(2), QStringLiteral("Finished"));
  QVERIFY(passState(race.passes()[2], race.position(2)).kind == PassState::Kind::Finished);
  QVERIFY(passState(race.passes()[2], 0).kind == PassState::Kind::NotBegun);
}

void CompareTextsTest::sentenceOfTheRace_data() {
  QTest::addColumn<int>("by");
  QTest::addColumn<qint64>("mark");
  QTest::addColumn<QString>("tag");
  QTest::addColumn<QString>("text");
  const auto bytes = static_cast<int>(AlignBy::Bytes);
  QTest::newRow("begin") << bytes << qint64{0} << "Start"
                         << "Press Right or Space to begin.";
  QTest::newRow("FA-2 finishes") << bytes << qint64{1'445'888} << "Race"
                                 << "With 1,445,888 bytes moved, FA-2 has finished; FA-1 has done 26 of 72 tiles, and "
                                    "standard attention has written 75 of the 128 tiles of S.";
  QTest::newRow("FA-1 finishes") << bytes << qint64{3'948'544} << "Race"
                                 << "With 3,948,544 bytes moved, FA-1 and FA-2 have finished; standard attention has "
                                    "written 48 of the 128 tiles of P.";
  QTest::newRow("end") << bytes << qint64{8'912'896} << "End"
                       << "FA-2 moved 1,445,888 bytes, FA-1 2.73 × and standard attention 6.16 × as many.";
  QTest::newRow("by tile") << static_cast<int>(AlignBy::Tile) << qint64{26} << "Tile"
                           << "After 26 tiles, FA-2 has moved 575,488 bytes, FA-1 has moved 1,396,736 bytes, and "
                              "standard attention has moved 589,824 bytes.";
}

void CompareTextsTest::sentenceOfTheRace() {
  QFETCH(int, by);
  QFETCH(qint64, mark);
  QFETCH(QString, tag);
  QFETCH(QString, text);
  Comparison race = lessonRace();
  race.align(static_cast<AlignBy>(by));
  race.setMark(mark);
  const Sentence sentence = compareSentence(race, Names);
  QCOMPARE(sentence.tag, tag);
  QCOMPARE(sentence.plain().replace(u'\u00A0', u' '), text);
}

void CompareTextsTest::sentencesAreShort() {
  for (const AlignBy by : {AlignBy::Step, AlignBy::Tile, AlignBy::Bytes}) {
    Comparison race = lessonRace();
    race.align(by);
    for (int n = 0; n <= 200; ++n) {
      race.setMark(race.end() * n / 200);
      const Sentence sentence = compareSentence(race, Names);
      QVERIFY2(sentence.plain().size() <= LongestSentence, qPrintable(sentence.plain()));
      QVERIFY(compareTags().contains(sentence.tag));
    }
  }
}

void CompareTextsTest::everyPositionHasAState_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<bool>("backward");
  QTest::addColumn<int>("order");
  for (const bool backward : {false, true}) {
    for (const Algorithm algorithm : {Algorithm::Standard, Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
      QTest::addRow("%s %s", std::string(word(algorithm)).c_str(), backward ? "backward" : "forward")
          << static_cast<int>(algorithm) << backward << 0;
    }
  }
  for (const BackwardOrder order :
       {BackwardOrder::FlashAttention1, BackwardOrder::QueryOuter, BackwardOrder::TwoLoops}) {
    QTest::addRow("%s backward", std::string(word(order)).c_str())
        << static_cast<int>(Algorithm::FlashAttention2) << true << static_cast<int>(order);
  }
}

void CompareTextsTest::everyPositionHasAState() {
  QFETCH(int, algorithm);
  QFETCH(bool, backward);
  QFETCH(int, order);
  ProblemSettings settings = lesson(backward);
  settings.Br = settings.Bc = 256;
  const ComparedPass pass = passOf(settings, static_cast<Algorithm>(algorithm), static_cast<BackwardOrder>(order));
  const auto facts = stageFacts(pass.problem(), *pass.trace());
  QVERIFY(!loopsText(*facts).isEmpty());
  std::int64_t before = -1;
  int number = 1;
  for (std::int64_t position = 0; position <= pass.steps(); ++position) {
    const QString text = plain(passState(pass, position).text);
    QVERIFY2(!text.isEmpty() && !text.contains(QStringLiteral("%1")) && !text.endsWith(u':'), qPrintable(text));
    const TilePasses passes = tilePasses(pass, position);
    QVERIFY(0 <= passes.done && passes.done <= passes.all);
    if (passes.number != number) before = -1;
    number = passes.number;
    QVERIFY(passes.done >= before);
    before = passes.done;
    QVERIFY(!traversals(*facts, pass.trace()->totals(position)).isEmpty());
  }
}

void CompareTextsTest::traversalsTellWhyFa1MovesMore() {
  const Comparison race = lessonRace();
  const auto textAtEnd = [&race](std::size_t n) {
    const ComparedPass& pass = race.passes()[n];
    return plain(traversals(*stageFacts(pass.problem(), *pass.trace()), pass.trace()->wholeRun()));
  };
  QCOMPARE(textAtEnd(0), QStringLiteral("S and P: 2.00 matrices out, 2.00 in"));
  // A matrix of what size, says the tip.
  const ComparedPass& standard = race.passes()[0];
  const ComparedPass& fa1 = race.passes()[1];
  QVERIFY(traversalsTip(*stageFacts(standard.problem(), *standard.trace())).contains(QStringLiteral("1,048,576 entries")));
  QVERIFY(traversalsTip(*stageFacts(fa1.problem(), *fa1.trace())).isEmpty());
  QCOMPARE(textAtEnd(1), QStringLiteral("O stored 72 ×, loaded 72 ×"));
  QCOMPARE(textAtEnd(2), QStringLiteral("O stored 8 ×"));
}

void CompareTextsTest::bytesByTensorAreAllBytes() {
  Comparison race = lessonRace();
  race.setMark(1'445'888);
  const auto partsOf = [&race](std::size_t n) {
    const ComparedPass& pass = race.passes()[n];
    const Totals totals = pass.trace()->totals(race.position(n));
    QStringList parts;
    std::int64_t sum = 0;
    for (const TensorBytes& each : tensorBytes(totals, pass.trace()->wholeRun(), ElementType::Fp16, n < 2)) {
      parts << QStringLiteral("%1 %2").arg(plain(each.name)).arg(each.bytes);
      sum += each.bytes;
    }
    Q_ASSERT(sum == totals.bytes(ElementType::Fp16));
    return parts.join(QStringLiteral(", "));
  };
  QCOMPARE(partsOf(0), QStringLiteral("K 131072, V 0, Q 81920, S 1228800, P 0, O 0"));
  QCOMPARE(partsOf(1), QStringLiteral("K 32768, V 32768, Q 442368, O 868352, m, ℓ 54272"));
  QCOMPARE(partsOf(2), QStringLiteral("Q 131072, K 589824, V 589824, O 131072, lse 4096"));
}

void CompareTextsTest::theMaskSavesStandardAttentionNothing() {
  const ComparedPass masked = passOf(lesson(false), Algorithm::Standard);
  QVERIFY(plain(matrixNote(*stageFacts(masked.problem(), *masked.trace()))).contains(QStringLiteral("all 128 tiles")));
  const ComparedPass fa2 = passOf(lesson(false), Algorithm::FlashAttention2);
  QVERIFY(matrixNote(*stageFacts(fa2.problem(), *fa2.trace())).isEmpty());
}

void CompareTextsTest::choicesOfBothPasses() {
  for (const Pass pass : {Pass::Forward, Pass::Backward}) {
    const QList<CompareChoice> choices = compareChoices(pass);
    QCOMPARE(choices.first().ways.size(), 3);
    QVERIFY(choices.last().isOfConfigurations());
    for (const CompareChoice& each : choices) QVERIFY(!each.name.isEmpty() && each.ways.size() <= 3);
  }
}

void CompareTextsTest::configurationsAreNamedByWhatTheyDifferIn() {
  ProblemSettings other = lesson(false);
  other.Br = 64;
  other.causal = false;
  const CompareChoice choice = compareChoices(Pass::Forward).last();
  const Comparison comparison(
      {passOf(lesson(false), Algorithm::FlashAttention2), passOf(other, Algorithm::FlashAttention2)});
  const PassNames names = passNames(comparison, choice);
  QCOMPARE(names.titles, QStringList({QStringLiteral("FlashAttention-2, 128 × 64, causal"),
                                      QStringLiteral("FlashAttention-2, 64 × 64, no mask")}));
  QCOMPARE(names.bars, QStringList({QStringLiteral("left"), QStringLiteral("right")}));
  const QList<QColor> colors = passColors(comparison, choice, Look{}.theme);
  QVERIFY(colors[0] != colors[1]);
}

void CompareTextsTest::aSecondConfigurationKeepsTheInputs() {
  const ProblemTexts second = firstSecond(lesson(false));
  const ProblemReading reading = readProblem(second);
  QVERIFY(reading.isValid());
  QCOMPARE(reading.settings.Br, std::int64_t{64});
  ProblemSettings larger = lesson(true);
  larger.Tq = larger.Tk = 512;
  const ProblemReading there = readProblem(withConfiguration(textsOf(larger), second));
  QVERIFY(there.isValid());
  QCOMPARE(there.settings.Tq, std::int64_t{512});
  QCOMPARE(there.settings.Br, std::int64_t{64});
  QVERIFY(there.settings.backward);
}

QTEST_MAIN(CompareTextsTest)
#include "tst_compare_texts.moc"
