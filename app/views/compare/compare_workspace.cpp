// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_workspace.h"

#include <QEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

#include "app/session/session.h"
#include "app/views/compare/agreement_text.h"
#include "app/views/compare/compare_sentence.h"
#include "app/views/compare/compare_tools.h"
#include "app/views/compare/compare_transport.h"
#include "app/views/compare/pass_columns.h"
#include "app/views/compare/pass_names.h"
#include "app/views/compare/second_panel.h"
#include "app/views/problem/problem_tools.h"
#include "app/views/sentence/sentence_view.h"
#include "app/views/transport/speeds.h"
#include "app/views/workspace/status_texts.h"
#include "core/files/session_file.h"

namespace tilewise {

namespace {

constexpr double CompactBelow = 500;  ///< height at 100 %: columns and transport leave out what can be spared
constexpr int SentenceMs = 200;  ///< while it plays: 5 sentences a second

std::size_t indexOf(AlignBy by) { return static_cast<std::size_t>(by); }

}  // namespace

CompareWorkspace::CompareWorkspace(Session& session, QWidget* parent)
    : Workspace(parent),
      m_session(session),
      m_playback({[this] { return m_comparison.mark(); }, [this] { return m_comparison.end(); },
                  [this](qint64 mark) { setMark(mark); }}),
      m_choice(new CompareTools),
      m_tools(new ProblemTools(m_choice)),
      m_scroll(new QScrollArea),
      m_columns(new PassColumns),
      m_sentence(new SentenceView(compareTags())),
      m_transport(new CompareTransport(m_playback)),
      m_status(new StatusTexts),
      m_second(new SecondPanel(this)),
      m_sentencePause(new QTimer(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Compare"));
  auto* layout = new QVBoxLayout(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::TabFocus);
  m_scroll->setAccessibleName(tr("The passes side by side"));
  m_scroll->setWidget(m_columns);
  m_scroll->viewport()->installEventFilter(this);
  connect(m_columns, &PassColumns::changed, this, &CompareWorkspace::fitColumns);
  layout->addWidget(m_scroll, 1);
  layout->addWidget(m_sentence);
  layout->addWidget(m_transport);
  m_sentence->setLongest(longestCompareSentence());
  m_sentence->leaveHeightToLayout();
  m_second->setWindowFlags(Qt::Dialog);
  m_second->hide();
  m_sentencePause->setSingleShot(true);
  m_sentencePause->setInterval(SentenceMs);
  connect(m_sentencePause, &QTimer::timeout, this, &CompareWorkspace::showSentence);
  connect(&session, &Session::runChanged, this, [this] {
    m_stale = true;
    m_choice->setPass(m_session.run()->pass());
    m_tools->setRun(*m_session.run());
    m_playback.pause();
    if (isVisible()) takeRun();
  });
  connect(&session, &Session::notationChanged, this, [this] {
    m_stale = true;
    if (!m_session.run()) return;
    m_tools->setRun(*m_session.run());
    if (isVisible()) takeRun();
  });
  connect(&m_agreement, &AgreementJob::changed, this, &CompareWorkspace::showStatus);
  connect(m_choice, &CompareTools::choiceChanged, this, [this] {
    m_playback.pause();
    m_tools->fit();
    compare();
    emit placeChanged();
  });
  connect(m_choice, &CompareTools::secondWished, this, &CompareWorkspace::showSecond);
  connect(m_tools, &ProblemTools::settingsWished, this, &Workspace::settingsWished);
  connect(m_tools, &ProblemTools::problemWished, this, &Workspace::problemWished);
  connect(m_second, &SecondPanel::applied, this, &CompareWorkspace::applySecond);
  connectTransport();
}

CompareWorkspace::~CompareWorkspace() = default;

void CompareWorkspace::connectTransport() {
  using T = CompareTransport;
  connect(m_transport, &T::firstWished, this, [this] { go(Go::First); });
  connect(m_transport, &T::backWished, this, [this] { go(Go::Back); });
  connect(m_transport, &T::playWished, this, [this] { go(Go::Play); });
  connect(m_transport, &T::forwardWished, this, [this] { go(Go::Forward); });
  connect(m_transport, &T::lastWished, this, [this] { go(Go::Last); });
  connect(m_transport, &T::markWished, this, [this](qint64 mark) {
    m_playback.pause();
    setMark(mark);
  });
  connect(m_transport, &T::alignmentWished, this, &CompareWorkspace::align);
  connect(m_transport, &T::speedWished, this, &CompareWorkspace::setSpeed);
  connect(m_transport, &T::focusReturned, this, &CompareWorkspace::takeFocus);
  connect(&m_playback, &Playback::playingChanged, this, &CompareWorkspace::showSentence);
}

void CompareWorkspace::setLook(const Look& look) {
  m_look = look;
  m_choice->setLook(look);
  m_tools->setLook(look);
  m_columns->setLook(look);
  m_sentence->setLook(look);
  m_transport->setLook(look);
  m_status->setLook(look);
  m_second->setLook(look);
  layout()->setContentsMargins(look.metrics.px(8), 0, look.metrics.px(8), look.metrics.px(4));
  layout()->setSpacing(look.metrics.px(6));
  fitHeight();
  m_colors = passColors(m_comparison, m_choice->choice(), look.theme);
  refresh();
}

QWidget* CompareWorkspace::tools() { return m_tools; }
void CompareWorkspace::restoreTools() { m_tools->restore(); }
QWidget* CompareWorkspace::status() { return m_status; }
void CompareWorkspace::takeFocus() { setFocus(Qt::ShortcutFocusReason); }

bool CompareWorkspace::canGo(Go go) const {
  return go != Go::ToRow && go != Go::RunForward && go != Go::RunBackward && go != Go::Ask;
}

void CompareWorkspace::go(Go go) {
  const auto to = [this](qint64 mark) {
    m_playback.pause();
    setMark(mark);
  };
  const auto& speeds = m_comparison.alignment() == AlignBy::Bytes ? byteSpeeds(m_comparison.end()) : listedSpeeds();
  switch (go) {
    case Go::Play: return m_playback.toggle();
    case Go::Forward: return step(MarkStop::Event, +1);
    case Go::Back: return step(MarkStop::Event, -1);
    case Go::TileForward: return step(MarkStop::Tile, +1);
    case Go::TileBack: return step(MarkStop::Tile, -1);
    case Go::BlockForward: return step(MarkStop::Block, +1);
    case Go::BlockBack: return step(MarkStop::Block, -1);
    case Go::First: return to(0);
    case Go::Last: return to(m_comparison.end());
    case Go::ToStep: return m_transport->editMark();
    case Go::Slower: return setSpeed(nextSpeed(m_playback.speed(), -1, speeds));
    case Go::Faster: return setSpeed(nextSpeed(m_playback.speed(), +1, speeds));
    case Go::ToRow:
    case Go::RunForward:
    case Go::RunBackward:
    case Go::Ask: return;
  }
}

void CompareWorkspace::step(MarkStop stop, int direction) {
  m_playback.pause();
  if (const auto mark = m_comparison.nextMark(stop, direction)) setMark(*mark);
}

void CompareWorkspace::setMark(qint64 mark) {
  m_comparison.setMark(mark);
  refresh();
}

void CompareWorkspace::align(AlignBy by) {
  m_playback.pause();
  m_comparison.align(by);
  offerSpeeds();
  refresh();
  emit placeChanged();
}

void CompareWorkspace::offerSpeeds() {
  const AlignBy by = m_comparison.alignment();
  double& speed = m_speeds[indexOf(by)];
  QList<double> speeds = listedSpeeds();
  if (by == AlignBy::Bytes) {
    speeds = byteSpeeds(m_comparison.end());
    // Between a slow race and one that is over at once, unless one was chosen that does for these passes too.
    if (!speeds.contains(speed)) speed = speeds[std::max<qsizetype>(0, speeds.size() / 2 - 1)];
  }
  const SpeedUnit unit = by == AlignBy::Step   ? SpeedUnit::Steps
                         : by == AlignBy::Tile ? SpeedUnit::Tiles
                                               : SpeedUnit::Bytes;
  m_transport->setSpeeds(unit, speeds);
  m_playback.setSpeed(speed);
}

void CompareWorkspace::setSpeed(double speed) {
  m_speeds[indexOf(m_comparison.alignment())] = speed;
  m_playback.setSpeed(speed);
  emit placeChanged();
}

void CompareWorkspace::showEvent(QShowEvent* event) {
  Workspace::showEvent(event);
  if (!m_session.run()) return;
  if (m_stale) {
    takeRun();
  } else if (m_session.position() != m_sessionPosition) {
    followSession();
  }
}

void CompareWorkspace::resizeEvent(QResizeEvent* event) {
  Workspace::resizeEvent(event);
  fitHeight();
}

void CompareWorkspace::fitHeight() {
  const bool isLow = height() < m_look.metrics.px(CompactBelow);
  m_columns->setCompact(isLow);
  m_transport->setCompact(isLow);
  layout()->activate();
}

void CompareWorkspace::fitColumns() { m_columns->fit(m_scroll->viewport()->size()); }

bool CompareWorkspace::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) fitColumns();
  return Workspace::eventFilter(watched, event);
}

void CompareWorkspace::hideEvent(QHideEvent* event) {
  Workspace::hideEvent(event);
  m_playback.pause();
}

void CompareWorkspace::complete() {
  if (m_stale && m_session.run()) takeRun();
  m_agreement.wait();
}

void CompareWorkspace::writeTo(SessionFile& file) const {
  CompareFile& compare = file.compare.emplace();
  compare.compared = comparedWords(m_choice->choice());
  compare.align = AlignWords[indexOf(m_comparison.alignment())];
  for (std::size_t by = 0; by < m_speeds.size(); ++by) {
    if (m_speeds[by] >= 0) compare.speeds[by] = m_speeds[by];
  }
  if (!m_secondTexts || !m_session.run()) return;
  const ProblemReading second = readProblem(withConfiguration(textsOf(m_session.run()->problem.settings()), *m_secondTexts));
  if (second.isValid()) compare.second = second.settings;
}

void CompareWorkspace::readFrom(const SessionFile& file) {
  if (!file.compare) return;
  const CompareFile& compare = *file.compare;
  m_playback.pause();
  m_choice->choose(compare.compared);
  m_speeds = FirstSpeeds;
  for (std::size_t by = 0; by < m_speeds.size(); ++by) {
    const bool isOfBytes = by == indexOf(AlignBy::Bytes);  // taken where it is one of those that are offered
    if (!compare.speeds[by]) continue;
    m_speeds[by] = isOfBytes || *compare.speeds[by] == 0 ? *compare.speeds[by]
                                                         : std::clamp(*compare.speeds[by], SlowestSpeed, FastestSpeed);
  }
  const auto* const align = std::find(AlignWords.begin(), AlignWords.end(), compare.align);
  if (align != AlignWords.end()) m_comparison = Comparison({}, static_cast<AlignBy>(align - AlignWords.begin()));
  m_secondTexts = compare.second ? std::optional(textsOf(*compare.second)) : std::nullopt;
  m_stale = true;
  if (isVisible() && m_session.run()) takeRun();
}

void CompareWorkspace::takeRun() {
  m_stale = false;
  compare();
  followSession();
}

/// To where the run that is stepped through stands, when it is one of those compared.
void CompareWorkspace::followSession() {
  m_sessionPosition = m_session.position();
  for (const ComparedPass& each : m_comparison.passes()) {
    if (each.trace() != m_session.run()->trace) continue;
    setMark(each.amountAt(m_comparison.alignment(), m_sessionPosition));
    return;
  }
}

std::vector<std::shared_ptr<const Trace>> CompareWorkspace::tracesOf(const CompareChoice& choice) {
  const Run& run = *m_session.run();
  std::vector<std::shared_ptr<const Trace>> traces;
  if (!choice.isOfConfigurations()) {
    for (const Way way : choice.ways) {
      for (const Rival& rival : run.rivals) {
        if (wayOf(rival, run.pass()) == way) traces.push_back(rival.trace);
      }
    }
    return traces;
  }
  const ProblemTexts present = textsOf(run.problem.settings());
  ProblemReading reading =
      readProblem(m_secondTexts ? withConfiguration(present, *m_secondTexts) : firstSecond(run.problem.settings()));
  // Lengths of documents, for one, may not suit another problem.
  if (!reading.isValid()) reading = readProblem(firstSecond(run.problem.settings()));
  const auto second = Problem::make(reading.settings);
  traces.push_back(run.trace);
  traces.push_back(second ? std::make_shared<const Trace>(*second, run.pass()) : run.trace);
  return traces;
}

void CompareWorkspace::compare() {
  if (!m_session.run()) return;
  const CompareChoice& choice = m_choice->choice();
  const AlignBy by = m_comparison.alignment();
  const qint64 mark = m_comparison.mark();
  std::vector<ComparedPass> passes;
  std::vector<Problem> problems;
  m_facts.clear();
  for (const auto& trace : tracesOf(choice)) {
    passes.emplace_back(trace);
    problems.push_back(passes.back().problem());
    m_facts.push_back(stageFacts(passes.back().problem(), *trace));
  }
  m_comparison = Comparison(std::move(passes), by);
  const PassNames names = passNames(m_comparison, choice);
  m_barNames = names.bars;
  m_sentenceNames = names.sentence;
  m_colors = passColors(m_comparison, choice, m_look.theme);
  m_columns->setComparison(m_comparison, m_facts, names.titles, names.shortTitles);
  m_agreement.start(m_session.run(), std::move(problems));
  offerSpeeds();
  setMark(mark);
}

void CompareWorkspace::showSecond() {
  if (!m_session.run()) return;
  const ProblemSettings& settings = m_session.run()->problem.settings();
  m_second->setTexts(m_secondTexts ? withConfiguration(textsOf(settings), *m_secondTexts) : firstSecond(settings));
  m_second->resize(m_second->sizeHint().boundedTo(window()->size()));
  m_second->show();
  m_second->raise();
  m_second->activateWindow();
}

void CompareWorkspace::applySecond(const ProblemTexts& texts) {
  m_playback.pause();
  m_secondTexts = texts;
  compare();
  emit placeChanged();
}

void CompareWorkspace::refresh() {
  m_columns->showPositions(m_comparison);
  QList<RaceBar> bars;
  const AlignBy by = m_comparison.alignment();
  for (std::size_t n = 0; n < m_comparison.size(); ++n) {
    const ComparedPass& pass = m_comparison.passes()[n];
    const auto at = static_cast<qsizetype>(n);
    bars.append({m_barNames[at], m_colors[at], pass.amount(by), pass.amountAt(by, m_comparison.position(n)),
                 m_comparison.isFinished(n)});
  }
  m_transport->show(m_comparison, bars);
  if (!m_playback.isPlaying()) {
    showSentence();
  } else if (!m_sentencePause->isActive()) {
    showSentence();
    m_sentencePause->start();
  }
}

void CompareWorkspace::showSentence() { m_sentence->setSentence(compareSentence(m_comparison, m_sentenceNames)); }

void CompareWorkspace::showStatus() {
  if (!m_session.run()) return;
  m_status->setTexts(sameInputsText(*m_session.run()) + QStringLiteral("      ") +
                         agreementText(m_agreement.agreements(), m_session.run()->pass()),
                     bytesText(m_session.run()->problem.settings()));
}

}  // namespace tilewise
