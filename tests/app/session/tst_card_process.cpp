// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that run kernels, here and by ssh: real processes, whose programs are scripts of this test.
#include <csignal>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/card_process.h"
#include "app/session/card_search.h"

using namespace tilewise;

Q_DECLARE_METATYPE(tilewise::CardFailure)

class CardProcessTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(m_folder.isValid()); }
  void whatItPrintsComesBack();
  void itTellsHowFarItIs();
  void itCanBeCancelled();
  void whatDoesNotListenIsEnded();
  void failuresAreSentences_data();
  void failuresAreSentences();
  void aMissingProgramIsASentence();
  void sshGetsTheHostAsAWord();
  void anotherMachineGetsEachWord();
  void whatRunsElsewhereEndsWithIt();
  void hostsAreNames_data();
  void hostsAreNames();
  void thisMachineIsSearchedBeside();
  void whatThisMachineLacksHasAName();

 private:
  QString script(const QByteArray& text) {
    const QString path = m_folder.filePath(QStringLiteral("program-%1").arg(++m_count));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no script");
    file.write("#!/bin/sh\n" + text);
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
  }

  QString standIn(const QByteArray& cli);

  QTemporaryDir m_folder;
  int m_count = 0;
};

void CardProcessTest::whatItPrintsComesBack() {
  CardProcess process;
  QSignalSpy finished(&process, &CardProcess::finished);
  process.start(commandHere(script("echo \"$@\"\n"), {"gpu", "sweep", "--t", "64"}));
  QVERIFY(process.isRunning());
  QVERIFY(finished.wait());
  QCOMPARE(finished[0][0].toByteArray(), QByteArray("gpu sweep --t 64\n"));
  QVERIFY(!process.isRunning());
}

void CardProcessTest::itTellsHowFarItIs() {
  CardProcess process;
  QSignalSpy progressed(&process, &CardProcess::progressed), finished(&process, &CardProcess::finished);
  process.start(commandHere(
      script("echo '1/4  fa2 fp16: 98.1 us' >&2; echo 'a word' >&2; printf '4/' >&2; sleep 0.1; echo '4  done' >&2\n"),
      {}));
  QVERIFY(finished.wait());
  QCOMPARE(progressed.size(), 2);
  QCOMPARE(progressed[0][0].toDouble(), 0.25);
  QCOMPARE(progressed[0][1].toString(), QStringLiteral("fa2 fp16: 98.1 us"));
  QCOMPARE(progressed[1][0].toDouble(), 1.0);
}

void CardProcessTest::itCanBeCancelled() {
  CardProcess process;
  QSignalSpy cancelled(&process, &CardProcess::cancelled), failed(&process, &CardProcess::failed);
  process.start(commandHere(script("exec sleep 60\n"), {}));
  process.cancel();
  QVERIFY(cancelled.wait());
  QVERIFY(failed.isEmpty() && !process.isRunning());
}

void CardProcessTest::whatDoesNotListenIsEnded() {
  CardProcess process;
  QSignalSpy cancelled(&process, &CardProcess::cancelled), progressed(&process, &CardProcess::progressed);
  process.start(commandHere(script("trap '' TERM\necho '0/1  deaf' >&2\nwhile :; do sleep 0.05; done\n"), {}));
  QVERIFY(progressed.wait());
  process.cancel();
  QVERIFY(cancelled.wait(10000));
}

void CardProcessTest::failuresAreSentences_data() {
  QTest::addColumn<QString>("host");
  QTest::addColumn<int>("code");
  QTest::addColumn<QByteArray>("said");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("no such host")
      << "gpu-box" << 255 << QByteArray("ssh: Could not resolve hostname gpu-box: Name or service not known\n")
      << "ssh could not reach gpu-box: Could not resolve hostname gpu-box: Name or service not "
         "known.";
  QTest::newRow("no key")
      << "gpu-box" << 255 << QByteArray("me@gpu-box: Permission denied (publickey,password).\n")
      << "gpu-box does not let ssh in without a password, and none can be typed here: set up a key for "
         "it (me@gpu-box: Permission denied (publickey,password)).";
  QTest::newRow("no program") << "gpu-box" << 127 << QByteArray("sh: 1: tilewise-cli: not found\n")
                              << "The program tilewise-cli was not found on gpu-box: install it there.";
  QTest::newRow("no card there") << "gpu-box" << 3 << QByteArray("tilewise-cli: libcuda.so.1: the machine has none\n")
                                 << "gpu-box cannot run it: libcuda.so.1: the machine has none.";
  QTest::newRow("no card here") << "" << 3 << QByteArray("tilewise-cli: libcuda.so.1: the machine has none\n")
                                << "This machine cannot run it: libcuda.so.1: the machine has none.";
  QTest::newRow("refused") << "" << 2 << QByteArray("tilewise-cli: --br: 0 is out of range\n")
                           << "The kernels do not do this problem: --br: 0 is out of range.";
  QTest::newRow("silent") << "" << 77 << QByteArray() << "tilewise-cli failed with exit code 77.";
}

void CardProcessTest::failuresAreSentences() {
  QFETCH(QString, host);
  QFETCH(int, code);
  QFETCH(QByteArray, said);
  QFETCH(QString, sentence);
  CardProcess process;
  QSignalSpy failed(&process, &CardProcess::failed);
  const QString program = script("printf '%s' '" + said + "' >&2; exit " + QByteArray::number(code) + "\n");
  process.start(host.isEmpty() ? commandHere(program, {"gpu"}) : commandOn(host, program, {"gpu"}));
  QVERIFY(failed.wait());
  const auto failure = failed[0][0].value<CardFailure>();
  QCOMPARE(failure.sentence, sentence);
  QCOMPARE(failure.details, QString::fromUtf8(said).trimmed());
}

void CardProcessTest::aMissingProgramIsASentence() {
  CardProcess process;
  QSignalSpy failed(&process, &CardProcess::failed);
  process.start(commandOn("gpu-box", m_folder.filePath("no-ssh"), {"gpu"}));
  QTRY_COMPARE(failed.size(), 1);
  QCOMPARE(
      failed[0][0].value<CardFailure>().sentence,
      QStringLiteral("The program ssh was not found on this machine: install an OpenSSH client to run on gpu-box."));
  QVERIFY(!process.isRunning());
  process.start(commandHere(m_folder.filePath("no-cli"), {"gpu"}));
  QTRY_COMPARE(failed.size(), 2);
  QVERIFY(failed[1][0].value<CardFailure>().sentence.contains("no-cli"));
}

/// What a host is called is never an option to ssh.
void CardProcessTest::sshGetsTheHostAsAWord() {
  const CardCommand command = commandOn("gpu-box", "ssh", {"gpu"});
  QCOMPARE(command.program, QStringLiteral("ssh"));
  const qsizetype end = command.arguments.indexOf(QStringLiteral("--"));
  QVERIFY(command.arguments.contains(QStringLiteral("BatchMode=yes")));
  QCOMPARE(command.arguments.size(), end + 3);
  QCOMPARE(command.arguments[end + 1], QStringLiteral("gpu-box"));
}

/// A program in the place of ssh: it does on this machine what it would there.
QString CardProcessTest::standIn(const QByteArray& cli) {
  QDir(m_folder.path()).mkpath("there");
  QFile::remove(m_folder.filePath("there/tilewise-cli"));
  QFile::rename(script(cli), m_folder.filePath("there/tilewise-cli"));
  return script("while [ \"$1\" != -- ]; do shift; done; PATH=" + m_folder.filePath("there").toUtf8() +
                ":$PATH exec sh -c \"$3\"\n");
}

void CardProcessTest::anotherMachineGetsEachWord() {
  const QStringList words{"gpu", "sweep", "--br", "64,128", "--note", "it's $HOME"};
  CardProcess process;
  QSignalSpy finished(&process, &CardProcess::finished), failed(&process, &CardProcess::failed);
  process.start(commandOn("gpu-box", standIn("for word; do echo \"[$word]\"; done\n"), words));
  QVERIFY(finished.wait());
  QCOMPARE(finished[0][0].toByteArray(), QByteArray("[gpu]\n[sweep]\n[--br]\n[64,128]\n[--note]\n[it's $HOME]\n"));
  process.start(commandOn("gpu-box", standIn("echo 'tilewise-cli: no card' >&2; exit 3\n"), words));
  QVERIFY(failed.wait());
  QCOMPARE(failed[0][0].value<CardFailure>().sentence, QStringLiteral("gpu-box cannot run it: no card."));
}

/// Also what prints nothing that it could fail at.
void CardProcessTest::whatRunsElsewhereEndsWithIt() {
  CardProcess process;
  QSignalSpy progressed(&process, &CardProcess::progressed), cancelled(&process, &CardProcess::cancelled);
  process.start(commandOn("gpu-box", standIn("echo \"0/1 $$\" >&2; exec sleep 600\n"), {"gpu"}));
  QVERIFY(progressed.wait());
  const pid_t there = progressed[0][1].toString().toInt();
  QVERIFY(there > 0 && ::kill(there, 0) == 0);
  process.cancel();
  QVERIFY(cancelled.wait());
  QTRY_VERIFY(::kill(there, 0) != 0);
}

void CardProcessTest::hostsAreNames_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("fine");
  QTest::newRow("alias") << " gpu-box " << true;
  QTest::newRow("user and address") << "me@10.0.0.7" << true;
  QTest::newRow("empty") << "  " << false;
  QTest::newRow("an option") << "-oProxyCommand=evil" << false;
  QTest::newRow("two words") << "gpu box" << false;
  QTest::newRow("a command") << "gpu;reboot" << false;
  QTest::newRow("a line") << "gpu\nbox" << false;
}

void CardProcessTest::hostsAreNames() {
  QFETCH(QString, text);
  QFETCH(bool, fine);
  const auto host = readHost(text);
  QCOMPARE(host.has_value(), fine);
  if (fine) QCOMPARE(*host, text.trimmed());
  if (!fine) QCOMPARE(host.error().place, std::string("--host"));
}

void CardProcessTest::thisMachineIsSearchedBeside() {
  CardSearch search;
  QString name;
  connect(&search, &CardSearch::found, &search,
          [&](const CardFacts& card) { name = QString::fromStdString(card.name); });
  search.start([] {
    CardFacts card;
    card.name = "a card";
    return Expected<CardFacts>(card);
  });
  QVERIFY(search.isRunning() && name.isEmpty());
  QTRY_COMPARE(name, QStringLiteral("a card"));
  QVERIFY(!search.isRunning());
}

/// The real search: a card, or what is missing and nothing worse.
void CardProcessTest::whatThisMachineLacksHasAName() {
  const auto card = findCard();
  if (card) {
    QVERIFY(!card->name.empty() && card->multiprocessors > 0);
    return;
  }
  QVERIFY(card.error().code == ErrorCode::MachineLacks || card.error().code == ErrorCode::DeviceFailed);
  QVERIFY(!card.error().place.empty());
}

QTEST_GUILESS_MAIN(CardProcessTest)
#include "tst_card_process.moc"
