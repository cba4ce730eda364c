// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/ncu_report.h"

using namespace tilewise;

/// The table that ncu prints, among what the profiled program prints.
class NcuReportTest : public QObject {
  Q_OBJECT

  static constexpr const char* Names =
      R"("ID","Kernel Name","dram__bytes_read.sum","dram__bytes_write.sum","l1tex__m_xbar2l1tex_read_bytes.sum",)"
      R"("lts__t_sectors_srcunit_tex_op_red.sum","lts__t_sectors_srcunit_tex_op_write.sum",)"
      R"("sm__inst_executed_pipe_tensor.sum","smsp__inst_executed_pipe_xu.sum")";
  static constexpr const char* Units = R"("","","byte","byte","byte","sector","sector","inst","inst")";

  static std::string report(const std::string& units, const std::string& rows) {
    return "==PROF== Connected to process 7\n{\n \"schema\": 1\n}\n==PROF== Disconnected from process 7\n" +
           std::string(Names) + "\n" + units + "\n" + rows;
  }

 private slots:
  void readsEachLaunch() {
    const std::string first = R"("0","first","19,489,280","2","415,236,096","0","4","6","7")";
    const std::string second = R"row("1","second, f(int, int)","1","2","3","5","4","8","9")row";
    const auto launches = parseNcuReport(report(Units, first + '\n' + second + '\n'));
    QVERIFY(launches);
    QCOMPARE(launches->size(), std::size_t{2});
    QVERIFY((launches->front() == KernelCounts{"first", 415236096, 4, 0, 19489280, 2, 7, 6}));
    QVERIFY((launches->back() == KernelCounts{"second, f(int, int)", 3, 4, 5, 1, 2, 9, 8}));
    KernelCounts sum = launches->front();
    sum += launches->back();
    QVERIFY((sum == KernelCounts{"first", 415236099, 8, 5, 19489281, 4, 16, 14}));
  }

  void refusesWhatHasNoCounts_data() {
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<int>("code");
    const auto row = [](const char* title, const std::string& printed, ErrorCode code) {
      QTest::newRow(title) << QByteArray::fromStdString(printed) << static_cast<int>(code);
    };
    const std::string good = R"("0","first","1","2","3","4","5","6","7")";
    row("nothing", "", ErrorCode::FileFormat);
    row("no table", "==PROF== Connected\n", ErrorCode::FileFormat);
    row("no launch", report(Units, ""), ErrorCode::FileFormat);
    row("no permission", "==ERROR== ERR_NVGPUCTRPERM - The user does not have permission\n" + report(Units, good),
        ErrorCode::DeviceFailed);
    row("another unit", report(R"("","","Mbyte","byte","byte","sector","sector","inst","inst")", good), ErrorCode::FileFormat);
    row("not a whole number", report(Units, R"("0","first","1.5","2","3","4","5","6","7")"), ErrorCode::FileFormat);
    row("not counted", report(Units, R"("0","first","n/a","2","3","4","5","6","7")"), ErrorCode::FileFormat);
  }
  void refusesWhatHasNoCounts() {
    QFETCH(QByteArray, printed);
    QFETCH(int, code);
    const auto launches = parseNcuReport(printed.toStdString());
    QVERIFY(!launches);
    QCOMPARE(static_cast<int>(launches.error().code), code);
  }
};

QTEST_APPLESS_MAIN(NcuReportTest)
#include "tst_ncu_report.moc"
