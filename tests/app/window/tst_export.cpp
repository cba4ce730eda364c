// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program itself, without a display, as a person on a server would.
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class ExportTest : public QObject {
  Q_OBJECT

 private slots:
  void drawsWithoutADisplay();
  void twoStepsDifferAndTwiceTheSameAgrees();
  void refusesWithOneLine_data();
  void refusesWithOneLine();
  void sayWhenThereIsNoDisplay();

 private:
  struct Ended {
    int code = -1;
    QByteArray errors;
  };
  static Ended start(const QStringList& arguments, const char* display = "") {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("DISPLAY"), QLatin1String(display));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TILEWISE_PROGRAM), arguments);
    process.waitForFinished(60000);
    return {process.exitCode(), process.readAllStandardError()};
  }
  QTemporaryDir m_folder;
  QString path(const QString& name) const { return m_folder.filePath(name); }
};

void ExportTest::drawsWithoutADisplay() {
  const Ended ended = start({QStringLiteral("--preset"), QStringLiteral("lesson-causal"), QStringLiteral("--step"),
                             QStringLiteral("190"), QStringLiteral("--export"), path(QStringLiteral("a.png")),
                             QStringLiteral("--size"), QStringLiteral("1280x720")});
  QVERIFY2(ended.code == 0, ended.errors);
  const QImage picture(path(QStringLiteral("a.png")));
  QCOMPARE(picture.size(), QSize(1280, 720));
}

void ExportTest::twoStepsDifferAndTwiceTheSameAgrees() {
  const auto draw = [this](const QString& step, const QString& name) {
    const Ended ended = start({QStringLiteral("--preset"), QStringLiteral("tiny-causal"), QStringLiteral("--step"),
                               step, QStringLiteral("--export"), path(name)});
    return ended.code == 0 ? QImage(path(name)) : QImage();
  };
  const QImage first = draw(QStringLiteral("5"), QStringLiteral("5.png"));
  const QImage again = draw(QStringLiteral("5"), QStringLiteral("5again.png"));
  const QImage next = draw(QStringLiteral("6"), QStringLiteral("6.png"));
  QVERIFY(!first.isNull());
  QVERIFY(first == again);
  QVERIFY(first != next);
}

void ExportTest::refusesWithOneLine_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("named");
  QTest::newRow("step beyond the end") << QStringList{"--preset", "tiny", "--step", "99999"} << QByteArray("99999");
  QTest::newRow("negative step") << QStringList{"--preset", "tiny", "--step=-1"} << QByteArray("-1");
  QTest::newRow("no such preset") << QStringList{"--preset", "huge"} << QByteArray("huge");
  QTest::newRow("no such file") << QStringList{"nowhere.npz"} << QByteArray("nowhere.npz");
}

void ExportTest::refusesWithOneLine() {
  QFETCH(QStringList, arguments);
  QFETCH(const QByteArray, named);
  arguments << QStringLiteral("--export") << path(QStringLiteral("never.png"));
  const Ended ended = start(arguments);
  QCOMPARE(ended.code, 2);
  QCOMPARE(ended.errors.count('\n'), 1);
  QVERIFY2(ended.errors.contains(named), ended.errors);
  QVERIFY(!QFile::exists(path(QStringLiteral("never.png"))));

  QFile there(path(QStringLiteral("there.png")));
  QVERIFY(there.open(QIODevice::WriteOnly));
  there.write("mine");
  there.close();
  const Ended kept =
      start({QStringLiteral("--preset"), QStringLiteral("tiny"), QStringLiteral("--export"), there.fileName()});
  QCOMPARE(kept.code, 2);
  QVERIFY(there.open(QIODevice::ReadOnly));
  QCOMPARE(there.readAll(), QByteArray("mine"));
}

void ExportTest::sayWhenThereIsNoDisplay() {
  for (const char* display : {"", ":7654"}) {
    const Ended ended = start({}, display);
    QCOMPARE(ended.code, 3);
    QVERIFY2(ended.errors.contains("display"), ended.errors);
    QVERIFY2(ended.errors.count('\n') == 1, ended.errors);
  }
}

QTEST_GUILESS_MAIN(ExportTest)
#include "tst_export.moc"
