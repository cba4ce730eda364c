// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/busy_desk.h"

#include "app/session/error_text.h"
#include "app/views/look/numbers.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/notice_bar.h"

namespace tilewise {

BusyDesk::BusyDesk(RunDesk& desk, Session& session, BusyBar& busy, NoticeBar& notice)
    : m_desk(desk), m_session(session), m_busy(busy), m_notice(notice) {
  connectJob();
  connect(&session, &Session::recomputingChanged, this, &BusyDesk::show);
  connect(&session, &Session::recomputingProgressed, this, [this](double share) {
    if (!m_desk.job().isRunning()) m_busy.setShare(share);
  });
  connect(&busy, &BusyBar::cancelWished, this, &BusyDesk::cancel);
}

void BusyDesk::connectJob() {
  RunJob& job = m_desk.job();
  connect(&job, &RunJob::started, this, [this](const QString& title) {
    m_title = title;
    show();
  });
  connect(&job, &RunJob::progressed, this, [this](double share) {
    if (m_desk.job().isRunning() || !m_session.isRecomputing()) m_busy.setShare(share);
  });
  connect(&job, &RunJob::finished, this, &BusyDesk::show);
  connect(&job, &RunJob::failed, this, &BusyDesk::show);
  connect(&job, &RunJob::cancelled, this, [this] {
    show();
    emit nothingCame();
  });
  connect(&job, &RunJob::tooLarge, this, &BusyDesk::ask);

  connect(&job, &RunJob::resultStarted, this, [this] {
    m_session.setResultUnderWay(true);
    show();
  });
  connect(&job, &RunJob::resultFinished, this, [this](const auto& run, const auto& whole) {
    m_session.setResult(run, whole);
    show();
  });
  connect(&job, &RunJob::resultCancelled, this, [this] {
    m_session.setResultUnderWay(false);
    show();
  });
  connect(&job, &RunJob::resultFailed, this, [this](const auto&, const Error& error) {
    m_session.setResultUnderWay(false);
    show();
    sayWhy(error);
  });
}

/// What a person waits for most, first.
void BusyDesk::show() {
  QString text;
  if (m_desk.job().isRunning()) {
    text = tr("Opening %1").arg(m_title);
  } else if (m_session.isRecomputing()) {
    text = tr("Recomputing the numbers of this step");
  } else if (m_desk.job().isComputing()) {
    text = tr("Computing the results of %1").arg(m_session.run()->title);
  }
  if (text == m_text) return;
  m_text = text;
  text.isEmpty() ? m_busy.end() : m_busy.begin(text);
}

void BusyDesk::cancel() {
  if (!m_desk.job().isRunning() && m_session.isRecomputing()) {
    m_session.cancelRecomputing();
  } else {
    m_desk.job().cancel();
  }
}

void BusyDesk::ask(const RunRequest& request, const RunEstimate& estimate) {
  show();
  emit nothingCame();
  const auto openAs = [this, request](RunKind kind) {
    return [this, request, kind] { m_desk.openAs(request, kind); };
  };
  const QString megabytes = grouped((estimate.bytes + 500'000) / 1'000'000);
  m_notice.ask(tr("%1 events, about %2 MB. Counters only?").arg(grouped(estimate.events), megabytes),
               {{tr("Counters &only"), openAs(RunKind::CountersOnly)},
                {tr("&Record anyway"), openAs(RunKind::Whole)},
                {tr("Change the &problem"), [this, request] { emit problemWished(request); }}});
}

/// The run is there all the same.
void BusyDesk::sayWhy(const Error& error) {
  m_notice.showNote(tr("There are no results: %1 Counters and the rows that are looked at are here.").arg(sentence(error)));
}

}  // namespace tilewise
