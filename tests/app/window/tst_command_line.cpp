// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/command_line.h"
#include "app/window/languages.h"

using namespace tilewise;

namespace {

Expected<CommandLine> parse(QByteArrayList words) {
  words.prepend("tilewise");
  std::vector<char*> argv;
  for (QByteArray& word : words) argv.push_back(word.data());
  return parseCommandLine(static_cast<int>(argv.size()), argv.data());
}

}  // namespace

class CommandLineTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingOpensTheLesson();
  void optionsAreTaken();
  void everyWayCanBeStepped();
  void wrongOptionsAreRefused_data();
  void wrongOptionsAreRefused();
  void helpIsText();
};

void CommandLineTest::nothingOpensTheLesson() {
  const auto line = parse({});
  QVERIFY(line.has_value());
  QVERIFY(line->problem.has_value());
  QCOMPARE(line->problem->preset.empty() ? line->problem->title : line->problem->preset, std::string("lesson"));
  QVERIFY(!line->step);
  QVERIFY(!line->asks);
  QCOMPARE(line->size, QSize(1440, 900));
  QVERIFY(!line->theme && !line->palette && !line->textSize && !line->language);
}

void CommandLineTest::optionsAreTaken() {
  const auto line = parse({"--preset", "lesson", "--causal", "--step", "190", "--theme", "dark", "--text-size", "150",
                           "--palette=print", "--language", languages().constLast().word.toUtf8(), "--export", "x.png",
                           "--size", "1280x720", "--force", "--br", "64"});
  QVERIFY(line.has_value());
  QVERIFY(line->problem->settings.causal);
  QCOMPARE(line->problem->settings.Br, 64);
  QCOMPARE(line->step, 190);
  QCOMPARE(line->theme.value(), QStringLiteral("dark"));
  QCOMPARE(line->palette.value(), QStringLiteral("print"));
  QCOMPARE(line->textSize.value(), 150);
  QCOMPARE(line->language.value(), languages().constLast().word);
  QCOMPARE(line->exportPath, QStringLiteral("x.png"));
  QCOMPARE(line->size, QSize(1280, 720));
  QCOMPARE(line->existing, ExistingFile::Replace);
}

void CommandLineTest::everyWayCanBeStepped() {
  const auto line =
      parse({"--algorithm", "fa1",       "--backward", "--backward-order", "two-loops", "--window",  "3,0", "--heads",
             "4",           "--head",    "2",          "--dropout",        "0.1",       "--softcap", "5",   "--alibi",
             "0.5",         "--storage", "bf16",       "--causal"});
  QVERIFY(line.has_value());
  const ProblemSettings& settings = line->problem->settings;
  QCOMPARE(settings.algorithm, Algorithm::FlashAttention1);
  QCOMPARE(settings.backwardOrder, BackwardOrder::TwoLoops);
  QVERIFY(settings.backward && settings.causal);
  QCOMPARE(settings.window.left, 3);
  QCOMPARE(settings.head, 2);
  QCOMPARE(settings.storage, Storage::Bf16);
}

void CommandLineTest::wrongOptionsAreRefused_data() {
  QTest::addColumn<QByteArrayList>("words");
  QTest::addColumn<QString>("place");
  const auto row = [](const char* name, const QByteArrayList& words, const QString& place) {
    QTest::newRow(name) << words << place;
  };
  row("step is no number", {"--step", "x"}, QStringLiteral("--step"));
  row("theme", {"--theme", "pink"}, QStringLiteral("--theme"));
  row("palette", {"--palette", "pink"}, QStringLiteral("--palette"));
  row("text size off the list", {"--text-size", "101"}, QStringLiteral("--text-size"));
  row("language that is not there", {"--language", "fr"}, QStringLiteral("--language"));
  row("language without a name", {"--language", ""}, QStringLiteral("--language"));
  row("size without a cross", {"--size", "1280"}, QStringLiteral("--size"));
  row("size too small", {"--size", "10x10"}, QStringLiteral("--size"));
  row("size with a sign", {"--size", "1280x-720"}, QStringLiteral("--size"));
  row("problem option", {"--br", "0"}, QStringLiteral("--br"));
  row("workspace that there is not", {"--workspace", "moon"}, QStringLiteral("--workspace"));
  row("presentation of another workspace", {"--present", "--workspace", "explore"}, QStringLiteral("--present"));
  row("figures of Step", {"--shown", "figures", "--export", "a.png"}, QStringLiteral("--shown figures"));
  row("what is shown without an export", {"--workspace", "gpu", "--shown", "window"}, QStringLiteral("--shown"));
  row("shown that there is not", {"--workspace", "gpu", "--shown", "all", "--export", "a.png"}, QStringLiteral("--shown"));
  row("range without an export", {"--steps", "1:4"}, QStringLiteral("--steps"));
  row("speed that is none", {"--speed", "fast", "--export", "a.gif"}, QStringLiteral("--speed"));
  row("head that is not there", {"--heads", "2", "--head", "2"}, QStringLiteral("--head"));
  row("order of standard", {"--algorithm", "standard", "--backward-order", "fa2"}, QStringLiteral("--backward-order"));
  row("unknown", {"--nonsense"}, QString());
  row("size without a text", {"--size", ""}, QStringLiteral("--size"));
  row("export without a name", {"--export", ""}, QStringLiteral("--export"));
  row("file and input", {"a.npz", "--input", "b.npz"}, QStringLiteral("FILE"));
  row("file that is not there, with options", {"nowhere.npz", "--causal"}, QStringLiteral("nowhere.npz"));
}

void CommandLineTest::wrongOptionsAreRefused() {
  QFETCH(const QByteArrayList, words);
  QFETCH(const QString, place);
  const auto line = parse(words);
  QVERIFY(!line.has_value());
  QVERIFY2(QString::fromStdString(line.error().place).startsWith(place), line.error().place.c_str());
  QVERIFY(describe(line.error()).find('\n') == std::string::npos);
}

void CommandLineTest::helpIsText() {
  const auto help = parse({"--help"});
  QVERIFY(help.has_value());
  QVERIFY(help->text.find("--export") != std::string::npos);
  QVERIFY(help->text.find("--present") != std::string::npos);
  QVERIFY(help->text.find(languageWords()) != std::string::npos);
  QVERIFY(parse({"--version"})->text.find("tilewise") == 0);
}

QTEST_APPLESS_MAIN(CommandLineTest)
#include "tst_command_line.moc"
