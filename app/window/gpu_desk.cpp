// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gpu_desk.h"

#include <algorithm>
#include <span>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/models/record_job.h"
#include "app/session/error_text.h"
#include "app/views/gpu/source_texts.h"
#include "app/window/gpu_words.h"
#include "core/gpu/shipped_records.h"

namespace tilewise {

namespace {

constexpr auto MostRecordedPoints = static_cast<qsizetype>(2 * MostRecordedRuns + 1);

GpuSource sourceOfHost(const QString& host) {
  return {GpuSource::Kind::Host, host, GpuDesk::tr("Over ssh: %1").arg(host), GpuDesk::tr("Nothing has run there yet"),
          true};
}

/// What a session file calls it; empty: it calls it nothing.
QString wordOf(const GpuSource& source) {
  if (source.kind == GpuSource::Kind::ThisMachine) return QStringLiteral("this-machine");
  return source.kind == GpuSource::Kind::Shipped ? source.name : QString();
}

}  // namespace

GpuPrograms GpuPrograms::ofThisProgram() {
  GpuPrograms programs;
  programs.cli = QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("tilewise-cli"));
  return programs;
}

GpuDesk::GpuDesk(GpuPrograms programs, QObject* parent) : QObject(parent), m_programs(std::move(programs)) {
  add({GpuSource::Kind::ThisMachine, {}, tr("This machine"), tr("Looking for a card…"), false});
  connectSearch();
  connectProcess();
}

GpuDesk::~GpuDesk() = default;

GpuDesk::Entry& GpuDesk::add(GpuSource source) {
  // Of each kind the newest comes last.
  const auto place = std::find_if(m_entries.begin(), m_entries.end(),
                                  [&](const Entry& each) { return each.source.kind > source.kind; });
  const auto index = place - m_entries.begin();
  if (m_chosen >= index) ++m_chosen;
  Entry entry{std::move(source)};
  entry.number = ++m_numbers;
  return *m_entries.insert(place, std::move(entry));
}

int GpuDesk::indexOf(int number) const {
  const auto found =
      std::find_if(m_entries.begin(), m_entries.end(), [number](const Entry& each) { return each.number == number; });
  return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

GpuDesk::Entry* GpuDesk::find(int number) {
  const int index = indexOf(number);
  return index < 0 ? nullptr : &m_entries[static_cast<std::size_t>(index)];
}

void GpuDesk::connectSearch() {
  connect(&m_search, &CardSearch::found, this, [this](const CardFacts& card) {
    GpuSource& machine = m_entries.front().source;
    machine.detail = cardText(card);
    machine.isAvailable = true;
    emit sourcesChanged();
    choosePreferred();
  });
  connect(&m_search, &CardSearch::lacking, this, [this](const Error& error) {
    m_entries.front().source.detail = sentence(error);
    emit sourcesChanged();
    emit cardMissed(error);
  });
}

void GpuDesk::connectProcess() {
  connect(&m_process, &CardProcess::progressed, this, [this](double share) { emit runProgressed(share); });
  const auto ended = [this] {
    emit runEnded();
    emit sourcesChanged();
  };
  connect(&m_process, &CardProcess::cancelled, this, ended);
  connect(&m_process, &CardProcess::failed, this, [this, ended](const CardFailure& failure) {
    ended();
    emit runFailed(failure);
  });
  connect(&m_process, &CardProcess::finished, this, [this, ended](const QByteArray& printed) {
    ended();
    Entry* entry = find(m_running);
    if (entry == nullptr) return;
    const std::shared_ptr<const GpuRecord> before = entry->sweeps.isEmpty() ? nullptr : entry->sweeps.first().record;
    const std::string place = tr("what tilewise-cli printed").toStdString();
    read(*entry, [printed, before, place]() -> Expected<GpuRecord> {
      auto now =
          parseRecord(std::as_bytes(std::span(printed.constData(), static_cast<std::size_t>(printed.size()))), place);
      if (!now || !before) return now;
      // What ran last stands before what ran earlier; another card begins anew.
      auto joined = mergedRecord({*now, *before});
      return joined ? joined : now;
    });
  });
}

void GpuDesk::wake() {
  if (m_isAwake) return;
  m_isAwake = true;
  m_search.start(m_programs.find);
  for (const std::string& name : shippedRecords()) {
    Entry& entry = add(
        {GpuSource::Kind::Shipped, QString::fromStdString(name), QString::fromStdString(name), tr("Reading…"), false});
    read(entry, [name] { return shippedRecord(name); });
  }
  emit sourcesChanged();
}

bool GpuDesk::isAwake() const {
  return m_isAwake && !m_search.isRunning() && std::none_of(m_entries.begin(), m_entries.end(), [](const Entry& each) {
           return each.job != nullptr && each.job->isRunning();
         });
}

QList<GpuSource> GpuDesk::sources() const {
  QList<GpuSource> all;
  for (const Entry& each : m_entries) all << each.source;
  return all;
}

void GpuDesk::choose(int source) {
  if (source < 0 || source >= static_cast<int>(m_entries.size())) return;
  m_isChosenByHand = true;
  m_chosen = source;
  emit sourcesChanged();
  emit sweepsChanged();
}

QString GpuDesk::chosenWord() const {
  if (!m_isChosenByHand) return m_wanted;
  return m_chosen < 0 ? QString() : wordOf(m_entries[static_cast<std::size_t>(m_chosen)].source);
}

void GpuDesk::want(const QString& word) {
  m_wanted = word;
  m_isChosenByHand = false;
  choosePreferred();
}

void GpuDesk::prefer(const ProblemSettings& settings) {
  m_preferred = settings;
  choosePreferred();
}

/// What a session file named; else this machine's card before any record; of the records the one with most points of the problem, else with most points.
void GpuDesk::choosePreferred() {
  if (m_isChosenByHand) return;
  const auto worth = [this](const Entry& entry) {
    if (!entry.source.isAvailable || entry.source.kind == GpuSource::Kind::Host)
      return std::pair<qsizetype, qsizetype>();
    if (!m_wanted.isEmpty() && wordOf(entry.source) == m_wanted) return std::pair(MostRecordedPoints + 1, MostRecordedPoints);
    if (entry.source.kind == GpuSource::Kind::ThisMachine) return std::pair(MostRecordedPoints, MostRecordedPoints);
    qsizetype all = 0;
    for (const BlockSweep& sweep : entry.sweeps) all += sweep.points.size();
    const int wanted = sweepOf(entry.sweeps, m_preferred);
    return std::pair(wanted < 0 ? 0 : entry.sweeps[wanted].points.size(), all);
  };
  const auto best = std::max_element(m_entries.begin(), m_entries.end(),
                                     [&](const Entry& a, const Entry& b) { return worth(a) < worth(b); });
  const int index = worth(*best).second > 0 ? static_cast<int>(best - m_entries.begin()) : -1;
  if (index == m_chosen) return;
  m_chosen = index;
  emit sourcesChanged();
  emit sweepsChanged();
}

void GpuDesk::read(Entry& entry, std::function<Expected<GpuRecord>()> read) {
  if (entry.job == nullptr) {
    entry.job = new RecordJob(this);
    const int number = entry.number;
    connect(entry.job, &RecordJob::finished, this, [this, number](const auto& sweeps) { arrive(number, sweeps); });
    connect(entry.job, &RecordJob::failed, this, [this, number](const Error& error) { refuse(number, error); });
  }
  entry.job->start(std::move(read));
}

void GpuDesk::arrive(int number, const QList<BlockSweep>& sweeps) {
  Entry* entry = find(number);
  if (entry == nullptr) return;
  entry->sweeps = sweeps;
  GpuSource& source = entry->source;
  if (!source.runs()) {
    source.title = sourceTitle(source, sweeps);
    source.detail = sweepsText(sweeps);
  } else if (source.kind == GpuSource::Kind::Host) {
    source.detail = sweepsText(sweeps);
  }
  source.isAvailable = true;
  const int index = indexOf(number);
  // What was opened is what one wants to see.
  if (source.kind == GpuSource::Kind::File) m_chosen = index;
  emit sourcesChanged();
  if (m_chosen == index) {
    emit sweepsChanged();
  } else {
    choosePreferred();
  }
}

void GpuDesk::refuse(int number, const Error& error) {
  if (Entry* entry = find(number); entry != nullptr && entry->source.kind == GpuSource::Kind::File) {
    remove(indexOf(number));
  }
  emit failed(error);
}

void GpuDesk::openRecord(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  for (std::size_t n = 0; n < m_entries.size(); ++n) {
    const GpuSource& each = m_entries[n].source;
    if (each.kind == GpuSource::Kind::File && each.name == whole) return choose(static_cast<int>(n));
  }
  m_isChosenByHand = true;
  Entry& entry = add({GpuSource::Kind::File, whole, QFileInfo(path).fileName(), tr("Reading…"), false});
  emit sourcesChanged();
  read(entry, [file = whole.toStdString()] { return readRecord(file); });
}

QStringList GpuDesk::hosts() const {
  QStringList names;
  for (const Entry& each : m_entries) {
    if (each.source.kind == GpuSource::Kind::Host) names << each.source.name;
  }
  return names;
}

void GpuDesk::setHosts(const QStringList& hosts) {
  for (const QString& host : hosts) {
    if (readHost(host) && !this->hosts().contains(host)) add(sourceOfHost(host));
  }
  emit sourcesChanged();
}

void GpuDesk::addHost(const QString& host) {
  m_isChosenByHand = true;
  const int known = static_cast<int>(hosts().indexOf(host));
  if (known < 0) {
    const int number = add(sourceOfHost(host)).number;
    choose(indexOf(number));
    emit hostsChanged(hosts());
    return;
  }
  const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& each) {
    return each.source.kind == GpuSource::Kind::Host && each.source.name == host;
  });
  choose(static_cast<int>(found - m_entries.begin()));
}

void GpuDesk::remove(int source) {
  if (source < 0 || source >= static_cast<int>(m_entries.size())) return;
  const Entry entry = m_entries[static_cast<std::size_t>(source)];
  const GpuSource::Kind kind = entry.source.kind;
  if (kind == GpuSource::Kind::ThisMachine || kind == GpuSource::Kind::Shipped) return;
  if (isRunning() && m_running == entry.number) cancel();
  delete entry.job;
  m_entries.erase(m_entries.begin() + source);
  if (m_chosen > source) --m_chosen;
  if (m_chosen == source) {
    // To what can still be shown.
    const auto next =
        std::find_if(m_entries.begin(), m_entries.end(), [](const Entry& each) { return each.source.isAvailable; });
    m_chosen = next == m_entries.end() ? -1 : static_cast<int>(next - m_entries.begin());
    emit sweepsChanged();
  }
  emit sourcesChanged();
  if (kind == GpuSource::Kind::Host) emit hostsChanged(hosts());
}

const QList<BlockSweep>& GpuDesk::sweeps() const {
  return m_chosen < 0 ? m_none : m_entries[static_cast<std::size_t>(m_chosen)].sweeps;
}

QString GpuDesk::whyEmpty() const {
  if (m_chosen < 0) {
    return isAwake()
               ? tr("There are no figures to show: no card here, and no record is open. Open a record, or add a host "
                    "with a card.")
               : tr("Looking for cards and records…");
  }
  const GpuSource& source = m_entries[static_cast<std::size_t>(m_chosen)].source;
  if (source.runs())
    return tr("Nothing has run there yet: “Run” times the problem in Step, “Sweep blocks” tries sizes of its blocks.");
  return tr("The record holds no runs.");
}

QString GpuDesk::whyNotRun(const ProblemSettings& settings) const {
  if (isRunning()) return tr("Something is running already.");
  if (m_chosen < 0 || !m_entries[static_cast<std::size_t>(m_chosen)].source.runs()) {
    return tr("These figures are recorded. To run the problem in Step, choose this machine or a host.");
  }
  return whyUnsaid(settings);
}

void GpuDesk::run(const ProblemSettings& settings, What what, bool countsBytes) {
  const Entry& entry = m_entries[static_cast<std::size_t>(m_chosen)];
  m_running = entry.number;
  const QStringList words = what == What::Problem ? runWords(settings, countsBytes) : sweepWords(settings, countsBytes);
  const bool isHere = entry.source.kind == GpuSource::Kind::ThisMachine;
  m_process.start(isHere ? commandHere(m_programs.cli, words) : commandOn(entry.source.name, m_programs.ssh, words));
  emit runStarted(isHere ? tr("Running on this machine’s card") : tr("Running on %1").arg(entry.source.name));
  emit sourcesChanged();
}

}  // namespace tilewise
