// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_chips.h"

#include <set>

#include <QStringList>

#include "app/models/algorithm_names.h"
#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using Kind = ProblemChip::Kind;

QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString number(double value) { return QString::number(value, 'g', 6).replace(u'-', u'\u2212'); }

QString sizeText(const ProblemSettings& settings) {
  if (settings.Tq == settings.Tk) return withLength(tr("*T* %1")).arg(grouped(settings.Tq));
  return withLength(tr("*T* %1 × %2")).arg(grouped(settings.Tq), grouped(settings.Tk));
}

QString widthText(const ProblemSettings& settings) {
  if (settings.dk == settings.dv) return tr("*d* %1").arg(grouped(settings.dk));
  return tr("*d* %1, %2").arg(grouped(settings.dk), grouped(settings.dv));
}

QString headsText(const ProblemSettings& settings) {
  QStringList words;
  if (settings.batch > 1) words << tr("batch %1").arg(grouped(settings.batch));
  if (settings.heads > 1) words << tr("%1 heads").arg(grouped(settings.heads));
  if (settings.kvHeads && *settings.kvHeads != settings.heads)
    words << tr("%1 of *K*, *V*").arg(grouped(*settings.kvHeads));
  return words.join(QStringLiteral(", "));
}

QString causalText(const ProblemSettings& settings) {
  if (settings.Tq == settings.Tk) return tr("causal");
  return settings.alignment == Alignment::TopLeft ? tr("causal, top-left") : tr("causal, bottom-right");
}

QString windowText(const Window& window) {
  const auto side = [](std::int64_t width) { return width == Window::Unbounded ? tr("∞") : grouped(width); };
  return tr("window %1, %2").arg(side(window.left), side(window.right));
}

QString documentsText(const Documents& documents) {
  const std::set<std::int64_t> labels(documents.queries().begin(), documents.queries().end());
  return labels.size() == 1 ? tr("1 document")
                            : tr("%1 documents").arg(grouped(static_cast<std::int64_t>(labels.size())));
}

QString orderText(const ProblemSettings& settings) {
  QStringList words;
  if (const QString order = orderName(settings); !order.isEmpty()) words << order;
  if (settings.shuffle && addsInHbm(settings)) words << tr("shuffled");
  return words.join(QStringLiteral(", "));
}

QStringList scoreWords(const ProblemSettings& settings) {
  QStringList words;
  if (settings.scale) words << tr("scale %1").arg(number(*settings.scale));
  if (settings.softCap > 0) words << tr("soft cap %1").arg(number(settings.softCap));
  if (!settings.alibi.empty()) words << tr("ALiBi");
  return words;
}

}  // namespace

QString ProblemChip::plain() const { return MathText::parse(text).plain(); }

QStringList maskWords(const ProblemSettings& settings) {
  QStringList words;
  if (settings.causal) words << causalText(settings);
  if (settings.window.isBounded()) words << windowText(settings.window);
  if (settings.documents) words << documentsText(*settings.documents);
  if (settings.blockMask) {
    const auto tiles = static_cast<double>(settings.blockMask->rows() * settings.blockMask->columns());
    words << tr("block mask %1").arg(percent(static_cast<double>(settings.blockMask->visibleTiles()) / tiles));
  }
  return words.isEmpty() ? QStringList{tr("no mask")} : words;
}

QList<ProblemChip> chipsOf(const ProblemSettings& settings) {
  QList<ProblemChip> chips;
  const auto add = [&chips](Kind kind, const QString& text) {
    if (!text.isEmpty()) chips << ProblemChip{kind, text};
  };
  add(Kind::Size, sizeText(settings));
  add(Kind::Width, widthText(settings));
  add(Kind::Blocks, tr("*B*_r %1  *B*_c %2").arg(grouped(settings.Br), grouped(settings.Bc)));
  add(Kind::Heads, headsText(settings));
  for (const QString& text : maskWords(settings)) add(Kind::Mask, text);
  for (const QString& text : scoreWords(settings)) add(Kind::Scores, text);
  if (settings.dropout > 0) add(Kind::Dropout, tr("dropout %1").arg(number(settings.dropout)));
  add(Kind::Order, orderText(settings));
  add(Kind::ElementType, textOf(word(settings.elementType)));
  if (settings.storage != Storage::None) add(Kind::Storage, tr("stored as %1").arg(textOf(word(settings.storage))));
  return chips;
}

}  // namespace tilewise
