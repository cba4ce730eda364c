// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The languages that the window can speak. Numbers look alike in all of them, so that they can be compared with printed ones.

#include <optional>
#include <string>

#include <QList>
#include <QString>
#include <QStringList>

#include "core/base/error.h"

namespace tilewise {

struct Language {
  QString word;  ///< of the command line and the settings: "en", "de", "zh_CN"
  QString name;  ///< as its speakers write it
};

/// English first, then those whose translations were built in. Needs no QApplication.
const QList<Language>& languages();

/// Whether an installed font has the letters. Requires: a QGuiApplication.
bool canBeWritten(const Language& language);

/// "en, de or zh_CN": what --language accepts.
std::string languageWords();

/// The language that is meant by a word of the settings, of those that can be written.
/// asked: a word of a language; "system", or one that is not there: the first of wanted that is there, else English.
/// wanted: as QLocale::uiLanguages has them.
/// Requires: a QGuiApplication.
const Language& languageOf(const QString& asked, const QStringList& wanted);
/// The same with what the person wants of the system.
const Language& languageOf(const QString& asked);

/// What is wrong with a language that was asked for by name and cannot be written; absent: nothing.
std::optional<Error> whyNotWritten(const QString& word);

/// From now on texts are in this language, Qt's own too where its translations are installed. Before the first widget is
/// made: those that are there keep their texts.
/// Requires: a QApplication.
void speak(const Language& language);

}  // namespace tilewise
