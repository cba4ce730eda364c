// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_snapshot.h"

#include <utility>

#include "app/session/opening.h"
#include "core/files/input_files.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

Expected<InputArrays> readSource(const ArraySource& source) {
  if (!source.preset.empty()) return presetInputs(*findPreset(source.preset));
  const auto& files = source.files;
  if (files.size() == 1) return readInputs(files.front());
  InputPaths paths{files[0], files[1], files[2]};
  if (files.size() > 3) paths.dO = files[3];
  return readInputFiles(paths);
}

/// Arrays that were replaced by others since the session was saved.
Expected<void> checkSizes(const ProblemSettings& settings, const InputArrays& arrays, const std::string& place) {
  const ProblemSettings sized = sizedFor(settings, arrays);
  const auto text = [](const ProblemSettings& s) {
    return std::to_string(s.heads) + " heads, " + std::to_string(s.Tq) + " x " + std::to_string(s.dk) + " queries, " +
           std::to_string(s.Tk) + " x " + std::to_string(s.dv) + " values";
  };
  if (text(sized) == text(settings)) return {};
  return failure({ErrorCode::Shape, place, text(sized), text(settings) + ", as the session has them"});
}

}  // namespace

Visit visitOf(const Session& session, const Marks& marks) {
  const Run& run = *session.run();
  Visit visit;
  visit.request = RunRequest{run.title, run.problem.settings(), nullptr, run.labels, run.arrays, run.source, {}};
  // One head that was given as such has no arrays to be cut out of.
  if (run.problem.settings().inputKind == InputKind::Own && !run.arrays) visit.request.inputs = run.inputs;
  if (run.countersOnly()) visit.request.kind = RunKind::CountersOnly;
  visit.position = session.position();
  visit.tile = session.chosenTile();
  if (session.rowChosen()) visit.row = session.row();
  visit.bookmarks = marks.bookmarks();
  visit.stops = marks.stops();
  return visit;
}

SessionFile sessionFileOf(const Session& session, const Marks& marks) {
  const Visit visit = visitOf(session, marks);
  SessionFile file;
  file.title = fitName(visit.request.title.toStdString());
  file.source = visit.request.source;
  file.settings = visit.request.settings;
  file.position = visit.position;
  file.tile = visit.tile;
  file.row = visit.row;
  file.bookmarks = visit.bookmarks;
  file.stops = visit.stops;
  return file;
}

bool isSession(const QString& path) { return path.endsWith(QLatin1StringView(".tilewise"), Qt::CaseInsensitive); }

Visit placeOf(const SessionFile& file) {
  Visit visit;
  visit.request = RunRequest{QString::fromStdString(file.title), file.settings, nullptr, {}, {}, file.source, {}};
  visit.position = file.position;
  visit.tile = file.tile;
  visit.row = file.row;
  visit.bookmarks = file.bookmarks;
  visit.stops = file.stops;
  return visit;
}

Expected<Visit> visitOf(const SessionFile& file) {
  Visit visit = placeOf(file);
  if (file.source.isEmpty()) return visit;
  auto arrays = readSource(file.source);
  if (!arrays) return tl::unexpected(arrays.error());
  const std::string place = file.source.files.empty() ? file.source.preset : file.source.files.front().string();
  if (const auto same = checkSizes(file.settings, *arrays, place); !same) return tl::unexpected(same.error());
  visit.request.arrays = std::make_shared<const InputArrays>(std::move(*arrays));
  visit.request.labels = axisTexts(QString::fromStdString(file.source.preset));
  return visit;
}

void goTo(const Visit& visit, Session& session, Marks& marks) {
  marks.set(visit.bookmarks, visit.stops);
  if (visit.row) session.chooseRow(*visit.row);
  if (visit.tile) session.chooseTile(*visit.tile);
}

}  // namespace tilewise
