// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/answer_page.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/session/error_text.h"
#include "app/views/check/answer_texts.h"
#include "app/views/check/broken_line_view.h"
#include "app/views/check/check_list.h"
#include "app/views/check/maths_label.h"
#include "app/views/look/elided_label.h"
#include "app/views/notice/busy_bar.h"
#include "core/faults/fault_gallery.h"
#include "core/lessons/exercise.h"

namespace tilewise {

namespace {

constexpr int MostListWidth = 860;  ///< at 100 %: a line is read across

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

/// The exercises with a problem of their own, in their order.
QList<const Exercise*> exercisesWithProblems() {
  QList<const Exercise*> found;
  for (const Exercise& each : exercises()) {
    const bool isKnown = std::any_of(found.cbegin(), found.cend(),
                                     [&each](const Exercise* other) { return other->settings == each.settings; });
    if (!isKnown) found << &each;
  }
  return found;
}

}  // namespace

AnswerPage::AnswerPage(QWidget* parent)
    : QFrame(parent),
      m_head(new QFrame),
      m_title(new ElidedLabel),
      m_busy(new BusyBar),
      m_scroll(new QScrollArea),
      m_body(new QWidget),
      m_againstName(new QLabel(tr("Checked &against"))),
      m_against(new QComboBox),
      m_verdict(new QLabel),
      m_hint(new QLabel),
      m_list(new CheckList),
      m_likely(new QLabel(tr("Likely mistake: a run with it has the same wrong results"))),
      m_faultTitle(new MathsLabel(Role::Sentence)),
      m_lines(new BrokenLineView),
      m_story(new MathsLabel(Role::Body)) {
  m_difference = addButton(tr("First difference in Step"));
  m_difference->setToolTip(tr("The run by the rules, at the first load or store that the answer does otherwise"));
  m_again = addButton(tr("Read again"));
  m_again->setToolTip(tr("The same file, as it is now"));
  m_close = addButton(tr("Close"));
  m_close->setToolTip(tr("Back to the faults"));
  m_toFault = addButton(tr("Show this mistake"));
  m_own = addButton(tr("Open it as own data"));
  for (QPushButton* each : {m_toFault, m_own}) each->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  for (QLabel* each : {m_verdict, m_hint}) {
    each->setWordWrap(true);
    each->setTextFormat(Qt::PlainText);
    each->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  m_list->setAccessibleName(tr("What the answer was checked for"));
  m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_againstName->setBuddy(m_against);
  m_against->setAccessibleName(tr("Checked against"));
  m_against->setFocusPolicy(Qt::TabFocus);
  m_against->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_against->addItem(tr("the problem at hand"));
  for (const Exercise* each : exercisesWithProblems()) {
    m_against->addItem(tr("exercise: %1").arg(text(each->title)), text(each->name));
    m_against->setItemData(m_against->count() - 1, text(each->options), Qt::ToolTipRole);
  }
  layOut();
  connect(m_against, &QComboBox::activated, this, &AnswerPage::againWished);
  connect(m_again, &QPushButton::clicked, this, &AnswerPage::againWished);
  connect(m_close, &QPushButton::clicked, this, &AnswerPage::closeWished);
  connect(m_difference, &QPushButton::clicked, this, &AnswerPage::differenceWished);
  connect(m_toFault, &QPushButton::clicked, this, [this] {
    if (m_fault) emit faultWished(*m_fault);
  });
  connect(m_own, &QPushButton::clicked, this, [this] { emit ownDataWished(m_path); });
}

QPushButton* AnswerPage::addButton(const QString& text) {
  auto* button = new QPushButton(text);
  button->setProperty("chip", true);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

void AnswerPage::layOut() {
  m_head->setProperty("dockTitle", true);
  auto* head = new QHBoxLayout(m_head);
  head->addWidget(m_title, 1);
  for (QPushButton* each : {m_difference, m_again, m_close}) head->addWidget(each);
  auto* frame = new QFrame;
  frame->setProperty("dockBody", true);
  auto* inFrame = new QVBoxLayout(frame);
  inFrame->setContentsMargins(1, 0, 1, 1);
  inFrame->setSpacing(0);
  inFrame->addWidget(m_busy);
  inFrame->addWidget(m_scroll, 1);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::TabFocus);
  m_scroll->setAccessibleName(tr("The answer in full"));
  m_scroll->setWidget(m_body);
  for (QWidget* each : {m_scroll->viewport(), m_list->viewport()}) each->installEventFilter(this);
  m_body->setAutoFillBackground(true);
  auto* against = new QHBoxLayout;
  against->addWidget(m_againstName);
  against->addWidget(m_against, 1);
  against->addStretch(1);
  auto* body = new QVBoxLayout(m_body);
  body->addLayout(against);
  body->addWidget(m_verdict);
  body->addWidget(m_hint);
  body->addWidget(m_own);
  body->addWidget(m_list);
  body->addWidget(m_likely);
  body->addWidget(m_faultTitle);
  body->addWidget(m_lines);
  body->addWidget(m_story);
  body->addWidget(m_toFault);
  body->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_head);
  layout->addWidget(frame, 1);
}

void AnswerPage::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_title->setFont(metrics.medium(Role::Body));
  m_head->layout()->setContentsMargins(metrics.px(12), 0, metrics.px(4), 0);
  m_head->layout()->setSpacing(metrics.px(6));
  m_head->setFixedHeight(metrics.px(28));
  for (QPushButton* each : {m_difference, m_again, m_close, m_toFault, m_own}) each->setFixedHeight(metrics.px(23));
  m_body->layout()->setContentsMargins(metrics.px(14), metrics.px(10), metrics.px(14), metrics.px(10));
  m_body->layout()->setSpacing(metrics.px(8));
  QPalette colors = m_body->palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  m_body->setPalette(colors);
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  for (QLabel* each : {m_againstName, m_hint}) each->setPalette(colors);
  m_verdict->setFont(metrics.font(Role::Sentence));
  m_likely->setFont(metrics.bold(Role::Body));
  m_busy->setLook(look);
  m_list->setLook(look);
  m_faultTitle->setLook(look);
  m_lines->setLook(look);
  m_story->setLook(look);
  say(m_verdict->text(), m_hint->text(), m_right);
  fit();
}

void AnswerPage::setAtHand(const QString& words) { m_against->setItemText(0, tr("the problem at hand: %1").arg(words)); }

const Exercise* AnswerPage::exercise() const {
  return findExercise(m_against->currentData().toString().toStdString());
}

QString AnswerPage::verdict() const { return m_verdict->text(); }

void AnswerPage::say(const QString& text, const QString& hint, std::optional<bool> right) {
  m_right = right;
  m_verdict->setText(text);
  m_hint->setText(hint);
  m_hint->setVisible(!hint.isEmpty());
  QPalette colors = m_verdict->palette();
  colors.setColor(QPalette::WindowText,
                  !right ? m_look.theme.ink : *right ? m_look.theme.ok : m_look.theme.err);
  m_verdict->setPalette(colors);
}

void AnswerPage::showJob(const AnswerJob& job) {
  if (!job.question()) return;
  m_path = job.question()->path;
  const QString name = QFileInfo(m_path).fileName();
  m_title->setText(tr("Answer: %1").arg(name));
  m_title->setToolTip(m_path);
  m_fault.reset();
  m_list->setRows({});
  m_difference->setEnabled(false);
  m_own->hide();
  if (job.isRunning()) {
    say(tr("Checking %1…").arg(name), {}, {});
    m_busy->begin(tr("Checking %1").arg(name));
  } else {
    m_busy->end();
    if (!job.report()) {
      say(tr("The check was cancelled."), {}, {});
    } else if (*job.report()) {
      showReport(**job.report());
    } else {
      showFailure(*job.question(), job.report()->error());
    }
  }
  m_list->setVisible(!m_list->rows().isEmpty());
  for (QWidget* each : std::initializer_list<QWidget*>{m_likely, m_faultTitle, m_lines, m_story, m_toFault}) {
    each->setVisible(m_fault.has_value());
  }
  fit();
}

void AnswerPage::showReport(const AnswerReport& report) {
  const bool isFormula = report.outputs.empty();
  QString hint;
  if (!report.outputsRight() && !report.likelyFault) {
    hint = tr("None of the mistakes of the gallery has these results. Is it the answer to another problem? Choose it above.");
  } else if (report.pass() && report.difference) {
    hint = tr("The order differs from that of the rules, which is no fault.");
  } else if (isFormula) {
    hint = tr("Formulas are held against the closed forms; no problem is needed for them.");
  }
  say((report.pass() ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) + answerVerdict(report), hint, report.pass());
  m_list->setRows(answerRows(report));
  m_difference->setEnabled(report.difference.has_value());
  m_fault = report.likelyFault;
  if (!m_fault) return;
  const FaultPage& page = pageOf(*m_fault);
  m_faultTitle->setMarkup(galleryMarkup(page.title));
  m_lines->setLines(text(page.line.broken), text(page.line.right));
  m_story->setMarkup(galleryMarkup(page.explanation));
}

void AnswerPage::showFailure(const AnswerQuestion& question, const Error& error) {
  QString hint;
  if (error.code == ErrorCode::Shape || error.code == ErrorCode::TooLarge) {
    hint = tr("The results must have the shapes of the problem. Is it the answer to another one? Choose it above, or open "
              "that problem first.");
  }
  m_own->setVisible(error.code == ErrorCode::EntryMissing && question.path.endsWith(QLatin1String(".npz")));
  say(QStringLiteral("✕ ") + sentence(error), hint, false);
}

/// As high as its wrapped texts and its lines need; only below that it scrolls.
void AnswerPage::fit() {
  const QMargins margins = m_body->layout()->contentsMargins();
  const int width = m_scroll->viewport()->width() - margins.left() - margins.right();
  m_list->setFixedWidth(std::max(1, std::min(width, m_look.metrics.px(MostListWidth))));
  fitHeight();
}

void AnswerPage::fitHeight() {
  m_list->setFixedHeight(std::max(1, m_list->contentHeight()));
  m_body->layout()->activate();
  m_body->setMinimumHeight(m_body->layout()->minimumHeightForWidth(m_scroll->viewport()->width()));
}

bool AnswerPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    if (watched == m_scroll->viewport()) fit();
    // Only now lines know how wide they are.
    if (watched == m_list->viewport()) fitHeight();
  }
  return QFrame::eventFilter(watched, event);
}

}  // namespace tilewise
