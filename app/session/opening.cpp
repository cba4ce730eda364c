// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/opening.h"

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
  request.inputs = std::make_shared<const Inputs>(std::move(arrays->inputs));
  request.labels = axisTexts(name);
  return request;
}

Expected<RunRequest> requestForFile(const QString& path, const ProblemSettings& present) {
  auto arrays = readInputs(path.toStdString());
  if (!arrays) return tl::unexpected(arrays.error());
  auto inputs = std::make_shared<const Inputs>(std::move(arrays->inputs));
  return RunRequest{QFileInfo(path).fileName(), sizedFor(present, *inputs), inputs, {}};
}

}  // namespace tilewise
