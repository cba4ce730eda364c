// SPDX-License-Identifier: GPL-3.0-or-later
// Explore on the real window, by keys and clicks; figures written and read back.
#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/figure_export.h"
#include "app/plots/explore/explore_form.h"
#include "app/plots/explore/figure_grid.h"
#include "app/plots/figure/caption_label.h"
#include "app/plots/figure/figure_chart.h"
#include "app/views/look/metrics.h"
#include "app/window/explore_workspace.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

using namespace tilewise;

class ExploreWorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init();
  void itStartsFromTheRun();
  void aControlMovesEveryFigure();
  void fieldsTakeNumbersAndRefuseWords();
  void blocksThatFollowAreDisabledWithAReason();
  void whichBlocksFitAnA100();
  void whyFa1MovesMoreThanFa2();
  void anotherFigureChangesPlaces();
  void aCellOpensInStep();
  void itFollowsTheRun();
  void driftingFromStepIsShown();
  void aClickedSliderTakesTheArrows();
  void largeTextScrollsInOneColumn();
  void noControlIsCutAtLargeText();
  void picturesAndDataAreFiles_data();
  void picturesAndDataAreFiles();
  void everythingHasAName();

 private:
  ExploreWorkspace& explore() { return *m_window->findChild<ExploreWorkspace*>(); }
  QComboBox& chooser(const QString& name) {
    for (QComboBox* box : explore().findChildren<QComboBox*>()) {
      if (box->accessibleName() == name) return *box;
    }
    qFatal("no chooser %s", qPrintable(name));
  }
  QLineEdit& field(const QString& name) {
    for (QLineEdit* edit : explore().findChildren<QLineEdit*>()) {
      if (edit->accessibleName() == name) return *edit;
    }
    qFatal("no field %s", qPrintable(name));
  }
  void enter(const QString& name, const QString& text) {
    QLineEdit& edit = field(name);
    edit.setFocus();
    edit.selectAll();
    QTest::keyClicks(&edit, text);
    QTest::keyClick(&edit, Qt::Key_Return);
  }
  void choose(const QString& name, const QString& item) {
    QComboBox& box = chooser(name);
    const int index = box.findText(item, Qt::MatchStartsWith);
    QVERIFY2(index >= 0, qPrintable(item));
    box.setFocus();
    box.setCurrentIndex(index);
    emit box.activated(index);
  }
  FigureCard& card(ExploreFigureKind kind) {
    for (FigureCard* each : explore().grid().cards()) {
      if (each->kind() == kind) return *each;
    }
    qFatal("the figure is not shown");
  }
  QString caption(ExploreFigureKind kind) { return card(kind).findChild<CaptionLabel*>()->text(); }

  std::unique_ptr<MainWindow> m_window;
};

void ExploreWorkspaceTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1440, 900);
  m_window->show();
  m_window->desk().openPreset(QStringLiteral("lesson"));
  QTRY_VERIFY(m_window->session().run() && !m_window->desk().job().isRunning());
  m_window->workspaces().bringToFront(QStringLiteral("explore"));
  QTRY_VERIFY(explore().isVisible());
  QTRY_VERIFY(!caption(ExploreFigureKind::Accesses).isEmpty());
}

void ExploreWorkspaceTest::itStartsFromTheRun() {
  QVERIFY(explore().settings().problem == m_window->session().run()->problem.settings());
  QCOMPARE(field(QStringLiteral("Length T")).text(), QStringLiteral("1,024"));
  QVERIFY(explore().tools()->isVisible());
  QVERIFY(explore().status()->isVisible());
}

void ExploreWorkspaceTest::aControlMovesEveryFigure() {
  const auto run = m_window->session().run();
  QList<Figure> before;
  for (const FigureCard* each : explore().grid().cards()) before << each->figure();
  enter(QStringLiteral("Length T"), QStringLiteral("4096"));
  QTRY_VERIFY(card(ExploreFigureKind::Accesses).figure().present.contains(QStringLiteral("17,305,600")));
  QVERIFY(caption(ExploreFigureKind::Accesses).contains(QStringLiteral("7,937")));
  for (int n = 0; n < before.size(); ++n) {
    QVERIFY2(explore().grid().cards()[n]->figure().present != before[n].present, qPrintable(before[n].title));
  }
  QVERIFY2(m_window->session().run() == run, "nothing was run");
  // The same by the slider.
  auto* slider = field(QStringLiteral("Length T")).parentWidget()->findChild<QSlider*>();
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Right);
  QCOMPARE(explore().settings().problem.Tq, std::int64_t{8192});
}

void ExploreWorkspaceTest::fieldsTakeNumbersAndRefuseWords() {
  enter(QStringLiteral("Key block Bc"), QStringLiteral("96"));
  QCOMPARE(explore().settings().problem.Bc, std::int64_t{96});
  enter(QStringLiteral("Length T"), QStringLiteral("1,024 x 2,048"));
  QCOMPARE(explore().settings().problem.Tk, std::int64_t{2048});
  enter(QStringLiteral("Key block Bc"), QStringLiteral("many"));
  QCOMPARE(explore().settings().problem.Bc, std::int64_t{96});
}

void ExploreWorkspaceTest::blocksThatFollowAreDisabledWithAReason() {
  choose(QStringLiteral("Blocks"), QStringLiteral("from M: ⌈"));
  QVERIFY(!field(QStringLiteral("Query block Br")).isEnabled());
  QVERIFY(!field(QStringLiteral("Query block Br")).accessibleDescription().isEmpty());
  QCOMPARE(explore().settings().problem.Br, std::int64_t{454});
  choose(QStringLiteral("Cap Bᵣ ≤ d"), QStringLiteral("on"));
  QCOMPARE(explore().settings().problem.Br, std::int64_t{64});
}

void ExploreWorkspaceTest::whichBlocksFitAnA100() {
  choose(QStringLiteral("Device"), QStringLiteral("A100"));
  QTRY_VERIFY(
      card(ExploreFigureKind::BlockMap).figure().cells.legend.contains(QStringLiteral("what fits 166,912\u00A0bytes")));
  QVERIFY2(caption(ExploreFigureKind::BlockMap).contains(QStringLiteral("pairs fit")),
           qPrintable(caption(ExploreFigureKind::BlockMap)));
}

void ExploreWorkspaceTest::whyFa1MovesMoreThanFa2() {
  QVERIFY(caption(ExploreFigureKind::Accesses).contains(QStringLiteral("reads and writes O again in every tile")));
  choose(QStringLiteral("Algorithm"), QStringLiteral("FlashAttention-1"));
  QTRY_VERIFY(caption(ExploreFigureKind::BlockMap).contains(QStringLiteral("reads and writes O")));
}

void ExploreWorkspaceTest::anotherFigureChangesPlaces() {
  FigureCard* first = explore().grid().cards()[0];
  emit first->kindWished(ExploreFigureKind::Roofline);
  QCOMPARE(first->kind(), ExploreFigureKind::Roofline);
  QCOMPARE(explore().grid().cards()[3]->kind(), ExploreFigureKind::Accesses);
  emit first->kindWished(ExploreFigureKind::Held);
  QTRY_VERIFY(caption(ExploreFigureKind::Held).contains(QStringLiteral("4\u00A0GiB of P")));
}

void ExploreWorkspaceTest::aCellOpensInStep() {
  FigureChart& chart = card(ExploreFigureKind::BlockMap).chart();
  const QPoint place = cellRect(chart.figure(), chart.figureLayout(), 2, 1).center().toPoint();
  QTest::mouseClick(&chart, Qt::LeftButton, {}, place);
  QTRY_COMPARE(explore().settings().problem.Br, std::int64_t{64});
  QCOMPARE(explore().settings().problem.Bc, std::int64_t{32});
  QTest::mouseDClick(&chart, Qt::LeftButton, {}, place);
  QTRY_COMPARE(m_window->session().run()->problem.Bc(), std::int64_t{32});
  QCOMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
}

void ExploreWorkspaceTest::itFollowsTheRun() {
  enter(QStringLiteral("Length T"), QStringLiteral("4096"));
  m_window->desk().openPreset(QStringLiteral("tiny-causal"));
  QTRY_VERIFY(explore().settings().problem.causal);
  QVERIFY(explore().settings().problem == m_window->session().run()->problem.settings());
}

void ExploreWorkspaceTest::driftingFromStepIsShown() {
  const auto buttonOf = [](const QWidget& parent, const QString& text) {
    for (QPushButton* each : parent.findChildren<QPushButton*>()) {
      if (each->text().remove(u'&') == text) return each;
    }
    qFatal("no button %s", qPrintable(text));
  };
  const QLabel& hint = *explore().tools()->findChild<QLabel*>();
  QPushButton* asInStep = buttonOf(explore(), QStringLiteral("As in Step"));
  QPushButton* open = buttonOf(*explore().tools(), QStringLiteral("Open in Step"));
  QCOMPARE(hint.text(), QStringLiteral("Every control moves all four figures."));
  QVERIFY(!asInStep->isEnabled() && !open->isEnabled());
  enter(QStringLiteral("Length T"), QStringLiteral("4096"));
  QVERIFY2(hint.text().startsWith(QStringLiteral("Not as in Step: ")) && hint.text().contains(QStringLiteral("4,096")),
           qPrintable(hint.text()));
  QVERIFY(asInStep->isEnabled() && open->isEnabled());
  QTest::mouseClick(asInStep, Qt::LeftButton);
  QCOMPARE(explore().settings().problem.Tq, std::int64_t{1024});
  QCOMPARE(hint.text(), QStringLiteral("Every control moves all four figures."));
  choose(QStringLiteral("Device"), QStringLiteral("A100"));
  QVERIFY2(hint.text().contains(QStringLiteral("A100, on chip 166,912")), qPrintable(hint.text()));
  QTest::mouseClick(open, Qt::LeftButton);
  QTRY_COMPARE(m_window->session().run()->problem.settings().device, std::string("A100"));
  QVERIFY(!asInStep->isEnabled());
}

void ExploreWorkspaceTest::aClickedSliderTakesTheArrows() {
  auto* slider = field(QStringLiteral("Length T")).parentWidget()->findChild<QSlider*>();
  QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 3, slider->height() / 2));
  QVERIFY(slider->hasFocus());
  const std::int64_t clicked = explore().settings().problem.Tq;
  QTest::keyClick(slider, Qt::Key_Left);
  QCOMPARE(explore().settings().problem.Tq, clicked / 2);
}

void ExploreWorkspaceTest::largeTextScrollsInOneColumn() {
  QVERIFY(!explore().grid().isOneColumn());
  m_window->resize(1024, 768);
  QTRY_COMPARE(m_window->width(), 1024);
  QVERIFY2(!explore().grid().isOneColumn(), "two by two at 1024 x 768");
  AppSettings settings;
  settings.textSize = 150;
  MainWindow large(settings, QApplication::palette());
  large.resize(1024, 768);
  large.workspaces().bringToFront(QStringLiteral("explore"));
  large.show();
  auto* grid = large.findChild<FigureGrid*>();
  QTRY_VERIFY(grid->isOneColumn());
}

void ExploreWorkspaceTest::noControlIsCutAtLargeText() {
  for (const int textSize : {100, 150, 200}) {
    AppSettings settings;
    settings.textSize = textSize;
    MainWindow large(settings, QApplication::palette());
    large.resize(1024, 768);
    large.workspaces().bringToFront(QStringLiteral("explore"));
    large.show();
    auto* form = large.findChild<ExploreForm*>();
    QTRY_VERIFY(form->isVisible());
    QTRY_COMPARE(form->widget()->width(), form->viewport()->width());
    QList<QWidget*> parts;
    for (QWidget* each : form->widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
      if (!each->isHidden()) parts << each;
    }
    QVERIFY(parts.size() > 10);
    for (const QWidget* each : parts) {
      const auto overlaps = [each](const QWidget* other) {
        return other != each && other->geometry().intersects(each->geometry());
      };
      QVERIFY2(std::ranges::none_of(parts, overlaps), qPrintable(each->accessibleName()));
    }
  }
}

void ExploreWorkspaceTest::picturesAndDataAreFiles_data() {
  QTest::addColumn<QString>("ending");
  QTest::addColumn<QByteArray>("begin");
  QTest::newRow("PNG") << "png" << QByteArray("\x89PNG");
  QTest::newRow("SVG") << "svg" << QByteArray("<?xml");
  QTest::newRow("PDF") << "pdf" << QByteArray("%PDF-");
  QTest::newRow("CSV") << "csv" << QByteArray("");
}

void ExploreWorkspaceTest::picturesAndDataAreFiles() {
  QFETCH(QString, ending);
  QFETCH(QByteArray, begin);
  QTemporaryDir folder;
  for (const ExploreFigureKind kind : AllFigures) {
    const Figure figure = makeFigure(kind, *caseOf(explore().settings()), SweepAxis::OnChip, {});
    const QString path = folder.filePath(figureWord(kind) + u'.' + ending);
    const auto written = exportDrawing(drawingOf(figure, Look(), {640, 440}), path, ExistingFile::Refuse);
    QVERIFY(written.has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(begin) && bytes.size() > 100);
    if (ending == QLatin1String("png")) QCOMPARE(QImage(path).size(), QSize(1280, 880));
    if (ending == QLatin1String("svg")) QVERIFY(QSvgRenderer(bytes).isValid());
    if (ending == QLatin1String("pdf")) QVERIFY(bytes.trimmed().endsWith("%%EOF") && bytes.contains("/Type /Page"));
    if (ending == QLatin1String("csv")) QCOMPARE(bytes.count('\n'), figure.table.rows.size() + 1);
    QVERIFY(!exportDrawing(drawingOf(figure, Look(), {640, 440}), path, ExistingFile::Refuse).has_value());
  }
  QCOMPARE(
      exportDrawing(drawingOf(Figure(), Look(), {640, 440}), folder.filePath(QStringLiteral("a.bmp")), ExistingFile::Refuse).error().code,
      ErrorCode::FileFormat);
}

void ExploreWorkspaceTest::everythingHasAName() {
  for (QWidget* widget : explore().findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
    QVERIFY2(named, widget->metaObject()->className());
  }
}

QTEST_MAIN(ExploreWorkspaceTest)
#include "tst_explore_workspace.moc"
