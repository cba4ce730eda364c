// SPDX-License-Identifier: GPL-3.0-or-later
// Which language is spoken, and that the real window speaks it: every text is found under the context that it was filed in.
#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QTranslator>

#include "app/models/algorithm_names.h"
#include "app/models/count_text.h"
#include "app/session/error_text.h"
#include "app/session/words.h"
#include "app/views/look/metrics.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/languages.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"
#include "core/faults/fault_gallery.h"
#include "core/faults/fault_needs.h"
#include "core/files/presets.h"
#include "tests/app/window/translation_file.h"

using namespace tilewise;

namespace {

const Language& german() { return languageOf(QStringLiteral("de"), {}); }

/// The texts that a person can read or hear of the widgets of a window. Painted ones are heard as descriptions.
QStringList textsOf(const QWidget& window) {
  QStringList texts;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    if (const auto* label = qobject_cast<const QLabel*>(widget)) texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) texts << button->text();
    if (const auto* menu = qobject_cast<const QMenu*>(widget)) texts << menu->title();
  }
  for (const QAction* action : window.findChildren<QAction*>()) texts << action->text() << action->toolTip();
  texts.removeDuplicates();
  texts.removeAll(QString());
  return texts;
}

}  // namespace

class LanguagesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (languages().size() == 1) QSKIP("this build has no translations: Qt's LinguistTools were not there");
    QVERIFY(!loadFonts().isEmpty());
  }
  void cleanup() {
    for (QObject* each : qApp->findChildren<QTranslator*>()) delete each;
  }
  void englishComesFirst();
  void whichIsMeant_data();
  void whichIsMeant();
  void textsOfEveryKindAreFound();
  void theEngineIsTranslated();
  void numbersLookAlike();
  void theWindowSpeaks();
  void choiceHoldsFromTheNextStart();

 private:
  std::unique_ptr<MainWindow> openWindow(const AppSettings& settings = {});
};

std::unique_ptr<MainWindow> LanguagesTest::openWindow(const AppSettings& settings) {
  auto window = std::make_unique<MainWindow>(settings, QApplication::palette());
  window->resize(1280, 720);
  window->show();
  window->desk().openPreset(QStringLiteral("tiny-causal"));
  const bool isOpen = QTest::qWaitFor([&] { return window->session().run() && !window->desk().job().isRunning(); }, 30000);
  return isOpen ? std::move(window) : nullptr;
}

void LanguagesTest::englishComesFirst() {
  QCOMPARE(languages().constFirst().word, QStringLiteral("en"));
  QVERIFY(languages().size() >= 3);
  QCOMPARE(german().name, QStringLiteral("Deutsch"));
  QCOMPARE(languageWords(), std::string("en, de or zh_CN"));
}

void LanguagesTest::whichIsMeant_data() {
  QTest::addColumn<QString>("asked");
  QTest::addColumn<QStringList>("wanted");
  QTest::addColumn<QString>("spoken");
  const auto row = [](const char* name, const QString& asked, const QStringList& wanted, const QString& spoken) {
    QTest::newRow(name) << asked << wanted << spoken;
  };
  const QString system = QStringLiteral("system");
  row("asked by name", QStringLiteral("de"), {QStringLiteral("en-US")}, QStringLiteral("de"));
  row("English by name", QStringLiteral("en"), {QStringLiteral("de-DE")}, QStringLiteral("en"));
  row("of the system", system, {QStringLiteral("de-AT"), QStringLiteral("de")}, QStringLiteral("de"));
  row("the first that is there", system, {QStringLiteral("fr-FR"), QStringLiteral("de-DE")}, QStringLiteral("de"));
  row("English before others", system, {QStringLiteral("en-GB"), QStringLiteral("de-DE")}, QStringLiteral("en"));
  row("none of them", system, {QStringLiteral("fr-FR")}, QStringLiteral("en"));
  row("no language at all", system, {QStringLiteral("C")}, QStringLiteral("en"));
  row("of another version", QStringLiteral("eo"), {QStringLiteral("de-DE")}, QStringLiteral("de"));
}

void LanguagesTest::whichIsMeant() {
  QFETCH(const QString, asked);
  QFETCH(const QStringList, wanted);
  QFETCH(const QString, spoken);
  QCOMPARE(languageOf(asked, wanted).word, spoken);
}

/// One text of each way in which the sources file their texts.
void LanguagesTest::textsOfEveryKindAreFound() {
  speak(german());
  QCOMPARE(longName(Way::Standard), QStringLiteral("Standard-Attention"));  // a free function
  QCOMPARE(optionMeaning(QStringLiteral("--tq")), QStringLiteral("Die Anzahl der Queries"));  // a table
  QVERIFY(sentence({ErrorCode::FileEmpty, "a.npz", "", ""}).contains(QStringLiteral("ist leer")));
  QCOMPARE(WindowActions::tr("&File"), QStringLiteral("&Datei"));  // a class of Qt's kind
  QCOMPARE(engineText("needs dropout; here p = 0"), QStringLiteral("braucht Dropout; hier ist p = 0"));
  QCOMPARE(engineText("needs T_q other than T_k; here both are 1,024"),
           QStringLiteral("braucht T_q anders als T_k; hier sind beide 1,024"));
  QCOMPARE(engineText("not a text of the engine, 7"), QStringLiteral("not a text of the engine, 7"));
}

/// What the engine says of faults and examples is marked where it stands, all of it.
void LanguagesTest::theEngineIsTranslated() {
  speak(german());
  QSet<QString> same;
  const auto say = [&same](std::string_view text) {
    const QString english = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (engineText(text) == english) same << english;
  };
  for (const FaultPage& page : faultGallery()) {
    for (const std::string_view text : {page.title, page.explanation, page.exposedBecause, page.hiddenBecause}) say(text);
    if (const auto why = whyItCannotShow(page.fault, *Problem::make(page.hiding))) say(*why);
    say(whyItDidNoHarm(page.fault, *Problem::make(page.exposing)));
  }
  for (const Preset& preset : presets()) say(preset.title);
  QCOMPARE(same, QSet<QString>());
}

void LanguagesTest::numbersLookAlike() {
  const QString before = countText(-1234567);
  speak(german());
  QCOMPARE(countText(-1234567), before);
}

/// A text that is translated in the file and is English in the window was looked up where it does not stand.
void LanguagesTest::theWindowSpeaks() {
  QSet<QString> sources, kept;
  for (const auto& each : testing::messagesOf(QStringLiteral(TILEWISE_TRANSLATIONS_DIR "/tilewise_de.ts"))) {
    (each.source == each.translation ? kept : sources) << each.source;
  }
  sources -= kept;
  QVERIFY(sources.size() > 1000);
  speak(german());
  const auto window = openWindow();
  QVERIFY(window);
  for (const auto* workspace : {"step", "compare", "explore", "check", "published"}) {
    window->workspaces().bringToFront(QLatin1String(workspace));
    QVERIFY(window->workspaces().current().waitForWork(30000));
  }
  QSet<QString> english;
  const QStringList texts = textsOf(*window);
  QVERIFY(texts.contains(QStringLiteral("Erkunden")));
  for (const QString& text : texts) {
    if (sources.contains(text)) english << text;
  }
  QCOMPARE(english, QSet<QString>());
}

void LanguagesTest::choiceHoldsFromTheNextStart() {
  AppSettings settings;
  settings.language = QStringLiteral("en");
  const auto window = openWindow(settings);
  QVERIFY(window);
  auto& actions = *window->findChild<WindowActions*>();
  const auto choose = [&](const QString& word) {
    for (QAction* each : actions.languages->actions()) {
      if (each->data() == word) each->trigger();
    }
  };
  auto& notice = *window->findChild<NoticeBar*>();
  choose(QStringLiteral("de"));
  QCOMPARE(window->settings().language, QStringLiteral("de"));
  QVERIFY(notice.isVisible() && notice.sentence().contains(QStringLiteral("Deutsch")));
  choose(QStringLiteral("en"));
  QCOMPARE(window->settings().language, QStringLiteral("en"));
  QVERIFY(!notice.isVisible());
}

QTEST_MAIN(LanguagesTest)
#include "tst_languages.moc"
