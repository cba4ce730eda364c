// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The sources of the GPU workspace, what each of them holds, and what runs on one of them.

#include <vector>

#include <QObject>

#include "app/models/block_sweep.h"
#include "app/models/gpu_source.h"
#include "app/session/card_process.h"
#include "app/session/card_search.h"

namespace tilewise {

class RecordJob;

/// The programs that run kernels, and how this machine's card is found.
struct GpuPrograms {
  QString cli;  ///< of this machine
  QString ssh = QStringLiteral("ssh");
  CardSearch::Find find = findCard;

  /// tilewise-cli beside this program.
  static GpuPrograms ofThisProgram();
};

class GpuDesk : public QObject {
  Q_OBJECT

 public:
  explicit GpuDesk(GpuPrograms programs, QObject* parent = nullptr);
  ~GpuDesk() override;

  /// Looks for this machine's card and reads what ships: once, when the workspace is first seen.
  void wake();
  /// Whether all of that is done.
  bool isAwake() const;

  /// The problem that one looks at: until a person chooses, the record that has most of it does.
  void prefer(const ProblemSettings& settings);

  QList<GpuSource> sources() const;
  int chosen() const { return m_chosen; }
  void choose(int source);  ///< by a person
  /// What a session file keeps of the choice: "this-machine" or the name of a record that ships; else empty.
  QString chosenWord() const;
  /// The same back: chosen as soon as it holds something, until a person chooses. A word that no source has changes nothing.
  void want(const QString& word);
  /// Becomes a source of its own and is chosen once it is read.
  void openRecord(const QString& path);
  /// Those that the user's settings name; what ssh would not take for a name is left out. Tells nobody but the list.
  void setHosts(const QStringList& hosts);
  void addHost(const QString& host);
  /// Does nothing for this machine and what ships.
  void remove(int source);

  /// Of the chosen source. Empty: it holds nothing, and whyEmpty() says why.
  const QList<BlockSweep>& sweeps() const;
  QString whyEmpty() const;

  /// Why this problem cannot be run at the chosen source; empty: it can.
  QString whyNotRun(const ProblemSettings& settings) const;
  enum class What { Problem, Blocks };
  /// Requires: whyNotRun() is empty.
  void run(const ProblemSettings& settings, What what, bool countsBytes);
  bool isRunning() const { return m_process.isRunning(); }
  void cancel() { m_process.cancel(); }

 signals:
  void sourcesChanged();
  /// Another source was chosen, or it holds something else.
  void sweepsChanged();
  void hostsChanged(const QStringList& hosts);
  void runStarted(const QString& text);
  void runProgressed(double share);
  void runEnded();
  /// This machine has no card, or lacks something else.
  void cardMissed(const tilewise::Error& error);
  void failed(const tilewise::Error& error);
  void runFailed(const tilewise::CardFailure& failure);

 private:
  struct Entry {
    GpuSource source;
    QList<BlockSweep> sweeps{};
    RecordJob* job = nullptr;  ///< that reads what it holds
    int number = 0;            ///< by which it is found again
  };

  Entry& add(GpuSource source);
  Entry* find(int number);
  int indexOf(int number) const;
  void read(Entry& entry, std::function<Expected<GpuRecord>()> read);
  void arrive(int number, const QList<BlockSweep>& sweeps);
  void refuse(int number, const Error& error);
  void choosePreferred();
  void connectSearch();
  void connectProcess();
  QStringList hosts() const;

  GpuPrograms m_programs;
  CardSearch m_search;
  CardProcess m_process;
  std::vector<Entry> m_entries;
  QList<BlockSweep> m_none;
  int m_chosen = -1;
  ProblemSettings m_preferred;
  QString m_wanted;  ///< word of the source that a session file named
  bool m_isChosenByHand = false;
  bool m_isAwake = false;
  int m_numbers = 0;
  int m_running = 0;  ///< number of the source where something runs
};

}  // namespace tilewise
