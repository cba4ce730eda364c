// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_sheet.h"

#include <algorithm>

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/session/words.h"
#include "app/window/window_actions.h"

namespace tilewise {

namespace {

constexpr double MostOfScreen = 0.9;
constexpr int MostColumns = 3;

struct KeyRow {
  QString keys;
  QString meaning;
};

/// Keys of one menu, or of one place.
struct KeyGroup {
  QString title;
  QList<KeyRow> rows;
};

QList<KeyGroup> keyGroups(const WindowActions& actions) {
  QList<KeyGroup> groups;
  for (const auto& [menu, inMenu] : actions.withKeysByMenu()) {
    KeyGroup group{menu, {}};
    for (const QAction* action : inMenu) {
      QStringList keys;
      for (const QKeySequence& each : action->shortcuts()) keys << each.toString(QKeySequence::NativeText);
      group.rows << KeyRow{keys.join(QObject::tr(" or ")), withoutMnemonic(action->text()).remove(u'…')};
    }
    groups << group;
  }
  groups << KeyGroup{QObject::tr("In the stage and the inspector"),
                     {{QObject::tr("Ctrl+Wheel"), QObject::tr("Zoom the stage")},
                      {QObject::tr("+ or -"), QObject::tr("Zoom the stage, when it has the focus")},
                      {QObject::tr("Alt+Arrows"), QObject::tr("Move the enlarged stage, when it has the focus")},
                      {QObject::tr("Ctrl+Shift+Arrows"), QObject::tr("Select the tile beside, when the stage has the focus")},
                      {QObject::tr("Up, Down"), QObject::tr("Select a row, in the inspector")}}};
  return groups;
}

/// The keys beside what they do, below the name of their group.
QGridLayout* makeColumn(const QList<KeyGroup>& groups, const Metrics& metrics) {
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(metrics.px(16));
  grid->setVerticalSpacing(metrics.px(5));
  int row = 0;
  for (const KeyGroup& group : groups) {
    if (row > 0) grid->setRowMinimumHeight(row++, metrics.px(6));
    auto* title = new QLabel(group.title);
    title->setProperty("tone", QStringLiteral("second"));
    grid->addWidget(title, row++, 0, 1, 2);
    for (const KeyRow& each : group.rows) {
      auto* keys = new QLabel(each.keys);
      keys->setFont(metrics.medium(Role::Body));
      grid->addWidget(keys, row, 0);
      grid->addWidget(new QLabel(each.meaning), row++, 1);
    }
  }
  grid->setColumnStretch(1, 1);
  grid->setRowStretch(row, 1);
  return grid;
}

/// In columns of about the same height.
QWidget* makeTable(const QList<KeyGroup>& groups, int columns, const Metrics& metrics) {
  auto* table = new QWidget;
  auto* row = new QHBoxLayout(table);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(metrics.px(32));
  const auto heightOf = [](const KeyGroup& group) { return group.rows.size() + 2; };
  qsizetype all = 0, above = 0;
  for (const KeyGroup& group : groups) all += heightOf(group);
  // A group stands in the column in which its middle would be if the columns were one.
  QList<QList<KeyGroup>> shared(columns);
  for (const KeyGroup& group : groups) {
    shared[(2 * above + heightOf(group)) * columns / (2 * all)] << group;
    above += heightOf(group);
  }
  for (const QList<KeyGroup>& each : shared) row->addLayout(makeColumn(each, metrics));
  return table;
}

}  // namespace

KeySheet::KeySheet(const WindowActions& actions, const Look& look, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys"));
  auto* layout = new QVBoxLayout(this);
  const Metrics& metrics = look.metrics;
  layout->setContentsMargins(metrics.px(20), metrics.px(16), metrics.px(20), metrics.px(16));
  layout->setSpacing(metrics.px(12));
  // On a small screen, or with large text, there are fewer columns, and the table scrolls.
  const QSize most = screen()->availableSize() * MostOfScreen;
  const QMargins margins = layout->contentsMargins();
  auto* scroll = new QScrollArea;
  const int bar = scroll->verticalScrollBar()->sizeHint().width();
  const int around = margins.left() + margins.right() + bar;
  const QList<KeyGroup> groups = keyGroups(actions);
  QWidget* table = nullptr;
  for (int columns = MostColumns; columns > 0; --columns) {
    delete table;
    table = makeTable(groups, columns, metrics);
    if (table->sizeHint().width() + around <= most.width()) break;
  }
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setAccessibleName(tr("Keys"));
  scroll->setWidget(table);
  for (QWidget* each : {scroll->viewport(), table}) each->setAutoFillBackground(false);
  layout->addWidget(scroll, 1);
  auto* note =
      new QLabel(tr("A focused widget keeps the keys that it uses itself: text fields what is written; lists, tabs and "
                    "sliders the arrows, Home, End and pages. Esc returns to the stage."));
  note->setProperty("tone", QStringLiteral("second"));
  note->setWordWrap(true);
  layout->addWidget(note);
  auto* close = new QPushButton(tr("&Close"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  layout->addWidget(close, 0, Qt::AlignRight);
  const int width = std::min(table->sizeHint().width() + around, most.width());
  const int below = note->heightForWidth(width - around) + close->sizeHint().height() + 2 * layout->spacing();
  const int height = table->sizeHint().height() + below + margins.top() + margins.bottom();
  resize(width, std::min(height, most.height()));
}

}  // namespace tilewise
