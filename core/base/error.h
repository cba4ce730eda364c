// SPDX-License-Identifier: MIT
#pragma once

/// The expected failures of Tilewise. An error says where (an option, a file, a tensor), which value was found there
/// and what would have been accepted; the command line prints describe(), the app makes its own translated sentence
/// from the parts.

#include <cstdint>
#include <string>
#include <string_view>

namespace tilewise {

enum class ErrorCode : std::uint8_t {
  // What was asked for.
  OutOfRange,    ///< a number lies outside its range
  NotANumber,    ///< a text is not a number of the kind that is wanted
  UnknownName,   ///< a name (option, preset, device, algorithm) that does not exist
  Conflict,      ///< two settings that exclude each other
  Missing,       ///< a setting that must be given is not
  NotAvailable,  ///< understood, but this version cannot do it
  TooLarge,      ///< would need more memory than is allowed
  // Files.
  FileNotFound,    ///< no such file, or not a regular file
  FileUnreadable,  ///< the system refused to read it
  FileEmpty,       ///< no bytes at all
  FileFormat,      ///< not the format that the name promises (magic, version, header, compression)
  FileTruncated,   ///< ends before the data that its header promises
  ElementType,     ///< an element type that cannot be read (objects, strings, complex)
  Rank,            ///< not a matrix: too many or too few dimensions
  Shape,           ///< a dimension that is zero, negative, huge, or does not fit its partner
  EntryMissing,    ///< an .npz without a required array
  FileExists,      ///< would overwrite a file without being told to
  FileUnwritable,  ///< the system refused to write it
  // Course of events.
  Cancelled,    ///< the user changed their mind; never shown as a failure
  OutOfMemory,  ///< the system has no memory left
  // The machine.
  MachineLacks,  ///< a device, a library or a program that is not there
  CompileFailed,  ///< a kernel that the compiler of the machine refused; the value is its log
  DeviceFailed,  ///< a device refused or failed at what it was asked for
};

struct Error {
  ErrorCode code;
  std::string place;     ///< what it is about: "--br", "heads.npz: k"
  std::string value;     ///< what was found there; empty when nothing was
  std::string accepted;  ///< what would have been accepted; empty when nothing would

  bool operator==(const Error&) const = default;
};

/// A stable name of the code, for logs and tests: "out-of-range".
std::string_view name(ErrorCode code);

/// One line in English: "--br: 0 is out of range; accepted: 1 to 1,048,576".
std::string describe(const Error& error);

}  // namespace tilewise
