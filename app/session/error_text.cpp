// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/error_text.h"

#include <span>

#include <QCoreApplication>

#include "app/session/words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr char Context[] = "ErrorText";

struct Meaning {
  const char* place;
  const char* words;
};

constexpr Meaning Options[] = {
    {"--t", QT_TRANSLATE_NOOP("ErrorText", "The number of tokens")},
    {"--tq", QT_TRANSLATE_NOOP("ErrorText", "The number of queries")},
    {"--tk", QT_TRANSLATE_NOOP("ErrorText", "The number of keys")},
    {"--d", QT_TRANSLATE_NOOP("ErrorText", "The width of a row")},
    {"--dk", QT_TRANSLATE_NOOP("ErrorText", "The width of a query or key row")},
    {"--dv", QT_TRANSLATE_NOOP("ErrorText", "The width of a value row")},
    {"--br", QT_TRANSLATE_NOOP("ErrorText", "The row count of a query block")},
    {"--bc", QT_TRANSLATE_NOOP("ErrorText", "The row count of a key block")},
    {"--batch", QT_TRANSLATE_NOOP("ErrorText", "The number of batches")},
    {"--heads", QT_TRANSLATE_NOOP("ErrorText", "The number of heads")},
    {"--kv-heads", QT_TRANSLATE_NOOP("ErrorText", "The number of key/value heads")},
    {"--head", QT_TRANSLATE_NOOP("ErrorText", "The head that is stepped")},
    {"--window", QT_TRANSLATE_NOOP("ErrorText", "The width of the window")},
    {"--documents", QT_TRANSLATE_NOOP("ErrorText", "The list of documents")},
    {"--block-mask", QT_TRANSLATE_NOOP("ErrorText", "The block mask")},
    {"--softcap", QT_TRANSLATE_NOOP("ErrorText", "The soft cap")},
    {"--alibi", QT_TRANSLATE_NOOP("ErrorText", "The list of ALiBi slopes")},
    {"--dropout", QT_TRANSLATE_NOOP("ErrorText", "The probability of dropout")},
    {"--storage", QT_TRANSLATE_NOOP("ErrorText", "The storage precision")},
    {"--shuffle", QT_TRANSLATE_NOOP("ErrorText", "The seed of the shuffled order")},
    {"--backward-order", QT_TRANSLATE_NOOP("ErrorText", "The order of the backward pass")},
    {"--blocks-from-sram", QT_TRANSLATE_NOOP("ErrorText", "The on-chip memory that gives the blocks")},
    {"--scale", QT_TRANSLATE_NOOP("ErrorText", "The score scale")},
    {"--seed", QT_TRANSLATE_NOOP("ErrorText", "The seed")},
    {"--align", QT_TRANSLATE_NOOP("ErrorText", "The alignment of the mask")},
    {"--dtype", QT_TRANSLATE_NOOP("ErrorText", "The element type")},
    {"--precision", QT_TRANSLATE_NOOP("ErrorText", "The precision")},
    {"--init", QT_TRANSLATE_NOOP("ErrorText", "The kind of data")},
    {"--device", QT_TRANSLATE_NOOP("ErrorText", "The device")},
    {"--sram", QT_TRANSLATE_NOOP("ErrorText", "The on-chip memory")},
    {"--algorithm", QT_TRANSLATE_NOOP("ErrorText", "The algorithm")},
    {"--preset", QT_TRANSLATE_NOOP("ErrorText", "The preset")},
    {"--step", QT_TRANSLATE_NOOP("ErrorText", "The step")},
    {"--size", QT_TRANSLATE_NOOP("ErrorText", "The size of the picture")},
    {"--steps", QT_TRANSLATE_NOOP("ErrorText", "The range of steps")},
    {"--speed", QT_TRANSLATE_NOOP("ErrorText", "The speed")},
    {"--text-size", QT_TRANSLATE_NOOP("ErrorText", "The text size")},
    {"--theme", QT_TRANSLATE_NOOP("ErrorText", "The theme")},
    {"--palette", QT_TRANSLATE_NOOP("ErrorText", "The palette")},
    {"--q", QT_TRANSLATE_NOOP("ErrorText", "The file of Q")},
    {"--k", QT_TRANSLATE_NOOP("ErrorText", "The file of K")},
    {"--v", QT_TRANSLATE_NOOP("ErrorText", "The file of V")},
    {"--host", QT_TRANSLATE_NOOP("ErrorText", "The name of the host")},
    {"--do", QT_TRANSLATE_NOOP("ErrorText", "The file of dO")},
};

constexpr Meaning Places[] = {
    {"documents of the keys", QT_TRANSLATE_NOOP("ErrorText", "The list of documents of the keys")},
    {"running", QT_TRANSLATE_NOOP("ErrorText", "The engine")},
    {"the grid of tiles", QT_TRANSLATE_NOOP("ErrorText", "The grid of tiles")},
    {"the run", QT_TRANSLATE_NOOP("ErrorText", "The run")},
    {"the check", QT_TRANSLATE_NOOP("ErrorText", "The check against float64")},
    {"S and P of standard attention", QT_TRANSLATE_NOOP("ErrorText", "The memory for S and P of standard attention")},
    {"S, P, dP and dS of standard attention",
     QT_TRANSLATE_NOOP("ErrorText", "The memory for S, P, dP and dS of standard attention")},
    {"the NVIDIA driver", QT_TRANSLATE_NOOP("ErrorText", "The NVIDIA driver")},
    {"the CUDA compiler NVRTC", QT_TRANSLATE_NOOP("ErrorText", "The CUDA compiler NVRTC")},
    {"a CUDA device", QT_TRANSLATE_NOOP("ErrorText", "A CUDA device")},
    {"a CUDA device of compute capability 8.0 or later",
     QT_TRANSLATE_NOOP("ErrorText", "A CUDA device of compute capability 8.0 or later")},
    {"the registers of a thread", QT_TRANSLATE_NOOP("ErrorText", "The number of registers of a thread")},
    {"the shared memory of a thread block", QT_TRANSLATE_NOOP("ErrorText", "The shared memory of a thread block")},
    {"the blocks on chip", QT_TRANSLATE_NOOP("ErrorText", "The memory for the blocks on chip")},
};

QString meaningIn(std::span<const Meaning> list, const QString& place) {
  for (const Meaning& each : list) {
    if (place == QLatin1StringView(each.place)) return QCoreApplication::translate(Context, each.words);
  }
  return {};
}

/// What the sentence is about. A path is cut to the file's name: the folders stand in the details.
QString subject(const QString& place) {
  if (const QString option = optionMeaning(place); !option.isEmpty()) return option;
  if (const QString known = meaningIn(Places, place); !known.isEmpty()) return known;
  return tr("“%1”").arg(place.mid(place.lastIndexOf(u'/') + 1));
}

/// Subject and claim, without the end. %1 is the subject, %2 the value.
QString claim(ErrorCode code, const QString& value) {
  const bool bare = value.isEmpty();
  switch (code) {
    case ErrorCode::OutOfRange: return tr("%1 cannot be %2");
    case ErrorCode::NotANumber: return bare ? tr("%1 needs a number") : tr("%1 needs a number, which “%2” is not");
    case ErrorCode::UnknownName: return tr("%1 cannot be “%2”, which is not a known name");
    case ErrorCode::Conflict: return tr("%1 cannot be combined with %2");
    case ErrorCode::Missing: return tr("%1 must be given");
    case ErrorCode::NotAvailable:
      return bare ? tr("%1 is not available in this version") : tr("%1 does not know “%2” in this version");
    case ErrorCode::TooLarge: return bare ? tr("%1 is too large") : tr("%1 is too large with %2");
    case ErrorCode::FileNotFound: return tr("%1 does not exist or is not a file");
    case ErrorCode::FileUnreadable: return bare ? tr("%1 cannot be read") : tr("%1 cannot be read (%2)");
    case ErrorCode::FileEmpty: return tr("%1 is empty");
    case ErrorCode::FileFormat: return bare ? tr("%1 has the wrong format") : tr("%1 has the wrong format (%2)");
    case ErrorCode::FileTruncated: return bare ? tr("%1 ends too early") : tr("%1 ends too early (%2)");
    case ErrorCode::ElementType: return tr("%1 holds elements of the type %2, which cannot be read");
    case ErrorCode::Rank: return tr("%1 has the shape %2, which is not a matrix");
    case ErrorCode::Shape: return tr("%1 has the shape %2, which does not fit");
    case ErrorCode::EntryMissing: return tr("%1 is missing");
    case ErrorCode::FileExists: return tr("%1 exists already and was left as it is");
    case ErrorCode::FileUnwritable: return bare ? tr("%1 cannot be written") : tr("%1 cannot be written (%2)");
    case ErrorCode::Cancelled: return tr("%1 was cancelled");
    case ErrorCode::OutOfMemory: return tr("%1 needs more memory than there is");
    case ErrorCode::MachineLacks: return bare ? tr("%1 is not on this machine") : tr("%1 is not on this machine (%2)");
    case ErrorCode::CompileFailed: return tr("%1 was refused by the compiler: %2");
    case ErrorCode::DeviceFailed: return tr("%1 failed on the device (%2)");
  }
  return {};
}

}  // namespace

QString optionMeaning(const QString& option) { return meaningIn(Options, option); }

QString sentence(const Error& error) {
  const QString about = subject(QString::fromStdString(error.place));
  QString value = QString::fromStdString(error.value);
  // In a line of text the value runs on into the claim; here it stands in brackets.
  if (value.endsWith(u',')) value.chop(1);
  const QString accepted = QString::fromStdString(error.accepted);
  QString text = claim(error.code, value);
  // One pass over both numbers: a value that holds "%1" stays as it is.
  text = text.contains(u"%2"_s) ? text.arg(about, value) : text.replace(u"%1"_s, about);
  return accepted.isEmpty() ? tr("%1.").arg(text) : tr("%1; accepted: %2.").arg(text, accepted);
}

}  // namespace tilewise
