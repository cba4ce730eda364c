// SPDX-License-Identifier: GPL-3.0-or-later
// The worksheet: its numbers against exact attention over the keys seen so far, its two pages, and the file that the window writes.
#include <QApplication>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "app/export/worksheet_export.h"
#include "app/export/worksheet_page.h"
#include "app/session/make_run.h"
#include "app/session/opening.h"
#include "app/views/look/metrics.h"
#include "app/views/look/numbers.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(const QString& preset) {
  RunControl control;
  return *makeRun(*requestForPreset(preset), control);
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int pagesOf(const QByteArray& pdf) {
  static const QRegularExpression page(QStringLiteral("/Type\\s*/Page[^s]"));
  return static_cast<int>(QString::fromLatin1(pdf).count(page));
}

bool near(double a, double b) { return a == b || std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(b)); }

}  // namespace

class WorksheetTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void numbersAreExactAttention_data();
  void numbersAreExactAttention();
  void theSolutionFillsTheSheet_data() { numbersAreExactAttention_data(); }
  void theSolutionFillsTheSheet();
  void blanksAreBlankInPrint();
  void longRunsStopAtThePage();
  void largeRunsAreRefused_data();
  void largeRunsAreRefused();
  void theFileHasTwoPages();
  void theWindowWritesIt_data();
  void theWindowWritesIt();
};

void WorksheetTest::numbersAreExactAttention_data() {
  QTest::addColumn<QString>("preset");
  QTest::newRow("tiny") << QStringLiteral("tiny");
  QTest::newRow("tiny-causal") << QStringLiteral("tiny-causal");
}

void WorksheetTest::numbersAreExactAttention() {
  QFETCH(const QString, preset);
  const auto run = runOf(preset);
  QVERIFY(whyNoWorksheet(*run).isEmpty());
  const Worksheet sheet = worksheetOf(*run);
  const Inputs& in = *inputsOf(*run);
  const Mask& mask = run->trace->grid().mask();
  const double scale = run->problem.scale();
  QVERIFY(sheet.V == in.V);
  std::size_t rows = 0;
  for (const WorksheetBlock& block : sheet.blocks) {
    QCOMPARE(static_cast<std::int64_t>(block.tiles.size()), run->trace->grid().nc());
    for (std::size_t n = 0; n < block.result.size(); ++n) {
      const std::int64_t r = block.queries.begin + static_cast<std::int64_t>(n);
      double before = -INFINITY, m = -INFINITY, l = 0;
      Vector<double> O = Vector<double>::Zero(in.V.cols());
      for (const WorksheetTile& tile : block.tiles) {
        if (tile.skipped) {
          QCOMPARE(run->trace->grid().kind(tile.tile), TileKind::Skipped);
          continue;
        }
        // From scratch, over all keys up to the end of this tile.
        before = m;
        l = 0;
        O.setZero();
        for (std::int64_t t = 0; t < tile.keys.end; ++t) {
          const double s = scale * in.Q.row(r).dot(in.K.row(t));
          if (mask.visible(r, t)) m = std::max(m, s);
        }
        for (std::int64_t t = 0; t < tile.keys.end; ++t) {
          const double s = scale * in.Q.row(r).dot(in.K.row(t));
          if (!mask.visible(r, t)) continue;
          l += std::exp(s - m);
          O += std::exp(s - m) * in.V.row(t).transpose();
        }
        const WorksheetRow& row = tile.rows[n];
        QCOMPARE(row.row, r);
        QVERIFY(near(row.m, m) && near(row.l, l));
        QVERIFY(near(row.factor, before == -INFINITY ? 0 : std::exp(before - m)));
        for (Index c = 0; c < O.size(); ++c) QVERIFY(near(row.output[static_cast<std::size_t>(c)], O(c)));
        for (std::int64_t t = tile.keys.begin; t < tile.keys.end; ++t) {
          const auto& score = row.scores[static_cast<std::size_t>(t - tile.keys.begin)];
          QCOMPARE(score.has_value(), mask.visible(r, t));
          if (score) QVERIFY(near(*score, scale * in.Q.row(r).dot(in.K.row(t))));
        }
        ++rows;
      }
      QVERIFY(near(block.result[n].l, m + std::log(l)));
      for (Index c = 0; c < O.size(); ++c) QVERIFY(near(block.result[n].output[static_cast<std::size_t>(c)], O(c) / l));
    }
  }
  QVERIFY(rows >= 20);
}

void WorksheetTest::theSolutionFillsTheSheet() {
  QFETCH(const QString, preset);
  const Worksheet sheet = worksheetOf(*runOf(preset));
  const SheetPage blank = worksheetPage(sheet, false);
  const SheetPage solved = worksheetPage(sheet, true);
  QCOMPARE(blank.blocks, sheet.blocks.size());
  const auto framed = [](const SheetPage& page) {
    QList<SheetCell> cells;
    for (const SheetCell& cell : page.cells) {
      if (cell.framed) cells.append(cell);
    }
    return cells;
  };
  const auto before = framed(blank);
  const auto after = framed(solved);
  QCOMPARE(before.size(), after.size());
  QStringList answers;
  for (qsizetype n = 0; n < before.size(); ++n) {
    QCOMPARE(before[n].place, after[n].place);
    QCOMPARE(before[n].asked, after[n].asked);
    if (before[n].asked) {
      QVERIFY(before[n].text.isEmpty() && !after[n].text.isEmpty());
      answers << after[n].text;
    } else {
      QCOMPARE(before[n].text, after[n].text);
    }
    QVERIFY(QRectF(0, 0, SheetWidth, SheetHeight).contains(before[n].place));
    for (qsizetype other = 0; other < n; ++other) {
      const QRectF both = before[n].place & before[other].place;
      QVERIFY(both.width() < 0.5 || both.height() < 0.5);
    }
  }
  // m', f, l and each component of every row and tile, in their order; then lse and O.
  QStringList expected;
  for (const WorksheetBlock& block : sheet.blocks) {
    for (const WorksheetTile& tile : block.tiles) {
      for (const WorksheetRow& row : tile.rows) {
        expected << fixed(row.m, 3) << fixed(row.factor, 3) << fixed(row.l, 3);
        for (const double value : row.output) expected << fixed(value, 3);
      }
    }
    for (const WorksheetRow& row : block.result) {
      expected << fixed(row.l, 3);
      for (const double value : row.output) expected << fixed(value, 3);
    }
  }
  QCOMPARE(answers, expected);
}

void WorksheetTest::blanksAreBlankInPrint() {
  const Worksheet sheet = worksheetOf(*runOf(QStringLiteral("tiny-causal")));
  const auto printed = [&sheet](bool solved) {
    QImage image(static_cast<int>(SheetWidth), static_cast<int>(SheetHeight), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSheet(painter, worksheetPage(sheet, solved));
    return image;
  };
  const QImage blank = printed(false);
  const QImage solved = printed(true);
  const auto isMarked = [](const QImage& image, const QRectF& place) {
    const QRect inside = place.adjusted(6, 6, -6, -6).toRect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
      for (int x = inside.left(); x <= inside.right(); ++x) {
        if (qGray(image.pixel(x, y)) < 128) return true;
      }
    }
    return false;
  };
  int asked = 0;
  for (const SheetCell& cell : worksheetPage(sheet, true).cells) {
    if (!cell.asked) continue;
    ++asked;
    QVERIFY(!isMarked(blank, cell.place));
    QVERIFY(isMarked(solved, cell.place));
  }
  QVERIFY(asked > 100);
}

void WorksheetTest::longRunsStopAtThePage() {
  RunRequest request;
  request.title = QStringLiteral("16 tokens");
  request.settings.Tq = request.settings.Tk = 16;
  request.settings.dk = request.settings.dv = 4;
  request.settings.Br = 4;
  request.settings.Bc = 4;
  RunControl control;
  const auto run = makeRun(request, control);
  QVERIFY(run.has_value() && whyNoWorksheet(**run).isEmpty());
  const Worksheet sheet = worksheetOf(**run);
  const SheetPage page = worksheetPage(sheet, true);
  QVERIFY(page.blocks >= 1 && page.blocks < sheet.blocks.size());
  for (const SheetCell& cell : page.cells) QVERIFY(cell.place.bottom() < SheetHeight - 60);
  QVERIFY(page.cells.last().text.contains(QStringLiteral("no room")));
}

void WorksheetTest::largeRunsAreRefused_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<QString>("why");
  QTest::newRow("tokens") << QStringLiteral("ragged") << QStringLiteral("It has more than 16 tokens.");
  QTest::newRow("pass") << QStringLiteral("lesson-backward")
                        << QStringLiteral("The sheet is about the forward pass of FlashAttention-2.");
}

void WorksheetTest::largeRunsAreRefused() {
  QFETCH(const QString, preset);
  QFETCH(const QString, why);
  QCOMPARE(whyNoWorksheet(*runOf(preset)), why);
}

void WorksheetTest::theFileHasTwoPages() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
  const Worksheet sheet = worksheetOf(*runOf(QStringLiteral("tiny")));
  QVERIFY(exportWorksheet(sheet, path, ExistingFile::Refuse).has_value());
  QCOMPARE(pagesOf(contentOf(path)), 2);
  const auto again = exportWorksheet(sheet, path, ExistingFile::Refuse);
  QVERIFY(!again && again.error().code == ErrorCode::FileExists);
  const auto wrong = exportWorksheet(sheet, folder.filePath(QStringLiteral("sheet.png")), ExistingFile::Refuse);
  QVERIFY(!wrong && wrong.error().code == ErrorCode::FileFormat);
}

void WorksheetTest::theWindowWritesIt_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<QString>("said");
  QTest::newRow("the run at hand") << QStringLiteral("tiny") << QString();
  QTest::newRow("a tiny one like it") << QStringLiteral("ragged") << QStringLiteral("It is about the example tiny-causal");
}

void WorksheetTest::theWindowWritesIt() {
  QFETCH(const QString, preset);
  QFETCH(const QString, said);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("class.pdf"));
  MainWindow window(AppSettings{}, QApplication::palette());
  window.resize(1280, 720);
  window.show();
  window.desk().openPreset(preset);
  QTRY_VERIFY(window.session().run() && !window.desk().job().isRunning());
  window.findChild<WindowActions*>()->worksheet->trigger();
  auto* dialog = window.findChild<QFileDialog*>();
  QVERIFY(dialog != nullptr);
  QTRY_VERIFY(dialog->isVisible());
  // It is said before the file is chosen, too.
  QVERIFY(window.findChild<NoticeBar*>()->sentence().contains(said));
  QCOMPARE(dialog->windowTitle().contains(QStringLiteral("the example tiny-causal")), !said.isEmpty());
  auto* name = dialog->findChild<QLineEdit*>();
  name->setText(path);
  QTest::keyClick(name, Qt::Key_Return);
  QTRY_VERIFY(QFile::exists(path));
  QCOMPARE(pagesOf(contentOf(path)), 2);
  const QString note = window.findChild<NoticeBar*>()->sentence();
  QVERIFY2(note.contains(path) && note.contains(said), qPrintable(note));
}

QTEST_MAIN(WorksheetTest)
#include "tst_worksheet.moc"
