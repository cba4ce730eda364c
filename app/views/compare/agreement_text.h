// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The status line of a comparison.

#include <QString>

#include "app/session/agreement_job.h"

namespace tilewise {

/// "Same inputs, seed 1"; of own data "Same inputs, NAME".
QString sameInputsText(const Run& run);

/// "Full runs agree with float64: largest errors 4.4e−7, 6.4e−7, 6.4e−7"; what is not computed says so and why.
QString agreementText(const std::vector<AgreementJob::Agreement>& agreements, Pass pass);

/// What bytes are counted in: "bytes by rule, fp16; MB = 10⁶ bytes".
QString bytesText(const ProblemSettings& settings);

}  // namespace tilewise
