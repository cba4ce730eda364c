// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/step_pictures.h"

#include <string>

#include <QCoreApplication>
#include <QPainter>
#include <QTimer>

#include "app/session/session.h"

namespace tilewise {

namespace {

/// What a step changes is drawn anew in the next round of events; plots ask for one more.
constexpr int RoundsOfAStep = 2;
/// Layouts of docks settle in more than one; nothing here waits for time.
constexpr int RoundsOfALayout = 5;

}  // namespace

Expected<void> fitWidget(QWidget& widget, QSize size) {
  widget.setMinimumSize(0, 0);
  widget.resize(size);
  widget.show();
  for (int round = 0; round < RoundsOfALayout; ++round) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
  if (widget.width() <= size.width() && widget.height() <= size.height()) return {};
  const auto text = [](QSize each) { return std::to_string(each.width()) + "x" + std::to_string(each.height()); };
  return failure({ErrorCode::OutOfRange, "--size", text(size), "at least " + text(widget.size()) + " at this text size"});
}

StepPictures::StepPictures(QWidget& widget, Session& session, QSize size)
    : m_widget(widget), m_session(session), m_size(size) {
  connect(&m_session, &Session::recomputingChanged, this, [this](bool isRecomputing) {
    if (isRecomputing || !m_waits) return;
    m_waits = false;
    settle(RoundsOfAStep);
  });
}

void StepPictures::goTo(qint64 step) {
  m_session.setPosition(step);
  m_waits = m_session.isRecomputing();
  if (!m_waits) settle(RoundsOfAStep);
}

void StepPictures::settle(int rounds) {
  QTimer::singleShot(0, this, [this, rounds] {
    if (rounds > 1) return settle(rounds - 1);
    emit ready();
  });
}

QImage StepPictures::image(double scale) const {
  QImage image((QSizeF(m_size) * scale).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  image.fill(m_widget.palette().color(QPalette::Window));
  m_widget.render(&image, {}, QRect({0, 0}, m_size));
  return image;
}

QString StepPictures::title() const {
  const QString name = m_session.run()->title;
  return tr("%1, step %2 of %3").arg(name).arg(m_session.position()).arg(m_session.stepCount());
}

}  // namespace tilewise
