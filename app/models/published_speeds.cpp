// SPDX-License-Identifier: GPL-3.0-or-later
// FlashAttention-2 and -3: rates by their FLOP rule, shares of peaks, errors.
#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

#include "app/models/figure_text.h"
#include "app/models/published_rules.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;
using enum FigureKind;

struct Speeds {
  Q_DECLARE_TR_FUNCTIONS(PublishedSpeeds)
};

/// 16K tokens in one sequence, 16 heads of 128: the longest of the benchmarks.
LayerSetting longestLayer() {
  LayerSetting layer;
  layer.N = 16384;
  layer.d = 128;
  layer.heads = 16;
  return layer;
}

/// A GPT-3 model, by the sizes of its own paper.
struct Gpt3 {
  double parameters;
  double layers;
  double hidden;
};
constexpr Gpt3 Small{1.3e9, 24, 2048};
constexpr Gpt3 Large{2.7e9, 32, 2560};

/// What a share that was cut off rather than rounded looks like: within one unit.
Verdict shareVerdict(double percent, double printed) {
  const double apart = percent - printed;
  return std::abs(apart) <= 0.5 ? Verdict::Agrees : Verdict::Note;
}

}  // namespace

void besideFa2Speed(PublishedPage& page, const PublishedResult& result) {
  const auto printed = [&](std::size_t row) { return *printedAt(result, "FlashAttention-2", row); };
  const double share = 100 * printed(0) / printed(4);
  const double h100 = *numberIn(published().result("fa3-speed")->columns.front().cells[3]);
  PageColumn column{Recomputed, Speeds::tr("from the peaks"), Speeds::tr("Figure"), {}};
  column.cells << PageCell{} << PageCell{withUnit(figureText(share, 1), u"%"_s), shareVerdict(share, printed(1))}
               << PageCell{withUnit(figureText(printed(2) * printed(4) / 100, 0), u"TFLOP/s"_s)}
               << PageCell{withUnit(figureText(100 * printed(3) / h100, 1), u"%"_s)} << PageCell{}
               << PageCell{Speeds::tr("1 / %1").arg(figureText(printed(4) / printed(5), 0))};
  page.table.columns << column;
  const double flops = reportedFlops(longestLayer(), Pass::Forward, false);
  page.remarks << Remark{Verdict::Note, Speeds::tr("%1 ÷ %2 is %3, printed as 73 %: not rounded up.")
                                            .arg(figureText(printed(0), 0), figureText(printed(4), 0),
                                                 withUnit(figureText(share, 1), u"%"_s))};
  page.remarks << Remark{Verdict::Agrees,
                         Speeds::tr("One FLOP in other units costs %1 of the tensor cores': the text's “16 × lower”.")
                             .arg(timesText(printed(4) / printed(5), 0))};
  page.remarks << Remark{Verdict::Note, Speeds::tr("By the rule a forward pass over 16,384 tokens with 16 heads of 128 "
                                                   "is %1 TFLOP; at %2 TFLOP/s that takes %3 ms.")
                                            .arg(figureText(flops / 1e12, 2), figureText(printed(0), 0),
                                                 figureText(flops / (printed(0) * 1e9), 2))};
  page.remarks << Remark{
      Verdict::Note,
      Speeds::tr("%1 of %2 TFLOP/s on H100 is %3; FlashAttention-3's text puts this version at 35 % there.")
          .arg(figureText(printed(3), 0), figureText(h100, 0),
               withUnit(figureText(100 * printed(3) / h100, 1), u"%"_s))};
  conclude(page, Verdict::Note, Speeds::tr("shares recomputed; rates quoted"));
}

void besideFa2Training(PublishedPage& page, const PublishedResult& result) {
  const double peak = *printedAt(*published().result("fa2-speed"), "FlashAttention-2", 4);
  const auto column = [&](std::string_view title) {
    return [&result, title](std::size_t row) { return printedAt(result, title, row); };
  };
  const auto without = column("Without, TFLOP/s");
  const auto fa1 = column("FA, TFLOP/s");
  const auto fa2 = column("FA-2, TFLOP/s");
  const auto model = [](std::size_t row) { return row < 2 ? Small : Large; };
  const auto tokens = [](std::size_t row) { return row % 2 == 0 ? 2048.0 : 8192.0; };
  const auto flops = [&](std::size_t row) {
    return trainingFlops(tokens(row), model(row).parameters, model(row).layers, model(row).hidden);
  };
  const std::size_t rows = result.rows.size();
  page.table.columns << computedColumn(
      Recomputed, {}, Speeds::tr("FA-2 ÷ FA, ×"), rows, [&](std::size_t row) { return quotient(fa2(row), fa1(row)); },
      [](double value) { return figureText(value, 2); });
  page.table.columns << computedColumn(
      Recomputed, {}, Speeds::tr("FA-2 ÷ without, ×"), rows,
      [&](std::size_t row) { return quotient(fa2(row), without(row)); },
      [](double value) { return figureText(value, 2); });
  page.table.columns << computedColumn(
      Recomputed, Speeds::tr("of %1 TFLOP/s").arg(figureText(peak, 0)), Speeds::tr("FA-2, share of peak"), rows,
      [&](std::size_t row) { return quotient(fa2(row), peak); }, [](double value) { return shareText(value); });
  page.table.columns << computedColumn(
      Model, Speeds::tr("sizes of GPT-3"), Speeds::tr("Attention’s FLOPs"), rows,
      [&](std::size_t row) {
        return std::optional(1 - trainingFlops(tokens(row), model(row).parameters, 0, 0) / flops(row));
      },
      [](double value) { return shareText(value, 0); });
  page.table.columns << computedColumn(
      Model, Speeds::tr("sizes of GPT-3"), Speeds::tr("FA-2, tokens/s a GPU"), rows,
      [&](std::size_t row) { return quotient(*fa2(row) * 1e12 * tokens(row), flops(row)); },
      [](double value) { return figureText(value, 0); });
  page.remarks << Remark{Verdict::Agrees,
                         Speeds::tr("“1.3 ×”, “2.8 ×” and “72 %” follow from the last row: %1, %2 and %3.")
                             .arg(timesText(*quotient(fa2(3), fa1(3))), timesText(*quotient(fa2(3), without(3))),
                                  shareText(*fa2(3) / peak))};
  page.remarks << Remark{Verdict::Note, Speeds::tr("The text says “up to 2.8 ×”; its own second row gives %1.")
                                            .arg(timesText(*quotient(fa2(1), without(1))))};
  page.remarks << Remark{Verdict::Note,
                         Speeds::tr("Layers and width are not stated; those of GPT-3's own paper are taken (%1 × %2 "
                                    "and %3 × %4). The rule counts all of "
                                    "N²: under a causal mask about half of attention's share is not computed.")
                             .arg(figureText(Small.layers, 0), figureText(Small.hidden, 0), figureText(Large.layers, 0),
                                  figureText(Large.hidden, 0))};
  conclude(page, Verdict::Agrees, Speeds::tr("ratios recomputed; rates quoted"));
}

void besideFa3Speed(PublishedPage& page, const PublishedResult& result) {
  for (const PublishedColumn& printed : result.columns) {
    const double share = 100 * *numberIn(printed.cells[0]) / *numberIn(printed.cells[3]);
    PageColumn column{
        Recomputed, QString::fromStdString(published().text(printed.text)->name), Speeds::tr("Share, %"), {}};
    column.cells << PageCell{} << PageCell{figureText(share, 1), verdictOn(share, printed.cells[1])} << PageCell{}
                 << PageCell{} << PageCell{};
    page.table.columns << column;
  }
  const double flops = reportedFlops(longestLayer(), Pass::Forward, false);
  const auto ms = [&](std::size_t column) {
    return figureText(flops / (*numberIn(result.columns[column].cells[0]) * 1e9), 2);
  };
  page.remarks << Remark{Verdict::Agrees,
                         Speeds::tr("Both shares follow from the printed rates and the printed peak.")};
  page.remarks << Remark{
      Verdict::Note,
      Speeds::tr("By the rule a forward pass over 16,384 tokens with 16 heads of 128 is %1 TFLOP: %2 ms at the first "
                 "text's rate, %3 ms at the later one's. For which length and width they hold is in the figures only.")
          .arg(figureText(flops / 1e12, 2), ms(0), ms(1))};
  conclude(page, Verdict::Agrees, Speeds::tr("shares recomputed; rates quoted"));
}

void besideFa3Ablation(PublishedPage& page, const PublishedResult& result) {
  const LayerSetting layer = layerOf(*result.problem, result.problem->Bc);
  const double flops = reportedFlops(layer, Pass::Forward, false);
  const auto ms = [&](std::size_t row) { return printedAt(result, "Time, ms", row); };
  const std::size_t rows = result.rows.size();
  page.table.columns << computedColumn(
      Recomputed, Speeds::tr("by the FLOP rule"), Speeds::tr("TFLOP/s"), rows,
      [&](std::size_t row) { return quotient(flops / 1e9, ms(row)); },
      [](double value) { return figureText(value, 1); }, result.column("TFLOP/s", result.columns.front().text));
  page.table.columns << computedColumn(
      Recomputed, {}, Speeds::tr("Time, × the first"), rows, [&](std::size_t row) { return quotient(ms(row), ms(0)); },
      [](double value) { return figureText(value, 2); });
  page.remarks << Remark{
      Verdict::Agrees,
      Speeds::tr(
          "4 N² d × heads × batch = %1 TFLOP; ÷ %2 ms = %3 TFLOP/s. All three rates reproduce: the rule is understood.")
          .arg(figureText(flops / 1e12, 3), figureText(*ms(0), 3), figureText(flops / (*ms(0) * 1e9), 1))};
  conclude(page, Verdict::Agrees, Speeds::tr("reproduced from the printed times"));
}

void besideFa3Error(PublishedPage& page, const PublishedResult& result, const std::optional<OutlierErrors>& measured) {
  page.isMeasurable = true;
  const PublishedColumn& printed = result.columns.front();
  const double printedRatio = *numberIn(printed.cells[0]) / *numberIn(printed.cells[1]);
  PageColumn column{Measured,
                    measured ? Speeds::tr("N %1, d %2, %3 heads")
                                   .arg(figureText(static_cast<double>(measured->N), 0))
                                   .arg(measured->d)
                                   .arg(measured->heads)
                             : Speeds::tr("this CPU"),
                    Speeds::tr("RMSE"), QList<PageCell>(static_cast<qsizetype>(result.rows.size()))};
  if (!measured) {
    column.cells[0].text = column.cells[1].text = Speeds::tr("not run yet");
    page.remarks << Remark{Verdict::Note,
                           Speeds::tr("“Measure here” runs the test with inputs of this rule on this computer's CPU.")};
    conclude(page, Verdict::Note, Speeds::tr("can be run here"));
  } else {
    // The ratio is what can be held against the print; its direction is the claim, its size depends on what is not stated.
    const double apart = std::abs(measured->ratio() - printedRatio) / printedRatio;
    const Verdict verdict = apart <= 0.1 ? Verdict::Agrees : measured->ratio() > 1 ? Verdict::Note : Verdict::Differs;
    column.cells[0].text = powerText(measured->standardRmse);
    column.cells[1].text = powerText(measured->fa2Rmse);
    page.remarks << Remark{
        verdict,
        Speeds::tr(
            "Measured here: standard attention's error is %1 that of FlashAttention-2; printed %2. N, d and the number "
            "of "
            "heads are not stated there, and standard attention keeps float32 within its softmax here, fp16 there: the "
            "direction can be compared, the errors only in size. It took %3 s.")
            .arg(timesText(measured->ratio()), timesText(printedRatio), figureText(measured->seconds, 1))};
    conclude(page, verdict,
             verdict == Verdict::Agrees ? Speeds::tr("the ratio is reproduced here")
             : verdict == Verdict::Note ? Speeds::tr("measured here: the same direction, another ratio")
                                        : Speeds::tr("measured here: the other way round"));
  }
  page.table.columns << column;
  page.remarks << Remark{
      Verdict::Note,
      Speeds::tr("FlashAttention-3's kernel and scales by block in FP8 are not part of this program: those rows are "
                 "quoted.")};
}

}  // namespace tilewise
