// SPDX-License-Identifier: MIT
#include <QtTest>

#include <set>

#include "core/files/presets.h"
#include "core/lessons/listing.h"
#include "core/trace/trace.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using tilewise::testing::RandomSettings;

class TestListing : public QObject {
  Q_OBJECT

 private slots:
  void eachEventHasItsLines_data();
  void eachEventHasItsLines();
  void holdsWhatTheProblemNeeds_data();
  void holdsWhatTheProblemNeeds();
  void linesOfAnEvent();
  void shuffledBlocksAreListed();
  void refusals_data();
  void refusals();
};

namespace {

Problem problemOf(const char* preset) { return Problem::make(findPreset(preset)->settings).value(); }

/// Begins and ends of blocks may be no line of their own.
bool needsALine(EventKind kind) {
  return kind != EventKind::RowBlockBegin && kind != EventKind::RowBlockEnd && kind != EventKind::ColumnBlockBegin &&
         kind != EventKind::ColumnBlockEnd;
}

}  // namespace

void TestListing::eachEventHasItsLines_data() {
  QTest::addColumn<int>("seed");
  for (int seed = 0; seed < 60; ++seed) QTest::addRow("seed %d", seed) << seed;
}

void TestListing::eachEventHasItsLines() {
  QFETCH(int, seed);
  const auto problem = Problem::make(RandomSettings(static_cast<std::uint32_t>(500 + seed)).nextOfFamily());
  QVERIFY(problem);
  for (const Language language : {Language::Numpy, Language::Torch}) {
    const auto listing = codeListing(*problem, language);
    if (!listing && language == Language::Torch) continue;
    QVERIFY(listing);
    for (const ListingLine& line : listing->lines) {
      const QString text = QString::fromStdString(line.text);
      QVERIFY2(!text.contains("#@") && !text.contains("#if") && !text.contains("#end") && !text.contains("{{") &&
                   !text.endsWith(' '),
               qPrintable(text));
    }
    for (const Pass pass : {Pass::Forward, Pass::Backward}) {
      if (pass == Pass::Backward && !problem->settings().backward) continue;
      const Schedule schedule(*problem, pass);
      for (std::int64_t n = 0; n < schedule.stripCount(); ++n) {
        const Strip strip = schedule.strip(n);
        schedule.forEachEvent(strip, [&](const Event& event) {
          if (!needsALine(event.kind) || !listing->linesOf(strip.kind, event).empty()) return true;
          const QString about =
              QString::fromUtf8(word(event.kind).data()) + " in " + tilewise::testing::text(problem->settings());
          QTest::qFail(qPrintable(about), __FILE__, __LINE__);
          return false;
        });
      }
    }
  }
}

void TestListing::holdsWhatTheProblemNeeds_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<QStringList>("there");
  QTest::addColumn<QStringList>("notThere");
  QTest::newRow("no mask") << "lesson" << QStringList{"np.exp(sram.SP - m_new[:, None])"}
                           << QStringList{"skipped", "visible", "kept", "backward", "cap", "off", "-np.inf, m"};
  QTest::newRow("causal") << "lesson-causal" << QStringList{"keys(j)[0] > queries(i)[-1]", "return t <= r"}
                          << QStringList{"late", "shift", "backward"};
  QTest::newRow("bottom right") << "cross-attention" << QStringList{"off = 112", "t <= r + off"}
                                << QStringList{"shift"};
  QTest::newRow("window") << "sliding-window" << QStringList{"(t >= r - 127)", "shift"} << QStringList{"kept"};
  QTest::newRow("block mask") << "block-sparse" << QStringList{"not block_mask[i, j]", "###............."}
                              << QStringList{"visible(r, t)"};
  QTest::newRow("dropout") << "dropout" << QStringList{"1073741824", "1.3333333333333333", "(z * sram.SP).T"}
                           << QStringList{"cap"};
  QTest::newRow("documents") << "packed-documents" << QStringList{"doc_q = np.repeat([0, 1, 2]", "[90, 40, 126])"}
                             << QStringList{"block_mask"};
}

void TestListing::holdsWhatTheProblemNeeds() {
  QFETCH(QString, preset);
  QFETCH(QStringList, there);
  QFETCH(QStringList, notThere);
  const auto listing = codeListing(problemOf(preset.toUtf8()), Language::Numpy);
  QVERIFY(listing);
  const QString program = QString::fromStdString(listing->text()).section("# ---- The counter", 0, 0);
  for (const QString& each : there) QVERIFY2(program.contains(each), qPrintable(each + "\n" + program));
  for (const QString& each : notThere) QVERIFY2(!program.contains(each), qPrintable(each + "\n" + program));
}

void TestListing::linesOfAnEvent() {
  const auto listing = codeListing(problemOf("lesson-backward"), Language::Numpy);
  QVERIFY(listing);
  const auto textOf = [&](Pass pass, StripKind strip, EventKind kind, std::optional<Tensor> tensor) {
    Event event;
    event.pass = pass;
    event.kind = kind;
    event.tensor = tensor;
    QStringList texts;
    for (const std::size_t n : listing->linesOf(strip, event)) {
      texts += QString::fromStdString(listing->lines[n].text).trimmed();
    }
    return texts;
  };
  QCOMPARE(textOf(Pass::Forward, StripKind::QueryBlock, EventKind::Load, Tensor::K),
           QStringList{"sram.K = hbm.load(\"K\", j)"});
  QCOMPARE(textOf(Pass::Forward, StripKind::QueryBlock, EventKind::RunningMaxUpdated, {}),
           QStringList{"m_new = np.maximum(sram.m, sram.SP.max(axis=1))"});
  QCOMPARE(textOf(Pass::Backward, StripKind::RowTerms, EventKind::Store, Tensor::D),
           QStringList{"hbm.store(\"D\", i, D)"});
  QCOMPARE(textOf(Pass::Backward, StripKind::GradientKeyBlock, EventKind::DK, {}),
           QStringList{"sram.dK += c * sram.dS.T @ sram.Q"});
  QCOMPARE(textOf(Pass::Forward, StripKind::KeyBlock, EventKind::Load, Tensor::K), QStringList{});
}

void TestListing::shuffledBlocksAreListed() {
  ProblemSettings settings = findPreset("lesson-backward")->settings;
  settings.shuffle = 7;
  const Problem problem = Problem::make(settings).value();
  const Schedule schedule(problem, Pass::Backward);
  QString order = "for j in (";
  for (std::int64_t n = schedule.phases().back().begin; n < schedule.phases().back().end; ++n) {
    order += QString::number(schedule.strip(n).block) + ", ";
  }
  const auto listing = codeListing(problem, Language::Numpy);
  QVERIFY(QString::fromStdString(listing->text()).contains(order.trimmed() + " ):") ||
          QString::fromStdString(listing->text()).contains(order));
}

void TestListing::refusals_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<QString>("change");
  QTest::addColumn<int>("language");
  QTest::addColumn<QString>("place");
  const auto row = [](const char* name, const char* preset, const char* change, Language language, const char* place) {
    QTest::newRow(name) << preset << change << static_cast<int>(language) << place;
  };
  row("storage", "lesson", "storage", Language::Numpy, "--storage");
  row("FA-1 in torch", "lesson-fa1", "", Language::Torch, "--algorithm");
  row("standard in triton", "lesson-standard", "", Language::Triton, "--algorithm");
  row("two loops in torch", "lesson-backward", "two-loops", Language::Torch, "--backward-order");
}

void TestListing::refusals() {
  QFETCH(QString, preset);
  QFETCH(QString, change);
  QFETCH(int, language);
  QFETCH(QString, place);
  ProblemSettings settings = findPreset(preset.toStdString())->settings;
  if (change == "storage") settings.storage = Storage::Fp16;
  if (change == "two-loops") settings.backwardOrder = BackwardOrder::TwoLoops;
  const auto listing = codeListing(Problem::make(settings).value(), static_cast<Language>(language));
  QVERIFY(!listing);
  QCOMPARE(static_cast<int>(listing.error().code), static_cast<int>(ErrorCode::NotAvailable));
  QCOMPARE(QString::fromStdString(listing.error().place), place);
}

QTEST_APPLESS_MAIN(TestListing)
#include "tst_listing.moc"
