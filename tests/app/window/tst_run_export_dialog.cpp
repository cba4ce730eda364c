// SPDX-License-Identifier: GPL-3.0-or-later
// File > Export of the real window, by keys and clicks.
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/views/look/metrics.h"
#include "app/views/stage/stage_view.h"
#include "app/window/run_export_dialog.h"
#include "app/window/export_texts.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "tests/app/real_window.h"

using namespace tilewise;

class ExportDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init() {
    m_window = realWindow(AppSettings{}, QSize(1280, 720), QStringLiteral("tiny-causal"), 20);
    QVERIFY(m_window != nullptr && session().run()->title == QLatin1String("tiny-causal"));
    m_window->findChild<StageView*>()->setFocus();
    m_folder = std::make_unique<QTemporaryDir>();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P, Qt::ControlModifier);
    QVERIFY(dialog() != nullptr && dialog()->isVisible());
  }
  void cleanup() { m_window.reset(); }

  void aPictureOfThisStep_data();
  void aPictureOfThisStep();
  void severalStepsWhileTheWindowGoesOn();
  void cancelLeavesNothing();
  void escapeStopsItAndSaysSo();
  void aTypedEndingChoosesTheFormat();
  void anEndingOfAnotherKindIsRefused();
  void fieldsStayInTheirPlaces();
  void countersOfSomeSteps();
  void asksBeforeItReplaces();
  void saysWhatIsWrong();
  void saysWhatItWillWrite();
  void durations();

 private:
  Session& session() { return m_window->session(); }
  RunExportDialog* dialog() { return m_window->exports().dialog(); }
  QPushButton* button(const QString& text) {
    for (QPushButton* each : dialog()->findChildren<QPushButton*>()) {
      if (QString(each->text()).remove(u'&') == text) return each;
    }
    qFatal("no such button");
  }
  QSpinBox* number(const QString& name) {
    for (QSpinBox* each : dialog()->findChildren<QSpinBox*>()) {
      if (each->accessibleName() == name) return each;
    }
    qFatal("no such field");
  }
  void choose(const QString& text) {
    for (QComboBox* each : dialog()->findChildren<QComboBox*>()) {
      if (const int at = each->findText(text); at >= 0) return each->setCurrentIndex(at);
    }
    qFatal("no such choice");
  }
  void setPath(const QString& name) {
    auto* edit = dialog()->findChild<QLineEdit*>(QStringLiteral("path"));
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, m_folder->filePath(name));
  }
  void press(const QString& text) { QTest::mouseClick(button(text), Qt::LeftButton); }
  QString message() { return dialog()->findChild<QLabel*>(QStringLiteral("message"))->text(); }
  QString summary() { return dialog()->findChild<QLabel*>(QStringLiteral("summary"))->text(); }
  QString pathText() { return dialog()->findChild<QLineEdit*>(QStringLiteral("path"))->text(); }
  QString format() {
    for (QComboBox* each : dialog()->findChildren<QComboBox*>()) {
      if (each->findText(QStringLiteral("GIF")) >= 0 || each->findText(QStringLiteral("PDF")) >= 0) return each->currentText();
    }
    qFatal("no formats");
  }
  QStringList entries() const {
    return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }

  std::unique_ptr<MainWindow> m_window;
  std::unique_ptr<QTemporaryDir> m_folder;
};

void ExportDialogTest::aPictureOfThisStep_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("format");
  for (const char* what : {"Stage and panels", "Stage alone", "The window as it is"}) {
    for (const char* format : {"PNG", "SVG", "PDF"}) {
      QTest::addRow("%s, %s", what, format) << what << format;
    }
  }
}

void ExportDialogTest::aPictureOfThisStep() {
  QFETCH(const QString, what);
  QFETCH(const QString, format);
  choose(what);
  choose(format);
  if (format == QLatin1String("PNG")) choose(QStringLiteral("2 ×"));
  setPath(QStringLiteral("a.") + format.toLower());
  press(QStringLiteral("Export"));
  QTRY_VERIFY2(message().contains(QStringLiteral("was written")), qPrintable(message()));
  QCOMPARE(entries(), QStringList{QStringLiteral("a.") + format.toLower()});
  if (format != QLatin1String("PNG")) return;
  const QImage picture(m_folder->filePath(QStringLiteral("a.png")));
  const bool isWindow = what == QLatin1String("The window as it is");
  QCOMPARE(picture.size(), 2 * (isWindow ? m_window->size() : QSize(1280, 720)));
}

void ExportDialogTest::severalStepsWhileTheWindowGoesOn() {
  choose(QStringLiteral("Pictures of several steps"));
  number(QStringLiteral("First step"))->setValue(5);
  number(QStringLiteral("Last step"))->setValue(12);
  setPath(QStringLiteral("a.png"));
  press(QStringLiteral("Export"));
  // Another step in the window is none of the export's.
  session().setPosition(2);
  QTRY_VERIFY2(message().contains(QStringLiteral("8 files")), qPrintable(message()));
  QCOMPARE(session().position(), 2);
  QCOMPARE(entries().size(), 8);
  QCOMPARE(entries().first(), QStringLiteral("a-0005.png"));
  QVERIFY(QImage(m_folder->filePath(QStringLiteral("a-0005.png"))) !=
          QImage(m_folder->filePath(QStringLiteral("a-0006.png"))));
}

void ExportDialogTest::cancelLeavesNothing() {
  choose(QStringLiteral("Pictures of several steps"));
  setPath(QStringLiteral("a.png"));
  press(QStringLiteral("Export"));
  QTRY_VERIFY(dialog()->findChild<QProgressBar*>()->value() > 1);
  QVERIFY(!entries().isEmpty());
  press(QStringLiteral("Cancel"));
  QTRY_VERIFY2(message().contains(QStringLiteral("nothing was written")), qPrintable(message()));
  QTRY_COMPARE(entries(), QStringList());
  QVERIFY(button(QStringLiteral("Export"))->isVisible());
}

void ExportDialogTest::escapeStopsItAndSaysSo() {
  choose(QStringLiteral("Pictures of several steps"));
  setPath(QStringLiteral("a.png"));
  press(QStringLiteral("Export"));
  QTRY_VERIFY(dialog()->findChild<QProgressBar*>()->value() > 1);
  QTest::keyClick(dialog(), Qt::Key_Escape);
  QTRY_VERIFY2(message().contains(QStringLiteral("stopped: nothing was written")), qPrintable(message()));
  QVERIFY(dialog()->isVisible());
  QTRY_COMPARE(entries(), QStringList());
  // With nothing to stop it closes.
  QTest::keyClick(dialog(), Qt::Key_Escape);
  QVERIFY(!dialog()->isVisible());
}

void ExportDialogTest::aTypedEndingChoosesTheFormat() {
  setPath(QStringLiteral("ten.PDF"));
  QCOMPARE(format(), QStringLiteral("PDF"));
  press(QStringLiteral("Export"));
  QTRY_VERIFY2(message().contains(QStringLiteral("was written")), qPrintable(message()));
  QCOMPARE(entries(), QStringList{QStringLiteral("ten.PDF")});
  QVERIFY(QFile(m_folder->filePath(QStringLiteral("ten.PDF"))).open(QIODevice::ReadOnly));
  choose(QStringLiteral("An animation"));
  QCOMPARE(format(), QStringLiteral("MP4"));
  QCOMPARE(pathText(), m_folder->filePath(QStringLiteral("ten.mp4")));
  setPath(QStringLiteral("ten.gif"));
  QCOMPARE(format(), QStringLiteral("GIF"));
  // What is no ending of a format belongs to the name.
  setPath(QStringLiteral("draft.v2"));
  QTest::keyClick(dialog()->findChild<QLineEdit*>(QStringLiteral("path")), Qt::Key_Tab);
  QTRY_COMPARE(pathText(), m_folder->filePath(QStringLiteral("draft.v2.gif")));
}

void ExportDialogTest::anEndingOfAnotherKindIsRefused() {
  setPath(QStringLiteral("ten.gif"));
  QCOMPARE(summary(), QStringLiteral("What is chosen is not written as .gif, but as .png, .svg, .pdf."));
  QVERIFY(!button(QStringLiteral("Export"))->isEnabled());
  choose(QStringLiteral("SVG"));
  QCOMPARE(pathText(), m_folder->filePath(QStringLiteral("ten.svg")));
  QVERIFY(button(QStringLiteral("Export"))->isEnabled());
}

void ExportDialogTest::fieldsStayInTheirPlaces() {
  const auto place = [this] {
    QApplication::processEvents();
    auto* edit = dialog()->findChild<QLineEdit*>(QStringLiteral("path"));
    return QRect(edit->mapTo(dialog(), QPoint()), edit->size());
  };
  const QRect before = place();
  for (const char* choice : {"SVG", "PDF", "The window as it is", "PNG"}) {
    choose(QLatin1String(choice));
    QCOMPARE(place(), before);
  }
  QVERIFY(!number(QStringLiteral("Width in pixels"))->isEnabled());
}

void ExportDialogTest::countersOfSomeSteps() {
  choose(QStringLiteral("The counters"));
  const auto bytes = [this](const QString& name) {
    setPath(name);
    press(QStringLiteral("Export"));
    if (!QTest::qWaitFor([this] { return message().contains(QStringLiteral("was written")); })) return qint64(-1);
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::ReadOnly)) return qint64(-1);
    qint64 sum = 0;
    for (const QByteArray& line : file.readAll().trimmed().split('\n').mid(1)) sum += line.split(',').last().toLongLong();
    return sum;
  };
  const Trace& trace = *session().run()->trace;
  const ElementType type = session().run()->problem.settings().elementType;
  QCOMPARE(bytes(QStringLiteral("all.csv")), trace.wholeRun().bytes(type));
  number(QStringLiteral("First step"))->setValue(5);
  number(QStringLiteral("Last step"))->setValue(20);
  QVERIFY2(summary().contains(QStringLiteral("from step 5 to step 20")), qPrintable(summary()));
  const qint64 moved = trace.totals(20).bytes(type) - trace.totals(5).bytes(type);
  QVERIFY(moved > 0);
  QCOMPARE(bytes(QStringLiteral("some.csv")), moved);
  // JSON is the report of a run: it has no part of one, and says so.
  choose(QStringLiteral("JSON"));
  QVERIFY(!number(QStringLiteral("First step"))->isEnabled());
  QVERIFY2(summary().contains(QStringLiteral("whole run")), qPrintable(summary()));
}

void ExportDialogTest::asksBeforeItReplaces() {
  QFile there(m_folder->filePath(QStringLiteral("a.png")));
  QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
  there.close();
  setPath(QStringLiteral("a.png"));
  for (const auto answer : {QMessageBox::No, QMessageBox::Yes}) {
    QTimer::singleShot(0, this, [answer] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      QVERIFY(question != nullptr && question->text().contains(QStringLiteral("a.png")));
      QTest::mouseClick(question->button(answer), Qt::LeftButton);
    });
    press(QStringLiteral("Export"));
    if (answer == QMessageBox::Yes) QTRY_VERIFY(message().contains(QStringLiteral("was written")));
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll() == "mine", answer == QMessageBox::No);
    there.close();
  }
}

void ExportDialogTest::saysWhatIsWrong() {
  setPath(QStringLiteral("none/a.png"));
  press(QStringLiteral("Export"));
  QVERIFY2(message().contains(QStringLiteral("a.png")), qPrintable(message()));
  choose(QStringLiteral("Pictures of several steps"));
  setPath(QStringLiteral("a.png"));
  number(QStringLiteral("First step"))->setValue(9);
  number(QStringLiteral("Last step"))->setValue(8);
  press(QStringLiteral("Export"));
  QVERIFY2(message().contains(QStringLiteral("9:8")), qPrintable(message()));
  QCOMPARE(entries(), QStringList());
}

void ExportDialogTest::saysWhatItWillWrite() {
  choose(QStringLiteral("Pictures of several steps"));
  number(QStringLiteral("First step"))->setValue(0);
  number(QStringLiteral("Last step"))->setValue(9);
  setPath(QStringLiteral("a.png"));
  QCOMPARE(summary(), QStringLiteral("10 steps, each a file: a-0000.png to a-0009.png."));
  choose(QStringLiteral("An animation"));
  if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty()) {
    QVERIFY(summary().contains(QStringLiteral("ffmpeg")));
    QVERIFY(!button(QStringLiteral("Export"))->isEnabled());
  } else {
    QCOMPARE(summary(), QStringLiteral("10 steps: it plays for 2.0 s."));
  }
}

void ExportDialogTest::durations() {
  QCOMPARE(durationText(2), QStringLiteral("2.0 s"));
  QCOMPARE(durationText(59.7), QStringLiteral("1 min 0 s"));
  QCOMPARE(durationText(127), QStringLiteral("2 min 7 s"));
  QCOMPARE(durationText(3900), QStringLiteral("1 h 5 min"));
}

QTEST_MAIN(ExportDialogTest)
#include "tst_run_export_dialog.moc"
