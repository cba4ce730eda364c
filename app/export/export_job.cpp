// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_job.h"

#include "app/export/step_pictures.h"

namespace tilewise {

ExportJob::ExportJob(StepPictures& pictures, const ExportRequest& request, QObject* parent)
    : QObject(parent), m_pictures(pictures), m_request(request) {
  connect(&m_pictures, &StepPictures::ready, this, [this] {
    if (!m_sink) return;
    ++m_taken;
    m_sink->take(m_pictures);
    emit progressed(m_taken, m_sink->count());
  });
}

ExportJob::~ExportJob() = default;

void ExportJob::start() {
  m_taken = 0;
  m_sink = PictureSink::make(m_request);
  connect(m_sink.get(), &PictureSink::ready, this, &ExportJob::next);
  connect(m_sink.get(), &PictureSink::written, this, [this] {
    end();
    emit finished();
  });
  connect(m_sink.get(), &PictureSink::failed, this, [this](const Error& error) {
    end();
    emit failed(error);
  });
  if (const auto begun = m_sink->begin(); !begun) {
    // As all other ends: from the event loop.
    QMetaObject::invokeMethod(m_sink.get(), [sink = m_sink.get(), error = begun.error()] { emit sink->failed(error); },
                              Qt::QueuedConnection);
    return;
  }
  next();
}

void ExportJob::next() {
  if (!m_sink) return;
  m_taken < m_sink->count() ? m_pictures.goTo(m_sink->stepAt(m_taken)) : m_sink->end();
}

void ExportJob::cancel() {
  if (!m_sink) return;
  end();
  emit cancelled();
}

/// The sink may be the one that is speaking.
void ExportJob::end() {
  PictureSink* sink = m_sink.release();
  sink->disconnect(this);
  sink->setParent(this);
  sink->deleteLater();
}

}  // namespace tilewise
