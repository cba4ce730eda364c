// SPDX-License-Identifier: GPL-3.0-or-later
// How long the real window is busy, at 1280 x 720: with another problem, and with another look.
#include <algorithm>

#include <QApplication>
#include <QEventLoop>
#include <QTimer>

#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"
#include "tests/benchmarks/samples.h"
#include "tests/benchmarks/thread_clock.h"

namespace {

using namespace tilewise;

/// Adds up the processor time in which no other event is looked at: what a person who presses a key waits for.
class BusyApplication : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (m_depth > 0) return QApplication::notify(receiver, event);
    ++m_depth;
    const double begin = threadSeconds();
    const bool taken = QApplication::notify(receiver, event);
    const double ms = 1000 * (threadSeconds() - begin);
    --m_depth;
    m_longest = std::max(m_longest, ms);
    m_sum += ms;
    return taken;
  }

  void begin() { m_longest = m_sum = 0; }
  double longest() const { return m_longest; }
  double sum() const { return m_sum; }

 private:
  int m_depth = 0;
  double m_longest = 0;
  double m_sum = 0;
};

/// Lets the window work for a while; what it waits for does not count.
void wait(int ms) {
  QEventLoop loop;
  QTimer::singleShot(ms, &loop, &QEventLoop::quit);
  loop.exec();
}

/// Until it has had next to nothing to do for a quarter of a second.
void settle(BusyApplication& application) {
  constexpr int Looks = 5;
  for (int quiet = 0; quiet < Looks; ++quiet) {
    const double before = application.sum();
    wait(50);
    if (application.sum() > before + 3) quiet = 0;
  }
}

struct Busy {
  explicit Busy(BusyApplication& of) : application(of) {}
  BusyApplication& application;
  Samples longest, sum;

  /// As the answer to one event, with all that follows from it.
  template <class Act, class Done>
  void take(const Act& act, const Done& done) {
    settle(application);
    application.begin();
    QTimer::singleShot(0, &application, act);
    do {
      settle(application);
    } while (!done());
    longest.add(application.longest());
    sum.add(application.sum());
  }
  template <class Act>
  void take(const Act& act) {
    take(act, [] { return true; });
  }
  void print(const std::string& what) {
    longest.print((what + ", at once").c_str());
    sum.print((what + ", in all").c_str());
  }
};

ProblemSettings sized(std::int64_t T) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.dk = settings.dv = 64;
  settings.Br = settings.Bc = 64;
  return settings;
}

void open(BusyApplication& application, MainWindow& window, const char* workspace) {
  window.workspaces().bringToFront(QString::fromLatin1(workspace));
  // The result of a large problem follows beside the window; the next problem takes its place.
  const auto isThere = [&window] { return !window.desk().job().isRunning(); };
  for (const std::int64_t T : {4096, 16384, 65536}) {
    Busy there(application), back(application);
    for (int n = 0; n < 4; ++n) {
      ProblemSettings settings = sized(T);
      settings.causal = n % 2 == 1;
      there.take([&] { window.desk().changeSettings(settings); }, isThere);
      back.take([&] { window.desk().undo(); }, isThere);
    }
    std::printf("%s, T = %lld\n", workspace, static_cast<long long>(T));
    there.print("  change to it");
    back.print("  undo");
  }
}

void change(BusyApplication& application, MainWindow& window, const char* workspace) {
  window.workspaces().bringToFront(QString::fromLatin1(workspace));
  auto& actions = *window.findChild<WindowActions*>();
  Busy larger(application), normal(application), hammered(application), theme(application);
  Busy begin(application), end(application);
  const bool isStep = QLatin1StringView(workspace) == QLatin1StringView("step");
  for (int n = 0; n < 7; ++n) {
    larger.take([&] { actions.larger->trigger(); });
    normal.take([&] { actions.normalSize->trigger(); });
    hammered.take([&] {
      for (int press = 0; press < 4; ++press) QTimer::singleShot(0, actions.larger, &QAction::trigger);
    });
    normal.take([&] { actions.normalSize->trigger(); });
    theme.take([&] { actions.themes->actions().at(1 + n % 2)->trigger(); });
    if (isStep) {
      begin.take([&] { actions.present->trigger(); });
      end.take([&] { actions.present->trigger(); });
    }
  }
  std::printf("%s\n", workspace);
  larger.print("  larger text");
  normal.print("  normal text");
  hammered.print("  four times larger");
  theme.print("  another theme");
  if (isStep) {
    begin.print("  present");
    end.print("  leave the presentation");
  }
}

}  // namespace

// With "look" or "open" only the one of them.
int main(int argc, char** argv) {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  BusyApplication application(argc, argv);
  loadFonts();
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  MainWindow window(settings, QApplication::palette());
  window.resize(1280, 720);
  window.show();
  window.desk().openPreset(QStringLiteral("lesson-causal"));
  while (!window.session().run()) wait(20);
  window.session().setPosition(190);
  const bool onlyLook = argc > 1 && QLatin1StringView(argv[1]) == QLatin1StringView("look");
  const bool onlyOpen = argc > 1 && QLatin1StringView(argv[1]) == QLatin1StringView("open");
  for (const char* workspace : {"step", "compare", "explore", "gpu", "check"}) {
    if (!onlyOpen) change(application, window, workspace);
    if (!onlyLook) open(application, window, workspace);
  }
  return 0;
#endif
}
