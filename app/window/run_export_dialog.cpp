// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_export_dialog.h"

#include <algorithm>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include "app/session/error_text.h"
#include "app/views/look/numbers.h"
#include "app/window/export_texts.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr int Width = 600;
constexpr int Height = 440;
constexpr double MostOfScreen = 0.9;

}  // namespace

RunExportDialog::RunExportDialog(QWidget* parent)
    : QDialog(parent),
      m_form(new ExportForm),
      m_scroll(new QScrollArea),
      m_message(new QLabel),
      m_bar(new QProgressBar),
      m_cancel(new QPushButton(tr("Ca&ncel"))),
      m_close(new QPushButton(tr("Close"))),
      m_export(new QPushButton(tr("&Export"))) {
  setWindowTitle(tr("Export"));
  m_export->setProperty("primary", true);
  m_export->setDefault(true);
  m_close->setAutoDefault(false);
  m_close->setToolTip(tr("Close (Esc)"));
  m_cancel->setToolTip(tr("Stop the export (Esc); what it has begun is taken away"));
  m_message->setObjectName(QStringLiteral("message"));
  m_message->setWordWrap(true);
  m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Progress of the export"));
  layOut();
  connect(m_form, &ExportForm::changed, this, &RunExportDialog::showReady);
  connect(m_export, &QPushButton::clicked, this, &RunExportDialog::begin);
  connect(m_cancel, &QPushButton::clicked, this, &RunExportDialog::cancelWished);
  connect(m_close, &QPushButton::clicked, this, &RunExportDialog::reject);
  setBusy(false);
}

void RunExportDialog::layOut() {
  // On a small screen, or with large text, the fields scroll; the buttons stay.
  m_scroll->setWidget(m_form);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->viewport()->setAutoFillBackground(false);
  m_form->setAutoFillBackground(false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_scroll, 1);
  layout->addWidget(m_message);
  layout->addWidget(m_bar);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_cancel);
  buttons->addStretch(1);
  buttons->addWidget(m_close);
  buttons->addWidget(m_export);
  layout->addLayout(buttons);
}

void RunExportDialog::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  const int margin = metrics.px(16);
  layout()->setContentsMargins(margin, metrics.px(12), margin, metrics.px(12));
  layout()->setSpacing(metrics.px(10));
  m_form->setLook(look);
  const QSize wanted(metrics.px(Width), metrics.px(Height));
  resize(screen() != nullptr ? wanted.boundedTo(screen()->availableSize() * MostOfScreen) : wanted);
}

void RunExportDialog::setFacts(const ExportFacts& facts) { m_form->setFacts(facts); }

void RunExportDialog::begin() {
  if (!m_export->isEnabled()) return;
  if (const auto numbers = m_form->dataRequest()) return beginData(*numbers);
  beginPictures(m_form->request());
}

void RunExportDialog::beginPictures(ExportRequest request) {
  const ExportFacts& facts = m_form->facts();
  const auto check = [&facts](const ExportRequest& each) { return checkRequest(each, facts.first(), facts.last()); };
  const bool isOne = request.steps.count() == 1;
  if (!mayBegin(request, isOne ? 1 : 2, check)) return;
  setBusy(true);
  emit picturesWished(request, m_form->what());
}

void RunExportDialog::beginData(DataRequest request) {
  const Run& run = *m_form->facts().run;
  const auto check = [&run](const DataRequest& each) { return checkRequest(each, run); };
  if (!mayBegin(request, dataFiles(request, run).size(), check)) return;
  setBusy(true);
  emit dataWished(request);
}

/// Asks before files are replaced, and says what else is in the way.
template <typename Request, typename Check>
bool RunExportDialog::mayBegin(Request& request, qsizetype files, const Check& check) {
  auto possible = check(request);
  if (!possible && possible.error().code == ErrorCode::FileExists) {
    const QString name = QFileInfo(QString::fromStdString(possible.error().place)).fileName();
    const auto answer = QMessageBox::question(this, tr("Export"), replaceQuestion(name, files),
                                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) return false;
    request.existing = ExistingFile::Replace;
    possible = check(request);
  }
  if (!possible) {
    say(sentence(possible.error()), true);
    return false;
  }
  m_form->setUsed(request.path);
  return true;
}

void RunExportDialog::setBusy(bool busy) {
  m_busy = busy;
  m_form->setEnabled(!busy);
  m_bar->setRange(0, 0);
  m_bar->setVisible(busy);
  m_cancel->setVisible(busy);
  m_close->setVisible(!busy);
  m_export->setVisible(!busy);
  if (busy) {
    m_cancel->setFocus();
    say({}, false);
  }
  showReady();
}

void RunExportDialog::showReady() {
  m_export->setEnabled(!m_busy && m_form->facts().run && m_form->whyNot().isEmpty());
  if (!m_busy) say({}, false);
}

void RunExportDialog::showProgress(qint64 done, qint64 all) {
  if (!m_busy) return;
  constexpr int parts = 1000;
  m_bar->setRange(0, parts);
  m_bar->setValue(static_cast<int>(done * parts / std::max<qint64>(1, all)));
  say(tr("%1 of %2 are done.").arg(grouped(done), grouped(all)), false);
}

void RunExportDialog::showWritten(const QStringList& files) {
  setBusy(false);
  say(writtenText(files), false);
}

void RunExportDialog::showError(const Error& error) {
  setBusy(false);
  say(sentence(error), true);
}

void RunExportDialog::showCancelled() {
  setBusy(false);
  say(tr("The export was stopped: nothing was written."), false);
}

void RunExportDialog::say(const QString& sentence, bool isError) {
  m_message->setProperty("tone", isError ? QVariant(QStringLiteral("err")) : QVariant());
  m_message->style()->unpolish(m_message);
  m_message->style()->polish(m_message);
  m_message->setText(sentence);
  m_message->setVisible(!sentence.isEmpty());
}

/// While something is being written it is that which ends: the dialog stays and says so.
void RunExportDialog::reject() {
  if (m_busy) return emit cancelWished();
  QDialog::reject();
}

}  // namespace tilewise
