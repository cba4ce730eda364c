// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QHash>

#include "app/views/look/look_style.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

/// The sheet with names for colours ($ink) and with lengths at 100 % (4px, 0px stays). Colours and lengths are put in
/// below.
constexpr char16_t Sheet[] =
    uR"(
QMainWindow { background: $window; }
QMainWindow::separator { background: $window; width: 6px; height: 6px; }
QDialog, QMessageBox { background: $panel; }
QSplitter::handle { background: $window; }

QFrame[panel="true"] { background: $panel; border: 1px solid $line; border-radius: 5px; }
QFrame[dockTitle="true"] { background: $head; border: 1px solid $line;
  border-top-left-radius: 5px; border-top-right-radius: 5px; min-height: 26px; max-height: 26px; }
QFrame[dockBody="true"] { background: $panel; border: 1px solid $line; border-top: none;
  border-bottom-left-radius: 5px; border-bottom-right-radius: 5px; }

QMenuBar { background: $window; color: $ink; border: none; padding: 2px 4px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $sel; }
QMenu { background: $panel; color: $ink; border: 1px solid $edge; padding: 4px 0px; }
QMenu::item { padding: 6px 28px 6px 30px; background: transparent; }
QMenu::item:selected { background: $sel; }
QMenu::item:disabled { color: $ink3; }
QMenu::separator { height: 1px; background: $line; margin: 4px 0px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::right-arrow { width: 14px; height: 14px; right: 8px; }

QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $ink2; border: 1px solid transparent; border-top: 3px solid transparent;
  padding: 3px 10px 5px 10px; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { background: $panel; color: $ink; font-weight: 500; border: 1px solid $line; border-bottom: none;
  border-top: 3px solid $ink; border-top-left-radius: 4px; border-top-right-radius: 4px; }
QTabBar::tab:focus { border: 2px solid $focus; border-top: 3px solid $focus; }
QTabBar::tab:disabled { color: $ink3; }
QTabBar[workspaces="true"] { font-size: $tabFont; }
QTabBar[workspaces="true"]::tab { min-height: 33px; padding: 3px 15px 5px 15px; }
QTabWidget::pane { background: $panel; border: 1px solid $line; border-radius: 5px; }

QDockWidget { color: $ink; }
QDockWidget::title { background: $head; border: 1px solid $line; padding: 5px 12px; text-align: left; }
QDockWidget::close-button, QDockWidget::float-button { background: transparent; border: none; padding: 2px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: $sel; border-radius: 3px; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $edge; border: none; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $ink2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QToolTip { background: $panel; color: $ink; border: 1px solid $edge; padding: 4px 6px; }

QAbstractItemView { background: $panel; color: $ink; border: none; selection-background-color: $sel;
  selection-color: $ink; alternate-background-color: $head; }
QTreeView::item, QListView::item, QTableView::item { padding: 2px 4px; border: none; }
QTreeView::item:hover, QListView::item:hover { background: $hover; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: $sel; color: $ink; }
QComboBox QAbstractItemView { border: 1px solid $edge; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $ink2; border: none; border-bottom: 1px solid $line;
  padding: 3px 4px; }

QTextEdit, QPlainTextEdit { background: $button; color: $ink; border: 1px solid $edge; border-radius: 4px;
  selection-background-color: $sel; selection-color: $ink; }
QTextEdit:focus, QPlainTextEdit:focus { border: 2px solid $focus; }

QAbstractSpinBox { padding: 0px 20px 0px 6px; min-height: $spinHeight; min-width: 60px; }
QAbstractSpinBox[buttonSymbols="NoButtons"] { padding: 0px 6px; min-width: 28px; }

QGroupBox { border: 1px solid $line; border-radius: 5px; margin-top: 22px; padding: 12px 8px 8px 8px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; padding: 0px 2px; color: $ink; }

QProgressBar { background: $line; border: none; border-radius: 1px; max-height: 3px; min-height: 3px;
  color: transparent; }
QProgressBar::chunk { background: $ink; border-radius: 1px; }

QSlider:horizontal { min-height: 20px; }
QSlider::groove:horizontal { background: $line; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: $button; border: 3px solid $ink; width: 10px; margin: -6px 0px;
  border-radius: 8px; }

QStatusBar { background: $window; color: $ink2; border-top: 1px solid $line; min-height: 24px;
  font-size: $secondFont; }
QStatusBar::item { border: none; }

QLabel[tone="second"] { color: $ink2; font-size: $secondFont; }
QLabel[tone="disabled"] { color: $ink3; }
QLabel[tone="title"] { color: $ink; font-size: $titleFont; font-weight: 700; }
QLabel[tone="ok"] { color: $ok; }
QLabel[tone="err"] { color: $err; }
QLabel[tone="warn"] { color: $warn; }
QLabel[tone="now"] { color: $nowText; font-weight: 700; }
)";

/// The values of the names in the sheet.
QHash<QString, QString> namesOf(const Look& look) {
  const Theme& theme = look.theme;
  const Metrics& metrics = look.metrics;
  const auto pixels = [&](Role role) { return u"%1px"_s.arg(metrics.fontPixels(role)); };
  return {
      {u"window"_s, theme.window.name()},
      {u"panel"_s, theme.panel.name()},
      {u"head"_s, theme.head.name()},
      {u"line"_s, theme.line.name()},
      {u"edge"_s, theme.edge.name()},
      {u"ink"_s, theme.ink.name()},
      {u"ink2"_s, theme.ink2.name()},
      {u"ink3"_s, theme.ink3.name()},
      {u"sel"_s, theme.sel.name()},
      {u"hover"_s, mixed(theme.sel, theme.panel, 0.5).name()},
      {u"button"_s, theme.button.name()},
      {u"focus"_s, theme.focus.name()},
      {u"ok"_s, theme.ok.name()},
      {u"err"_s, theme.err.name()},
      {u"warn"_s, theme.warn.name()},
      {u"nowText"_s, theme.nowText.name()},
      // Qt adds 3 px above and below, whatever the text size.
      {u"spinHeight"_s, u"%1px"_s.arg(metrics.px(28) - 6)},
      {u"tabFont"_s, pixels(Role::Tab)},
      {u"secondFont"_s, pixels(Role::Second)},
      {u"titleFont"_s, pixels(Role::Title)},
  };
}

/// While it is there no widget hears that the style changed: what it would work out anew is changing still.
class Hush : public QObject {
 public:
  explicit Hush(QApplication& application) { application.installEventFilter(this); }

  bool eventFilter(QObject*, QEvent* event) override { return event->type() == QEvent::StyleChange; }
};

/// Reads on while the test holds.
template <class Test>
qsizetype endOf(QStringView text, qsizetype begin, Test test) {
  while (begin < text.size() && test(text[begin])) {
    ++begin;
  }
  return begin;
}

}  // namespace

QString styleSheet(const Look& look) {
  const QHash<QString, QString> names = namesOf(look);
  const QStringView sheet(Sheet);
  QString result;
  for (qsizetype i = 0; i < sheet.size();) {
    if (sheet[i] == u'$') {
      const qsizetype end = endOf(sheet, i + 1, [](QChar c) { return c.isLetterOrNumber(); });
      result += names.value(sheet.mid(i + 1, end - i - 1).toString());
      i = end;
    } else if (sheet[i].isDigit()) {
      const qsizetype end = endOf(sheet, i, [](QChar c) { return c.isDigit(); });
      const int length = sheet.mid(i, end - i).toInt();
      const bool isLength = sheet.mid(end).startsWith(u"px");
      result += QString::number(isLength ? look.metrics.px(length) : length);
      i = end;
    } else {
      result += sheet[i++];
    }
  }
  return result;
}

QPalette widgetPalette(const Look& look) {
  const Theme& theme = look.theme;
  QPalette palette;
  palette.setColor(QPalette::Window, theme.window);
  palette.setColor(QPalette::WindowText, theme.ink);
  palette.setColor(QPalette::Base, theme.panel);
  palette.setColor(QPalette::AlternateBase, theme.head);
  palette.setColor(QPalette::Text, theme.ink);
  palette.setColor(QPalette::PlaceholderText, theme.ink3);
  palette.setColor(QPalette::Button, theme.button);
  palette.setColor(QPalette::ButtonText, theme.ink);
  palette.setColor(QPalette::BrightText, theme.err);
  palette.setColor(QPalette::Highlight, theme.sel);
  palette.setColor(QPalette::HighlightedText, theme.ink);
  palette.setColor(QPalette::ToolTipBase, theme.panel);
  palette.setColor(QPalette::ToolTipText, theme.ink);
  palette.setColor(QPalette::Link, theme.hbmInk);
  palette.setColor(QPalette::LinkVisited, theme.hbmInk);
  palette.setColor(QPalette::Light, theme.panel);
  palette.setColor(QPalette::Midlight, theme.head);
  palette.setColor(QPalette::Mid, theme.line);
  palette.setColor(QPalette::Dark, theme.edge);
  palette.setColor(QPalette::Shadow, theme.edge);
  for (const QPalette::ColorRole role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
    palette.setColor(QPalette::Disabled, role, theme.ink3);
  }
  return palette;
}

void applyLook(QApplication& application, const Look& look) {
  {
    // Qt lays a new sheet over an old one once for every ancestor of a widget, ten times in all; without one there, once.
    const Hush hush(application);
    application.setStyleSheet({});
    if (auto* style = dynamic_cast<LookStyle*>(application.style())) {
      style->setLook(look);
    } else {
      application.setStyle(new LookStyle(look));
    }
    application.setPalette(widgetPalette(look));
    application.setFont(look.metrics.font(Role::Body));
  }
  application.setStyleSheet(styleSheet(look));
}

}  // namespace tilewise
