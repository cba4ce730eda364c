// SPDX-License-Identifier: GPL-3.0-or-later
// What the GPU workspace asks for: records to open, where to write one, hosts.
#include <QFileDialog>

#include "app/plots/gpu/sweep_page.h"
#include "app/window/gpu_workspace.h"
#include "app/window/host_dialog.h"

namespace tilewise {

void GpuWorkspace::chooseRecord() {
  auto* dialog = new QFileDialog(window(), tr("Open a record"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters({tr("Records of runs (*.json)"), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, &m_desk, &GpuDesk::openRecord);
  dialog->open();
}

void GpuWorkspace::askForHost() {
  auto* dialog = new HostDialog(m_look, window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &HostDialog::named, &m_desk, &GpuDesk::addHost);
  dialog->open();
}

void GpuWorkspace::saveRecord() {
  auto* dialog = new QFileDialog(window(), tr("Save the record"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("Records of runs (*.json)")});
  dialog->setDefaultSuffix(QStringLiteral("json"));
  dialog->selectFile(QStringLiteral("tilewise-gpu-record"));
  connect(dialog, &QFileDialog::fileSelected, this, [this, record = m_page->sweep()->record](const QString& path) {
    // The dialog has asked before a file is replaced.
    const auto written = writeRecord(path.toStdString(), *record, ExistingFile::Replace);
    if (!written) emit failed(written.error());
  });
  dialog->open();
}

}  // namespace tilewise
