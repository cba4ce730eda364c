// SPDX-License-Identifier: GPL-3.0-or-later
// The files of translations as they lie in the sources: complete, and true to the marks and numbers of every text.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/window/translation_file.h"

using namespace tilewise::testing;

namespace {

using Marks = QMap<QString, int>;

Marks marksOf(const QString& text, const char* pattern) {
  Marks marks;
  auto match = QRegularExpression(QString::fromUtf8(pattern)).globalMatch(text);
  while (match.hasNext()) ++marks[match.next().captured()];
  return marks;
}

QStringList languageFiles() {
  QStringList paths;
  const QDir folder(QStringLiteral(TILEWISE_TRANSLATIONS_DIR));
  for (const QString& name : folder.entryList({QStringLiteral("tilewise_*.ts")}, QDir::Files)) paths << folder.filePath(name);
  return paths;
}

}  // namespace

class TranslationsTest : public QObject {
  Q_OBJECT

 private slots:
  void thereAreSome();
  void everyTextIsTranslated_data() { files(); }
  void everyTextIsTranslated();
  void marksAreKept_data();
  void marksAreKept();
  void numbersAreKept_data() { files(); }
  void numbersAreKept();
  void noEscapeRunsIntoTheNextDigit_data() { files(); }
  void noEscapeRunsIntoTheNextDigit();
  void noTextIsMissing_data() { files(); }
  void noTextIsMissing();

 private:
  static void files() {
    QTest::addColumn<QString>("path");
    for (const QString& path : languageFiles()) QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
  }
};

void TranslationsTest::thereAreSome() {
  const QStringList paths = languageFiles();
  QVERIFY(paths.size() >= 2);
  for (const QString& path : paths) QVERIFY2(messagesOf(path).size() > 1000, qPrintable(path));
}

void TranslationsTest::everyTextIsTranslated() {
  QFETCH(const QString, path);
  for (const Message& each : messagesOf(path)) {
    QVERIFY2(each.isFinished && !each.translation.isEmpty(), qPrintable(each.context + QStringLiteral(": ") + each.source));
  }
}

void TranslationsTest::marksAreKept_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<QByteArray>("pattern");
  const std::pair<const char*, const char*> kinds[] = {
      {"places of values", "%(\\d|n)"},
      {"places of the engine's numbers", "\\{\\}"},
      {"italics", "\\*"},
      {"raised and lowered", "[_^](\\{[^}]*\\}|\\S)"},
      {"tags", "<[^>]+>"},
      {"keys", "&"},
      {"columns of a menu", "\\t"},
      {"blanks at the ends", "^\\s|\\s$"},
  };
  for (const QString& path : languageFiles()) {
    for (const auto& [name, pattern] : kinds) {
      QTest::addRow("%s, %s", qPrintable(QFileInfo(path).baseName()), name) << path << QByteArray(pattern);
    }
  }
}

void TranslationsTest::marksAreKept() {
  QFETCH(const QString, path);
  QFETCH(const QByteArray, pattern);
  for (const Message& each : messagesOf(path)) {
    const bool same = marksOf(each.source, pattern) == marksOf(each.translation, pattern);
    QVERIFY2(same, qPrintable(each.source + QStringLiteral(" | ") + each.translation));
  }
}

/// Figures look alike in all languages, and none is lost.
void TranslationsTest::numbersAreKept() {
  QFETCH(const QString, path);
  constexpr const char* Number = "(?<!%)\\d([\\d.,]*\\d)?";
  for (const Message& each : messagesOf(path)) {
    const Marks translated = marksOf(each.translation, Number);
    const Marks source = marksOf(each.source, Number);
    for (auto number = source.begin(); number != source.end(); ++number) {
      QVERIFY2(translated.value(number.key()) >= number.value(),
               qPrintable(each.source + QStringLiteral(" | ") + each.translation));
    }
  }
}

/// lupdate reads every hexadecimal digit after \u, where C++ stops at four: the text would be looked up in vain.
void TranslationsTest::noEscapeRunsIntoTheNextDigit() {
  QFETCH(const QString, path);
  for (const Message& each : messagesOf(path)) {
    QVERIFY2(marksOf(each.source, "[\\x{0A00}-\\x{0AFF}]").isEmpty(), qPrintable(each.context + u' ' + each.source));
  }
}

void TranslationsTest::noTextIsMissing() {
  QFETCH(const QString, path);
  if (QByteArray(TILEWISE_LUPDATE).isEmpty()) QSKIP("lupdate is not installed (Debian: qt6-l10n-tools)");
  const QTemporaryDir folder;
  const QString copy = folder.filePath(QFileInfo(path).fileName());
  QVERIFY(QFile::copy(path, copy));
  QProcess update;
  update.start(QStringLiteral(TILEWISE_TRANSLATIONS_DIR "/update.sh"), {QStringLiteral(TILEWISE_LUPDATE), copy});
  QVERIFY(update.waitForFinished(120000));
  QVERIFY2(update.exitCode() == 0, update.readAllStandardError().constData());
  QStringList now, kept;
  for (const Message& each : messagesOf(copy)) now << each.key();
  for (const Message& each : messagesOf(path)) kept << each.key();
  QVERIFY(!now.isEmpty());
  const QString advice = QStringLiteral(": run `cmake --build BUILD --target update-translations`");
  for (const QString& each : now) QVERIFY2(kept.contains(each), qPrintable(QStringLiteral("missing, ") + each + advice));
  for (const QString& each : kept) QVERIFY2(now.contains(each), qPrintable(QStringLiteral("gone, ") + each + advice));
}

QTEST_APPLESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
