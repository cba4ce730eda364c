// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// File > Export: what is written, and how far it is. It stays open beside the window, which goes on.

#include <QDialog>

#include "app/window/export_form.h"

class QProgressBar;
class QScrollArea;

namespace tilewise {

class RunExportDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RunExportDialog(QWidget* parent);

  void setLook(const Look& look);
  void setFacts(const ExportFacts& facts);

  // How far it is.
  void showProgress(qint64 done, qint64 all);
  void showWritten(const QStringList& files);
  void showError(const Error& error);
  void showCancelled();

  void reject() override;

 signals:
  // What can be begun: it was checked, and whoever has to be asked before a file is replaced has been.
  void picturesWished(const tilewise::ExportRequest& request, tilewise::PictureOf what);
  void dataWished(const tilewise::DataRequest& request);
  void cancelWished();

 private:
  void layOut();
  void begin();
  void beginPictures(ExportRequest request);
  void beginData(DataRequest request);
  template <typename Request, typename Check>
  bool mayBegin(Request& request, qsizetype files, const Check& check);
  void setBusy(bool busy);
  void showReady();
  void say(const QString& sentence, bool isError);

  bool m_busy = false;
  ExportForm* m_form;
  QScrollArea* m_scroll;
  QLabel* m_message;
  QProgressBar* m_bar;
  QPushButton *m_cancel, *m_close, *m_export;
};

}  // namespace tilewise
