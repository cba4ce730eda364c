// SPDX-License-Identifier: GPL-3.0-or-later
// View > Notation in the real window: every place that shows a block, a length or an amount follows at once; files do not.
#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "app/models/amount_text.h"
#include "app/models/ledger_model.h"
#include "app/models/traffic_samples.h"
#include "app/models/written_form.h"
#include "app/plots/traffic_plot.h"
#include "app/views/ledger/ledger_table.h"
#include "app/views/look/metrics.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/problem_tools.h"
#include "app/views/sentence/sentence_bar.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_texts.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/event_label.h"
#include "app/views/transport/scrubber.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"
#include "core/lessons/shipped_lessons.h"
#include "tests/app/real_window.h"

using namespace tilewise;

class NotationTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init();
  void cleanup();
  void lettersOfLengths_data();
  void lettersOfLengths();
  void blocksFromOneEverywhere();
  void theLengthIsN();
  void amountsInBytesAndInTd();
  void traffic();
  void itIsRemembered();
  void aLessonKeepsItsOwn();
  void filesKeepTheirOwn();

 private:
  void choose(QActionGroup& group, const QVariant& data) {
    for (QAction* each : group.actions()) {
      if (each->data() == data) each->trigger();
    }
  }
  QStringList stageTextsNow() {
    const Run& run = *session().run();
    const auto facts = stageFacts(run);
    const StageGeometry geometry = layOutStage(*facts, Metrics{}, QSizeF(760, 680));
    QStringList texts;
    for (const StageLabel& label : stageTexts(geometry, stageScene(*facts, *run.trace, session().position()))) {
      texts << label.text;
    }
    return texts;
  }
  QString sentence() { return m_window->findChild<SentenceBar*>()->sentence().plain(); }
  QStringList ledger() {
    const QAbstractItemModel& model = *m_window->findChild<LedgerTable*>()->model();
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
      texts << model.index(row, LedgerModel::WholeRun).data().toString();
    }
    return texts;
  }
  Session& session() { return m_window->session(); }
  WindowActions& actions() { return *m_window->findChild<WindowActions*>(); }

  std::unique_ptr<MainWindow> m_window;
};

void NotationTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = realWindow(settings, QSize(1440, 900));
  QVERIFY(m_window != nullptr);
}

void NotationTest::cleanup() {
  m_window.reset();
  setNotation({});
}

void NotationTest::lettersOfLengths_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* text, const char* expected) {
    QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
  };
  row("T 1,024", "N 1,024");
  row("2*Td* + *T*", "2*Nd* + *N*");
  row("*T*_q*T*_k", "*N*_q*N*_k");
  row("*T*^2*d*^2/*M*", "*N*^2*d*^2/*M*");
  row("Tq, Tk", "Nq, Nk");
  row("*Q* *K*^T", "*Q* *K*^T");
  row("The Tile of TB/s", "The Tile of TB/s");
}

void NotationTest::lettersOfLengths() {
  QFETCH(const QString, text);
  QFETCH(const QString, expected);
  QCOMPARE(withLength(text), text);
  Notation notation;
  notation.lengthIsN = true;
  setNotation(notation);
  QCOMPARE(withLength(text), expected);
}

void NotationTest::blocksFromOneEverywhere() {
  const Event event = session().run()->trace->event(190);
  QCOMPARE(*event.i, 3);
  QCOMPARE(*event.j, 5);
  const auto shown = [&] {
    session().chooseTile(TileIndex{3, 5});
    QCoreApplication::processEvents();
    session().setPosition(191);
    const QString done = sentence();
    session().setPosition(190);
    session().chooseTile(TileIndex{3, 5});
    return QStringList{done, m_window->findChild<StageView*>()->accessibleName(), eventLabel(event),
                       m_window->findChild<Scrubber*>()->valueText(), tileNumber(3, 5)};
  };
  const QStringList before = shown();
  QVERIFY2(before[0].contains(QStringLiteral("(3,\u00A05)")), qPrintable(before[0]));
  QVERIFY(before[1].contains(QStringLiteral("(3, 5)")) && before[2].contains(QStringLiteral("(3, 5)")));
  QVERIFY(before[3].contains(QStringLiteral("row block 3")));
  const auto pills = [this] { return stageTextsNow().last(); };
  QCOMPARE(pills(), QStringLiteral("5"));
  choose(*actions().firstBlocks, 1);
  const QStringList after = shown();
  QVERIFY2(after[0].contains(QStringLiteral("(4,\u00A06)")), qPrintable(after[0]));
  QVERIFY2(after[1].contains(QStringLiteral("(4, 6)")), qPrintable(after[1]));
  QVERIFY2(after[2].contains(QStringLiteral("(4, 6)")), qPrintable(after[2]));
  QVERIFY2(after[3].contains(QStringLiteral("row block 4")), qPrintable(after[3]));
  QCOMPARE(after[4], QStringLiteral("46"));
  QCOMPARE(pills(), QStringLiteral("6"));
  // The position is the same place.
  QCOMPARE(session().position(), 190);
}

void NotationTest::theLengthIsN() {
  const auto chips = [this] {
    QStringList texts;
    for (const auto* each : m_window->findChild<ProblemTools*>()->findChildren<QPushButton*>()) texts << each->text();
    return texts.join(u'|');
  };
  QVERIFY2(chips().contains(QStringLiteral("T 1,024")), qPrintable(chips()));
  choose(*actions().lengthLetters, QStringLiteral("N"));
  QVERIFY2(chips().contains(QStringLiteral("N 1,024")) && !chips().contains(QStringLiteral("T 1,024")),
           qPrintable(chips()));
  const auto form = writtenForm(session().run()->problem, Pass::Forward, session().run()->census);
  QVERIFY2(form.where.startsWith(QStringLiteral("N = 1,024")), qPrintable(form.where));
  QVERIFY(form.markup.contains(QStringLiteral("*N*")) && !form.markup.contains(u'T'));
}

void NotationTest::amountsInBytesAndInTd() {
  session().setPosition(2);  // Q_0 was loaded: 128 x 64 values
  QVERIFY2(sentence().contains(QStringLiteral("8,192\u00A0values")), qPrintable(sentence()));
  QVERIFY(ledger().contains(QStringLiteral("65,536")));
  choose(*actions().amounts, QStringLiteral("bytes"));
  QVERIFY2(sentence().contains(QStringLiteral("16,384\u00A0bytes")), qPrintable(sentence()));
  QVERIFY(ledger().contains(QStringLiteral("131,072")));
  // Statistics take 4 bytes.
  QCOMPARE(amountOf(session().run()->problem, Tensor::lse, 10).bytes, 40);
  QVERIFY(stageTextsNow().contains(QStringLiteral("16,384")));
  choose(*actions().amounts, QStringLiteral("td"));
  QVERIFY2(sentence().contains(QStringLiteral("0.125\u00A0Td")), qPrintable(sentence()));
  QVERIFY(ledger().contains(QStringLiteral("1.000")));
  choose(*actions().lengthLetters, QStringLiteral("N"));
  QVERIFY2(sentence().contains(QStringLiteral("0.125\u00A0Nd")), qPrintable(sentence()));
}

void NotationTest::traffic() {
  session().setPosition(session().stepCount());
  const TrafficPlot& plot = *m_window->findChild<TrafficPlot*>();
  const std::int64_t all = session().run()->trace->wholeRun().values();
  QVERIFY(plot.valuesText(1).contains(grouped(all)));
  choose(*actions().amounts, QStringLiteral("td"));
  const QString times = QString::number(static_cast<double>(all) / 65536, 'f', 3);
  QVERIFY2(plot.valuesText(1).contains(times + QStringLiteral("\u00A0Td")), qPrintable(plot.valuesText(1)));
}

void NotationTest::aLessonKeepsItsOwn() {
  choose(*actions().firstBlocks, 1);
  choose(*actions().lengthLetters, QStringLiteral("N"));
  const auto lesson = std::make_shared<const Lesson>(*findLesson("causal-tiles"));
  m_window->lessons().open(lesson);
  m_window->lessons().tour().wait();
  QVERIFY(!notation().blocksFrom1 && !notation().lengthIsN);
  for (const QActionGroup* group : {actions().firstBlocks, actions().lengthLetters}) {
    for (const QAction* each : group->actions()) QVERIFY(!each->isEnabled() && !each->toolTip().isEmpty());
  }
  QVERIFY(actions().amounts->actions().first()->isEnabled());
  m_window->lessons().leave();
  QVERIFY(notation().blocksFrom1 && notation().lengthIsN);
  QVERIFY(actions().firstBlocks->actions().first()->isEnabled());
}

void NotationTest::itIsRemembered() {
  choose(*actions().firstBlocks, 1);
  choose(*actions().amounts, QStringLiteral("bytes"));
  choose(*actions().lengthLetters, QStringLiteral("N"));
  const AppSettings settings = m_window->settings();
  QCOMPARE(settings.firstBlock, 1);
  m_window.reset();
  setNotation({});
  const MainWindow again(settings, QApplication::palette());
  const Notation expected{true, true, Amounts::Bytes};
  QVERIFY(notation() == expected);
  const WindowActions& actions = *again.findChild<WindowActions*>();
  QCOMPARE(actions.firstBlocks->checkedAction()->data(), QVariant(1));
  QCOMPARE(actions.amounts->checkedAction()->data(), QVariant(QStringLiteral("bytes")));
}

void NotationTest::filesKeepTheirOwn() {
  const auto csv = [this] { return trafficCsv(m_window->findChild<TrafficPlot*>()->samples()); };
  const QByteArray before = csv();
  choose(*actions().firstBlocks, 1);
  choose(*actions().amounts, QStringLiteral("td"));
  choose(*actions().lengthLetters, QStringLiteral("N"));
  QCOMPARE(csv(), before);
}

QTEST_MAIN(NotationTest)
#include "tst_notation.moc"
