// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the app remembers from one start to the next, as a value: read once, written when it ends.

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace tilewise {

struct AppSettings {
  QString language = QStringLiteral("system");  ///< system | the word of a language
  QString theme = QStringLiteral("system");     ///< system | light | dark | projector
  QString palette = QStringLiteral("default");  ///< default | blue-yellow | print
  int textSize = 100;                           ///< per cent
  bool reduceMotion = false;
  double speed = 5;                             ///< steps a second; 0 without drawing
  QString presenterUnit = QStringLiteral("fitting");  ///< of PageDown: fitting | event | tile | block | lesson
  QString lengthLetter = QStringLiteral("T");  ///< T | N
  int firstBlock = 0;                          ///< 0 | 1
  QString amounts = QStringLiteral("values");  ///< values | bytes | td
  QString speakerNotes;                         ///< of the speaker's window
  QString runTo = QStringLiteral("rescale");
  QString algorithmText = QStringLiteral("pseudo-code");  ///< of the Algorithm panel: a word of algorithm_code.h
  bool firstSteps = true;                       ///< shown at a start without a file and options
  QStringList recentFiles;                      ///< newest first
  QStringList hosts;                            ///< with a card, by ssh; nothing but the user adds one
  QByteArray windowGeometry;
  QString workspace = QStringLiteral("step");  ///< that was in front
  QVariantMap lessons;                         ///< how far one has come, by name: the id of a step; empty: to the end
  QVariantMap layouts;                         ///< of the docks of each workspace, by its word; each a QByteArray

  /// Puts a file at the top of the recent ones, of which eight are kept.
  void remember(const QString& path);

  bool operator==(const AppSettings&) const = default;
};

/// Values that are not understood (of another version, edited by hand) become the defaults.
AppSettings loadSettings();
void saveSettings(const AppSettings& settings);

}  // namespace tilewise
