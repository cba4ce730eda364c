// SPDX-License-Identifier: GPL-3.0-or-later
// What the program writes: each format, ranges of steps, and nothing where something is in the way.
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>

#include <QDir>
#include <QImage>
#include <QImageReader>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/base/grouped.h"
#include "core/files/presets.h"
#include "core/trace/trace.h"
#include "tests/app/window/program.h"

using namespace tilewise::testing;
using tilewise::Problem;
using tilewise::Trace;

class ExportFormatsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void aStepAsLinesAndLetters();
  void aStepAsAPage();
  void figuresHaveNoControls_data();
  void figuresHaveNoControls();
  void aRangeAsNumberedPictures();
  void aRangeAsPages();
  void aRangeAsAnimation_data();
  void aRangeAsAnimation();
  void anAnimationHasAllSteps();
  void picturesSayWhatTheTraceSays();
  void animationsShowTheirSteps_data();
  void animationsShowTheirSteps();
  void refuses_data();
  void refuses();
  void saysThatFfmpegIsMissing();
  void aFullDiskLeavesNothing();
  void anInterruptLeavesNothing_data();
  void anInterruptLeavesNothing();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  QStringList entries() const {
    return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }
  QByteArray contentOf(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static Ended draw(QStringList arguments, const QString& programs = {}) {
    return startProgram(QStringList{"--preset", "tiny-causal", "--size", "1024x768"} + arguments, {}, programs);
  }
  /// "codec,width,height,pictures"; skips the test where the program is missing.
  static QString probe(const QString& file) {
    QProcess process;
    process.start(QStringLiteral("ffprobe"),
                  {"-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
                   "stream=codec_name,width,height,nb_read_frames", "-of", "csv=p=0", file});
    process.waitForFinished(60000);
    return QString::fromLatin1(process.readAllStandardOutput()).trimmed();
  }
  /// The mean difference of a channel.
  static double distanceOf(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 255;
    qint64 sum = 0;
    for (int y = 0; y < a.height(); ++y) {
      const uchar *left = a.constScanLine(y), *right = b.constScanLine(y);
      for (int n = 0; n < 4 * a.width(); ++n) sum += n % 4 == 3 ? 0 : std::abs(left[n] - right[n]);
    }
    return static_cast<double>(sum) / (3.0 * a.width() * a.height());
  }
  static bool hasFfmpeg() { return !QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty(); }

  std::unique_ptr<QTemporaryDir> m_folder;
};

void ExportFormatsTest::aStepAsLinesAndLetters() {
  const Ended ended = draw({"--step", "20", "--export", path("a.svg")});
  QVERIFY2(ended.code == 0, ended.errors);
  QXmlStreamReader xml(contentOf("a.svg"));
  QVERIFY(xml.readNextStartElement());
  QCOMPARE(xml.name(), QStringLiteral("svg"));
  QCOMPARE(xml.attributes().value("viewBox"), QStringLiteral("0 0 1024 768"));
  QString letters;
  int parts = 0;
  qsizetype pixels = 0;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("svg")) ++parts;
    if (xml.name() == QLatin1String("text")) letters += xml.readElementText() + u'\n';
    if (xml.name() == QLatin1String("image")) pixels += xml.attributes().value("width").toInt();
  }
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  QVERIFY(parts > 10);  // of the window: each widget is cut at its border
  QVERIFY2(letters.contains(QStringLiteral("Algorithm")), qPrintable(letters));
  QVERIFY(pixels < 1024);  // no picture of the whole hides in it
  // A reader without the window's font takes one of its width.
  QVERIFY(contentOf("a.svg").contains("font-family=\"Roboto, Arial"));
  QVERIFY(!contentOf("a.svg").contains("font-family=\"Roboto\""));
}

void ExportFormatsTest::aStepAsAPage() {
  const Ended ended = draw({"--step", "20", "--export", path("a.pdf")});
  QVERIFY2(ended.code == 0, ended.errors);
  const QByteArray page = contentOf("a.pdf");
  QVERIFY(page.startsWith("%PDF-"));
  QVERIFY(page.contains("/MediaBox [0 0 768.000000 576.000000]"));  // points
  QVERIFY(page.contains("/FontFile2"));               // letters are letters
  QVERIFY(!page.contains("/DCTDecode"));              // and pictures lose nothing
}

void ExportFormatsTest::figuresHaveNoControls_data() {
  QTest::addColumn<QString>("workspace");
  QTest::addColumn<QString>("said");
  QTest::newRow("Explore") << "explore" << "Roofline";
  QTest::newRow("GPU") << "gpu" << "Bytes read over";
  QTest::newRow("Published") << "published" << "Claim";
}

void ExportFormatsTest::figuresHaveNoControls() {
  QFETCH(const QString, workspace);
  QFETCH(const QString, said);
  const auto lettersOf = [this](const QString& name) {
    QXmlStreamReader xml(contentOf(name));
    QStringList letters;
    while (!xml.atEnd()) {
      if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text")) {
        letters << xml.readElementText().trimmed();
      }
    }
    return xml.hasError() ? QStringList() : letters;
  };
  const QStringList options{"--workspace", workspace, "--export"};
  const Ended figures = draw(options + QStringList{path("a.svg"), "--shown", "figures"});
  QVERIFY2(figures.code == 0, figures.errors);
  const Ended window = draw(options + QStringList{path("b.svg")});
  QVERIFY2(window.code == 0, window.errors);
  const QStringList alone = lettersOf("a.svg"), whole = lettersOf("b.svg");
  QVERIFY2(alone.join(u' ').contains(said), qPrintable(alone.join(u' ')));
  for (const char* control : {"File", "Help", "Step", "Compare", "Export…", "Open in Step"}) {
    QVERIFY2(!alone.contains(QString::fromUtf8(control)), control);
  }
  QVERIFY(whole.contains(QStringLiteral("File")) && whole.contains(QStringLiteral("Compare")));
  QCOMPARE(draw(options + QStringList{path("a.png")}).code, 0);
  QCOMPARE(QImage(path("a.png")).size(), QSize(1024, 768));
}

void ExportFormatsTest::aRangeAsNumberedPictures() {
  const Ended ended = draw({"--steps", "3:5", "--export", path("a.png")});
  QVERIFY2(ended.code == 0, ended.errors);
  QCOMPARE(entries(), (QStringList{"a-0003.png", "a-0004.png", "a-0005.png"}));
  const Ended single = draw({"--step", "4", "--export", path("single.png")});
  QVERIFY2(single.code == 0, single.errors);
  const QImage fourth(path("a-0004.png"));
  QCOMPARE(fourth.size(), QSize(1024, 768));
  QVERIFY(fourth == QImage(path("single.png")));  // the same, however it was come to
  QVERIFY(fourth != QImage(path("a-0005.png")));

  // One that is there is in the way of all.
  QVERIFY(QFile::remove(path("a-0003.png")) && QFile::remove(path("a-0004.png")));
  QCOMPARE(draw({"--steps", "3:5", "--export", path("a.png")}).code, 2);
  QCOMPARE(entries(), (QStringList{"a-0005.png", "single.png"}));
  QCOMPARE(draw({"--steps", "3:5", "--export", path("a.png"), "--force"}).code, 0);
  QCOMPARE(entries().size(), 4);
}

void ExportFormatsTest::aRangeAsPages() {
  const Ended ended = draw({"--steps", "0:2", "--export", path("a.pdf")});
  QVERIFY2(ended.code == 0, ended.errors);
  QCOMPARE(contentOf("a.pdf").count("/Type /Page\n"), 3);
}

void ExportFormatsTest::aRangeAsAnimation_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("found");
  QTest::newRow("GIF") << "a.gif" << "gif,1025,769,6";
  // A video has even sides, and the same picture several times where the steps are slow.
  QTest::newRow("MP4") << "a.mp4" << "h264,1026,770,30";
}

void ExportFormatsTest::aRangeAsAnimation() {
  QFETCH(const QString, name);
  QFETCH(const QString, found);
  if (!hasFfmpeg()) QSKIP("ffmpeg is not installed");
  const Ended ended =
      draw({"--steps", "10:15", "--speed", "2", "--size", "1025x769", "--export", path(name)});
  QVERIFY2(ended.code == 0, ended.errors);
  QCOMPARE(entries(), QStringList{name});
  QCOMPARE(probe(path(name)), found);
}

void ExportFormatsTest::anAnimationHasAllSteps() {
  if (!hasFfmpeg()) QSKIP("ffmpeg is not installed");
  const Ended ended = startProgram({"--t", "4", "--d", "2", "--br", "4", "--bc", "4", "--size", "1024x768", "--export",
                                    path("a.gif")});
  QVERIFY2(ended.code == 0, ended.errors);
  const int pictures = probe(path("a.gif")).section(u',', 3).toInt();
  const Ended beyond = startProgram(
      {"--t", "4", "--d", "2", "--br", "4", "--bc", "4", "--steps", "0:999", "--export", path("b.gif")});
  QCOMPARE(beyond.code, 2);
  // "... accepted: A:B with 0 <= A <= B <= 13"
  const QString last = QString::fromUtf8(beyond.errors).section(QStringLiteral("<= "), -1).trimmed();
  QCOMPARE(pictures, last.toInt() + 1);
}

/// Steps of the first row block: each picture has the trace's count of what has moved.
void ExportFormatsTest::picturesSayWhatTheTraceSays() {
  const Problem problem = Problem::make(tilewise::findPreset("lesson-causal")->settings).value();
  const Trace trace(problem);
  const tilewise::Range block = trace.positionsOf(std::int64_t{0});
  const QString steps = QStringLiteral("%1:%2").arg(block.begin).arg(block.end);
  const Ended ended = startProgram({"--preset", "lesson-causal", "--size", "1440x900", "--steps", steps, "--export",
                                    path("a.svg")});
  QVERIFY2(ended.code == 0, ended.errors);
  QVERIFY(block.end - block.begin > 10);
  for (std::int64_t k = block.begin; k <= block.end; ++k) {
    const QByteArray picture = contentOf(QStringLiteral("a-%1.svg").arg(k, 4, 10, QLatin1Char('0')));
    const QByteArray moved = QByteArray::fromStdString(tilewise::grouped(trace.totals(k).values()));
    QVERIFY2(picture.contains(">" + moved + "<") || picture.contains(" " + moved + " "), moved + " at step " + QByteArray::number(k));
  }
}

void ExportFormatsTest::animationsShowTheirSteps_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("GIF") << "a.gif";
  QTest::newRow("MP4") << "a.mp4";
}

/// Played back picture by picture, each is the one of its step and of no other.
void ExportFormatsTest::animationsShowTheirSteps() {
  QFETCH(const QString, name);
  if (!hasFfmpeg()) QSKIP("ffmpeg is not installed");
  constexpr int First = 1, Last = 24;
  const QStringList steps{"--steps", QStringLiteral("%1:%2").arg(First).arg(Last), "--export"};
  QCOMPARE(draw(steps + QStringList{path(name), "--speed", "10"}).code, 0);
  QCOMPARE(draw(steps + QStringList{path("s.png")}).code, 0);
  QProcess player;
  player.start(QStringLiteral("ffmpeg"), {"-v", "error", "-i", path(name), "-fps_mode", "passthrough", path("f-%04d.png")});
  QVERIFY(player.waitForFinished(60000));
  QVERIFY2(player.exitCode() == 0, player.readAllStandardError());
  QCOMPARE(QDir(m_folder->path()).entryList({"f-*.png"}).size(), Last - First + 1);
  QList<QImage> pictures;
  for (int k = First; k <= Last; ++k) pictures << QImage(path(QStringLiteral("s-%1.png").arg(k, 4, 10, QLatin1Char('0'))));
  for (int k = First; k <= Last; ++k) {
    const QImage frame = QImage(path(QStringLiteral("f-%1.png").arg(k - First + 1, 4, 10, QLatin1Char('0'))))
                             .convertToFormat(QImage::Format_RGB32);
    QList<double> distances;
    for (const QImage& each : pictures) distances << distanceOf(frame, each);
    const auto nearest = std::min_element(distances.begin(), distances.end()) - distances.begin();
    QCOMPARE(nearest + First, k);
  }
}

void ExportFormatsTest::refuses_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("named");
  const auto row = [](const char* name, const QStringList& arguments, const char* named) {
    QTest::newRow(name) << arguments << QByteArray(named);
  };
  row("a range backwards", {"--steps", "5:3", "--export", "a.png"}, "5:3");
  row("a range beyond the end", {"--steps", "3:99999", "--export", "a.gif"}, "3:99999");
  row("a range of a number", {"--steps", "3", "--export", "a.gif"}, "--steps");
  row("a range without a file", {"--steps", "3:4"}, "--export");
  row("a step and a range", {"--step", "2", "--steps", "3:4", "--export", "a.gif"}, "--step");
  row("a format", {"--export", "a.bmp"}, "a.bmp");
  row("no ending", {"--export", "a"}, ".mp4");
  row("too fast", {"--speed", "1000", "--export", "a.gif"}, "1000");
  row("a workspace that does not step", {"--workspace", "check", "--export", "a.gif"}, "check");
  row("a folder that is not there", {"--export", "none/a.gif"}, "none/a.gif");
  row("a device", {"--export", "/dev/full.png"}, "/dev/full.png");
  row("endless names", {"--steps", "0:9223372036854775806", "--export", "a.png"}, "9223372036854775806");
}

void ExportFormatsTest::refuses() {
  QFETCH(QStringList, arguments);
  QFETCH(const QByteArray, named);
  for (QString& each : arguments) {
    if (each.contains(u'.') && !each.startsWith(u'/')) each = path(each);
  }
  if (QByteArray(QTest::currentDataTag()) == "a device" && ::geteuid() == 0) QSKIP("root may write into /dev");
  const Ended ended = draw(arguments);
  QCOMPARE(ended.code, 2);
  QCOMPARE(ended.errors.count('\n'), 1);
  QVERIFY2(ended.errors.contains(named), ended.errors);
  QCOMPARE(entries(), QStringList());
}

void ExportFormatsTest::saysThatFfmpegIsMissing() {
  const Ended ended = draw({"--export", path("a.mp4")}, QStringLiteral("/nowhere"));
  QCOMPARE(ended.code, 3);
  QCOMPARE(ended.errors.count('\n'), 1);
  QVERIFY2(ended.errors.contains("ffmpeg"), ended.errors);
  QCOMPARE(entries(), QStringList());
}

void ExportFormatsTest::aFullDiskLeavesNothing() {
  // A limit on the size of files stands for a disk that is full.
  for (const QString& name : {QStringLiteral("a.png"), QStringLiteral("a.svg"), QStringLiteral("a.pdf"),
                              QStringLiteral("a.gif"), QStringLiteral("a.mp4")}) {
    if ((name.endsWith("gif") || name.endsWith("mp4")) && !hasFfmpeg()) continue;
    QProcess process;
    prepare(process);
    process.start(QStringLiteral("bash"),
                  {"-c", QStringLiteral("ulimit -f 8; exec \"$0\" \"$@\""), QStringLiteral(TILEWISE_PROGRAM), "--preset",
                   "tiny-causal", "--size", "1024x768", "--steps", "5:9", "--export", path(name)});
    QVERIFY(process.waitForFinished(120000));
    const QByteArray errors = process.readAllStandardError();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY2(process.exitCode() == 2, errors);
    QVERIFY2(errors.count('\n') == 1 && errors.contains("cannot be written"), errors);
    QCOMPARE(entries(), QStringList());
  }
}

void ExportFormatsTest::anInterruptLeavesNothing_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("begun");
  QTest::newRow("pictures") << "a.png" << "a-*";
  QTest::newRow("GIF") << "a.gif" << "a.gif";
  QTest::newRow("MP4") << "a.mp4" << "a.mp4";
}

void ExportFormatsTest::anInterruptLeavesNothing() {
  QFETCH(const QString, name);
  QFETCH(const QString, begun);
  if (name != QLatin1String("a.png") && !hasFfmpeg()) QSKIP("ffmpeg is not installed");
  QProcess process;
  prepare(process);
  // As a terminal does it: the program leads a group of its own, and Ctrl+C reaches all of that.
  process.setChildProcessModifier([] { ::setpgid(0, 0); });
  process.start(QStringLiteral(TILEWISE_PROGRAM),
                {"--preset", "lesson-causal", "--size", "1440x900", "--steps", "0:600", "--export", path(name)});
  // Once the first pictures are on their way.
  const auto isBegun = [&] {
    const QStringList all = entries();
    return !all.isEmpty() && !QDir(path(all.first())).entryList({begun}).isEmpty();
  };
  QTRY_VERIFY_WITH_TIMEOUT(isBegun(), 60000);
  ::kill(-static_cast<pid_t>(process.processId()), SIGINT);
  QVERIFY(process.waitForFinished(60000));
  QCOMPARE(process.exitStatus(), QProcess::CrashExit);  // as anyone who is interrupted
  QCOMPARE(process.readAllStandardError(), QByteArray("tilewise: stopped; nothing was written\n"));
  QCOMPARE(entries(), QStringList());
}

QTEST_GUILESS_MAIN(ExportFormatsTest)
#include "tst_export_formats.moc"
