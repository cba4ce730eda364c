// SPDX-License-Identifier: MIT
#include "core/base/error.h"

namespace tilewise {

namespace {

struct Words {
  std::string_view name;
  std::string_view claim;  ///< follows the value: "0 is out of range"; or a clause of its own: "the file is empty"
  std::string_view beforeValue = {};  ///< where the value comes last instead: "cannot be combined with --sram 5"
};

Words words(ErrorCode code) {
  switch (code) {
    case ErrorCode::OutOfRange: return {"out-of-range", "is out of range"};
    case ErrorCode::NotANumber: return {"not-a-number", "is not a number of this kind"};
    case ErrorCode::UnknownName: return {"unknown-name", "is not known"};
    case ErrorCode::Conflict: return {"conflict", "cannot be combined", "with"};
    case ErrorCode::Missing: return {"missing", "is missing"};
    case ErrorCode::NotAvailable: return {"not-available", "is not available in this version"};
    case ErrorCode::TooLarge: return {"too-large", "is too large"};
    case ErrorCode::FileNotFound: return {"file-not-found", "the file is not there"};
    case ErrorCode::FileUnreadable: return {"file-unreadable", "the file cannot be read"};
    case ErrorCode::FileEmpty: return {"file-empty", "the file is empty"};
    case ErrorCode::FileFormat: return {"file-format", "is not in the expected format"};
    case ErrorCode::FileTruncated: return {"file-truncated", "ends too early"};
    case ErrorCode::ElementType: return {"element-type", "is an element type that cannot be read"};
    case ErrorCode::Rank: return {"rank", "has the wrong number of dimensions"};
    case ErrorCode::Shape: return {"shape", "is a shape that does not fit"};
    case ErrorCode::EntryMissing: return {"entry-missing", "the array is missing"};
    case ErrorCode::FileExists: return {"file-exists", "the file exists already"};
    case ErrorCode::FileUnwritable: return {"file-unwritable", "the file cannot be written"};
    case ErrorCode::Cancelled: return {"cancelled", "was cancelled"};
    case ErrorCode::OutOfMemory: return {"out-of-memory", "the memory does not suffice"};
    case ErrorCode::MachineLacks: return {"machine-lacks", "the machine has none"};
    case ErrorCode::CompileFailed: return {"compile-failed", "the compiler refused it"};
    case ErrorCode::DeviceFailed: return {"device-failed", "the device failed"};
  }
  return {"unknown", "failed"};
}

/// Claim and value in the order that the code's words want.
std::string claimText(const Words& code, const std::string& value) {
  const std::string claim(code.claim);
  if (value.empty()) return claim;
  if (!code.beforeValue.empty()) return claim + ' ' + std::string(code.beforeValue) + ' ' + value;
  return claim.starts_with("the ") ? claim + " (" + value + ')' : value + ' ' + claim;
}

}  // namespace

std::string_view name(ErrorCode code) { return words(code).name; }

std::string describe(const Error& error) {
  std::string line = error.place;
  if (!line.empty()) line += ": ";
  line += claimText(words(error.code), error.value);
  if (!error.accepted.empty()) line += "; accepted: " + error.accepted;
  return line;
}

}  // namespace tilewise
