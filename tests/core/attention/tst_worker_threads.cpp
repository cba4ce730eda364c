// SPDX-License-Identifier: MIT
/// Parts of a work on threads that are kept.

#include "core/attention/worker_threads.h"

#include <QTest>

#include <array>
#include <atomic>
#include <barrier>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>

using namespace tilewise;

class TestWorkerThreads : public QObject {
  Q_OBJECT

 private slots:
  /// Both wait for each other, so they run at the same time; every time on the same two threads. First of all tests: there
  /// is no other thread yet that could take a part.
  void threadsAreKept() {
    std::mutex mutex;
    std::set<std::thread::id> ids;
    for (int call = 0; call < 20; ++call) {
      std::barrier meeting(2);
      runOnThreads(2, [&](unsigned) {
        meeting.arrive_and_wait();
        const std::lock_guard lock(mutex);
        ids.insert(std::this_thread::get_id());
      });
    }
    QCOMPARE(ids.size(), 2);
    QVERIFY(ids.contains(std::this_thread::get_id()));
  }

  void eachPartIsDoneOnce() {
    for (const unsigned workers : {0U, 1U, 2U, 7U, 40U}) {
      std::array<std::atomic<int>, 40> done{};
      runOnThreads(workers, [&done](unsigned part) { ++done[part]; });
      for (unsigned part = 0; part < done.size(); ++part) QCOMPARE(done[part].load(), part < workers ? 1 : 0);
    }
  }

  void aPartMayShareItsWorkOutAgain() {
    std::atomic<int> done{0};
    for (int call = 0; call < 50; ++call) {
      runOnThreads(4, [&done](unsigned) { runOnThreads(3, [&done](unsigned) { ++done; }); });
    }
    QCOMPARE(done.load(), 50 * 4 * 3);
  }

  void anExceptionComesOutAfterAllHaveEnded() {
    std::atomic<int> ended{0};
    const auto work = [&ended](unsigned part) {
      if (part == 1) throw std::runtime_error("part 1");
      ++ended;
    };
    QVERIFY_EXCEPTION_THROWN(runOnThreads(5, work), std::runtime_error);
    QCOMPARE(ended.load(), 4);
  }
};

QTEST_APPLESS_MAIN(TestWorkerThreads)
#include "tst_worker_threads.moc"
