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

struct KeyRow {
  QString keys;
  QString meaning;
};

QList<KeyRow> keyRows(const WindowActions& actions) {
  QList<KeyRow> rows;
  for (const QAction* action : actions.withKeys()) {
    QStringList keys;
    for (const QKeySequence& each : action->shortcuts()) keys << each.toString(QKeySequence::NativeText);
    rows << KeyRow{keys.join(QObject::tr(" or ")), withoutMnemonic(action->text()).remove(u'…')};
  }
  rows << KeyRow{QObject::tr("Ctrl+Wheel"), QObject::tr("Zoom the stage")};
  rows << KeyRow{QObject::tr("+ or -"), QObject::tr("Zoom the stage, when it has the focus")};
  rows << KeyRow{QObject::tr("Alt+Arrows"), QObject::tr("Move the enlarged stage, when it has the focus")};
  rows << KeyRow{QObject::tr("Up, Down"), QObject::tr("Select a row, in the inspector")};
  return rows;
}

/// The keys beside what they do, in so many columns.
QWidget* makeTable(const QList<KeyRow>& rows, int columns, const Metrics& metrics) {
  auto* table = new QWidget;
  auto* grid = new QGridLayout(table);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(metrics.px(16));
  grid->setVerticalSpacing(metrics.px(6));
  const qsizetype perColumn = (rows.size() + columns - 1) / columns;
  for (qsizetype n = 0; n < rows.size(); ++n) {
    auto* keys = new QLabel(rows[n].keys);
    keys->setFont(metrics.medium(Role::Body));
    const int row = static_cast<int>(n % perColumn);
    const int column = static_cast<int>(n / perColumn) * 3;
    grid->addWidget(keys, row, column);
    grid->addWidget(new QLabel(rows[n].meaning), row, column + 1);
    grid->setColumnMinimumWidth(column + 2, metrics.px(24));
  }
  grid->setRowStretch(static_cast<int>(perColumn), 1);
  return table;
}

}  // namespace

KeySheet::KeySheet(const WindowActions& actions, const Look& look, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys"));
  auto* layout = new QVBoxLayout(this);
  const Metrics& metrics = look.metrics;
  layout->setContentsMargins(metrics.px(20), metrics.px(16), metrics.px(20), metrics.px(16));
  layout->setSpacing(metrics.px(12));
  // On a small screen, or with large text, the table is one column and scrolls.
  const QSize most = screen()->availableSize() * MostOfScreen;
  const QMargins margins = layout->contentsMargins();
  auto* scroll = new QScrollArea;
  const int bar = scroll->verticalScrollBar()->sizeHint().width();
  const int around = margins.left() + margins.right() + bar;
  const QList<KeyRow> rows = keyRows(actions);
  QWidget* table = makeTable(rows, 2, metrics);
  if (table->sizeHint().width() + around > most.width()) {
    delete table;
    table = makeTable(rows, 1, metrics);
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
