// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Help > Manual: the contents, a search through them, and the page.

#include <QWidget>

#include "app/views/look/look.h"
#include "app/window/manual_pages.h"

class QLabel;
class QLineEdit;
class QSplitter;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace tilewise {

class ManualWindow : public QWidget {
  Q_OBJECT

 public:
  explicit ManualWindow(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Opens a page ("manual/step.md"), at a section of it if one is given. A page that is not there changes nothing.
  void open(const QString& name, const QString& heading = {});

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fillContents();
  int contentsWidth() const;
  void search(const QString& text);
  void openItem(const QTreeWidgetItem* item);
  void follow(const QUrl& link);
  void showInContents(const QString& name, const QString& heading);
  void scrollTo(const QString& heading);
  void mark(const QStringList& words);

  QList<ManualPage> m_pages;
  QString m_page;  ///< the name of the one that is shown
  QLineEdit* m_search;
  QTreeWidget* m_contents;
  QLabel* m_nothing;
  QTextBrowser* m_text;
  QSplitter* m_halves;
  Look m_look;
};

}  // namespace tilewise
