// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <iterator>
#include <optional>

#include "app/models/written_form.h"
#include "core/costs/closed_forms.h"
#include "core/trace/trace.h"

using namespace tilewise;

namespace {

ProblemSettings settingsOf(int Tq, int Tk, int dk, int dv, int Br, int Bc, bool causal, Alignment alignment) {
  ProblemSettings settings;
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.dk = dk;
  settings.dv = dv;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.causal = causal;
  settings.alignment = alignment;
  return settings;
}

WrittenForm formOf(const ProblemSettings& settings) {
  const Problem problem = Problem::make(settings).value();
  return writtenForm(problem, problem.lastPass(), takeCensus(problem));
}

/// The form as one reads it: markup and no-break spaces taken off.
QString read(QString markup) { return markup.remove(u'*').replace(u'\u00A0', u' '); }

}  // namespace

class WrittenFormTest : public QObject {
  Q_OBJECT

 private slots:
  void written_data();
  void written();
  void lessonOfEveryPass_data();
  void lessonOfEveryPass();
  void equalsTheCountEverywhere();
};

namespace {

struct PassCase {
  const char* name;
  Algorithm algorithm;
  std::optional<BackwardOrder> order;
  const char* lesson;  ///< without a mask
  qint64 value;
  const char* causal;
  qint64 causalValue;
};

const PassCase PassCases[]{
    {"standard, forward", Algorithm::Standard, {}, "4T^2 + 4Td", 4456448, "4T^2 + 4Td", 4456448},
    {"FA-1, forward",
     Algorithm::FlashAttention1,
     {},
     "2Td + 128(3B_rd + 4B_r)",
     3342336,
     "2Td + 72(3B_rd + 4B_r)",
     1937408},
    {"standard, backward", Algorithm::Standard, BackwardOrder::FlashAttention2, "7T^2 + 8Td", 7864320, "7T^2 + 8Td",
     7864320},
    {"FA-2, backward", Algorithm::FlashAttention2, BackwardOrder::FlashAttention2, "6Td + T + 128(4B_rd + 2B_r)",
     4621312, "6Td + T + 72(4B_rd + 2B_r)", 2771968},
    {"FA-1, backward", Algorithm::FlashAttention1, BackwardOrder::FlashAttention1, "4Td + 128(5B_rd + 2B_r)", 5537792,
     "4Td + 72(5B_rd + 2B_r)", 3229696},
    {"query-outer", Algorithm::FlashAttention2, BackwardOrder::QueryOuter, "5Td + 3T + 128 · 6B_cd", 3476480,
     "5Td + 3T + 72 · 6B_cd", 2100224},
    {"two loops", Algorithm::FlashAttention2, BackwardOrder::TwoLoops, "9Td + 3T + 128(2B_rd + 2B_r) + 128 · 2B_cd",
     3771392, "9Td + 3T + 72(2B_rd + 2B_r) + 72 · 2B_cd", 2380800},
};

ProblemSettings inPass(ProblemSettings settings, const PassCase& pass) {
  settings.algorithm = pass.algorithm;
  settings.backward = pass.order.has_value();
  settings.backwardOrder = pass.order.value_or(BackwardOrder::FlashAttention2);
  return settings;
}

std::int64_t inCore(const Problem& problem, const TileCensus& census) {
  if (problem.lastPass() == Pass::Forward) {
    switch (problem.algorithm()) {
      case Algorithm::Standard: return standardForwardValues(problem);
      case Algorithm::FlashAttention1: return fa1ForwardValues(problem, census);
      case Algorithm::FlashAttention2: return fa2ForwardValues(problem, census);
    }
  }
  if (problem.isStandard()) return standardBackwardValues(problem);
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: return fa2BackwardValues(problem, census);
    case BackwardOrder::FlashAttention1: return fa1BackwardValues(problem, census);
    case BackwardOrder::QueryOuter: return queryOuterBackwardValues(problem, census);
    case BackwardOrder::TwoLoops: return twoLoopsBackwardValues(problem, census);
  }
  return -1;
}

}  // namespace

void WrittenFormTest::written_data() {
  QTest::addColumn<QString>("form");
  QTest::addColumn<qint64>("value");
  QTest::addColumn<QList<int>>("sizes");  // Tq Tk dk dv Br Bc
  QTest::addColumn<bool>("causal");
  QTest::addColumn<bool>("bottomRight");
  QTest::newRow("lesson, causal") << "2Td + T + 72 · 2B_cd" << qint64(721920) << QList{1024, 1024, 64, 64, 128, 64}
                                  << true << false;
  QTest::newRow("lesson") << "2Td + T + 128 · 2B_cd" << qint64(1180672) << QList{1024, 1024, 64, 64, 128, 64} << false
                          << false;
  QTest::newRow("two widths") << "T(d_k + d_v) + T + 4 · B_c(d_k + d_v)" << qint64(8 * 7 + 8 + 4 * 4 * 7)
                              << QList{8, 8, 3, 4, 4, 4} << false << false;
  QTest::newRow("two lengths") << "2T_qd + T_q + 6 · 2B_cd" << qint64(2 * 8 * 3 + 8 + 6 * 2 * 4 * 3)
                               << QList{8, 12, 3, 3, 4, 4} << false << false;
  QTest::newRow("ragged keys") << "2T_qd + T_q + (4B_c + 2 · 2) · 2d" << qint64(2 * 8 * 3 + 8 + (4 * 4 + 2 * 2) * 2 * 3)
                               << QList{8, 10, 3, 3, 4, 4} << false << false;
  QTest::newRow("ragged keys, once") << "2Td + T + (5B_c + 2) · 2d" << qint64(2 * 10 * 3 + 10 + (5 * 4 + 2) * 2 * 3)
                                     << QList{10, 10, 3, 3, 4, 4} << true << false;
  QTest::newRow("one block of all keys") << "2Td + T + 2 · 2Td" << qint64(2 * 8 * 3 + 8 + 2 * 2 * 8 * 3)
                                         << QList{8, 8, 3, 3, 4, 64} << false << false;
  // Bottom right, fewer keys than queries: the first 8 queries see no key, so two of their blocks load nothing.
  QTest::newRow("blocks without a visible key")
      << "4d + T_qd + T_q + 1 · 2B_cd" << qint64(4 * 3 + 12 * 3 + 12 + 2 * 4 * 3) << QList{12, 4, 3, 3, 4, 4} << true
      << true;
}

void WrittenFormTest::written() {
  QFETCH(QString, form);
  QFETCH(qint64, value);
  QFETCH(QList<int>, sizes);
  QFETCH(bool, causal);
  QFETCH(bool, bottomRight);
  const WrittenForm written = formOf(settingsOf(sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5], causal,
                                                bottomRight ? Alignment::BottomRight : Alignment::TopLeft));
  QCOMPARE(read(written.markup), form);
  QCOMPARE(qint64(written.value), value);
}

void WrittenFormTest::lessonOfEveryPass_data() {
  QTest::addColumn<int>("index");
  for (int n = 0; n < int(std::size(PassCases)); ++n) QTest::newRow(PassCases[n].name) << n;
}

void WrittenFormTest::lessonOfEveryPass() {
  QFETCH(int, index);
  const PassCase& pass = PassCases[index];
  WrittenForm form = formOf(inPass({}, pass));
  QCOMPARE(read(form.markup), QString::fromUtf8(pass.lesson));
  QCOMPARE(qint64(form.value), pass.value);
  ProblemSettings causal;
  causal.causal = true;
  form = formOf(inPass(causal, pass));
  QCOMPARE(read(form.markup), QString::fromUtf8(pass.causal));
  QCOMPARE(qint64(form.value), pass.causalValue);
}

void WrittenFormTest::equalsTheCountEverywhere() {
  int compared = 0;
  for (const PassCase& pass : PassCases) {
    for (const int Tq : {1, 5, 12}) {
      for (const int Tk : {1, 4, 13}) {
        for (const int Br : {1, 5, 32}) {
          for (const int Bc : {1, 3, 32}) {
            for (const int dv : {3, 5}) {
              for (const int mask : {0, 1, 2, 3}) {
                ProblemSettings settings = settingsOf(Tq, Tk, 3, dv, Br, Bc, mask == 1 || mask == 2,
                                                      mask == 2 ? Alignment::BottomRight : Alignment::TopLeft);
                // A narrow window leaves blocks without a tile on both sides.
                if (mask == 3) settings.window = {1, 0};
                const Problem problem = Problem::make(inPass(settings, pass)).value();
                const TileCensus census = takeCensus(problem);
                const std::int64_t counted = Trace(problem, problem.lastPass()).wholeRun().values();
                const WrittenForm form = writtenForm(problem, problem.lastPass(), census);
                const QString where = QStringLiteral("%1: %2 x %3, blocks %4 x %5, dv %6, mask %7: %8 (%9)")
                                          .arg(pass.name)
                                          .arg(Tq)
                                          .arg(Tk)
                                          .arg(Br)
                                          .arg(Bc)
                                          .arg(dv)
                                          .arg(mask)
                                          .arg(form.markup, form.where);
                QVERIFY2(form.value == counted, qPrintable(where));
                QVERIFY2(form.value == inCore(problem, census), qPrintable(where));
                ++compared;
              }
            }
          }
        }
      }
    }
  }
  QCOMPARE(compared, int(std::size(PassCases)) * 3 * 3 * 3 * 3 * 2 * 4);
}

QTEST_GUILESS_MAIN(WrittenFormTest)
#include "tst_written_form.moc"
