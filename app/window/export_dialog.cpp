// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_dialog.h"

#include <QFileDialog>

namespace tilewise {

void exportByDialog(QWidget& window, const Drawing& drawing, const QString& name,
                    const std::function<void(const Error&)>& failed) {
  auto* dialog = new QFileDialog(&window, QFileDialog::tr("Export %1").arg(drawing.title));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const QStringList filters{QFileDialog::tr("PNG picture (*.png)"), QFileDialog::tr("SVG drawing (*.svg)"),
                            QFileDialog::tr("PDF page (*.pdf)"), QFileDialog::tr("CSV data (*.csv)")};
  dialog->setNameFilters(filters);
  dialog->setDefaultSuffix(drawingEndings().first());
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, filters](const QString& filter) {
    dialog->setDefaultSuffix(drawingEndings().value(filters.indexOf(filter)));
  });
  dialog->selectFile(name);
  QObject::connect(dialog, &QFileDialog::fileSelected, &window, [drawing, failed](const QString& path) {
    // The dialog has asked before a file is replaced.
    const auto written = exportDrawing(drawing, path, ExistingFile::Replace);
    if (!written) failed(written.error());
  });
  dialog->open();
}

}  // namespace tilewise
