// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "app/export/worksheet_export.h"
#include "app/models/worksheet.h"
#include "app/session/make_run.h"
#include "app/session/opening.h"
#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/views/notice/notice_bar.h"
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

struct SheetRun {
  std::shared_ptr<const Run> run;
  QString note;  ///< why it is not the run at hand; empty: it is

  QString dialogTitle() const {
    return note.isEmpty() ? QFileDialog::tr("Worksheet with its solution")
                          : QFileDialog::tr("Worksheet about the example %1, with its solution").arg(run->title);
  }
};

/// The run at hand, where it is small enough for a sheet of paper; else the tiny example that is most like it.
Expected<SheetRun> sheetRun(const std::shared_ptr<const Run>& present) {
  if (!present) return failure({ErrorCode::Missing, "a run", "", "an open problem"});
  const QString why = whyNoWorksheet(*present);
  if (why.isEmpty()) return SheetRun{present, {}};
  const bool masked = present->census.full != present->census.total;
  const QString name = masked ? QStringLiteral("tiny-causal") : QStringLiteral("tiny");
  const auto request = requestForPreset(name);
  if (!request) return tl::unexpected(request.error());
  RunControl control;
  const auto run = makeRun(*request, control);
  if (!run) return tl::unexpected(run.error());
  return SheetRun{*run, QFileDialog::tr("It is about the example %1, not about the run at hand: %2").arg(name, why)};
}

}  // namespace

void FileActions::connectTo(const WindowActions& actions) {
  const auto on = [this](QAction* action, void (FileActions::*act)()) {
    QObject::connect(action, &QAction::triggered, &m_window, [this, act] { (this->*act)(); });
  };
  on(actions.open, &FileActions::chooseFile);
  on(actions.worksheet, &FileActions::writeWorksheet);
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
  dialog.setNameFilters({QFileDialog::tr("Sessions, lessons and NumPy arrays (*.tilewise *.json *.npz *.npy)"), QFileDialog::tr("All files (*)")});
  QObject::connect(&dialog, &QFileDialog::fileSelected, &m_desk,
                   [this](const QString& path) { m_desk.openFile(path); });
  dialog.open();
}

void FileActions::writeWorksheet() {
  m_playback.pause();
  const auto sheet = sheetRun(m_session.run());
  if (!sheet) return m_notice.showError(sheet.error());
  // Said before it is written, too: it may be wanted of the run at hand only.
  if (!sheet->note.isEmpty()) m_notice.showNote(sheet->note);
  QFileDialog& dialog = makeDialog(m_window, sheet->dialogTitle());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(QStringLiteral("pdf"));
  dialog.setNameFilter(QFileDialog::tr("PDF (*.pdf)"));
  dialog.selectFile(QFileDialog::tr("worksheet-%1.pdf").arg(QFileInfo(sheet->run->title).completeBaseName()));
  QObject::connect(&dialog, &QFileDialog::fileSelected, &m_window, [this, sheet = *sheet](const QString& path) {
    // The dialog has asked before a file is replaced.
    const auto written = exportWorksheet(worksheetOf(*sheet.run), path, ExistingFile::Replace);
    if (!written) return m_notice.showError(written.error());
    const QString done = QFileDialog::tr("The worksheet and its solution were written to %1.").arg(path);
    m_notice.showNote(sheet.note.isEmpty() ? done : done + u' ' + sheet.note);
  });
  dialog.open();
}

void FileActions::copyPicture() {
  m_playback.pause();
  QApplication::clipboard()->setPixmap(m_window.grab());
}

}  // namespace tilewise
