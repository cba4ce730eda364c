// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/languages.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr QLatin1StringView Folder(":/translations");
constexpr QLatin1StringView Prefix("tilewise_");

QList<Language> findLanguages() {
  QList<Language> found{{u"en"_s, u"English"_s}};
  for (const QString& file : QDir(Folder).entryList({Prefix + u"*.qm"_s}, QDir::Files, QDir::Name)) {
    const QString word = file.sliced(Prefix.size()).chopped(3);
    found << Language{word, QLocale(word).nativeLanguageName()};
  }
  return found;
}

void install(const QString& file, const QString& folder) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  if (!translator->load(file, folder) || !QCoreApplication::installTranslator(translator)) delete translator;
}

}  // namespace

const QList<Language>& languages() {
  static const QList<Language> all = findLanguages();
  return all;
}

bool canBeWritten(const Language& language) {
  const bool isHan = QLocale(language.word).script() == QLocale::SimplifiedHanScript;
  return !isHan || !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty();
}

std::string languageWords() {
  std::string words;
  for (const Language& each : languages()) {
    if (!words.empty()) words += &each == &languages().constLast() ? " or " : ", ";
    words += each.word.toStdString();
  }
  return languages().size() > 1 ? words : words + ": this build has no translations";
}

const Language& languageOf(const QString& asked, const QStringList& wanted) {
  for (const Language& each : languages()) {
    if (each.word == asked && canBeWritten(each)) return each;
  }
  for (const QString& want : wanted) {
    for (const Language& each : languages()) {
      if (QLocale(each.word).language() == QLocale(want).language() && canBeWritten(each)) return each;
    }
  }
  return languages().constFirst();
}

const Language& languageOf(const QString& asked) { return languageOf(asked, QLocale::system().uiLanguages()); }

std::optional<Error> whyNotWritten(const QString& word) {
  for (const Language& each : languages()) {
    if (each.word == word && !canBeWritten(each)) {
      return Error{ErrorCode::MachineLacks, "a font with the letters of " + word.toStdString(), "",
                   "one as in Debian's fonts-noto-cjk"};
    }
  }
  return std::nullopt;
}

void speak(const Language& language) {
  if (language.word == languages().constFirst().word) return;
  install(u"qtbase_"_s + language.word, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(Prefix + language.word, Folder);
}

}  // namespace tilewise
