// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_code.h"

#include <set>

#include "app/models/algorithm_names.h"
#include "app/session/error_text.h"
#include "app/session/words.h"
#include "core/gpu/kernel_plan.h"

namespace tilewise {

namespace {

QString wordOf(Storage storage) {
  const std::string_view text = word(storage);
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Why a language has no program for the problem.
QString refusal(const Error& error, const Problem& problem, AlgorithmText text) {
  const QString place = QString::fromStdString(error.place);
  const bool isNotWritten = error.code == ErrorCode::NotAvailable;
  if (isNotWritten && place == u"--storage") {
    return tr("The %1 listing computes in one precision throughout; this problem rounds to %2 on the way.")
        .arg(nameOf(text), wordOf(problem.settings().storage));
  }
  if (isNotWritten && place.startsWith(u"--backward")) {
    return tr("In %1 the backward pass is that of FlashAttention-2; this problem has another one: %2.")
        .arg(nameOf(text), longName(wayOf(problem, Pass::Backward)));
  }
  if (isNotWritten) {
    return tr("The %1 listing is of FlashAttention-2; this problem is computed by %2.")
        .arg(nameOf(text), longName(wayOf(problem, Pass::Forward)));
  }
  return tr("No kernel can be compiled for this problem. %1").arg(sentence(error));
}

AlgorithmCode cudaOf(const Problem& problem) {
  const auto plan = planKernels(problem, {});
  if (!plan) return {{}, refusal(plan.error(), problem, AlgorithmText::Cuda)};
  AlgorithmCode code;
  std::set<std::string> sources;
  for (const PlannedKernel& kernel : (plan->backward ? *plan->backward : plan->forward).kernels) {
    if (!sources.insert(kernel.source).second) continue;
    std::string text;
    for (const auto& [name, value] : kernel.macros) text += "#define " + name + ' ' + std::to_string(value) + '\n';
    code.programs.push_back(kernelListing(text + taggedKernelText(kernel)));
  }
  return code;
}

}  // namespace

QString nameOf(AlgorithmText text) {
  switch (text) {
    case AlgorithmText::PseudoCode: return tr("Pseudo-code");
    case AlgorithmText::Numpy: return QStringLiteral("NumPy");
    case AlgorithmText::Torch: return QStringLiteral("PyTorch");
    case AlgorithmText::Triton: return QStringLiteral("Triton");
    case AlgorithmText::Cuda: return QStringLiteral("CUDA");
  }
  return {};
}

QString algorithmTextWord(AlgorithmText text) {
  switch (text) {
    case AlgorithmText::PseudoCode: return QStringLiteral("pseudo-code");
    case AlgorithmText::Numpy: return QStringLiteral("numpy");
    case AlgorithmText::Torch: return QStringLiteral("torch");
    case AlgorithmText::Triton: return QStringLiteral("triton");
    case AlgorithmText::Cuda: return QStringLiteral("cuda");
  }
  return {};
}

std::optional<AlgorithmText> algorithmTextOf(const QString& word) {
  for (const AlgorithmText each : AlgorithmTexts) {
    if (algorithmTextWord(each) == word) return each;
  }
  return std::nullopt;
}

AlgorithmCode codeOf(const Problem& problem, AlgorithmText text) {
  if (text == AlgorithmText::Cuda) return cudaOf(problem);
  const Language language = text == AlgorithmText::Numpy   ? Language::Numpy
                            : text == AlgorithmText::Torch ? Language::Torch
                                                           : Language::Triton;
  auto listing = codeListing(problem, language);
  if (!listing) return {{}, refusal(listing.error(), problem, text)};
  AlgorithmCode code{{std::move(*listing)}, {}};
  if (text == AlgorithmText::Triton && problem.lastPass() == Pass::Backward) {
    code.remark = tr("The Triton listing has the forward pass alone; the steps are those of the backward pass.");
  }
  return code;
}

}  // namespace tilewise
