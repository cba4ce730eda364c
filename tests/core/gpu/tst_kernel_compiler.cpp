// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include "core/gpu/kernel_compiler.h"

using namespace tilewise;

/// Machine code that is kept between runs. Needs NVRTC, no card.
class KernelCompilerTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void comesFromDiskTheSecondTime();
  void isMadeAnewWhere_data();
  void isMadeAnewWhere();

 private:
  KernelCompiler compiler(const std::string& architecture = "sm_80", int driver = 13000) {
    return KernelCompiler(*m_nvrtc, {architecture, driver}, m_folder.path().toStdString());
  }

  Expected<Nvrtc> m_nvrtc = Nvrtc::load();
  QTemporaryDir m_folder;
  PlannedKernel m_kernel{"smClock", "sm_clock.cu"};
};

void KernelCompilerTest::initTestCase() {
  if (!m_nvrtc) QSKIP(describe(m_nvrtc.error()).c_str());
  QVERIFY(compiler().compile(m_kernel).has_value());
}

void KernelCompilerTest::comesFromDiskTheSecondTime() {
  KernelCompiler second = compiler();
  const auto fromDisk = second.compile(m_kernel);
  QVERIFY(fromDisk && fromDisk->origin == CubinOrigin::Disk);
  const Compiled compiled = m_nvrtc->compile(kernelText(m_kernel), "sm_80", {});
  QVERIFY(fromDisk->cubin == compiled.cubin);
  QCOMPARE(fromDisk->resources.registers, compiled.resources.registers);
  const auto again = second.compile(m_kernel);
  QVERIFY(again && again->origin == CubinOrigin::Memory);
}

void KernelCompilerTest::isMadeAnewWhere_data() {
  QTest::addColumn<QString>("architecture");
  QTest::addColumn<int>("driver");
  QTest::addColumn<bool>("otherMacro");
  QTest::addColumn<bool>("brokenFile");
  QTest::newRow("the card is another") << "sm_90a" << 13000 << false << false;
  QTest::newRow("the driver is another") << "sm_80" << 13010 << false << false;
  QTest::newRow("a macro is another") << "sm_80" << 13000 << true << false;
  QTest::newRow("the file is cut off") << "sm_80" << 13000 << false << true;
}
void KernelCompilerTest::isMadeAnewWhere() {
  QFETCH(QString, architecture);
  QFETCH(int, driver);
  QFETCH(bool, otherMacro);
  QFETCH(bool, brokenFile);
  PlannedKernel kernel = m_kernel;
  if (otherMacro) kernel.macros.emplace_back("OTHER", 1);
  if (brokenFile) {
    for (const auto& file : std::filesystem::directory_iterator(m_folder.path().toStdString())) {
      std::filesystem::resize_file(file, 40);
    }
  }
  const auto compiled = compiler(architecture.toStdString(), driver).compile(kernel);
  QVERIFY(compiled && compiled->origin == CubinOrigin::Compiled);
}

QTEST_APPLESS_MAIN(KernelCompilerTest)
#include "tst_kernel_compiler.moc"
