// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mark_actions.h"

#include <QInputDialog>
#include <QMenu>

#include "app/session/marks.h"
#include "app/session/notation.h"
#include "app/session/session.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/transport/event_label.h"
#include "app/window/window_actions.h"

namespace tilewise {

MarkActions::MarkActions(QWidget& window, WindowActions& actions, Session& session, Marks& marks)
    : QObject(&window), m_window(window), m_actions(actions), m_session(session), m_marks(marks) {
  connect(actions.nameBookmark, &QAction::triggered, this, &MarkActions::nameBookmark);
  connect(actions.removeBookmark, &QAction::triggered, this, [this] { m_marks.removeBookmark(m_session.position()); });
  connect(actions.toggleStop, &QAction::triggered, this, &MarkActions::toggleStop);
  connect(actions.clearMarks, &QAction::triggered, this, [this] { m_marks.clear(); });
  connect(actions.bookmarks, &QMenu::aboutToShow, this, &MarkActions::fillMenu);
  connect(&session, &Session::positionChanged, this, &MarkActions::showState);
  connect(&session, &Session::selectionChanged, this, &MarkActions::showState);
  connect(&marks, &Marks::changed, this, &MarkActions::showState);
  actions.bookmarks->setToolTipsVisible(true);
  fillMenu();
  showState();
}

void MarkActions::nameBookmark() {
  if (!m_session.run()) return;
  const qint64 position = m_session.position();
  const Bookmark* present = m_marks.bookmarkAt(position);
  const std::optional<Event>& event = m_session.event();
  const QString proposed = present != nullptr ? QString::fromStdString(present->name)
                           : event            ? MathText::parse(eventLabel(*event)).plain()
                                              : tr("the beginning");
  auto* dialog = new QInputDialog(&m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(present != nullptr ? tr("Rename the bookmark") : tr("Add a bookmark"));
  dialog->setLabelText(tr("Name of the bookmark at step %1:").arg(grouped(position)));
  dialog->setTextValue(proposed);
  connect(dialog, &QInputDialog::textValueSelected, this,
          [this, position](const QString& name) { m_marks.setBookmark(position, name); });
  dialog->open();
}

void MarkActions::toggleStop() {
  if (const auto tile = m_session.inspectedTile()) m_marks.toggleStop(*tile);
}

void MarkActions::fillMenu() {
  QMenu& menu = *m_actions.bookmarks;
  menu.clear();
  menu.addActions({m_actions.nameBookmark, m_actions.removeBookmark, m_actions.toggleStop});
  if (!m_marks.bookmarks().empty()) menu.addSeparator();
  for (const Bookmark& each : m_marks.bookmarks()) {
    const QString name = QString::fromStdString(each.name).replace(u'&', QStringLiteral("&&"));
    connect(menu.addAction(tr("step %1: %2").arg(grouped(each.position), name)), &QAction::triggered, this,
            [this, position = each.position] { m_session.setPosition(position); });
  }
  if (!m_marks.stops().empty()) menu.addSeparator();
  for (const TileIndex stop : m_marks.stops()) {
    const QString name = tr("stop at tile (%1, %2)").arg(grouped(shownBlock(stop.i)), grouped(shownBlock(stop.j)));
    connect(menu.addAction(name), &QAction::triggered, this, [this, stop] {
      m_session.setPosition(m_session.run()->trace->positionsOf(stop, m_session.position()).begin + 1);
    });
  }
  menu.addSeparator();
  menu.addAction(m_actions.clearMarks);
}

void MarkActions::showState() {
  const bool isMarked = m_marks.bookmarkAt(m_session.position()) != nullptr;
  m_actions.nameBookmark->setText(isMarked ? tr("Re&name the bookmark…") : tr("A&dd a bookmark…"));
  m_actions.removeBookmark->setEnabled(isMarked);
  m_actions.removeBookmark->setToolTip(isMarked ? QString() : tr("There is no bookmark at this step"));
  const auto tile = m_session.run() ? m_session.inspectedTile() : std::nullopt;
  m_actions.toggleStop->setEnabled(tile.has_value());
  m_actions.toggleStop->setText(tile && m_marks.isStop(*tile) ? tr("No longer stop at t&his tile")
                                                              : tr("Stop at t&his tile"));
  m_actions.toggleStop->setToolTip(tile ? QString() : tr("Select a tile, or step into one"));
  const bool any = !m_marks.bookmarks().empty() || !m_marks.stops().empty();
  m_actions.clearMarks->setEnabled(any);
  m_actions.clearMarks->setToolTip(any ? QString() : tr("There are no bookmarks and no stops yet"));
}

}  // namespace tilewise
