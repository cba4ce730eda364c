// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>

#include "app/session/playback.h"
#include "app/window/run_desk.h"
#include "app/window/window_actions.h"

namespace tilewise {

namespace {

QFileDialog& makeDialog(QWidget& window, const QString& title) {
  auto* dialog = new QFileDialog(&window, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  return *dialog;
}

}  // namespace

void FileActions::connectTo(const WindowActions& actions) {
  const auto on = [this](QAction* action, void (FileActions::*act)()) {
    QObject::connect(action, &QAction::triggered, &m_window, [this, act] { (this->*act)(); });
  };
  on(actions.open, &FileActions::chooseFile);
  on(actions.copyPicture, &FileActions::copyPicture);
  QObject::connect(actions.recent, &QMenu::triggered, &m_desk,
                   [this](const QAction* action) { m_desk.openFile(action->data().toString()); });
  QObject::connect(actions.examples, &QMenu::triggered, &m_desk,
                   [this](const QAction* action) { m_desk.openPreset(action->data().toString()); });
  QObject::connect(actions.quit, &QAction::triggered, &m_window, &QWidget::close);
}

void FileActions::chooseFile() {
  QFileDialog& dialog = makeDialog(m_window, QFileDialog::tr("Open"));
  dialog.setFileMode(QFileDialog::ExistingFile);
  dialog.setNameFilters({QFileDialog::tr("Sessions and NumPy arrays (*.tilewise *.npz *.npy)"), QFileDialog::tr("All files (*)")});
  QObject::connect(&dialog, &QFileDialog::fileSelected, &m_desk,
                   [this](const QString& path) { m_desk.openFile(path); });
  dialog.open();
}

void FileActions::copyPicture() {
  m_playback.pause();
  QApplication::clipboard()->setPixmap(m_window.grab());
}

}  // namespace tilewise
