// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language_desk.h"

#include "app/views/notice/notice_bar.h"
#include "app/window/languages.h"
#include "app/window/window_actions.h"

namespace tilewise {

LanguageDesk::LanguageDesk(WindowActions& actions, AppSettings& settings, NoticeBar& notice) {
  const QString spoken = languageOf(settings.language).word;
  connect(actions.languages, &QActionGroup::triggered, this, [this, &settings, &notice, spoken](const QAction* action) {
    settings.language = action->data().toString();
    emit changed();
    const Language& next = languageOf(settings.language);
    next.word == spoken ? notice.dismiss()
                        : notice.showNote(tr("From the next start on the window speaks %1.").arg(next.name));
  });
}

}  // namespace tilewise
