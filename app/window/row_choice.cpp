// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/row_choice.h"

#include <QInputDialog>

#include "app/session/session.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

void inspectRow(Session& session, qint64 row) {
  const TileGrid& grid = session.run()->trace->grid();
  const std::optional<TileIndex> before = session.inspectedTile();
  TileIndex tile = grid.tileAt(row, 0);
  if (before) tile.j = before->j;
  const bool isAtHand = before && before->i == tile.i;
  if (!isAtHand && grid.kind(tile) == TileKind::Skipped) {
    for (tile.j = 0; tile.j + 1 < grid.nc() && grid.kind(tile) == TileKind::Skipped;) ++tile.j;
  }
  // Chosen even where it is at hand: the inspector comes to the front for it.
  session.chooseTile(tile);
  session.chooseRow(row);
}

void askForRow(QWidget& window, Session& session) {
  if (!session.run()) return;
  const auto rows = static_cast<int>(session.run()->problem.Tq());
  auto* dialog = new QInputDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setInputMode(QInputDialog::IntInput);
  dialog->setWindowTitle(QObject::tr("Inspect a row"));
  dialog->setLabelText(QObject::tr("Query row, 0 to %1:").arg(grouped(rows - 1)));
  dialog->setIntRange(0, rows - 1);
  dialog->setIntValue(static_cast<int>(session.row()));
  QObject::connect(dialog, &QInputDialog::intValueSelected, &session, [&session, run = session.run()](int row) {
    if (session.run() == run) inspectRow(session, row);
  });
  dialog->open();
}

}  // namespace tilewise
