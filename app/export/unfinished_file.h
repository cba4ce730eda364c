// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QIODevice>

namespace tilewise {

/// A file on its way that others write to, and which remembers the first write that failed: Qt's PDF engine does not look,
/// and QFile forgets.
class UnfinishedFile : public QIODevice {
  Q_OBJECT

 public:
  bool begin(const QString& path);
  bool hasFailed() const { return !m_why.isEmpty(); }
  /// Why; empty while all was written.
  const QString& why() const { return m_why; }

  bool isSequential() const override { return true; }
  void close() override;

 protected:
  qint64 readData(char*, qint64) override { return -1; }
  qint64 writeData(const char* data, qint64 size) override;

 private:
  QFile m_file;
  QString m_why;
};

}  // namespace tilewise
