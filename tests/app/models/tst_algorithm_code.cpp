// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/models/code_model.h"
#include "core/gpu/kernel_plan.h"

using namespace tilewise;

namespace {

ProblemSettings causal(Algorithm algorithm = Algorithm::FlashAttention2, bool backward = false) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 64;
  settings.dk = settings.dv = 16;
  settings.Br = 16;
  settings.Bc = 8;
  settings.causal = true;
  settings.algorithm = algorithm;
  settings.backward = backward;
  return settings;
}

Problem problemOf(const ProblemSettings& settings) { return *Problem::make(settings); }

/// Words of the events of the last pass that no line of any program stands for.
QStringList withoutLines(const Problem& problem, const AlgorithmCode& code) {
  QStringList missing;
  const Schedule schedule(problem, problem.lastPass());
  for (std::int64_t n = 0; n < schedule.stripCount(); ++n) {
    const Strip strip = schedule.strip(n);
    schedule.forEachEvent(strip, [&](const Event& event) {
      bool found = false;
      for (const Listing& each : code.programs) found = found || !each.linesOf(strip.kind, event).empty();
      if (!found) missing.append(QString::fromStdString(std::string(word(event.kind))));
      return true;
    });
  }
  missing.removeDuplicates();
  return missing;
}

std::optional<Event> eventOf(EventKind kind, std::optional<Tensor> tensor = {}, Pass pass = Pass::Forward) {
  Event event;
  event.kind = kind;
  event.tensor = tensor;
  event.pass = pass;
  return event;
}

}  // namespace

class AlgorithmCodeTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEventHasALine_data();
  void everyEventHasALine();
  void whatALanguageLacksIsSaid_data();
  void whatALanguageLacksIsSaid();
  void cudaIsTheSourceThatIsCompiled();
  void linesOfTheEventAreMarked();
  void theProgramFollowsThePass();
  void anEventWithoutLinesMarksNone();
};

void AlgorithmCodeTest::everyEventHasALine_data() {
  QTest::addColumn<AlgorithmText>("text");
  QTest::addColumn<ProblemSettings>("settings");
  const auto row = [](const char* name, AlgorithmText text, Algorithm algorithm, bool backward,
                      ElementType type = ElementType::Fp16, BackwardOrder order = BackwardOrder::FlashAttention2) {
    ProblemSettings settings = causal(algorithm, backward);
    settings.elementType = type;
    settings.backwardOrder = order;
    QTest::newRow(name) << text << settings;
  };
  using enum AlgorithmText;
  row("NumPy, FA-2", Numpy, Algorithm::FlashAttention2, false);
  row("NumPy, FA-2 backward", Numpy, Algorithm::FlashAttention2, true);
  row("NumPy, FA-1", Numpy, Algorithm::FlashAttention1, false);
  row("NumPy, FA-1 backward", Numpy, Algorithm::FlashAttention1, true, ElementType::Fp16,
      BackwardOrder::FlashAttention1);
  row("NumPy, query-outer", Numpy, Algorithm::FlashAttention2, true, ElementType::Fp16, BackwardOrder::QueryOuter);
  row("NumPy, two loops", Numpy, Algorithm::FlashAttention2, true, ElementType::Fp16, BackwardOrder::TwoLoops);
  row("NumPy, standard", Numpy, Algorithm::Standard, false);
  row("NumPy, standard backward", Numpy, Algorithm::Standard, true);
  row("PyTorch, FA-2", Torch, Algorithm::FlashAttention2, false);
  row("PyTorch, FA-2 backward", Torch, Algorithm::FlashAttention2, true);
  row("Triton, FA-2", Triton, Algorithm::FlashAttention2, false);
  row("CUDA, FA-2", Cuda, Algorithm::FlashAttention2, false);
  row("CUDA, FA-2 backward", Cuda, Algorithm::FlashAttention2, true);
  row("CUDA, FA-1", Cuda, Algorithm::FlashAttention1, false);
  row("CUDA, standard", Cuda, Algorithm::Standard, false);
  row("CUDA, FA-2 in fp32", Cuda, Algorithm::FlashAttention2, false, ElementType::Fp32);
  row("CUDA, FA-2 backward in fp32", Cuda, Algorithm::FlashAttention2, true, ElementType::Fp32);
  row("CUDA, FA-1 in fp32", Cuda, Algorithm::FlashAttention1, false, ElementType::Fp32);
}

void AlgorithmCodeTest::everyEventHasALine() {
  QFETCH(AlgorithmText, text);
  QFETCH(ProblemSettings, settings);
  const AlgorithmCode code = codeOf(problemOf(settings), text);
  QVERIFY2(!code.programs.empty(), qPrintable(code.remark));
  QCOMPARE(code.remark, QString());
  QCOMPARE(withoutLines(problemOf(settings), code), QStringList());
}

void AlgorithmCodeTest::whatALanguageLacksIsSaid_data() {
  QTest::addColumn<AlgorithmText>("text");
  QTest::addColumn<ProblemSettings>("settings");
  QTest::addColumn<bool>("hasProgram");
  QTest::addColumn<QString>("remark");
  using enum AlgorithmText;
  ProblemSettings rounded = causal();
  rounded.storage = Storage::Fp16;
  QTest::newRow("storage") << Numpy << rounded << false
                           << "The NumPy listing computes in one precision throughout; this problem rounds to fp16 on "
                              "the way.";
  QTest::newRow("algorithm") << Torch << causal(Algorithm::Standard) << false
                             << "The PyTorch listing is of FlashAttention-2; this problem is computed by standard "
                                "attention.";
  ProblemSettings order = causal(Algorithm::FlashAttention2, true);
  order.backwardOrder = BackwardOrder::TwoLoops;
  QTest::newRow("order") << Torch << order << false
                         << "In PyTorch the backward pass is that of FlashAttention-2; this problem has another one: "
                            "two loops.";
  QTest::newRow("order on a card") << Cuda << order << false
                                   << "In CUDA the backward pass is that of FlashAttention-2; this problem has another "
                                      "one: two loops.";
  QTest::newRow("standard backward on a card")
      << Cuda << causal(Algorithm::Standard, true) << false
      << "In CUDA the backward pass is that of FlashAttention-2; this problem has another one: standard attention.";
  QTest::newRow("forward alone") << Triton << causal(Algorithm::FlashAttention2, true) << true
                                 << "The Triton listing has the forward pass alone; the steps are those of the "
                                    "backward pass.";
}

void AlgorithmCodeTest::whatALanguageLacksIsSaid() {
  QFETCH(AlgorithmText, text);
  QFETCH(ProblemSettings, settings);
  QFETCH(bool, hasProgram);
  QFETCH(QString, remark);
  const AlgorithmCode code = codeOf(problemOf(settings), text);
  QCOMPARE(code.remark, remark);
  QCOMPARE(!code.programs.empty(), hasProgram);
}

void AlgorithmCodeTest::cudaIsTheSourceThatIsCompiled() {
  const Problem problem = problemOf(causal());
  const auto plan = planKernels(problem, {});
  QVERIFY(plan);
  const PlannedKernel& kernel = plan->forward.kernels[plan->forward.main];
  const AlgorithmCode code = codeOf(problem, AlgorithmText::Cuda);
  QCOMPARE(code.programs.size(), std::size_t{1});
  const std::string text = code.programs[0].text();
  QVERIFY(text.starts_with("#define "));
  QVERIFY(text.ends_with(kernelText(kernel)));
  QVERIFY(!kernelText(kernel).empty());
  QCOMPARE(text.find("//@"), std::string::npos);
}

void AlgorithmCodeTest::linesOfTheEventAreMarked() {
  CodeModel model;
  QAbstractItemModelTester tester(&model);
  model.setCode(codeOf(problemOf(causal()), AlgorithmText::Numpy));
  QVERIFY(model.marked().isEmpty());
  model.setEvent(eventOf(EventKind::Load, Tensor::V), StripKind::QueryBlock);
  QCOMPARE(model.marked().size(), 1);
  const QModelIndex line = model.index(model.marked().front());
  QCOMPARE(line.data().toString(), QStringLiteral("            sram.V = hbm.load(\"V\", j)"));
  QVERIFY(line.data(CodeModel::MarkedRole).toBool());
  QCOMPARE(line.data(Qt::AccessibleTextRole).toString(),
           QStringLiteral("Line %1, running: sram.V = hbm.load(\"V\", j)").arg(line.row() + 1));
  // Another event: the views hear of both lines.
  QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
  model.setEvent(eventOf(EventKind::Exponentiated), StripKind::QueryBlock);
  QVERIFY(!line.data(CodeModel::MarkedRole).toBool());
  QCOMPARE(changes.size(), 1 + model.marked().size());
  QVERIFY(model.firstOfAlgorithm() <= model.marked().front());
  QVERIFY(model.index(model.firstOfAlgorithm()).data().toString().contains(u"sram.m"));
}

void AlgorithmCodeTest::theProgramFollowsThePass() {
  CodeModel model;
  QAbstractItemModelTester tester(&model);
  model.setCode(codeOf(problemOf(causal(Algorithm::FlashAttention2, true)), AlgorithmText::Cuda));
  model.setEvent(eventOf(EventKind::RowTerms, {}, Pass::Backward), StripKind::RowTerms);
  QVERIFY(model.text().contains(u"rowTerms(const"));
  QVERIFY(!model.marked().isEmpty());
  model.setEvent(eventOf(EventKind::DQAdded, {}, Pass::Backward), StripKind::GradientKeyBlock);
  QVERIFY(model.text().contains(u"fa2Backward(const"));
  QVERIFY(!model.marked().isEmpty());
}

void AlgorithmCodeTest::anEventWithoutLinesMarksNone() {
  CodeModel model;
  model.setCode(codeOf(problemOf(causal(Algorithm::FlashAttention2, true)), AlgorithmText::Triton));
  model.setEvent(eventOf(EventKind::DV, {}, Pass::Backward), StripKind::GradientKeyBlock);
  QVERIFY(model.marked().isEmpty());
  QVERIFY(model.rowCount() > 0);
  model.setCode({});
  QCOMPARE(model.rowCount(), 0);
  QCOMPARE(model.text(), QString());
}

QTEST_APPLESS_MAIN(AlgorithmCodeTest)
#include "tst_algorithm_code.moc"
