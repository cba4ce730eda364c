// SPDX-License-Identifier: MIT
#pragma once

/// The one place that names the result type (std::expected needs C++23).

#include <tl/expected.hpp>

#include "core/base/error.h"

namespace tilewise {

/// A T, or the reason why there is none. Functions that return one are [[nodiscard]].
template <class T>
using Expected = tl::expected<T, Error>;

/// The failing side: `return failure({ErrorCode::OutOfRange, "--br", "0", "1 to 1,048,576"});`
inline tl::unexpected<Error> failure(Error error) { return tl::unexpected<Error>(std::move(error)); }

}  // namespace tilewise
