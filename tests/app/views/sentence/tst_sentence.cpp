// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

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

class SentenceTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEventIsTold_data();
  void everyEventIsTold();
  void theLessonInTheWordsOfTheDesign_data();
  void theLessonInTheWordsOfTheDesign();
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

void SentenceTest::noSentenceIsTooLong() {
  ProblemSettings settings;
  settings.causal = true;
  AxisTexts labels;
  for (int row = 0; row < 1024; ++row) {
    labels.rows.append(QStringLiteral("a label that is long enough %1").arg(row));
  }
  Session session;
  session.setRun(runOf(settings, labels), 0);
  do {
    const QString text = sentenceFor(*session.run(), session.event(), session.state()).plain();
    QVERIFY2(text.size() <= LongestSentence, qPrintable(text));
    QVERIFY2(text.endsWith(u'.'), qPrintable(text));
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
  Session session;
  session.setRun(runOf(settings), 0);
  QSet<QString> seen;
  do {
    seen.insert(sentenceFor(*session.run(), session.event(), session.state()).tag);
  } while (session.stepEvent(+1));
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
