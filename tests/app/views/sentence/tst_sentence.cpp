// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/sentence/sentence.h"

using namespace tilewise;

namespace {

constexpr double NoMaximum = -std::numeric_limits<double>::infinity();

std::shared_ptr<const Run> runOf(const ProblemSettings& settings, const AxisTexts& labels = {}) {
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, labels}, control);
}

QString num(std::int64_t count) {
  return QLocale(QLocale::English, QLocale::UnitedStates).toString(static_cast<qlonglong>(count));
}

QString valuesText(std::int64_t count) {
  return num(count) + (count == 1 ? QStringLiteral("\u00A0value") : QStringLiteral("\u00A0values"));
}

QString four(double value) { return QString::number(value, 'f', 4); }

/// "1 row" or "2 rows" and what goes with them.
QString counted(std::int64_t count, const char* one, const char* many) {
  return num(count) + QString::fromUtf8(count == 1 ? one : many);
}

/// Writes down what should be said about a run, from the arrays alone: no engine, no trace, no replay.
class Narrator {
 public:
  explicit Narrator(const Run& run) : m_run(run), m_settings(run.problem.settings()) {
    m_offset = m_settings.alignment == Alignment::BottomRight ? m_settings.Tk - m_settings.Tq : 0;
  }

  /// "Tag: sentence" of every position, with plain spaces and tildes of their own.
  QStringList tell() {
    m_told = {QStringLiteral("Start: Press Right or Space to begin.")};
    const std::int64_t nr = (m_settings.Tq + m_settings.Br - 1) / m_settings.Br;
    for (std::int64_t i = 0; i < nr; ++i) {
      rowBlock(i);
    }
    const std::int64_t written = m_settings.Tq * (m_settings.dv + 1);
    QString end = QStringLiteral("End: O and lse were written: %1; the whole run moved %2")
                      .arg(valuesText(written), valuesText(m_moved));
    if (m_blind > 0) {
      end += QStringLiteral("; ") + counted(m_blind, " row saw no key", " rows saw no key");
    }
    m_told.last() = end + QStringLiteral(".");
    for (QString& line : m_told) {
      line.replace(u'\u00A0', u' ');
      line.replace(QStringLiteral("Õ"), QStringLiteral("O\u0303"));
    }
    return m_told;
  }

 private:
  bool sees(std::int64_t r, std::int64_t t) const { return !m_settings.causal || t <= r + m_offset; }

  double score(std::int64_t r, std::int64_t t) const {
    double sum = 0;
    for (std::int64_t c = 0; c < m_settings.dk; ++c) {
      sum += m_run.inputs->Q(r, c) * m_run.inputs->K(t, c);
    }
    return sum / std::sqrt(static_cast<double>(m_settings.dk));
  }

  void say(const char* tag, const QString& text) {
    m_told.append(QString::fromUtf8(tag) + QStringLiteral(": ") + text);
  }

  void rowBlock(std::int64_t i) {
    const std::int64_t r0 = i * m_settings.Br;
    const std::int64_t r1 = std::min(r0 + m_settings.Br, m_settings.Tq);
    const std::int64_t rows = r1 - r0;
    m_maxima.assign(static_cast<std::size_t>(rows), NoMaximum);
    m_strip = 0;
    std::int64_t visited = 0;
    std::int64_t skipped = 0;
    std::int64_t blind = 0;
    for (std::int64_t r = r0; r < r1; ++r) {
      blind += sees(r, 0) ? 0 : 1;
    }
    m_blind += blind;
    const QString queries =
        r1 - r0 == 1 ? QStringLiteral("query %1").arg(r0) : QStringLiteral("queries %1–%2").arg(r0).arg(r1 - 1);
    say("Row block", QStringLiteral("Row block %1 began with %2: m = −∞, ℓ = 0 and Õ = 0.").arg(i).arg(queries));
    if (blind < rows) {
      move(rows * m_settings.dk);
      say("Load", QStringLiteral("Q%1 was loaded: %2.").arg(i).arg(valuesText(rows * m_settings.dk)));
    }
    const std::int64_t nc = (m_settings.Tk + m_settings.Bc - 1) / m_settings.Bc;
    for (std::int64_t j = 0; j < nc; ++j) {
      const std::int64_t t0 = j * m_settings.Bc;
      if (sees(r1 - 1, t0)) {
        tile(i, j, r0, r1, t0, std::min(t0 + m_settings.Bc, m_settings.Tk));
        ++visited;
      } else {
        skip(i, j, r1 - 1, t0);
        ++skipped;
      }
    }
    finish(i, rows, blind);
    say("Row block", QStringLiteral("Row block %1 ended: %2, %3 skipped, and %4 moved.")
                         .arg(QString::number(i), counted(visited, " tile was visited", " tiles were visited"),
                              num(skipped), valuesText(m_strip)));
  }

  void skip(std::int64_t i, std::int64_t j, std::int64_t lastQuery, std::int64_t firstKey) {
    const QString tile = QStringLiteral("Tile (%1, %2) was skipped: its ").arg(i).arg(j);
    const std::int64_t lastSeen = lastQuery + m_offset;
    if (lastSeen < 0) {
      say("Skip", tile + QStringLiteral("last query %1 sees no key.").arg(lastQuery));
    } else if (m_offset == 0) {
      say("Skip", tile + QStringLiteral("first key %1 comes after the last query %2.").arg(firstKey).arg(lastQuery));
    } else {
      say("Skip", tile + QStringLiteral("first key %1 comes after key %2, the last that query %3 sees.")
                             .arg(firstKey)
                             .arg(lastSeen)
                             .arg(lastQuery));
    }
  }

  void tile(std::int64_t i, std::int64_t j, std::int64_t r0, std::int64_t r1, std::int64_t t0, std::int64_t t1) {
    const std::int64_t rows = r1 - r0;
    const std::int64_t keys = t1 - t0;
    const std::int64_t entries = rows * keys;
    move(keys * m_settings.dk);
    say("Load", QStringLiteral("K%1 was loaded: %2.").arg(j).arg(valuesText(keys * m_settings.dk)));
    move(keys * m_settings.dv);
    say("Load",
        QStringLiteral("K%1 and V%1 were loaded: %2.").arg(j).arg(valuesText(keys * (m_settings.dk + m_settings.dv))));
    say("Scores", QStringLiteral("S%1%2 = c · Q%1 K%2^(T) was computed: %3, %4 FLOPs.")
                      .arg(QString::number(i), QString::number(j), counted(entries, " score", " scores"),
                           num(2 * entries * m_settings.dk)));
    std::int64_t visible = 0;
    for (std::int64_t r = r0; r < r1; ++r) {
      for (std::int64_t t = t0; t < t1; ++t) {
        visible += sees(r, t) ? 1 : 0;
      }
    }
    if (visible < entries) {
      say("Mask", QStringLiteral("%1 of %2 entries %3 visible; %4 masked.")
                      .arg(num(visible), num(entries), visible == 1 ? QStringLiteral("stays") : QStringLiteral("stay"),
                           counted(entries - visible, " was", " were")));
    }
    maxima(r0, r1, t0, t1);
    say("Exponentials", counted(entries, " exponential was taken.", " exponentials were taken."));
    say("Rescale", m_rescale);
    say("Accumulate", QStringLiteral("The row sums of P̃%1%2 were added to ℓ and P̃%1%2 V%2 to Õ: %3 FLOPs; "
                                     "tile (%1, %2) is done.")
                          .arg(QString::number(i), QString::number(j), num(2 * entries * m_settings.dv)));
  }

  /// The running maxima of the rows, what is said of them, and what will be said of the rescale.
  void maxima(std::int64_t r0, std::int64_t r1, std::int64_t t0, std::int64_t t1) {
    const QString of =
        QStringLiteral(" of %1 %2").arg(r1 - r0).arg(r1 - r0 == 1 ? QStringLiteral("row") : QStringLiteral("rows"));
    std::int64_t grown = 0;
    std::int64_t first = 0;
    std::int64_t older = 0;
    double growth = 0;
    double factor = 1;
    std::int64_t factorRow = 0;
    for (std::int64_t r = r0; r < r1; ++r) {
      double& m = m_maxima[static_cast<std::size_t>(r - r0)];
      double after = m;
      for (std::int64_t t = t0; t < t1; ++t) {
        after = sees(r, t) ? std::max(after, score(r, t)) : after;
      }
      if (m == NoMaximum) {
        first += after == NoMaximum ? 0 : 1;
      } else {
        ++older;
        grown += after > m ? 1 : 0;
        growth = std::max(growth, after - m);
        if (std::exp(m - after) < factor) {
          factor = std::exp(m - after);
          factorRow = r;
        }
      }
      m = after;
    }
    if (grown > 0) {
      QString text = QStringLiteral("The maximum grew in %1%2, by %3%4")
                         .arg(num(grown), of, grown == 1 ? QString() : QStringLiteral("at most "), four(growth));
      if (first > 0) {
        text += QStringLiteral("; ") + counted(first, " row got its first", " rows got their first");
      }
      say("Maximum", text + QStringLiteral("."));
      m_rescale =
          QStringLiteral(
              "In %1%2 the maximum grew, so ℓ and Õ of %3 multiplied by f = e^(m − m′); the %4factor is %5, in row %6.")
              .arg(num(grown), of, grown == 1 ? QStringLiteral("that row were") : QStringLiteral("those rows were"),
                   grown == 1 ? QString() : QStringLiteral("smallest "), four(factor), num(factorRow));
      return;
    }
    if (first > 0) {
      say("Maximum",
          num(first) + of +
              (first == 1 ? QStringLiteral(" got its first maximum") : QStringLiteral(" got their first maximum")) +
              (older > 0 ? QStringLiteral("; no older one grew.") : QStringLiteral(".")));
    } else {
      say("Maximum", QStringLiteral("No maximum grew."));
    }
    m_rescale = older == 0  ? QStringLiteral("Nothing was rescaled: no row had a sum yet.")
                : first > 0 ? QStringLiteral("Nothing was rescaled: no older maximum grew.")
                            : QStringLiteral("Nothing was rescaled: no maximum grew.");
  }

  void finish(std::int64_t i, std::int64_t rows, std::int64_t blind) {
    const std::int64_t outputs = rows * m_settings.dv;
    const QString none = QStringLiteral(" without a visible key ");
    QString zero;
    QString infinite;
    if (blind > 0) {
      const QString who = QStringLiteral("; ") + counted(blind, " row", " rows") + none;
      const QString is = blind == 1 ? QStringLiteral("is ") : QStringLiteral("are ");
      zero = who + is + QStringLiteral("0");
      infinite = who + is + QStringLiteral("−∞");
    }
    say("Normalise",
        QStringLiteral("O%1 = Õ / ℓ was computed: %2%3.").arg(QString::number(i), valuesText(outputs), zero));
    say("Log-sum-exp",
        QStringLiteral("lse%1 = m + log ℓ was computed: %2%3.").arg(QString::number(i), valuesText(rows), infinite));
    move(outputs);
    say("Store", QStringLiteral("O%1 was written: %2.").arg(QString::number(i), valuesText(outputs)));
    move(rows);
    say("Store", QStringLiteral("O%1 and its lse were written: %2; row block %1 is done.")
                     .arg(QString::number(i), valuesText(outputs + rows)));
  }

  void move(std::int64_t values) {
    m_strip += values;
    m_moved += values;
  }

  const Run& m_run;
  ProblemSettings m_settings;
  std::int64_t m_offset = 0;
  QStringList m_told;
  QString m_rescale;
  std::vector<double> m_maxima;
  std::int64_t m_strip = 0;
  std::int64_t m_moved = 0;
  std::int64_t m_blind = 0;
};

QString told(const Session& session) {
  const Sentence sentence = sentenceFor(*session.run(), session.event(), session.state());
  QString text = sentence.tag + QStringLiteral(": ") + sentence.plain();
  return text.replace(u'\u00A0', u' ');
}

}  // namespace

Q_DECLARE_METATYPE(tilewise::ProblemSettings)

class SentenceTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEventIsTold_data();
  void everyEventIsTold();
  void theLessonInTheWordsOfTheDesign_data();
  void theLessonInTheWordsOfTheDesign();
  void passesInWords_data();
  void passesInWords();
  void skipsOfAllMasks_data();
  void skipsOfAllMasks();
  void noSentenceIsTooLong_data();
  void noSentenceIsTooLong();
  void labelsNameTheRow();
  void everyTagIsListed();
  void fastRunsAreToldByRowBlocks();
};

void SentenceTest::everyEventIsTold_data() {
  QTest::addColumn<QList<int>>("sizes");  // Tq Tk dk dv Br Bc
  QTest::addColumn<bool>("causal");
  QTest::addColumn<bool>("bottomRight");
  QTest::newRow("ragged, causal") << QList{11, 13, 4, 3, 4, 3} << true << false;
  QTest::newRow("ragged, no mask") << QList{11, 13, 4, 3, 4, 3} << false << false;
  QTest::newRow("bottom right, more keys") << QList{7, 13, 3, 4, 3, 4} << true << true;
  QTest::newRow("bottom right, rows without a key") << QList{13, 6, 3, 2, 3, 4} << true << true;
  QTest::newRow("one row a block, one key a tile") << QList{5, 5, 2, 1, 1, 1} << true << false;
  QTest::newRow("two rows, many tiles") << QList{2, 9, 2, 2, 2, 1} << false << false;
}

void SentenceTest::everyEventIsTold() {
  QFETCH(QList<int>, sizes);
  QFETCH(bool, causal);
  QFETCH(bool, bottomRight);
  ProblemSettings settings;
  settings.Tq = sizes[0];
  settings.Tk = sizes[1];
  settings.dk = sizes[2];
  settings.dv = sizes[3];
  settings.Br = sizes[4];
  settings.Bc = sizes[5];
  settings.causal = causal;
  settings.alignment = bottomRight ? Alignment::BottomRight : Alignment::TopLeft;
  settings.precision = Precision::Float64;  // the figures have the digits of the expectation
  const auto run = runOf(settings);
  const QStringList expected = Narrator(*run).tell();
  QCOMPARE(qint64(expected.size()), qint64(run->trace->eventCount() + 1));
  Session session;
  session.setRun(run, 0);
  for (qint64 position = 0; position <= session.stepCount(); ++position) {
    session.setPosition(position);
    QCOMPARE(told(session), expected[position]);
  }
}

void SentenceTest::theLessonInTheWordsOfTheDesign_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("i");
  QTest::addColumn<int>("j");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, EventKind kind, int i, int j, const char* sentence) {
    QTest::newRow(name) << static_cast<int>(kind) << i << j << QString::fromUtf8(sentence);
  };
  row("load", EventKind::Load, 3, 5, "Load: K5 and V5 were loaded: 8,192 values.");
  row("skip", EventKind::TileSkipped, 3, 9,
      "Skip: Tile (3, 9) was skipped: its first key 576 comes after the last query 511.");
  row("mask", EventKind::MaskApplied, 3, 7, "Mask: 2,080 of 8,192 entries stay visible; 6,112 were masked.");
  row("exponentials", EventKind::Exponentiated, 3, 5, "Exponentials: 8,192 exponentials were taken.");
  row("store", EventKind::Store, 3, -1, "Store: O3 and its lse were written: 8,320 values; row block 3 is done.");
  row("end", EventKind::RowBlockEnd, 7, -1,
      "End: O and lse were written: 66,560 values; the whole run moved 721,920 values.");
}

void SentenceTest::theLessonInTheWordsOfTheDesign() {
  QFETCH(int, kind);
  QFETCH(int, i);
  QFETCH(int, j);
  QFETCH(QString, sentence);
  ProblemSettings settings;
  settings.causal = true;
  static const auto run = runOf(settings);
  Session session;
  session.setRun(run, 0);
  // The last event of that kind there: V after K, lse after O.
  const auto found = run->trace->previous(run->trace->eventCount() + 1, [&](const Event& event) {
    return event.kind == static_cast<EventKind>(kind) && event.i == i && event.j.value_or(-1) == j;
  });
  QVERIFY(found.has_value());
  session.setPosition(*found);
  QCOMPARE(told(session), sentence);
}

namespace {

constexpr int Forward = -1;
constexpr auto Fa2Order = static_cast<int>(BackwardOrder::FlashAttention2);
constexpr auto Fa1Order = static_cast<int>(BackwardOrder::FlashAttention1);
constexpr auto QueryOuter = static_cast<int>(BackwardOrder::QueryOuter);
constexpr auto TwoLoops = static_cast<int>(BackwardOrder::TwoLoops);

ProblemSettings inPass(ProblemSettings settings, int algorithm, int order) {
  settings.algorithm = static_cast<Algorithm>(algorithm);
  settings.backward = order != Forward;
  if (order != Forward) settings.backwardOrder = static_cast<BackwardOrder>(order);
  return settings;
}

/// The causal lesson under an algorithm; made once.
std::shared_ptr<const Run> lessonIn(int algorithm, int order) {
  static std::map<std::pair<int, int>, std::shared_ptr<const Run>> runs;
  auto& run = runs[{algorithm, order}];
  ProblemSettings settings;
  settings.causal = true;
  if (!run) run = runOf(inPass(settings, algorithm, order));
  return run;
}

}  // namespace

void SentenceTest::passesInWords_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<int>("order");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("tensor");  // -1: none
  QTest::addColumn<int>("i");
  QTest::addColumn<int>("j");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, Algorithm algorithm, int order, EventKind kind, int tensor, int i, int j,
                      const char* sentence) {
    QTest::newRow(name) << static_cast<int>(algorithm) << order << static_cast<int>(kind) << tensor << i << j
                        << QString::fromUtf8(sentence);
  };
  using Kind = EventKind;
  const auto of = [](Tensor tensor) { return static_cast<int>(tensor); };
  const auto fa2 = Algorithm::FlashAttention2;
  const auto fa1 = Algorithm::FlashAttention1;
  const auto standard = Algorithm::Standard;
  row("dQ goes back", fa2, Fa2Order, Kind::Store, of(Tensor::dQ), 4, 5,
      "Store: dQ4 went back to HBM: 8,192 values were read, key block 5’s part was added, and 8,192 were written; a "
      "GPU "
      "does this with atomic adds.");
  row("dQ is read", fa2, Fa2Order, Kind::Load, of(Tensor::dQ), 4, 5,
      "Load: dQ4 was read: 8,192 values, the sum of 5 of its 10 parts.");
  row("dQ is read first", fa2, Fa2Order, Kind::Load, of(Tensor::dQ), 4, 0,
      "Load: dQ4 was read: 8,192 values, still 0; it will be the sum of 10 parts.");
  row("query side", fa2, Fa2Order, Kind::Load, of(Tensor::D), 4, 5,
      "Load: Q4, dO4, lse4 and D4 were loaded: 16,640 values.");
  row("row terms", fa2, Fa2Order, Kind::RowTerms, -1, 4, -1,
      "Row terms: D4 = rowsum(dO4 ∘ O4) was computed: 128 values, 16,384 FLOPs.");
  row("D is written", fa2, Fa2Order, Kind::Store, of(Tensor::D), 4, -1, "Store: D4 was written: 128 values.");
  row("row terms begin", fa2, Fa2Order, Kind::RowBlockBegin, -1, 4, -1,
      "Row block: Row terms, row block 4 began with queries 512–639.");
  row("weights", fa2, Fa2Order, Kind::WeightsRecomputed, -1, 4, 5,
      "Weights: P45 was recomputed from S and lse: 8,192 exponentials; it was not kept.");
  row("dV", fa2, Fa2Order, Kind::DV, -1, 4, 5, "Add to dV: P45^(T) dO4 was added to dV5: 1,048,576 FLOPs.");
  row("dP", fa2, Fa2Order, Kind::DP, -1, 4, 5, "dP: dP45 = dO4 V5^(T) was computed: 8,192 values, 1,048,576 FLOPs.");
  row("dS", fa2, Fa2Order, Kind::DS, -1, 4, 5, "dS: dS45 = P45 ∘ (dP45 − D4) was computed: 8,192 values.");
  row("dQ", fa2, Fa2Order, Kind::DQAdded, -1, 4, 5, "Add to dQ: c · dS45 K5 was added to dQ4: 1,048,576 FLOPs.");
  row("dK", fa2, Fa2Order, Kind::DK, -1, 4, 5,
      "Add to dK: c · dS45^(T) Q4 was added to dK5: 1,048,576 FLOPs; tile (4, 5) is done.");
  row("key block begins", fa2, Fa2Order, Kind::ColumnBlockBegin, -1, -1, 5,
      "Key block: Key block 5 began with keys 320–383: dK = 0 and dV = 0.");
  row("key block is done", fa2, Fa2Order, Kind::Store, of(Tensor::dV), -1, 5,
      "Store: dK5 and dV5 were written: 8,192 values; key block 5 is done.");
  row("key block ends", fa2, Fa2Order, Kind::ColumnBlockEnd, -1, -1, 5,
      "Key block: Key block 5 ended: 6 tiles were visited, 2 skipped, and 214,528 values moved.");
  row("backward ends", fa2, Fa2Order, Kind::ColumnBlockEnd, -1, -1, 15,
      "End: dQ, dK and dV are in HBM; the backward pass moved 2,771,968 values.");
  row("FA-1 loads", fa1, Forward, Kind::Load, of(Tensor::l), 4, 5,
      "Load: Q4, O4, m4 and ℓ4 were loaded: 16,640 values.");
  row("FA-1 stores", fa1, Forward, Kind::Store, of(Tensor::l), 4, 5,
      "Store: O4, m4 and ℓ4 went back to HBM: 8,448 values; tile (4, 5) is done.");
  row("FA-1 normalises", fa1, Forward, Kind::Normalised, -1, 4, 5,
      "Normalise: O4 = O / ℓ was computed: 8,192 values, exact attention over the keys seen so far.");
  row("FA-1 ends", fa1, Forward, Kind::ColumnBlockEnd, -1, -1, 15,
      "End: O, m and ℓ are in HBM, after 72 visits of a row block; the whole run moved 1,937,408 values.");
  row("FA-1 weights", fa1, Fa1Order, Kind::WeightsRecomputed, -1, 4, 5,
      "Weights: P45 was recomputed from S, m and ℓ: 8,192 exponentials; it was not kept.");
  row("query-outer dV", fa2, QueryOuter, Kind::Store, of(Tensor::dV), 4, 5,
      "Store: dV5 went back to HBM: 4,096 values were read, row block 4’s part was added, and 4,096 were written; a "
      "GPU "
      "does this with atomic adds.");
  row("query-outer dK is read", fa2, QueryOuter, Kind::Load, of(Tensor::dK), 4, 5,
      "Load: dK5 was read: 4,096 values, the sum of 2 of its 6 parts.");
  row("two loops, dK", fa2, TwoLoops, Kind::DK, -1, 4, 5,
      "Add to dK: c · dS45^(T) Q4 was added to dK5: 1,048,576 FLOPs; tile (4, 5) is done.");
  row("two loops, dQ", fa2, TwoLoops, Kind::DQAdded, -1, 4, 5,
      "Add to dQ: c · dS45 K5 was added to dQ4: 1,048,576 FLOPs; tile (4, 5) is done.");
  row("loop 2 begins", fa2, TwoLoops, Kind::RowBlockBegin, -1, 4, -1,
      "Row block: Loop 2, row block 4 began with queries 512–639: dQ = 0.");
  row("S is written", standard, Forward, Kind::Store, of(Tensor::S), 4, 5, "Store: S45 was written: 8,192 values.");
  row("standard mask", standard, Forward, Kind::MaskApplied, -1, 4, -1,
      "Mask: 73,792 of 131,072 entries stay visible; 57,280 were masked.");
  row("standard maximum", standard, Forward, Kind::RunningMaxUpdated, -1, 4, -1,
      "Maximum: The maximum over all keys was taken in 128 rows.");
  row("standard weights", standard, Forward, Kind::Normalised, -1, 4, -1,
      "Normalise: P4 was divided by its row sums: 131,072 values.");
  row("standard output", standard, Forward, Kind::Accumulated, -1, 4, 5,
      "Accumulate: P45 V5 was added to O4: 1,048,576 FLOPs; tile (4, 5) is done.");
  row("standard ends", standard, Forward, Kind::RowBlockEnd, -1, 7, -1,
      "End: O was written: 65,536 values; of 4,456,448 values that the whole run moved, 4,194,304 were of S and P.");
  row("pass 3 of the gradients", standard, Fa2Order, Kind::RowTerms, -1, 4, -1,
      "Row terms: D4 = rowsum(P4 ∘ dP4) was computed: 128 values, 262,144 FLOPs.");
  row("pass 1 begins", standard, Fa2Order, Kind::ColumnBlockBegin, -1, -1, 5,
      "Key block: Pass 5, key block 5 began with keys 320–383: dK = 0.");
}

void SentenceTest::passesInWords() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  QFETCH(int, kind);
  QFETCH(int, tensor);
  QFETCH(int, i);
  QFETCH(int, j);
  QFETCH(QString, sentence);
  const auto run = lessonIn(algorithm, order);
  const auto wanted = [&](const Event& event) {
    return event.kind == static_cast<EventKind>(kind) && event.i.value_or(-1) == i && event.j.value_or(-1) == j &&
           (tensor < 0 || event.tensor == static_cast<Tensor>(tensor));
  };
  // The last such event, but the first where row terms come before another loop over row blocks.
  const bool isOfRowTerms = sentence.contains("Row terms, ");
  const auto found =
      isOfRowTerms ? run->trace->next(0, wanted) : run->trace->previous(run->trace->eventCount() + 1, wanted);
  QVERIFY(found.has_value());
  Session session;
  session.setRun(run, *found);
  QCOMPARE(told(session), sentence);
}

void SentenceTest::skipsOfAllMasks_data() {
  QTest::addColumn<ProblemSettings>("settings");
  QTest::addColumn<int>("i");
  QTest::addColumn<int>("j");
  QTest::addColumn<QString>("sentence");
  ProblemSettings plain;
  plain.Tq = plain.Tk = 16;
  plain.dk = plain.dv = 2;
  plain.Br = plain.Bc = 4;
  ProblemSettings settings = plain;
  settings.window = {5, 1};
  QTest::newRow("before the window") << settings << 3 << 0
                                     << "Tile (3, 0) was skipped: its last key 3 comes before key 7, where the window "
                                        "of query 12 begins.";
  QTest::newRow("after the window") << settings << 0 << 2
                                    << "Tile (0, 2) was skipped: its first key 8 comes after key 4, where the window "
                                       "of query 3 ends.";
  settings = plain;
  std::vector<std::int64_t> labels(16, 1);
  std::fill(labels.begin() + 8, labels.end(), 2);
  settings.documents = Documents(labels, labels);
  QTest::newRow("documents") << settings << 0 << 2
                             << "Tile (0, 2) was skipped: its queries and its keys share no document.";
  settings = plain;
  BlockMask blocks(4, 4);
  blocks.set(1, 2, false);
  settings.blockMask = blocks;
  QTest::newRow("block mask") << settings << 1 << 2 << "Tile (1, 2) was skipped: the block mask leaves it out.";
  settings = plain;
  // Causal leaves key 0 to query 0 of tile (0, 0) and more to later ones, which are of another document.
  settings.causal = true;
  labels.assign(16, 1);
  std::vector<std::int64_t> keys(16, 1);
  labels[0] = 2;
  for (std::size_t t = 0; t < 4; ++t) keys[t] = t == 1 ? 2 : 3;
  settings.documents = Documents(labels, keys);
  QTest::newRow("combination") << settings << 0 << 0
                               << "Tile (0, 0) was skipped: no mask alone, but all together leave no entry of it.";
}

void SentenceTest::skipsOfAllMasks() {
  QFETCH(ProblemSettings, settings);
  QFETCH(int, i);
  QFETCH(int, j);
  QFETCH(QString, sentence);
  const auto run = runOf(settings);
  const auto found = run->trace->next(
      0, [&](const Event& event) { return event.kind == EventKind::TileSkipped && event.i == i && event.j == j; });
  QVERIFY(found.has_value());
  Session session;
  session.setRun(run, *found);
  QCOMPARE(told(session), QStringLiteral("Skip: ") + sentence);
}

void SentenceTest::noSentenceIsTooLong_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<int>("order");
  const auto row = [](const char* name, Algorithm algorithm, int order) {
    QTest::newRow(name) << static_cast<int>(algorithm) << order;
  };
  row("standard, forward", Algorithm::Standard, Forward);
  row("FA-1, forward", Algorithm::FlashAttention1, Forward);
  row("FA-2, forward", Algorithm::FlashAttention2, Forward);
  row("standard, backward", Algorithm::Standard, Fa2Order);
  row("FA-2, backward", Algorithm::FlashAttention2, Fa2Order);
  row("FA-1, backward", Algorithm::FlashAttention1, Fa1Order);
  row("query-outer", Algorithm::FlashAttention2, QueryOuter);
  row("two loops", Algorithm::FlashAttention2, TwoLoops);
}

void SentenceTest::noSentenceIsTooLong() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 1024;
  settings.dk = settings.dv = 16;
  settings.Br = 100;
  settings.Bc = 60;
  settings.causal = true;
  settings.window = {300, -1};
  settings.softCap = 30;
  settings.alibi = {0.25};
  settings.dropout = 0.1;
  AxisTexts labels;
  for (int row = 0; row < 1024; ++row) {
    labels.rows.append(QStringLiteral("a label that is long enough %1").arg(row));
  }
  Session session;
  session.setRun(runOf(inPass(settings, algorithm, order), labels), 0);
  const QStringList tags = sentenceTags();
  do {
    const Sentence sentence = sentenceFor(*session.run(), session.event(), session.state());
    const QString text = sentence.plain();
    QVERIFY2(text.size() <= LongestSentence, qPrintable(text));
    QVERIFY2(text.endsWith(u'.') && text.count(u'.') <= 4 && !text.contains(u'%'), qPrintable(text));
    QVERIFY2(tags.contains(sentence.tag), qPrintable(sentence.tag));
    const QString fast = rowBlockSentence(*session.run(), session.state(), session.totals()).plain();
    QVERIFY2(fast.size() <= LongestSentence && fast.endsWith(u'.') && !fast.contains(u'%'), qPrintable(fast));
  } while (session.stepEvent(+1));
}

void SentenceTest::labelsNameTheRow() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 24;
  settings.dk = settings.dv = 4;
  settings.Br = settings.Bc = 4;
  AxisTexts labels;
  for (int row = 0; row < 24; ++row) {
    labels.rows.append(QStringLiteral("*t_%1").arg(row));  // signs of the markup stay as they are
  }
  Session session;
  session.setRun(runOf(settings, labels), 0);
  int named = 0;
  while (session.stepEvent(+1)) {
    if (session.event()->kind == EventKind::Rescaled && session.state().figures.row) {
      const auto row = *session.state().figures.row;
      QVERIFY2(told(session).endsWith(QStringLiteral(", in row %1, “*t_%1”.").arg(row)), qPrintable(told(session)));
      ++named;
    }
  }
  QVERIFY(named > 5);
}

void SentenceTest::everyTagIsListed() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 10;
  settings.dk = settings.dv = 2;
  settings.Br = settings.Bc = 4;
  settings.causal = true;
  QSet<QString> seen;
  for (const int order : {Forward, Fa2Order}) {
    Session session;
    session.setRun(runOf(inPass(settings, static_cast<int>(Algorithm::FlashAttention2), order)), 0);
    do {
      seen.insert(sentenceFor(*session.run(), session.event(), session.state()).tag);
    } while (session.stepEvent(+1));
  }
  const QStringList tags = sentenceTags();
  QCOMPARE(seen, QSet<QString>(tags.begin(), tags.end()));
}

void SentenceTest::fastRunsAreToldByRowBlocks() {
  ProblemSettings settings;
  settings.causal = true;
  Session session;
  session.setRun(runOf(settings), 190);
  Sentence sentence = rowBlockSentence(*session.run(), session.state(), session.totals());
  QCOMPARE(sentence.tag, QStringLiteral("Row block"));
  QCOMPARE(sentence.plain(),
           QStringLiteral("Row block 3 was reached, queries 384–511: 205,184 of 721,920\u00A0values moved."));
  session.setPosition(0);
  sentence = rowBlockSentence(*session.run(), session.state(), session.totals());
  QCOMPARE(sentence.tag, QStringLiteral("Start"));
  session.setPosition(session.stepCount());
  sentence = rowBlockSentence(*session.run(), session.state(), session.totals());
  QCOMPARE(sentence.tag, QStringLiteral("End"));
}

QTEST_GUILESS_MAIN(SentenceTest)
#include "tst_sentence.moc"
