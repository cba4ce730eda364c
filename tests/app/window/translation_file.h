// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Reads a file of translations as it lies in the sources.

#include <QFile>
#include <QList>
#include <QString>
#include <QXmlStreamReader>

namespace tilewise::testing {

struct Message {
  QString context;
  QString source;
  QString comment;  ///< tells equal sources apart
  QString translation;
  bool isFinished = true;

  QString key() const { return context + u'\x1f' + source + u'\x1f' + comment; }
};

/// Empty: the file cannot be read.
inline QList<Message> messagesOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader xml(&file);
  QList<Message> found;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message")) found << Message{context, {}, {}, {}, true};
    if (xml.name() == QLatin1String("source")) found.last().source = xml.readElementText();
    if (xml.name() == QLatin1String("comment")) found.last().comment = xml.readElementText();
    if (xml.name() == QLatin1String("translation")) {
      found.last().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
      found.last().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
  }
  return xml.hasError() ? QList<Message>() : found;
}

}  // namespace tilewise::testing
