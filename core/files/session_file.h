// SPDX-License-Identifier: MIT
#pragma once

/// A session as a file: what is stepped, where it stands, what was marked. How the window is laid out is not part of it.
/// docs/file-formats.md is the user's page on it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/files/array_source.h"
#include "core/problem/problem.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

/// A position with a name of its own.
struct Bookmark {
  std::int64_t position = 0;
  std::string name;

  bool operator==(const Bookmark&) const = default;
};

/// The words that a session file and --workspace know.
inline constexpr std::array<std::string_view, 6> WorkspaceWords{"step", "compare", "explore", "gpu", "check", "published"};
inline constexpr std::array<std::string_view, 7> ComparedWords{"standard",  "fa1",     "fa2",   "query-outer",
                                                               "two-loops", "present", "second"};
inline constexpr std::array<std::string_view, 3> AlignWords{"step", "tile", "bytes"};

/// What is compared, and how fast its mark moves. Absent members: as a new window has them.
struct CompareFile {
  std::vector<std::string> compared;  ///< words of ComparedWords, from left to right
  std::string align;                  ///< a word of AlignWords: what the mark counts
  std::array<std::optional<double>, 3> speeds{};  ///< by AlignWords; a second, 0: without drawing
  std::optional<ProblemSettings> second;          ///< the second configuration

  bool operator==(const CompareFile&) const = default;
};

/// What has become of the question of a step.
struct LessonFileAnswer {
  std::string step;              ///< the id
  std::string given;             ///< as it was typed, or the number of the choice, from 0; empty: nothing was
  std::optional<double> number;  ///< that was typed; absent of a choice
  bool isRevealed = false;       ///< the answer was shown

  bool operator==(const LessonFileAnswer&) const = default;
};

/// A lesson that is being taken: of those that ship by its name, else by its file; where in it, and what was answered so far.
struct LessonFilePlace {
  std::string name;             ///< empty: it is in a file
  std::filesystem::path file;   ///< empty: it ships
  std::string step;             ///< the id of a step; empty: the end
  std::vector<LessonFileAnswer> answers{};

  bool operator==(const LessonFilePlace&) const = default;
};

struct SessionFile {
  std::string title;
  ArraySource source;  ///< of own arrays; empty: they are made up
  ProblemSettings settings;
  std::int64_t position = 0;
  std::optional<TileIndex> tile;    ///< chosen; absent while the inspector follows the position
  std::optional<std::int64_t> row;  ///< chosen
  std::vector<Bookmark> bookmarks;
  std::vector<TileIndex> stops;  ///< tiles at which a run stops
  std::string workspace;         ///< that was in front: a word of WorkspaceWords; empty: none
  std::optional<CompareFile> compare;
  /// What the GPU workspace shows: "this-machine", or the name of a record that ships; empty: nobody chose. Never a host:
  /// where ssh goes is no file's to say.
  std::string gpuSource;
  /// The file that this is a copy of, kept against crashes; empty in what a person saves.
  std::filesystem::path copyOf;
  /// The lesson that was taken meanwhile; absent in what a person saves.
  std::optional<LessonFilePlace> lesson;

  bool operator==(const SessionFile&) const = default;
};

/// The largest grid of tiles that has positions to come back to; larger ones stand at 0.
inline constexpr std::int64_t LargestSteppedGrid = std::int64_t{1} << 22;

/// The largest session file that is read, and the longest title or name in it.
inline constexpr std::size_t LargestSession = std::size_t{256} << 20;
inline constexpr std::size_t LongestName = 200;

/// A title or name as a file takes it: no longer than that, cut between two letters.
std::string fitName(std::string text);

/// Reads the text of a session file. `place` names it in errors; paths in it that are relative are kept so.
/// Errors: FileFormat, FileTruncated (no JSON, a member that is missing, of the wrong kind or unknown); NotAvailable (a newer
///         version);
///         UnknownName (a preset, a word); Conflict (own data without its files, or files for other data); OutOfRange (a
///         position, tile or row that the run does not have, a name that is too long); those of readSettings.
[[nodiscard]] Expected<SessionFile> parseSession(std::span<const std::byte> text, const std::string& place);

/// The text that parseSession reads as an equal value.
std::string sessionText(const SessionFile& session);

/// Reads a file; the paths of its data are made absolute, beside the file.
/// Errors: also those of readFile; TooLarge.
[[nodiscard]] Expected<SessionFile> readSession(const std::filesystem::path& path);

/// Writes a file, whole or not at all, replacing what is there; paths of data below its folder are written relative to it, so that both
/// can be moved together.
/// Errors: those of writeFile.
[[nodiscard]] Expected<void> writeSession(const std::filesystem::path& path, SessionFile session);

}  // namespace tilewise
