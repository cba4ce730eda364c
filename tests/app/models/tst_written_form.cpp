// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/models/fa2_closed_form.h"
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
  return fa2ForwardForm(problem, takeCensus(problem));
}

/// The form as one reads it: markup and no-break spaces taken off.
QString read(QString markup) { return markup.remove(u'*').replace(u'\u00A0', u' '); }

}  // namespace

class Fa2ClosedFormTest : public QObject {
  Q_OBJECT

 private slots:
  void written_data();
  void written();
  void equalsTheCountEverywhere();
};

void Fa2ClosedFormTest::written_data() {
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

void Fa2ClosedFormTest::written() {
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

void Fa2ClosedFormTest::equalsTheCountEverywhere() {
  int compared = 0;
  for (const int Tq : {1, 5, 12, 17}) {
    for (const int Tk : {1, 4, 13, 24}) {
      for (const int Br : {1, 4, 5, 32}) {
        for (const int Bc : {1, 3, 8, 32}) {
          for (const int dv : {3, 5}) {
            for (const bool causal : {false, true}) {
              for (const Alignment alignment : {Alignment::TopLeft, Alignment::BottomRight}) {
                const Problem problem = Problem::make(settingsOf(Tq, Tk, 3, dv, Br, Bc, causal, alignment)).value();
                const TileCensus census = takeCensus(problem);
                const std::int64_t counted = Trace(problem).wholeRun().values();
                const WrittenForm form = fa2ForwardForm(problem, census);
                const QString where = QStringLiteral("%1 x %2, blocks %3 x %4, dv %5, causal %6: %7 (%8)")
                                          .arg(Tq)
                                          .arg(Tk)
                                          .arg(Br)
                                          .arg(Bc)
                                          .arg(dv)
                                          .arg(causal)
                                          .arg(form.markup, form.where);
                QVERIFY2(form.value == counted, qPrintable(where));
                QVERIFY2(form.value == fa2ForwardValues(problem, census), qPrintable(where));
                ++compared;
              }
            }
          }
        }
      }
    }
  }
  QCOMPARE(compared, 4 * 4 * 4 * 4 * 2 * 2 * 2);
}

QTEST_GUILESS_MAIN(Fa2ClosedFormTest)
#include "tst_fa2_closed_form.moc"
