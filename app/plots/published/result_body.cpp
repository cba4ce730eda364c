// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/published/result_body.h"

#include <algorithm>

#include <QLabel>
#include <QPushButton>

#include "app/plots/figure/figure_chart.h"
#include "app/plots/published/page_figure.h"
#include "app/views/look/maths_text.h"
#include "app/views/published/figures_table.h"
#include "app/views/published/remark_list.h"
#include "app/views/published/setting_list.h"
#include "app/views/published/verdict_line.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Margin = 14;
constexpr int Gap = 14;      ///< between parts
constexpr int TitleGap = 6;  ///< below a title
constexpr int ColumnGap = 28;
constexpr int SettingWidth = 260;
constexpr int WidestSetting = 420;
constexpr int TwoColumnsFrom = 720;
constexpr int LeastChartHeight = 250;
constexpr int MostChartHeight = 420;
constexpr double ChartShare = 0.52;    ///< of the width
constexpr double TallestChart = 0.62;  ///< times its width

QLabel* newLabel(QWidget* parent, bool wraps) {
  auto* label = new QLabel(parent);
  label->setWordWrap(wraps);
  label->setTextFormat(Qt::PlainText);
  return label;
}

}  // namespace

ResultBody::ResultBody(QWidget* parent)
    : QWidget(parent),
      m_claim(newLabel(this, true)),
      m_verdict(new VerdictLine(this)),
      m_sources(newLabel(this, true)),
      m_table(nullptr) {
  m_measure = addButton(tr("Measure here"), tr("Runs the test on this computer's CPU: some seconds"));
  m_open = addButton(tr("Open in Step"), tr("Opens the shape of this setting, one head, in Step"));
  connect(addButton(tr("Copy table"), tr("Copies the figures as text, with their kinds and sources")),
          &QPushButton::clicked, this, &ResultBody::copyTextWished);
  connect(addButton(tr("Copy CSV"), tr("Copies the figures as CSV, one a line")), &QPushButton::clicked, this,
          &ResultBody::copyCsvWished);
  connect(addButton(tr("Export…"), tr("Writes table and chart as PNG, SVG or PDF, or the figures as CSV")),
          &QPushButton::clicked, this, &ResultBody::exportWished);
  connect(m_measure, &QPushButton::clicked, this, &ResultBody::measureWished);
  connect(m_open, &QPushButton::clicked, this, &ResultBody::openInStepWished);
  // Made in the order in which Tab goes through them.
  m_table = new FiguresTable(this);
  m_settingTitle = newLabel(this, false);
  m_settingTitle->setText(tr("Setting, as stated"));
  m_setting = new SettingList(this);
  m_remarksTitle = newLabel(this, false);
  m_remarksTitle->setText(tr("What can be said of it"));
  m_remarks = new RemarkList(this);
  m_chartTitle = newLabel(this, true);
  m_chart = new FigureChart(this);
  m_chartWords = newLabel(this, true);
}

QPushButton* ResultBody::addButton(const QString& text, const QString& tip) {
  auto* button = new QPushButton(text, this);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::TabFocus);
  m_buttons << button;
  return button;
}

void ResultBody::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_claim->setFont(metrics.font(Role::Sentence));
  for (QLabel* label : {m_sources, m_chartWords}) {
    label->setFont(metrics.font(Role::Second));
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, look.theme.ink2);
    label->setPalette(palette);
  }
  QPalette ground = palette();
  ground.setColor(QPalette::Window, look.theme.panel);
  setPalette(ground);
  setAutoFillBackground(true);
  for (QLabel* title : {m_settingTitle, m_remarksTitle, m_chartTitle}) title->setFont(metrics.medium(Role::Body));
  m_verdict->setLook(look);
  m_table->setLook(look);
  m_setting->setLook(look);
  m_remarks->setLook(look);
  m_chart->setLook(look);
}

void ResultBody::setResult(const PublishedResult& result, const PublishedPage& page) {
  m_claim->setText(tr("Claim: %1.").arg(QString::fromStdString(result.claim)));
  m_verdict->setVerdict(page.verdict, page.verdictWords);
  QStringList sources;
  for (const PublishedColumn& column : result.columns) {
    const PublishedText& text = *published().text(column.text);
    const QString source = tr("Printed, %1: %2; %3.")
                               .arg(QString::fromStdString(text.name), QString::fromStdString(text.document),
                                    QString::fromStdString(result.place));
    if (!sources.contains(source)) sources << source;
  }
  if (!result.problem) sources << tr("It states no shape that Step could open.");
  m_sources->setText(sources.join(u'\n'));
  m_open->setEnabled(result.problem.has_value());
  m_open->setToolTip(result.problem ? tr("Opens the shape of this setting, one head, in Step")
                                    : tr("The text does not state a shape that could be opened"));
  m_measure->setVisible(page.isMeasurable);
  m_table->setTable(page.table);
  m_setting->setSetting(result.setting);
  m_remarks->setRemarks(page.remarks);
  m_hasChart = page.chart.has_value();
  for (QWidget* part :
       {static_cast<QWidget*>(m_chartTitle), static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_chartWords)}) {
    part->setVisible(m_hasChart);
  }
  if (page.chart) {
    m_chartTitle->setText(page.chart->title);
    m_chart->setFigure(figureOf(*page.chart));
    m_chartWords->setText(page.chart->words);
  }
  emit changed();
}

void ResultBody::setMeasuring(bool measuring) { m_measure->setEnabled(!measuring); }

int ResultBody::placeLabel(QLabel& label, int left, int top, int width) {
  const int height = label.wordWrap() ? label.heightForWidth(width) : label.sizeHint().height();
  label.setGeometry(left, top, width, height);
  return top + height;
}

int ResultBody::placeButtons(int left, int top, int width, int firstLeft) {
  const int gap = m_look.metrics.px(6);
  int all = -gap;
  for (const QPushButton* button : m_buttons) {
    if (!button->isHidden()) all += button->sizeHint().width() + gap;
  }
  // At the right of what stands there already, else in lines of their own.
  int x = left + width - all;
  int y = top;
  if (x < firstLeft) {
    x = left;
    y = top + m_verdict->height() + gap;
  }
  int bottom = top + m_verdict->height();
  for (QPushButton* button : m_buttons) {
    if (button->isHidden()) continue;
    const QSize size = button->sizeHint();
    if (x > left && x + size.width() > left + width) {
      x = left;
      y = bottom + gap;
    }
    button->setGeometry(QRect(QPoint(x, y), size));
    x += size.width() + gap;
    bottom = std::max(bottom, y + size.height());
  }
  return bottom;
}

int ResultBody::placeHead(int left, int top, int width) {
  const int gap = m_look.metrics.px(TitleGap);
  int y = placeLabel(*m_claim, left, top, width) + gap;
  const QSize verdict = m_verdict->sizeHint();
  m_verdict->setGeometry(left, y, std::min(width, verdict.width()), verdict.height());
  y = placeButtons(left, y, width, left + verdict.width() + m_look.metrics.px(Gap)) + gap;
  return placeLabel(*m_sources, left, y, width);
}

int ResultBody::placeSetting(int left, int top, int width) {
  const int y = placeLabel(*m_settingTitle, left, top, width) + m_look.metrics.px(TitleGap);
  const int height = m_setting->heightFor(width);
  m_setting->setGeometry(left, y, width, height);
  return y + height;
}

int ResultBody::placeRemarks(int left, int top, int width) {
  const int y = placeLabel(*m_remarksTitle, left, top, width) + m_look.metrics.px(TitleGap);
  const int height = m_remarks->heightFor(width);
  m_remarks->setGeometry(left, y, width, height);
  return y + height;
}

int ResultBody::placeTable(int left, int top, int width) {
  const int tableWidth = m_table->widthFor(width);
  const int height = m_table->heightFor(tableWidth);
  m_table->setGeometry(left, top, tableWidth, height);
  return top + height;
}

int ResultBody::placeChart(int left, int top, int width, int wantedHeight) {
  const Metrics& metrics = m_look.metrics;
  int y = placeLabel(*m_chartTitle, left, top, width) + metrics.px(TitleGap);
  const int words = m_chartWords->heightForWidth(width) + metrics.px(TitleGap);
  const int most = std::max(metrics.px(MostChartHeight), static_cast<int>(TallestChart * width));
  const int height = std::clamp(wantedHeight - (y - top) - words, metrics.px(LeastChartHeight), most);
  m_chart->setGeometry(left, y, width, height);
  y += height + metrics.px(TitleGap);
  return placeLabel(*m_chartWords, left, y, width);
}

/// What was printed at the left, what it was printed for at the right: table over chart, setting over remarks.
int ResultBody::placeBeside(QRect room, int second) {
  const int gap = m_look.metrics.px(Gap);
  const int first = room.width() - second - m_look.metrics.px(ColumnGap);
  const int right = room.right() + 1 - second;
  const int table = placeTable(room.left(), room.top(), first) + gap;
  const int setting = placeSetting(right, room.top(), std::min(second, m_look.metrics.px(WidestSetting))) + gap;
  if (!m_hasChart) return std::max(setting, placeRemarks(room.left(), table, first));
  const int remarks = placeRemarks(right, setting, second);
  return std::max(remarks, placeChart(room.left(), table, first, std::max(remarks, room.bottom() + 1) - table));
}

/// A table that takes the whole width, and below it chart and remarks in columns where there is room.
int ResultBody::placeBelow(QRect room) {
  const Metrics& metrics = m_look.metrics;
  const int gap = metrics.px(Gap);
  const int between = metrics.px(ColumnGap);
  const int width = room.width();
  const int left = room.left();
  const int y = placeTable(left, room.top(), width) + gap;
  if (width < metrics.px(TwoColumnsFrom)) {
    int bottom = placeRemarks(left, y, width);
    if (m_hasChart) bottom = placeChart(left, bottom + gap, width, width * 2 / 3);
    return placeSetting(left, bottom + gap, width);
  }
  if (!m_hasChart) {
    const int setting = std::min(metrics.px(WidestSetting), width / 2 - between);
    const int remarks = placeRemarks(left, y, width - setting - between);
    return std::max(remarks, placeSetting(left + width - setting, y, setting));
  }
  const int first = static_cast<int>(ChartShare * (width - between));
  const int second = width - first - between;
  const int remarks = placeRemarks(left + width - second, y, second);
  const int bottom = placeSetting(left + width - second, remarks + gap / 2, second);
  return std::max(bottom, placeChart(left, y, first, std::max(bottom, room.bottom() + 1) - y));
}

void ResultBody::fit(QSize size) {
  const Metrics& metrics = m_look.metrics;
  const int margin = metrics.px(Margin);
  const int width = std::max(1, size.width() - 2 * margin);
  const int top = placeHead(margin, margin, width) + metrics.px(Gap);
  const QRect room(margin, top, width, std::max(1, size.height() - margin - top));
  const int mostSecond = width - metrics.px(ColumnGap) - m_table->neededWidth();
  const int second =
      std::min(mostSecond, m_hasChart ? static_cast<int>((1 - ChartShare) * width) : metrics.px(WidestSetting));
  const int bottom = second >= metrics.px(SettingWidth) ? placeBeside(room, second) : placeBelow(room);
  resize(size.width(), std::max(size.height(), bottom + margin));
}

}  // namespace tilewise
