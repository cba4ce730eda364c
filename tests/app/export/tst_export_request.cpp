// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_request.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/animation_sink.h"

using namespace tilewise;

class ExportRequestTest : public QObject {
  Q_OBJECT

 private slots:
  void stepsAreTwoPositions_data();
  void stepsAreTwoPositions();
  void namesOfFiles_data();
  void namesOfFiles();
  void refusesWhatTheRunDoesNotHave();
  void aPaletteComesFromTheWholeRange();
};

void ExportRequestTest::stepsAreTwoPositions_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<bool>("fits");
  for (const char* text : {"0:0", "3:12", "0:9223372036854775807"}) QTest::newRow(text) << QByteArray(text) << true;
  for (const char* text : {"", "3", ":", "3:", ":3", "4:3", "-1:3", "+1:3", "1:2:3", "1: 2", "1:9223372036854775808"}) {
    QTest::newRow(text) << QByteArray(text) << false;
  }
}

void ExportRequestTest::stepsAreTwoPositions() {
  QFETCH(const QByteArray, text);
  QFETCH(const bool, fits);
  const auto steps = parseSteps(text.toStdString());
  QCOMPARE(steps.has_value(), fits);
  if (fits) {
    QCOMPARE(QByteArray::number(steps->first) + ':' + QByteArray::number(steps->last), text);
  } else {
    QCOMPARE(steps.error().value, text.toStdString());
  }
}

void ExportRequestTest::namesOfFiles_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<qint64>("last");
  QTest::addColumn<QString>("lastFile");
  QTest::newRow("one") << "/a/b.png" << qint64{3} << "/a/b.png";
  QTest::newRow("several") << "/a/b.png" << qint64{7} << "/a/b-0007.png";
  QTest::newRow("many") << "/a/b.SVG" << qint64{12345} << "/a/b-12345.SVG";
  QTest::newRow("with dots") << "/a.b/c.d.svg" << qint64{7} << "/a.b/c.d-0007.svg";
  QTest::newRow("pages") << "/a/b.pdf" << qint64{7} << "/a/b.pdf";
  QTest::newRow("an animation") << "/a/b.gif" << qint64{7} << "/a/b.gif";
}

void ExportRequestTest::namesOfFiles() {
  QFETCH(const QString, path);
  QFETCH(const qint64, last);
  QFETCH(const QString, lastFile);
  ExportRequest request;
  request.path = path;
  request.steps = {3, last};
  const QStringList files = exportFiles(request);
  QCOMPARE(files.last(), lastFile);
  QCOMPARE(QSet<QString>(files.begin(), files.end()).size(), files.size());
}

void ExportRequestTest::refusesWhatTheRunDoesNotHave() {
  QTemporaryDir folder;
  ExportRequest request;
  request.path = folder.filePath(QStringLiteral("a.png"));
  request.steps = {0, 10};
  QVERIFY(checkRequest(request, 0, 10));
  const auto beyond = checkRequest(request, 0, 9);
  QVERIFY(!beyond);
  QCOMPARE(beyond.error().place, std::string("--steps"));
  QVERIFY(beyond.error().accepted.find("B <= 9") != std::string::npos);
  QVERIFY(!checkRequest(request, 1, 10));  // counters only begin at their end
}

void ExportRequestTest::aPaletteComesFromTheWholeRange() {
  ExportRequest request;
  request.path = QStringLiteral("/a/b.gif");
  request.steps = {5, 400};
  const AnimationSink sink(request);
  QCOMPARE(sink.count(), 16 + 396);
  QCOMPARE(sink.stepAt(0), 5);
  QCOMPARE(sink.stepAt(15), 400);
  QCOMPARE(sink.stepAt(16), 5);
  QCOMPARE(sink.stepAt(sink.count() - 1), 400);
  request.steps = {7, 7};
  const AnimationSink one(request);
  QCOMPARE(one.count(), 2);
  QCOMPARE(one.stepAt(0), 7);
  QCOMPARE(one.stepAt(1), 7);
}

QTEST_GUILESS_MAIN(ExportRequestTest)
#include "tst_export_request.moc"
