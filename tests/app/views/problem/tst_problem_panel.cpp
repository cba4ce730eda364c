// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "app/session/opening.h"
#include "app/session/session.h"
#include "app/views/notice/marked_edit.h"
#include "app/views/problem/block_mask_dialog.h"
#include "app/views/problem/block_mask_view.h"
#include "app/views/problem/example_list.h"
#include "app/views/problem/form_section.h"
#include "app/views/problem/number_field.h"
#include "app/views/problem/problem_form.h"
#include "app/views/problem/problem_panel.h"
#include "app/views/problem/summary_view.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestProblemPanel : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void showsTheProblemAtHand();
  void aWrongValueIsNamedAtTheKey();
  void enterAppliesWhatIsWritten();
  void nothingIsAppliedWhileWrong();
  void linkedFieldsFollow();
  void aLinkedFieldDoesNotRepeatTheError();
  void alignmentShowsWhereTheSizesDiffer();
  void theScaleFollowsTheWidthUnlessWritten();
  void bytesTakeThePlaceOfTheDevice();
  void ownDataFixSizesAndData();
  void resetBringsTheProblemBack();
  void anotherProblemIsOffered();
  void anExampleIsRequested();
  void whatWasWrittenMeanwhileStays();
  void theSummarySaysWhetherItFits();
  void tooManyTilesCannotBeApplied();
  void escapeCloses();
  void rareSettingsAreFoldedUntilTheyAreNeeded();
  void aFoldedTitleSaysWhatIsSet();
  void everySettingCanBeWritten();
  void theWheelChangesOnlyWhatHasTheFocus();
  void whatIsNotAddedInHbmIsNotShuffled();
  void storageTurnsFloat64Off();
  void otherBlocksCarryTheBlockMaskOver();
  void aBlockMaskIsPainted();
  void aLowPanelLeavesTheRoomToTheFields();
  void ownHeadsCanBeChosen();
  void mnemonicsAreUnique();
  void tabReachesEveryField();

 private:
  NumberField& field(ProblemField which) const { return m_panel->form().field(which); }
  void write(ProblemField which, const QString& text) const;
  QPushButton& button(const char* text) const;
  QCheckBox& checkBox(const char* text) const;
  QComboBox& chooser(const char* name) const;
  FormSection& sectionOf(ProblemField which) const;
  ProblemSettings requested(const QSignalSpy& spy) const { return spy.last().at(0).value<ProblemSettings>(); }

  std::unique_ptr<Session> m_session;
  std::unique_ptr<ProblemPanel> m_panel;
};

Q_DECLARE_METATYPE(tilewise::ProblemSettings)

void TestProblemPanel::init() {
  m_session = std::make_unique<Session>();
  m_session->setRun(runOf(smallLesson(true)), 0);
  m_panel = std::make_unique<ProblemPanel>(*m_session);
  m_panel->resize(820, 720);
  m_panel->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestProblemPanel::cleanup() {
  m_panel.reset();
  m_session.reset();
}

void TestProblemPanel::write(ProblemField which, const QString& text) const {
  MarkedEdit& edit = field(which).edit();
  edit.setFocus();
  edit.selectAll();
  text.isEmpty() ? QTest::keyClick(&edit, Qt::Key_Delete) : QTest::keyClicks(&edit, text);
}

QPushButton& TestProblemPanel::button(const char* text) const {
  for (QPushButton* each : m_panel->findChildren<QPushButton*>()) {
    if (each->text().remove(u'&') == QString::fromUtf8(text)) return *each;
  }
  qFatal("no button %s", text);
}

QCheckBox& TestProblemPanel::checkBox(const char* text) const {
  for (QCheckBox* each : m_panel->findChildren<QCheckBox*>()) {
    if (each->text().remove(u'&').startsWith(QLatin1StringView(text))) return *each;
  }
  qFatal("no check box %s", text);
}

QComboBox& TestProblemPanel::chooser(const char* name) const {
  for (QComboBox* each : m_panel->findChildren<QComboBox*>()) {
    if (each->accessibleName() == QLatin1StringView(name)) return *each;
  }
  qFatal("no chooser %s", name);
}

FormSection& TestProblemPanel::sectionOf(ProblemField which) const {
  for (FormSection* each : m_panel->form().sections()) {
    if (each->fields().contains(which)) return *each;
  }
  qFatal("no section");
}

void TestProblemPanel::rareSettingsAreFoldedUntilTheyAreNeeded() {
  for (const ProblemField each : {ProblemField::Heads, ProblemField::WindowLeft, ProblemField::SoftCap}) {
    QVERIFY(sectionOf(each).isFolded());
    QVERIFY(!field(each).isVisible());
  }
  for (const ProblemField each : {ProblemField::Tq, ProblemField::Br, ProblemField::Scale, ProblemField::Seed}) {
    QVERIFY(field(each).isVisible());
  }
  FormSection& heads = sectionOf(ProblemField::Heads);
  auto* title = heads.findChild<QToolButton*>();
  QTest::mouseClick(title, Qt::LeftButton);
  QVERIFY(!heads.isFolded());
  QVERIFY(field(ProblemField::Head).isVisible());
  write(ProblemField::Head, QStringLiteral("9"));
  QVERIFY(!field(ProblemField::Head).errorText().isEmpty());
  QVERIFY(!button("Apply").isEnabled());
  QTest::mouseClick(title, Qt::LeftButton);
  QVERIFY(heads.isFolded());
  write(ProblemField::Br, QStringLiteral("8"));  // what is wrong is never hidden
  QVERIFY(!heads.isFolded());
}

void TestProblemPanel::aFoldedTitleSaysWhatIsSet() {
  FormSection& section = sectionOf(ProblemField::WindowLeft);
  const auto* state = section.findChild<QLabel*>();
  QCOMPARE(state->text(), QStringLiteral("none"));
  ProblemSettings settings = smallLesson(true);
  settings.window = {5, Window::Unbounded};
  settings.blockMask = bandedBlocks(8, 16, 2);
  m_session->setRun(runOf(settings), 0);
  QVERIFY(section.isFolded());
  QCOMPARE(state->text(), QStringLiteral("window 5, ∞, block mask"));
}

void TestProblemPanel::everySettingCanBeWritten() {
  for (FormSection* each : m_panel->form().sections()) each->setFolded(false);
  const auto pick = [this](const char* name, int index) {
    QComboBox& box = chooser(name);
    box.setCurrentIndex(index);
    emit box.activated(index);
  };
  pick("Algorithm", 1);
  pick("Pass that is stepped", 1);
  QVERIFY(chooser("Order of its loops").isVisible());
  pick("Order of its loops", 2);
  checkBox("Shuffled").click();
  write(ProblemField::Shuffle, QStringLiteral("77"));
  write(ProblemField::Batch, QStringLiteral("2"));
  write(ProblemField::Heads, QStringLiteral("4"));
  write(ProblemField::KvHeads, QStringLiteral("2"));
  write(ProblemField::Head, QStringLiteral("5"));
  write(ProblemField::WindowLeft, QStringLiteral("9"));
  write(ProblemField::Documents, QStringLiteral("20, 12"));
  write(ProblemField::SoftCap, QStringLiteral("3"));
  write(ProblemField::Alibi, QStringLiteral("0.5"));
  write(ProblemField::Dropout, QStringLiteral("0.25"));
  pick("Stored as", 1);
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  m_panel->apply();
  QCOMPARE(applied.size(), 1);
  ProblemSettings wanted = smallLesson(true);
  wanted.algorithm = Algorithm::FlashAttention1;
  wanted.backward = true;
  wanted.backwardOrder = BackwardOrder::QueryOuter;
  wanted.shuffle = 77;
  wanted.batch = 2;
  wanted.heads = 4;
  wanted.kvHeads = 2;
  wanted.head = 5;
  wanted.window.left = 9;
  std::vector<std::int64_t> labels(32, 0);
  std::fill(labels.begin() + 20, labels.end(), 1);
  wanted.documents = Documents(labels, labels);
  wanted.softCap = 3;
  wanted.alibi = {0.5};
  wanted.dropout = 0.25;
  wanted.storage = Storage::Fp16;
  QVERIFY(requested(applied) == wanted);
}

void TestProblemPanel::theWheelChangesOnlyWhatHasTheFocus() {
  const auto turn = [](QWidget& widget) {
    const QPointF middle = widget.rect().center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    // Only an event of the mouse goes on to the widgets around; sendEvent would make it one of the program.
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&widget, &event);
  };
  write(ProblemField::Br, QStringLiteral("4"));
  int turned = 0;
  for (QComboBox* each : m_panel->findChildren<QComboBox*>()) {
    if (!each->isVisible()) continue;
    const int before = each->currentIndex();
    turn(*each);
    QVERIFY2(each->currentIndex() == before && !each->hasFocus(), qPrintable(each->accessibleName()));
    ++turned;
  }
  QVERIFY(turned >= 6);
  QComboBox& storage = chooser("Stored as");
  storage.setFocus(Qt::TabFocusReason);
  turn(storage);
  QCOMPARE(storage.currentText(), QStringLiteral("fp16"));
  // What is not heeded scrolls the form.
  m_panel->resize(820, 420);
  auto* bar = m_panel->findChild<QScrollArea*>()->verticalScrollBar();
  QTRY_VERIFY(bar->maximum() > 0);
  bar->setValue(0);
  turn(chooser("Algorithm"));
  QVERIFY(bar->value() > 0);
}

void TestProblemPanel::whatIsNotAddedInHbmIsNotShuffled() {
  ProblemSettings settings = smallLesson(true);
  settings.backward = true;
  settings.shuffle = 77;
  m_session->setRun(runOf(settings), 0);
  const QCheckBox& box = checkBox("Shuffled");
  const auto reason = [this] {
    QStringList texts;
    for (const QLabel* each : sectionOf(ProblemField::Shuffle).findChildren<QLabel*>()) {
      if (each->isVisible() && each->text().contains(u"added up in HBM")) texts << each->text();
    }
    return texts.join(u' ');
  };
  const auto pick = [this](const char* name, int index) {
    QComboBox& chooser = this->chooser(name);
    chooser.setCurrentIndex(index);
    emit chooser.activated(index);
  };
  QVERIFY(box.isEnabled() && field(ProblemField::Shuffle).isVisible());
  QCOMPARE(reason(), QString());
  pick("Order of its loops", 3);
  QVERIFY(!box.isEnabled() && box.isVisible() && !field(ProblemField::Shuffle).isVisible());
  QVERIFY2(reason().contains(u"two loops"), qPrintable(reason()));
  pick("Algorithm", 0);
  QVERIFY2(!box.isEnabled() && reason().contains(u"standard attention"), qPrintable(reason()));
  pick("Pass that is stepped", 0);
  QVERIFY2(!box.isEnabled() && reason().contains(u"forward"), qPrintable(reason()));
  QCOMPARE(m_panel->form().texts().written.at(ProblemField::Shuffle), QStringLiteral("77"));
  pick("Pass that is stepped", 1);
  pick("Algorithm", 2);
  pick("Order of its loops", 0);
  QVERIFY(box.isEnabled() && box.isChecked());
  QCOMPARE(field(ProblemField::Shuffle).text(), QStringLiteral("77"));
}

void TestProblemPanel::storageTurnsFloat64Off() {
  ProblemSettings settings = smallLesson(false);
  settings.precision = Precision::Float64;
  m_session->setRun(runOf(settings), 0);
  QComboBox& precision = chooser("Precision of the engine");
  QCOMPARE(precision.currentText(), QStringLiteral("float64"));
  QComboBox& storage = chooser("Stored as");
  storage.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&storage, Qt::Key_Down);
  QVERIFY(!precision.isEnabled());
  QCOMPARE(precision.currentText(), QStringLiteral("float32"));
  QVERIFY(button("Apply").isEnabled());
}

void TestProblemPanel::otherBlocksCarryTheBlockMaskOver() {
  ProblemSettings settings = smallLesson(false);
  settings.blockMask = bandedBlocks(8, 16, 2);
  m_session->setRun(runOf(settings), 0);
  QVERIFY(!button("Reset").isEnabled());
  write(ProblemField::Br, QStringLiteral("8"));
  QStringList words;
  for (const QLabel* each : sectionOf(ProblemField::WindowLeft).findChildren<QLabel*>()) words << each->text();
  QVERIFY(words.join(u' ').contains(u"Carried over to 4 × 16"));
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  m_panel->apply();
  QVERIFY(*requested(applied).blockMask == resampled(*settings.blockMask, 4, 16));
}

void TestProblemPanel::aBlockMaskIsPainted() {
  sectionOf(ProblemField::WindowLeft).setFolded(false);
  QTest::mouseClick(&button("Paint block mask…"), Qt::LeftButton);
  auto* dialog = m_panel->findChild<BlockMaskDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QCOMPARE(dialog->mask().rows(), 8);
  QCOMPARE(dialog->mask().columns(), 16);
  BlockMaskView& view = dialog->view();
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.middle({2, 5}));
  dialog->accept();
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  m_panel->apply();
  BlockMask wanted(8, 16);
  wanted.set(2, 5, false);
  QVERIFY(*requested(applied).blockMask == wanted);
}

void TestProblemPanel::aLowPanelLeavesTheRoomToTheFields() {
  const int whole = m_panel->summary().height();
  m_panel->resize(820, 500);
  QTRY_VERIFY(m_panel->summary().height() < whole);
  QCOMPARE(m_panel->summary().texts().size(), 5);  // a screen reader hears them all
}

void TestProblemPanel::ownHeadsCanBeChosen() {
  const auto request = requestForPreset(QStringLiteral("story-cache"));
  RunControl control;
  m_session->setRun(*makeRun(*request, control), 0);
  QVERIFY(!field(ProblemField::Heads).isEnabled() && !field(ProblemField::KvHeads).isEnabled());
  QVERIFY(field(ProblemField::Head).isEnabled());
}

void TestProblemPanel::showsTheProblemAtHand() {
  QCOMPARE(field(ProblemField::Tq).text(), QStringLiteral("32"));
  QCOMPARE(field(ProblemField::Bc).text(), QStringLiteral("2"));
  QVERIFY(checkBox("Causal").isChecked());
  QVERIFY(m_panel->summary().texts().first().startsWith(u"FlashAttention-2, forward, T 32"));
  QCOMPARE(m_panel->summary().texts().at(1),
           QStringLiteral("8 × 16 = 128: 72 visited, 16 of them partial, 56 skipped"));
  QCOMPARE(m_panel->summary().texts().at(2), QStringLiteral("632"));
  QVERIFY(!button("Reset").isEnabled());
}

void TestProblemPanel::aWrongValueIsNamedAtTheKey() {
  write(ProblemField::Br, QStringLiteral("0"));
  QCOMPARE(field(ProblemField::Br).errorText(),
           QStringLiteral("The row count of a query block cannot be 0; accepted: 1 to 1,048,576."));
  QVERIFY(field(ProblemField::Br).edit().isWrong());
  QCOMPARE(field(ProblemField::Br).edit().accessibleDescription(), field(ProblemField::Br).errorText());
  QVERIFY(!button("Apply").isEnabled());
  QVERIFY(m_panel->summary().texts().isEmpty());
  write(ProblemField::Seed, QStringLiteral("x"));
  QVERIFY(!field(ProblemField::Seed).errorText().isEmpty());
  QTest::keyClick(&field(ProblemField::Br).edit(), Qt::Key_Backspace);
  QTest::keyClick(&field(ProblemField::Br).edit(), Qt::Key_8);
  QCOMPARE(field(ProblemField::Br).errorText(), QString());
  QVERIFY(!field(ProblemField::Br).edit().isWrong());
  QVERIFY(!button("Apply").isEnabled());  // the seed is still wrong
  write(ProblemField::Seed, QStringLiteral("5"));
  QVERIFY(button("Apply").isEnabled());
  QCOMPARE(m_panel->summary().texts().size(), 5);
}

void TestProblemPanel::enterAppliesWhatIsWritten() {
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  write(ProblemField::Bc, QStringLiteral("8"));
  QCOMPARE(applied.size(), 0);
  QTest::keyClick(&field(ProblemField::Bc).edit(), Qt::Key_Return);
  QCOMPARE(applied.size(), 1);
  ProblemSettings wanted = smallLesson(true);
  wanted.Bc = 8;
  QVERIFY(requested(applied) == wanted);
  QTest::mouseClick(&checkBox("Causal"), Qt::LeftButton, {}, QPoint(8, 14));
  QTest::mouseClick(&button("Apply"), Qt::LeftButton);
  wanted.causal = false;
  QCOMPARE(applied.size(), 2);
  QVERIFY(requested(applied) == wanted);
}

void TestProblemPanel::nothingIsAppliedWhileWrong() {
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  QTest::keyClick(&field(ProblemField::Bc).edit(), Qt::Key_Return);  // nothing has changed
  write(ProblemField::Bc, QString());
  QTest::keyClick(&field(ProblemField::Bc).edit(), Qt::Key_Return);
  QTest::mouseClick(&button("Apply"), Qt::LeftButton);
  QCOMPARE(applied.size(), 0);
}

void TestProblemPanel::linkedFieldsFollow() {
  QVERIFY(!field(ProblemField::Tk).isEnabled());
  write(ProblemField::Tq, QStringLiteral("48"));
  QCOMPARE(field(ProblemField::Tk).text(), QStringLiteral("48"));
  checkBox("Same number").click();
  write(ProblemField::Tk, QStringLiteral("64"));
  write(ProblemField::Tq, QStringLiteral("16"));
  QCOMPARE(field(ProblemField::Tk).text(), QStringLiteral("64"));
  checkBox("Same number").click();
  QCOMPARE(field(ProblemField::Tk).text(), QStringLiteral("16"));
}

void TestProblemPanel::aLinkedFieldDoesNotRepeatTheError() {
  write(ProblemField::Tq, QStringLiteral("0"));
  QVERIFY(!field(ProblemField::Tq).errorText().isEmpty());
  QCOMPARE(field(ProblemField::Tk).errorText(), QString());
  QVERIFY(!button("Apply").isEnabled());
}

void TestProblemPanel::alignmentShowsWhereTheSizesDiffer() {
  const auto chooser = [this]() -> QComboBox* {
    for (QComboBox* each : m_panel->findChildren<QComboBox*>()) {
      if (each->accessibleName() == QLatin1StringView("Alignment")) return each;
    }
    return nullptr;
  };
  QVERIFY(!chooser()->isVisible());
  checkBox("Same number").click();
  write(ProblemField::Tk, QStringLiteral("64"));
  QVERIFY(chooser()->isVisible());
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  chooser()->setFocus(Qt::TabFocusReason);
  QTest::keyClick(chooser(), Qt::Key_Down);
  m_panel->apply();
  QCOMPARE(applied.size(), 1);
  QCOMPARE(requested(applied).alignment, Alignment::BottomRight);
  QCOMPARE(requested(applied).Tk, 64);
}

void TestProblemPanel::theScaleFollowsTheWidthUnlessWritten() {
  QCOMPARE(field(ProblemField::Scale).text(), QStringLiteral("0.5"));
  write(ProblemField::dk, QStringLiteral("16"));
  QCOMPARE(field(ProblemField::Scale).text(), QStringLiteral("0.25"));
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  m_panel->apply();
  QVERIFY(!requested(applied).scale);
  checkBox("Default").click();
  write(ProblemField::Scale, QStringLiteral("1e-2"));
  m_panel->apply();
  QVERIFY(requested(applied).scale == std::optional(0.01));
}

void TestProblemPanel::bytesTakeThePlaceOfTheDevice() {
  QComboBox* device = nullptr;
  for (QComboBox* each : m_panel->findChildren<QComboBox*>()) {
    if (each->accessibleName() == QLatin1StringView("On-chip memory of")) device = each;
  }
  QVERIFY(device);
  QCOMPARE(device->currentText(), QStringLiteral("H200"));
  QCOMPARE(field(ProblemField::Sram).text(), QStringLiteral("232448"));
  QVERIFY(!field(ProblemField::Sram).isEnabled());
  device->setFocus(Qt::TabFocusReason);
  QTest::keyClick(device, Qt::Key_End);
  QVERIFY(field(ProblemField::Sram).isEnabled());
  write(ProblemField::Sram, QStringLiteral("100"));
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  m_panel->apply();
  QCOMPARE(requested(applied).sramBytes, std::optional<std::int64_t>(100));
}

void TestProblemPanel::ownDataFixSizesAndData() {
  const auto request = requestForPreset(QStringLiteral("story-cache"));
  QVERIFY(request);
  RunControl control;
  m_session->setRun(*makeRun(*request, control), 0);
  QCOMPARE(field(ProblemField::Tk).text(), QStringLiteral("512"));
  for (const ProblemField each :
       {ProblemField::Tq, ProblemField::Tk, ProblemField::dk, ProblemField::dv, ProblemField::Seed}) {
    QVERIFY(!field(each).isEnabled());
  }
  QStringList reasons;
  for (const QLabel* each : m_panel->form().findChildren<QLabel*>()) {
    if (each->isVisibleTo(&m_panel->form())) reasons << each->text();
  }
  QVERIFY(reasons.contains(QStringLiteral("Sizes come from the file.")));
  QVERIFY(reasons.contains(QStringLiteral("The data come from the file.")));
  QSignalSpy applied(m_panel.get(), &ProblemPanel::problemRequested);
  write(ProblemField::Br, QStringLiteral("8"));
  m_panel->apply();
  QCOMPARE(applied.size(), 1);
  QCOMPARE(requested(applied).inputKind, InputKind::Own);
  QCOMPARE(requested(applied).Tk, 512);
  m_session->setRun(runOf(smallLesson(true)), 0);
  QVERIFY(field(ProblemField::Tq).isEnabled() && field(ProblemField::Seed).isEnabled());
}

void TestProblemPanel::resetBringsTheProblemBack() {
  write(ProblemField::Br, QStringLiteral("x"));
  checkBox("Causal").click();
  QVERIFY(button("Reset").isEnabled());
  QTest::mouseClick(&button("Reset"), Qt::LeftButton);
  QCOMPARE(field(ProblemField::Br).text(), QStringLiteral("4"));
  QCOMPARE(field(ProblemField::Br).errorText(), QString());
  QVERIFY(checkBox("Causal").isChecked());
}

void TestProblemPanel::anotherProblemIsOffered() {
  ProblemSettings other = m_session->run()->problem.settings();
  other.Br = 3;
  m_panel->offer(other);
  QCOMPARE(field(ProblemField::Br).text(), QStringLiteral("3"));
  QSignalSpy wished(m_panel.get(), &ProblemPanel::problemRequested);
  m_panel->apply();
  QCOMPARE(wished.size(), 1);
  QCOMPARE(wished.at(0).at(0).value<ProblemSettings>().Br, 3);
  // A problem of own data comes with them: what is wished has them too.
  other.Br = 2;
  other.inputKind = InputKind::Own;
  m_panel->offer(other);
  QCOMPARE(field(ProblemField::Br).text(), QStringLiteral("2"));
  m_panel->apply();
  QCOMPARE(wished.size(), 2);
  QVERIFY(wished.at(1).at(0).value<ProblemSettings>().inputKind == InputKind::Own);
}

void TestProblemPanel::anExampleIsRequested() {
  QSignalSpy wished(m_panel.get(), &ProblemPanel::presetRequested);
  m_panel->examples().setCurrentRow(2);
  QTest::keyClick(&m_panel->examples(), Qt::Key_Return);
  QCOMPARE(wished.size(), 1);
  QCOMPARE(wished.at(0).at(0).toString(), QStringLiteral("lesson-causal"));
  // Where there is no room for the list there is a chooser.
  m_panel->resize(500, 720);
  QVERIFY(!m_panel->examples().isVisible());
  for (QComboBox* each : m_panel->findChildren<QComboBox*>()) {
    if (each->isVisible() && each->findText(QStringLiteral("tiny")) >= 0) {
      each->setFocus(Qt::TabFocusReason);
      QTest::keyClick(each, Qt::Key_Down);
    }
  }
  QCOMPARE(wished.size(), 2);
  QCOMPARE(wished.at(1).at(0).toString(), QStringLiteral("lesson"));
}

void TestProblemPanel::whatWasWrittenMeanwhileStays() {
  write(ProblemField::Br, QStringLiteral("8"));
  m_panel->apply();
  write(ProblemField::Bc, QStringLiteral("16"));
  ProblemSettings settings = smallLesson(true);
  settings.Br = 8;
  m_session->setRun(runOf(settings), 0);
  QCOMPARE(field(ProblemField::Bc).text(), QStringLiteral("16"));
  // Any other run shows its own.
  m_session->setRun(runOf(smallLesson(false)), 0);
  QCOMPARE(field(ProblemField::Bc).text(), QStringLiteral("2"));
  QVERIFY(!checkBox("Causal").isChecked());
}

void TestProblemPanel::theSummarySaysWhetherItFits() {
  write(ProblemField::Tq, QStringLiteral("4096"));
  write(ProblemField::dk, QStringLiteral("64"));
  write(ProblemField::Br, QStringLiteral("512"));
  write(ProblemField::Bc, QStringLiteral("64"));
  // In values: 512·64 + 64·64 + 64·64 + 512·64 + 512·64 = 106,496 of 2 bytes, and 2·512 of 4: 217,088 bytes.
  QVERIFY(m_panel->summary().texts().last().startsWith(u"217,088 of 232,448"));
  write(ProblemField::Bc, QStringLiteral("128"));
  // 64·512 + 2·64·64 more values: 81,920 bytes more; 299,008 - 232,448 = 66,560 too many.
  QCOMPARE(m_panel->summary().texts().last(),
           QStringLiteral("Does not fit H200: 66,560\u00A0bytes too many. It still steps."));
  QVERIFY(button("Apply").isEnabled());
}

void TestProblemPanel::tooManyTilesCannotBeApplied() {
  write(ProblemField::Tq, QStringLiteral("100000"));
  QVERIFY(!button("Apply").isEnabled());
  QVERIFY(m_panel->summary().texts().at(1).contains(u"too many"));
}

void TestProblemPanel::escapeCloses() {
  QTest::keyClick(&field(ProblemField::Bc).edit(), Qt::Key_Escape);
  QVERIFY(!m_panel->isVisible());
}

void TestProblemPanel::mnemonicsAreUnique() {
  QHash<QChar, QString> taken;
  const auto take = [&taken](const QString& text) {
    const qsizetype at = text.indexOf(u'&');
    if (at < 0) return true;
    const QChar key = text.at(at + 1).toLower();
    if (taken.contains(key)) return false;
    taken.insert(key, text);
    return true;
  };
  for (const QLabel* label : m_panel->findChildren<QLabel*>()) {
    if (label->buddy() != nullptr) QVERIFY2(take(label->text()), qPrintable(label->text()));
  }
  for (const QCheckBox* box : m_panel->findChildren<QCheckBox*>()) QVERIFY2(take(box->text()), qPrintable(box->text()));
  QVERIFY(take(button("Reset").text()));
  QVERIFY(take(button("Apply").text()));
  QVERIFY(taken.size() >= 20);
}

void TestProblemPanel::tabReachesEveryField() {
  checkBox("Same number").setChecked(false);
  checkBox("Same width").setChecked(false);
  checkBox("Default").setChecked(false);
  QSet<QWidget*> reached;
  m_panel->examples().setFocus(Qt::TabFocusReason);
  for (FormSection* each : m_panel->form().sections()) each->setFolded(false);
  for (int i = 0; i < 60; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    reached << QApplication::focusWidget();
  }
  for (const ProblemField each :
       {ProblemField::Tq, ProblemField::Tk, ProblemField::dk, ProblemField::dv, ProblemField::Br, ProblemField::Bc,
        ProblemField::Scale, ProblemField::Seed, ProblemField::Head, ProblemField::Documents, ProblemField::Alibi}) {
    QVERIFY2(reached.contains(&field(each).edit()), qPrintable(field(each).edit().accessibleName()));
  }
  QVERIFY(reached.contains(&button("Apply")) && reached.contains(&checkBox("Causal")));
}

QTEST_MAIN(TestProblemPanel)
#include "tst_problem_panel.moc"
