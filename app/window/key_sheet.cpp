// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_sheet.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/session/words.h"
#include "app/window/window_actions.h"

namespace tilewise {

namespace {

constexpr int Columns = 2;

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

}  // namespace

KeySheet::KeySheet(const WindowActions& actions, const Look& look, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys"));
  auto* layout = new QVBoxLayout(this);
  const Metrics& metrics = look.metrics;
  layout->setContentsMargins(metrics.px(20), metrics.px(16), metrics.px(20), metrics.px(16));
  layout->setSpacing(metrics.px(12));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(metrics.px(16));
  grid->setVerticalSpacing(metrics.px(6));
  const QList<KeyRow> rows = keyRows(actions);
  const qsizetype perColumn = (rows.size() + Columns - 1) / Columns;
  for (qsizetype n = 0; n < rows.size(); ++n) {
    auto* keys = new QLabel(rows[n].keys);
    keys->setFont(metrics.medium(Role::Body));
    auto* meaning = new QLabel(rows[n].meaning);
    const int row = static_cast<int>(n % perColumn);
    const int column = static_cast<int>(n / perColumn) * 3;
    grid->addWidget(keys, row, column);
    grid->addWidget(meaning, row, column + 1);
    grid->setColumnMinimumWidth(column + 2, metrics.px(24));
  }
  layout->addLayout(grid);
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
}

}  // namespace tilewise
