// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words.h"

#include <QRegularExpression>
#include <QStringList>

namespace tilewise {

namespace {

QString translated(const QString& text) { return QCoreApplication::translate("Engine", text.toUtf8().constData()); }

}  // namespace

QString withoutMnemonic(QString label) {
  static const QRegularExpression Bracketed(QStringLiteral("\\(&.\\)"));
  return label.remove(Bracketed).remove(u'&');
}

QString engineText(std::string_view text) {
  const QString english = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  const QString whole = translated(english);
  if (whole != english) return whole;
  static const QRegularExpression Number(QStringLiteral("\\d([\\d.,]*\\d)?"));
  QStringList numbers;
  for (auto match = Number.globalMatch(english); match.hasNext();) numbers << match.next().captured();
  if (numbers.isEmpty()) return english;
  const QString pattern = QString(english).replace(Number, QStringLiteral("{}"));
  QString words = translated(pattern);
  if (words == pattern) return english;
  for (const QString& number : numbers) words.replace(words.indexOf(QStringLiteral("{}")), 2, number);
  return words;
}

}  // namespace tilewise
