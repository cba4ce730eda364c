// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/opening.h"

#include <utility>

#include <QFileInfo>

#include "core/files/input_files.h"
#include "core/files/labels.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

/// The label for a closer look, without the quotes of a token: whoever shows it sets quotes of their own.
QString longLabel(const AxisLabel& label) {
  const QString full = QString::fromStdString(label.full);
  const bool isQuoted = full.size() > 2 && full.startsWith(u'"') && full.endsWith(u'"');
  return isQuoted ? full.mid(1, full.size() - 2) : full;
}

/// The present settings without what belongs to other sizes: documents and the block mask that were drawn for them, the
/// head and the slopes of other heads.
ProblemSettings withoutWhatCannotFit(ProblemSettings settings, const InputArrays& arrays) {
  const auto& documents = settings.documents;
  if (documents && (documents->queryCount() != arrays.Q.rows() || documents->keyCount() != arrays.K.rows())) {
    settings.documents = {};
  }
  if (settings.Tq != arrays.Q.rows() || settings.Tk != arrays.K.rows()) settings.blockMask = {};
  if (settings.head >= arrays.Q.heads) settings.head = 0;
  if (settings.alibi.size() > 1 && static_cast<std::int64_t>(settings.alibi.size()) != arrays.Q.heads) {
    settings.alibi.clear();
  }
  return settings;
}

}  // namespace

AxisTexts axisTexts(const QString& preset) {
  AxisTexts texts;
  const auto labels = labelsOf(preset.toStdString());
  if (!labels) return texts;
  for (const AxisLabel& label : labels->rows) {
    texts.rows << QString::fromStdString(label.brief);
    texts.rowsLong << longLabel(label);
  }
  for (const AxisLabel& label : labels->columns) {
    texts.columns << QString::fromStdString(label.brief);
    texts.columnsLong << longLabel(label);
  }
  return texts;
}

Expected<RunRequest> requestForPreset(const QString& name) {
  const Preset* preset = findPreset(name.toStdString());
  if (preset == nullptr) {
    return failure({ErrorCode::UnknownName, "--preset", name.toStdString(), "a name that File > Examples lists"});
  }
  RunRequest request{name, preset->settings, nullptr, {}};
  if (preset->data.empty()) return request;
  auto arrays = presetInputs(*preset);
  if (!arrays) return tl::unexpected(arrays.error());
  request.arrays = std::make_shared<const InputArrays>(std::move(*arrays));
  request.labels = axisTexts(name);
  request.source.preset = preset->name;
  return request;
}

Expected<RunRequest> requestForFile(const QString& path, const ProblemSettings& present) {
  auto arrays = readInputs(path.toStdString());
  if (!arrays) return tl::unexpected(arrays.error());
  const auto problem = Problem::make(sizedFor(withoutWhatCannotFit(present, *arrays), *arrays));
  if (!problem) return tl::unexpected(problem.error());
  auto all = std::make_shared<const InputArrays>(std::move(*arrays));
  RunRequest request{QFileInfo(path).fileName(), problem->settings(), nullptr, {}, std::move(all)};
  request.source.files = {QFileInfo(path).absoluteFilePath().toStdString()};
  return request;
}

}  // namespace tilewise
