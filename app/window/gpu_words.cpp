// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gpu_words.h"

#include <set>

#include "app/cli/settings_words.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::int64_t SweptBlocks[] = {32, 64, 128, 256};
/// The longest that samples of one point of a sweep are taken.
const QString SecondsAPoint = u"1"_s;

QStringList wordsOf(const ProblemSettings& settings) {
  return QStringList{u"gpu"_s, u"sweep"_s} + QString::fromStdString(settingsWords(settings)).split(u' ') +
         QStringList{u"--json"_s};
}

/// Sizes beyond the matrix are the matrix.
QString swept(std::int64_t present, std::int64_t most) {
  std::set<std::int64_t> sizes{present};
  for (const std::int64_t size : SweptBlocks) {
    if (size <= most) sizes.insert(size);
  }
  QStringList words;
  for (const std::int64_t size : sizes) words << QString::number(size);
  return words.join(u',');
}

void replace(QStringList& words, const QString& option, const QString& value) {
  words[words.indexOf(option) + 1] = value;
}

}  // namespace

QString whyUnsaid(const ProblemSettings& settings) {
  if (settings.inputKind == InputKind::Own) {
    return tr("The problem in Step has data of its own, which stay in their files: tilewise-cli gpu run takes them.");
  }
  if (settings.documents || settings.blockMask) {
    return tr("Documents and block masks are files to the program that runs kernels: tilewise-cli gpu run takes them.");
  }
  return {};
}

QStringList runWords(const ProblemSettings& settings, bool countsBytes) {
  QStringList words = wordsOf(settings) << u"--check"_s;
  if (countsBytes) words << u"--counters"_s;
  return words;
}

QStringList sweepWords(const ProblemSettings& settings, bool countsBytes) {
  QStringList words = wordsOf(settings) << u"--seconds"_s << SecondsAPoint;
  replace(words, u"--br"_s, swept(settings.Br, settings.Tq));
  replace(words, u"--bc"_s, swept(settings.Bc, settings.Tk));
  if (countsBytes) words << u"--counters"_s;
  return words;
}

}  // namespace tilewise
