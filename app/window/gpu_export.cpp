// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the GPU workspace: figures and data.
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include "app/export/figure_export.h"
#include "app/plots/figure/figure_layout.h"
#include "app/plots/figure/figure_picture.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/plots/gpu/sweep_page.h"
#include "app/plots/gpu/sweep_picture.h"
#include "app/views/gpu/gpu_texts.h"
#include "app/views/gpu/launch_view.h"
#include "app/window/export_dialog.h"
#include "app/window/gpu_workspace.h"

namespace tilewise {

namespace {

constexpr QSize SmallestPicture(640, 440);
constexpr int WidthStep = 80;  ///< at 100 % text

/// As large as on the screen, and as wide as all bars can be read at.
Drawing drawingOfFigure(const Figure& figure, const SweepCard& card, const BlockSweep& sweep, const Look& look) {
  QSize size = card.size().expandedTo(SmallestPicture);
  while (groupsWithRoom(figure, look.metrics, size) < figure.bars.groups.size()) size.rwidth() += look.metrics.px(WidthStep);
  return drawingOf(withCommand(figure, *sweep.record), look, size);
}

}  // namespace

/// What is chosen on the screen is nothing of the figure.
SweepMarks GpuWorkspace::marksOfFile() const { return {-1, m_page->present()}; }

Drawing GpuWorkspace::timeDrawing() const {
  return drawingOfFigure(timeFigure(*m_page->sweep(), marksOfFile()), m_page->time(), *m_page->sweep(), m_look);
}

Drawing GpuWorkspace::bytesDrawing() const {
  return drawingOfFigure(bytesFigure(*m_page->sweep(), marksOfFile()), m_page->bytes(), *m_page->sweep(), m_look);
}

Drawing GpuWorkspace::pointsDrawing() const {
  const BlockSweep& sweep = *m_page->sweep();
  const auto csv = [table = sweepData(sweep)] { return figureCsv(table); };
  if (m_page->points().showsLaunch()) {
    const LaunchView& launch = m_page->points().launch();
    const auto picture = std::make_shared<const LaunchPicture>(sweep, *m_page->chosenPoint(), launch, m_look);
    return {picture->title(), cardLine(*sweep.record), picture->size(),
            [picture](QPaintDevice& device, double scale) { picture->draw(device, scale); }, csv};
  }
  const auto picture = std::make_shared<const SweepPicture>(sweep, m_look);
  return {picture->title(), cardLine(*sweep.record), picture->size(),
          [picture](QPaintDevice& device, double scale) { picture->draw(device, scale); }, csv};
}

void GpuWorkspace::copyPicture(const Drawing& drawing) const {
  QApplication::clipboard()->setImage(drawingImage(drawing));
}

void GpuWorkspace::copyData() const {
  if (m_page->sweep()) QApplication::clipboard()->setText(QString::fromUtf8(figureCsv(sweepData(*m_page->sweep()))));
}

void GpuWorkspace::exportDrawing(const Drawing& drawing, const QString& name) {
  exportByDialog(*window(), drawing, QStringLiteral("tilewise-%1").arg(name),
                 [this](const Error& error) { emit failed(error); });
}

void GpuWorkspace::fillExportMenu() {
  QMenu* menu = m_export->menu();
  menu->clear();
  if (!m_page->sweep()) return;
  const auto add = [this, menu](const QString& text, Drawing (GpuWorkspace::*drawing)() const, const char* name) {
    connect(menu->addAction(text), &QAction::triggered, this,
            [this, drawing, name] { exportDrawing((this->*drawing)(), QLatin1String(name)); });
  };
  add(tr("&Time…"), &GpuWorkspace::timeDrawing, "gpu-time");
  add(tr("&Bytes read…"), &GpuWorkspace::bytesDrawing, "gpu-bytes");
  const bool isLaunch = m_page->points().showsLaunch();
  add(isLaunch ? tr("&Launch grid…") : tr("&Points…"), &GpuWorkspace::pointsDrawing,
      isLaunch ? "gpu-launch" : "gpu-points");
  menu->addSeparator();
  connect(menu->addAction(tr("The whole &record…")), &QAction::triggered, this, &GpuWorkspace::saveRecord);
}

}  // namespace tilewise
