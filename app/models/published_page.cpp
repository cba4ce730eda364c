// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/published_page.h"

#include <cmath>

#include "app/models/figure_text.h"
#include "app/models/published_rules.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

/// Digits after the point of a printed number: 1 of "41.7", 4 of "1.9e-4" (in units of its power of ten: 1).
double unitOfLastDigit(const std::string& printed) {
  const std::string number = printed.substr(0, printed.find(' '));
  const auto e = number.find('e');
  const std::string mantissa = number.substr(0, e);
  const auto point = mantissa.find('.');
  const int decimals = point == std::string::npos ? 0 : static_cast<int>(mantissa.size() - point - 1);
  const int power = e == std::string::npos ? 0 : std::stoi(number.substr(e + 1));
  return std::pow(10.0, power - decimals);
}

QString csvField(const QString& text) {
  if (!text.contains(u',') && !text.contains(u'"')) return text;
  return u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"';
}

}  // namespace

QString kindText(FigureKind kind) {
  switch (kind) {
    case FigureKind::Printed: return tr("printed");
    case FigureKind::Recomputed: return tr("recomputed");
    case FigureKind::Model: return tr("model");
    case FigureKind::Measured: return tr("measured here");
  }
  return {};
}

QString verdictText(Verdict verdict) {
  switch (verdict) {
    case Verdict::None: return {};
    case Verdict::Agrees: return tr("agrees");
    case Verdict::Note: return tr("near");
    case Verdict::Differs: return tr("differs");
  }
  return {};
}

Verdict verdictOn(double value, const PublishedCell& printed) {
  const std::optional<double> number = numberIn(printed);
  if (!number) return Verdict::None;
  const double apart = std::abs(value - *number);
  // Half a unit more or less: what is printed was rounded, and ties may have been rounded to either side.
  if (apart <= 0.5 * unitOfLastDigit(*printed) * (1 + 1e-9)) return Verdict::Agrees;
  return apart <= 0.1 * std::abs(*number) ? Verdict::Note : Verdict::Differs;
}

PublishedPage publishedPage(const PublishedResult& result, const std::optional<OutlierErrors>& measured) {
  PublishedPage page;
  page.table.rowsTitle = QString::fromStdString(result.rowsTitle);
  for (const std::string& row : result.rows) page.table.rows << QString::fromStdString(row);
  for (const PublishedColumn& column : result.columns) {
    PageColumn printed{FigureKind::Printed,
                       QString::fromStdString(published().text(column.text)->name),
                       QString::fromStdString(column.title),
                       {}};
    for (const PublishedCell& cell : column.cells) {
      printed.cells << PageCell{cell ? QString::fromStdString(*cell).replace(u'-', QChar(0x2212)) : tr("plot only")};
    }
    page.table.columns << printed;
  }
  for (const std::string& remark : result.remarks)
    page.remarks << Remark{Verdict::None, QString::fromStdString(remark)};
  addBeside(page, result, measured);
  return page;
}

QString tableText(const PageTable& table) {
  QStringList kinds{QString()};
  QStringList titles{table.rowsTitle};
  for (const PageColumn& column : table.columns) {
    kinds << (column.source.isEmpty() ? kindText(column.kind) : u"%1, %2"_s.arg(kindText(column.kind), column.source));
    titles << column.title;
  }
  QStringList lines{kinds.join(u'\t'), titles.join(u'\t')};
  for (qsizetype row = 0; row < table.rows.size(); ++row) {
    QStringList cells{table.rows[row]};
    for (const PageColumn& column : table.columns) cells << column.cells[row].text;
    lines << cells.join(u'\t');
  }
  return lines.join(u'\n') + u'\n';
}

QByteArray publishedCsv(const PublishedResult& result, const PublishedPage& page) {
  QStringList lines{u"result,row,column,kind,source,figure,verdict"_s};
  for (const PageColumn& column : page.table.columns) {
    for (qsizetype row = 0; row < page.table.rows.size(); ++row) {
      const PageCell& cell = column.cells[row];
      if (cell.text.isEmpty()) continue;
      const QStringList fields{QString::fromStdString(result.name),
                               page.table.rows[row],
                               column.title,
                               kindText(column.kind),
                               column.source,
                               cell.text,
                               verdictText(cell.verdict)};
      QStringList quoted;
      for (const QString& field : fields) quoted << csvField(field);
      lines << quoted.join(u',');
    }
  }
  return (lines.join(u'\n') + u'\n').toUtf8();
}

}  // namespace tilewise
