// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/manual_window.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace tilewise {

namespace {

constexpr int PageRole = Qt::UserRole;         ///< name of the page
constexpr int HeadingRole = Qt::UserRole + 1;  ///< of the section; empty: the page itself

// At 100 % text.
constexpr int LeastContents = 200;
constexpr int ContentsMargin = 36;  ///< beside a title: the frame and the scroll bar

}  // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_pages(manualPages()),
      m_search(new QLineEdit),
      m_contents(new QTreeWidget),
      m_nothing(new QLabel(tr("No section has all these words."))),
      m_text(new QTextBrowser),
      m_halves(new QSplitter) {
  setWindowTitle(tr("Tilewise manual"));
  m_search->setPlaceholderText(tr("Search the manual"));
  m_search->setAccessibleName(tr("Search the manual"));
  m_search->setClearButtonEnabled(true);
  m_contents->setHeaderHidden(true);
  // A long heading is scrolled to, never cut.
  m_contents->header()->setStretchLastSection(false);
  m_contents->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_contents->setAccessibleName(tr("Contents"));
  m_nothing->setWordWrap(true);
  m_nothing->setProperty("tone", QStringLiteral("second"));
  m_nothing->hide();
  m_text->setAccessibleName(tr("Page of the manual"));
  m_text->setOpenLinks(false);
  m_text->setFrameShape(QFrame::NoFrame);
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_search);
  column->addWidget(m_nothing);
  column->addWidget(m_contents, 1);
  m_halves->addWidget(left);
  m_halves->addWidget(m_text);
  m_halves->setStretchFactor(1, 1);
  m_halves->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_halves);
  fillContents();
  connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
  connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item != nullptr) openItem(item);
  });
  connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
  if (!m_pages.isEmpty()) open(m_pages.first().name);
}

void ManualWindow::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  const int margin = metrics.px(8);
  layout()->setContentsMargins(margin, margin, margin, margin);
  m_text->document()->setDocumentMargin(metrics.px(16));
  m_text->document()->setDefaultFont(metrics.font(Role::Sentence));
  const QSize wanted(metrics.px(940), metrics.px(640));
  if (!isVisible()) resize(screen() != nullptr ? wanted.boundedTo(screen()->availableSize() * 0.9) : wanted);
  m_halves->setSizes({contentsWidth(), width() - contentsWidth()});
}

/// All titles of pages fit, unless they would take half the window.
int ManualWindow::contentsWidth() const {
  int widest = m_look.metrics.px(LeastContents);
  for (const ManualPage& page : m_pages) {
    const int title = m_contents->fontMetrics().horizontalAdvance(page.title()) + m_contents->indentation();
    widest = std::max(widest, title + m_look.metrics.px(ContentsMargin));
  }
  return std::min(widest, width() / 2);
}

void ManualWindow::fillContents() {
  for (const ManualPage& page : m_pages) {
    auto* item = new QTreeWidgetItem(m_contents, {page.title()});
    item->setData(0, PageRole, page.name);
    for (qsizetype n = 1; n < page.sections.size(); ++n) {
      auto* section = new QTreeWidgetItem(item, {page.sections[n].heading});
      section->setData(0, PageRole, page.name);
      section->setData(0, HeadingRole, page.sections[n].heading);
    }
  }
}

void ManualWindow::open(const QString& name, const QString& heading) {
  const auto page =
      std::find_if(m_pages.begin(), m_pages.end(), [&name](const ManualPage& each) { return each.name == name; });
  if (page == m_pages.end()) return;
  if (m_page != name) {
    m_page = name;
    m_text->setMarkdown(page->markdown);
    m_text->document()->setDocumentMargin(m_look.metrics.px(16));
  }
  showInContents(name, heading);
  scrollTo(heading);
  mark(m_search->text().split(u' ', Qt::SkipEmptyParts));
}

/// However a page was come to, the contents say which one it is.
void ManualWindow::showInContents(const QString& name, const QString& heading) {
  const QSignalBlocker blocker(m_contents);
  for (int p = 0; p < m_contents->topLevelItemCount(); ++p) {
    QTreeWidgetItem* item = m_contents->topLevelItem(p);
    if (item->data(0, PageRole).toString() != name) continue;
    for (int n = 0; n < item->childCount() && !heading.isEmpty(); ++n) {
      if (item->child(n)->text(0) == heading) return m_contents->setCurrentItem(item->child(n));
    }
    return m_contents->setCurrentItem(item);
  }
}

void ManualWindow::openItem(const QTreeWidgetItem* item) {
  open(item->data(0, PageRole).toString(), item->data(0, HeadingRole).toString());
}

/// Only sections with all words are left in the contents; the first of them is opened.
void ManualWindow::search(const QString& text) {
  const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  QTreeWidgetItem* first = nullptr;
  for (int p = 0; p < m_contents->topLevelItemCount(); ++p) {
    QTreeWidgetItem* page = m_contents->topLevelItem(p);
    const QList<ManualSection>& sections = m_pages[p].sections;
    const bool pageHas = holdsWords(sections.first(), words);
    QTreeWidgetItem* hit = pageHas ? page : nullptr;
    for (int n = 0; n < page->childCount(); ++n) {
      const bool has = holdsWords(sections[n + 1], words);
      page->child(n)->setHidden(!has);
      if (has && hit == nullptr) hit = page->child(n);
    }
    page->setHidden(hit == nullptr);
    page->setExpanded(!words.isEmpty() && hit != nullptr);
    if (first == nullptr) first = hit;
  }
  m_nothing->setVisible(first == nullptr);
  if (!words.isEmpty() && first != nullptr) {
    m_contents->setCurrentItem(first);
    openItem(first);
  }
  mark(words);
}

void ManualWindow::follow(const QUrl& link) {
  if (!link.scheme().isEmpty()) {
    QDesktopServices::openUrl(link);
    return;
  }
  open(linkedPage(m_page, link.path()));
}

void ManualWindow::scrollTo(const QString& heading) {
  m_text->verticalScrollBar()->setValue(0);
  if (heading.isEmpty()) return;
  for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || block.text().trimmed() != heading) continue;
    const QRectF place = m_text->document()->documentLayout()->blockBoundingRect(block);
    m_text->verticalScrollBar()->setValue(static_cast<int>(place.top()));
    return;
  }
}

void ManualWindow::mark(const QStringList& words) {
  QList<QTextEdit::ExtraSelection> found;
  QTextCharFormat format;
  format.setBackground(m_look.theme.sel);
  format.setFontUnderline(true);
  for (const QString& word : words) {
    for (QTextCursor at(m_text->document()); !(at = m_text->document()->find(word, at)).isNull();) {
      found << QTextEdit::ExtraSelection{at, format};
    }
  }
  m_text->setExtraSelections(found);
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
  } else if (event->matches(QKeySequence::Find)) {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace tilewise
