// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Words of functions that belong to no class with words of its own, and of the engine.

#include <string_view>

#include <QCoreApplication>
#include <QString>

namespace tilewise {

/// The text in the language of the window. Its context is the name of the namespace, which is what lupdate takes for a tr
/// outside of classes. Members of a class with Q_OBJECT or Q_DECLARE_TR_FUNCTIONS have their own.
inline QString tr(const char* text) { return QCoreApplication::translate("tilewise", text); }

/// What ends a sentence that is put together.
inline QString fullStop() { return tr("."); }

/// A label without its key: "File" of "&File", and of "文件(&F)" the word alone.
QString withoutMnemonic(QString label);

/// A text of the engine in the language of the window, if it was marked there (TILEWISE_TEXT) and is translated; else as it is.
/// Numbers may stand where the marked text has `{}`.
QString engineText(std::string_view text);

}  // namespace tilewise
