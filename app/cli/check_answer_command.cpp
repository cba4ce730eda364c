// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/faults/fault_gallery.h"
#include "core/files/json_text.h"
#include "core/lessons/check_answer.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

const char* verdict(bool pass) { return pass ? "right" : "wrong"; }

std::string outputLine(const OutputCheck& output) {
  if (!output.accuracy) return fmt::format("  {:<4} missing\n", word(output.tensor));
  const ArrayAccuracy& array = *output.accuracy;
  return fmt::format("  {:<4} {}: largest error {:.2g} in row {}, column {}; {:.2g} is accepted{}\n",
                     word(output.tensor), verdict(array.pass), array.maxAbs, array.row, array.column, array.bound,
                     array.sameNonFinite ? "" : "; NaN or infinity in other places than the reference has");
}

std::string moveLine(const MoveCheck& move) {
  const bool isRight = move.answered == move.wanted;
  return fmt::format("  {:<8} {:<5} {:<4} {:>14} values{}\n", word(move.pass), move.isLoad ? "load" : "store",
                     word(move.tensor), grouped(move.answered),
                     isRight ? "" : fmt::format(", the rules have {}", grouped(move.wanted)));
}

std::string moveText(const AnsweredMove& move) {
  return fmt::format("{} {} block {} ({} values)", move.isLoad ? "load" : "store", word(move.tensor), move.block,
                     grouped(move.values));
}

std::string differenceText(const FirstDifference& difference) {
  const std::string event =
      difference.event ? fmt::format(", at step {} of the pass", grouped(*difference.event)) : std::string();
  return fmt::format("first differing event: {} move {}: {}; the rules have {}{}\n", word(difference.pass),
                     difference.number, difference.answered ? moveText(*difference.answered) : "nothing more",
                     difference.wanted ? moveText(*difference.wanted) : "nothing more", event);
}

std::string onChipLine(const PassCheck& pass) {
  return fmt::format("on chip, {}: {} values at most; the rules hold {}\n", word(pass.pass), grouped(pass.onChip),
                     grouped(pass.onChipByRule));
}

std::string formulaLine(const FormulaCheck& row) {
  return fmt::format(
      "  T {}, d {}, blocks {} x {}: standard {}{}, FlashAttention-2 {}{}\n", grouped(row.answer.T), row.answer.d,
      row.answer.Br, row.answer.Bc, row.answer.standard,
      row.answer.standard == static_cast<double>(row.standard) ? "" : " instead of " + grouped(row.standard),
      row.answer.fa2, row.answer.fa2 == static_cast<double>(row.fa2) ? "" : " instead of " + grouped(row.fa2));
}

std::string faultText(Fault fault) {
  const FaultPage& page = pageOf(fault);
  return fmt::format("likely fault: {} ({})\n  {}\n  right: {}\n  wrong: {}\n", page.title, word(fault),
                     page.explanation, page.line.right, page.line.broken);
}

std::string table(const AnswerReport& report) {
  std::string text = std::string(report.pass() ? "pass" : "fail") + ": " + report.sentence() + "\n";
  for (const OutputCheck& each : report.outputs) text += outputLine(each);
  for (const MoveCheck& each : report.moves) text += moveLine(each);
  for (const PassCheck& each : report.passes) {
    if (report.room > 0) text += onChipLine(each);
  }
  if (report.difference) text += differenceText(*report.difference);
  for (const FormulaCheck& each : report.formulas) text += formulaLine(each);
  if (report.likelyFault) text += faultText(*report.likelyFault);
  return text;
}

Json moveJson(const std::optional<AnsweredMove>& move) {
  if (!move) return nullptr;
  return {{"event", move->isLoad ? "load" : "store"},
          {"tensor", word(move->tensor)},
          {"block", move->block},
          {"values", move->values}};
}

Json optionalJson(const std::optional<std::int64_t>& number) { return number ? Json(*number) : Json(nullptr); }

Json outputsJson(const AnswerReport& report) {
  Json outputs = Json::object();
  for (const OutputCheck& each : report.outputs) {
    Json array{{"pass", each.pass()}};
    if (each.accuracy) {
      array["max_abs"] = jsonNumber(each.accuracy->maxAbs);
      array["rms"] = jsonNumber(each.accuracy->rms);
      array["bound"] = jsonNumber(each.accuracy->bound);
      array["row"] = each.accuracy->row;
      array["column"] = each.accuracy->column;
      array["same_non_finite"] = each.accuracy->sameNonFinite;
    }
    outputs[std::string(word(each.tensor))] = array;
  }
  return outputs;
}

Json formulasJson(const AnswerReport& report) {
  Json rows = Json::array();
  for (const FormulaCheck& each : report.formulas) {
    rows.push_back({{"t", each.answer.T},
                    {"d", each.answer.d},
                    {"br", each.answer.Br},
                    {"bc", each.answer.Bc},
                    {"standard", jsonNumber(each.answer.standard)},
                    {"standard_by_rule", each.standard},
                    {"fa2", jsonNumber(each.answer.fa2)},
                    {"fa2_by_rule", each.fa2},
                    {"pass", each.pass()}});
  }
  return rows;
}

Json passesJson(const AnswerReport& report) {
  Json passes = Json::object();
  for (const PassCheck& pass : report.passes) {
    Json moves = Json::array();
    for (const MoveCheck& each : report.moves) {
      if (each.pass != pass.pass) continue;
      moves.push_back({{"event", each.isLoad ? "load" : "store"},
                       {"tensor", word(each.tensor)},
                       {"values", each.answered},
                       {"by_rule", each.wanted}});
    }
    Json json{{"values", pass.answered}, {"by_rule", pass.wanted}, {"moves", moves}};
    if (report.room > 0) {
      json["on_chip"] = pass.onChip;
      json["on_chip_by_rule"] = pass.onChipByRule;
    }
    passes[std::string(word(pass.pass))] = json;
  }
  return passes;
}

Json reportJson(const ProblemRequest& request, const Problem& problem, const AnswerReport& report) {
  Json json{{"schema", "tilewise.answer/1"},
            {"problem", problemJson(request, problem)},
            {"pass", report.pass()},
            {"sentence", report.sentence()}};
  if (!report.outputs.empty()) {
    json["outputs"] = outputsJson(report);
    json["passes"] = passesJson(report);
  }
  if (report.room > 0) json["capacity_values"] = report.room;
  if (report.heldBeyondRoom) json["held"] = {report.heldBeyondRoom->rows, report.heldBeyondRoom->columns};
  if (report.difference) {
    json["first_difference"] = {{"pass", word(report.difference->pass)},
                                {"move", report.difference->number},
                                {"step", optionalJson(report.difference->event)},
                                {"answered", moveJson(report.difference->answered)},
                                {"by_rule", moveJson(report.difference->wanted)}};
  }
  if (!report.formulas.empty()) json["formulas"] = formulasJson(report);
  if (report.likelyFault) json["likely_fault"] = word(*report.likelyFault);
  return json;
}

}  // namespace

Expected<ExitCode> checkAnswerCommand(const ProblemRequest& request, const CheckAnswerOptions& options) {
  if (options.file.empty())
    return failure({ErrorCode::Missing, "check-answer", "", "the answer, FILE.npz or a folder"});
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto answer = readAnswer(options.file, *problem);
  if (!answer) return tl::unexpected(answer.error());
  RunControl control;
  const Inputs inputs = request.inputs ? *request.inputs : makeInputs(*problem);
  const auto report = checkAnswer(*problem, inputs, *answer, control, request.threads);
  if (!report) return tl::unexpected(report.error());
  if (options.json) {
    fmt::print("{}\n", jsonText(reportJson(request, *problem, *report)));
  } else {
    fmt::print("{}", table(*report));
  }
  return report->pass() ? ExitCode::Done : ExitCode::CheckFailed;
}

}  // namespace tilewise
