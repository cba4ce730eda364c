// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/agreement_text.h"

#include <algorithm>
#include <optional>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

/// Of what is finite; absent where nothing is.
std::optional<double> largestError(const Accuracy& accuracy, Pass pass) {
  std::optional<double> largest;
  const auto take = [&largest](const ArrayAccuracy& array) {
    if (array.compared > 0) largest = std::max(largest.value_or(0), array.maxAbs);
  };
  if (pass == Pass::Forward || !accuracy.dQ) {
    take(accuracy.O);
  } else {
    for (const auto* each : {&*accuracy.dQ, &*accuracy.dK, &*accuracy.dV}) take(*each);
  }
  return largest;
}

}  // namespace

QString sameInputsText(const Run& run) {
  const ProblemSettings& settings = run.problem.settings();
  if (settings.inputKind == InputKind::Own) return tr("Same inputs, %1").arg(run.title);
  return tr("Same inputs, seed %1").arg(settings.seed);
}

QString agreementText(const std::vector<AgreementJob::Agreement>& agreements, Pass pass) {
  using State = AgreementJob::State;
  const auto is = [&](State state) { return std::ranges::count(agreements, state, &AgreementJob::Agreement::state); };
  if (agreements.empty()) return {};
  if (is(State::CountersOnly) > 0) return tr("Full runs are not computed: counters only");
  if (is(State::UnderWay) > 0) return tr("Full runs are held against float64…");
  QStringList errors;
  bool pass_ = true;
  bool ratio = false;
  for (const AgreementJob::Agreement& each : agreements) {
    if (each.state != State::Done) {
      errors << tr("not computed");
      continue;
    }
    const auto largest = largestError(each.accuracy, pass);
    errors << (largest ? errorFigure(*largest) : tr("none is finite"));
    pass_ = pass_ && each.accuracy.pass();
    ratio = ratio || each.accuracy.isRatioTest();
  }
  if (is(State::Done) == 0) return tr("Full runs are not computed: too large to be done unasked");
  const QString figures = errors.join(QStringLiteral(", "));
  if (!pass_) return tr("Full runs do not agree with float64: largest errors %1").arg(figures);
  return ratio ? tr("Full runs pass the ratio test against float64: largest errors %1").arg(figures)
               : tr("Full runs agree with float64: largest errors %1").arg(figures);
}

QString bytesText(const ProblemSettings& settings) {
  const std::string_view type = word(settings.elementType);
  return tr("bytes by rule, %1; MB = 10⁶ bytes")
      .arg(QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size())));
}

}  // namespace tilewise
