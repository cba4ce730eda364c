// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_dialogs.h"

#include <QFileDialog>

namespace tilewise {

namespace {

QFileDialog& makeDialog(QWidget& window, const QString& title, const std::function<void(const QString&)>& chosen) {
  auto* dialog = new QFileDialog(&window, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  QObject::connect(dialog, &QFileDialog::fileSelected, &window, chosen);
  return *dialog;
}

}  // namespace

void askForArrays(QWidget& window, const std::function<void(const QString&)>& chosen) {
  QFileDialog& dialog = makeDialog(window, QFileDialog::tr("Open arrays"), chosen);
  dialog.setFileMode(QFileDialog::ExistingFile);
  dialog.setNameFilters({QFileDialog::tr("NumPy arrays (*.npz *.npy)"), QFileDialog::tr("All files (*)")});
  dialog.open();
}

void askForPicture(QWidget& window, const QString& proposal, const std::function<void(const QString&)>& chosen) {
  QFileDialog& dialog = makeDialog(window, QFileDialog::tr("Export picture"), chosen);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(QStringLiteral("png"));
  dialog.setNameFilter(QFileDialog::tr("PNG picture (*.png)"));
  dialog.selectFile(proposal);
  dialog.open();
}

}  // namespace tilewise
