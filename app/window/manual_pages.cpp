// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/manual_pages.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QUrl>

// The macro declares a function of the global namespace. It keeps the resource when this room is linked as a library.
static void useManualResource() { Q_INIT_RESOURCE(manual); }

namespace tilewise {

namespace {

constexpr QLatin1StringView Index("manual/index.md");

QString contentOf(const QString& name) {
  QFile file(QStringLiteral(":/manual/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The pages that the index links to.
QStringList orderOf(const QString& index) {
  static const QRegularExpression link(QStringLiteral("\\]\\(([a-z0-9./-]+\\.md)"));
  QStringList names;
  for (auto each = link.globalMatch(index); each.hasNext();) names << linkedPage(Index, each.next().captured(1));
  return names;
}

QStringList pagesIn(const QString& folder) {
  QStringList names;
  const QDir place(QStringLiteral(":/manual/") + folder);
  for (const QString& name : place.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) names << folder + name;
  return names;
}

}  // namespace

QList<ManualSection> manualSections(const QString& markdown) {
  QList<ManualSection> sections;
  bool isCode = false;
  for (const QString& line : markdown.split(u'\n')) {
    if (line.startsWith(QLatin1StringView("```"))) isCode = !isCode;
    const bool isHeading =
        !isCode && (line.startsWith(QLatin1StringView("# ")) || line.startsWith(QLatin1StringView("## ")));
    if (isHeading) {
      sections << ManualSection{line.mid(line.indexOf(u' ') + 1).remove(u'`').trimmed(), {}};
    } else {
      if (sections.isEmpty()) sections << ManualSection{};
      sections.last().text += line + u'\n';
    }
  }
  return sections;
}

QString linkedPage(const QString& page, const QString& link) {
  return QUrl(u'/' + page).resolved(QUrl(link)).path().mid(1);
}

QList<ManualPage> manualPages() {
  useManualResource();
  QStringList names = orderOf(contentOf(Index));
  for (const QString& name : pagesIn(QStringLiteral("manual/")) + pagesIn({})) {
    if (name != Index && !names.contains(name)) names << name;
  }
  QList<ManualPage> pages;
  for (const QString& name : names) {
    const QString markdown = contentOf(name);
    if (!markdown.isEmpty()) pages << ManualPage{name, markdown, manualSections(markdown)};
  }
  return pages;
}

bool holdsWords(const ManualSection& section, const QStringList& words) {
  return std::all_of(words.begin(), words.end(), [&section](const QString& word) {
    return section.heading.contains(word, Qt::CaseInsensitive) || section.text.contains(word, Qt::CaseInsensitive);
  });
}

}  // namespace tilewise
