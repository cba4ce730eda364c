// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The manual that ships with the app: docs/manual, page by page and section by section.

#include <QList>
#include <QString>
#include <QStringList>

namespace tilewise {

struct ManualSection {
  QString heading;  ///< as it is shown; of the first section that of the page
  QString text;     ///< Markdown, without the heading: to search in
};

struct ManualPage {
  QString name;      ///< where it lies in docs: "manual/step.md", "exercises.md"
  QString markdown;  ///< the whole page
  QList<ManualSection> sections;

  const QString& title() const { return sections.constFirst().heading; }
};

/// In the order of the index page, which is not among them; then those that it does not name.
QList<ManualPage> manualPages();

/// The name of the page that a link on a page leads to: "exercises.md" for "../exercises.md" on "manual/check.md".
QString linkedPage(const QString& page, const QString& link);

/// The sections of a page: a heading of the first or second level begins one. Never empty.
QList<ManualSection> manualSections(const QString& markdown);

/// Whether a section holds all words, in its heading or its text, in any order and spelling of case.
bool holdsWords(const ManualSection& section, const QStringList& words);

}  // namespace tilewise
