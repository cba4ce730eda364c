// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/views/look/maths_text.h"
#include "app/views/look/metrics.h"
#include "app/views/look/text_advance.h"

using namespace tilewise;

namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

QFont body() { return Metrics{2}.font(Role::Body); }

QImage drawn(const QString& markup, const QColor& changed = {}) {
  QImage image(300, 60, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  MathText::parse(markup).draw(painter, {10, 40}, body(), Qt::black, changed);
  return image;
}

/// The rows between which something is drawn.
std::pair<int, int> inkedRows(const QImage& image) {
  int first = image.height();
  int last = -1;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) != qRgb(255, 255, 255)) {
        first = qMin(first, y);
        last = y;
      }
    }
  }
  return {first, last};
}

}  // namespace

class TestMathsText : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void whatWasMeasuredIsWhatTheFontSays() {
    for (const int pixels : {13, 26}) {
      for (const bool italic : {false, true}) {
        QFont font(QStringLiteral("Roboto"));
        font.setPixelSize(pixels);
        font.setItalic(italic);
        for (const QString& text : {QStringLiteral("m"), QStringLiteral("max"), QString()}) {
          const qreal wanted = QFontMetricsF(font).horizontalAdvance(text);
          QCOMPARE(textAdvance(font, text), wanted);
          QCOMPARE(textAdvance(font, text), wanted);  // remembered
        }
      }
    }
  }

  void markupIsRead_data() {
    QTest::addColumn<QString>("markup");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char* name, const char* markup, const char* plain) {
      QTest::newRow(name) << text(markup) << text(plain);
    };
    row("plain", "for 8 rows", "for 8 rows");
    row("italic", "*Q* and *K*", "Q and K");
    row("subscript in braces", "*S*_{35}", "S35");
    row("subscript of one character", "*Q*_i *K*_j^T", "Qi Kj^(T)");
    row("subscript in italics", "*Q_i x*", "Qi x");
    row("superscript", "*f* = e^{m - m'}", "f = e^(m − m')");
    row("tilde", "*P~*_{35}", "P\u030335");
    row("tilde in a word", "aP~b", "aP\u0303b");
    row("tilde over nothing", "~x", "~x");
    row("changed", "#0.4615# stays", "0.4615 stays");
    row("row sum", "*l* += rowsum", "ℓ += rowsum");
    row("row sum with prime", "*l'*", "ℓ′");
    row("lse keeps its l", "*lse*_i", "lsei");
    row("l in a word", "*all*", "all");
    row("upright l", "l", "l");
    row("prime", "*m'* and *m*'", "m′ and m′");
    row("apostrophe", "the row's", "the row's");
    row("minus before a number", "(-1.298, 2)", "(−1.298, 2)");
    row("minus between numbers", "3-5", "3−5");
    row("minus between spaces", "n - 1", "n − 1");
    row("minus after italics", "*m*-*m'*", "m−m′");
    row("minus at the end", "x-", "x−");
    row("hyphen of words", "row-block", "row-block");
    row("hyphen of a name", "FA-2 and 8-bit", "FA-2 and 8-bit");
    row("escapes", "a\\_b \\*c\\* \\#1 \\~ \\^ \\\\", "a_b *c* #1 ~ ^ \\");
    row("brace outside of a script", "{0, 1}", "{0, 1}");
    row("left open", "*Q_{3", "Q3");
    row("script at the end", "x_", "x_");
    row("empty", "", "");
  }
  void markupIsRead() {
    QFETCH(QString, markup);
    QFETCH(QString, plain);
    QCOMPARE(MathText::parse(markup).plain(), plain);
  }

  void escapedTextComesBack_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << text("a_b*c^d~e#f\\g{h}");
    QTest::newRow("file") << text("layer-3.npz: 'k'");
    QTest::newRow("not latin") << text("клю́ч 𝒦");
  }
  void escapedTextComesBack() {
    QFETCH(QString, name);
    QCOMPARE(MathText::parse(MathText::escaped(name)).plain(), name);
    QCOMPARE(MathText::parse(u'*' + MathText::escaped(name) + u'*').plain(), name);
  }

  void emptyTextTakesNoRoom() {
    QVERIFY(MathText().isEmpty());
    QCOMPARE(MathText().width(body()), 0.0);
    QCOMPARE(MathText().size(body()).height(), QFontMetricsF(body()).ascent() + QFontMetricsF(body()).descent());
  }

  void scriptsStandLowerAndHigher() {
    const auto [top, bottom] = inkedRows(drawn(text("x")));
    const auto [subTop, subBottom] = inkedRows(drawn(text("x_x")));
    const auto [superTop, superBottom] = inkedRows(drawn(text("x^x")));
    QVERIFY(subBottom > bottom);
    QCOMPARE(subTop, top);
    QVERIFY(superTop < top);
    QCOMPARE(superBottom, bottom);
  }

  void scriptsAreSmallerAndUpright() {
    const QFontMetricsF whole(body());
    QFont small = body();
    small.setPixelSize(qRound(0.72 * body().pixelSize()));
    QCOMPARE(MathText::parse(text("_{35}")).width(body()), QFontMetricsF(small).horizontalAdvance(text("35")));
    QCOMPARE(MathText::parse(text("_{35}")).width(Metrics{2}.italic(Role::Body)),
             QFontMetricsF(small).horizontalAdvance(text("35")));
    QVERIFY(MathText::parse(text("_{35}")).width(body()) < whole.horizontalAdvance(text("35")));
  }

  void theTildeIsAboveAndTakesNoWidth() {
    QCOMPARE(MathText::parse(text("*P~*")).width(body()), MathText::parse(text("*P*")).width(body()));
    const auto [top, bottom] = inkedRows(drawn(text("*P*")));
    const auto [tildeTop, tildeBottom] = inkedRows(drawn(text("*P~*")));
    QVERIFY(tildeTop < top - 1);
    QCOMPARE(tildeBottom, bottom);
    // The line of the font has room for it.
    QVERIFY(40 - tildeTop <= QFontMetricsF(body()).ascent() + 1);
  }

  void changedValuesAreBoldAndColored() {
    const auto reddish = [](const QImage& image) {
      for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
          const QRgb pixel = image.pixel(x, y);
          if (qRed(pixel) > qBlue(pixel) + 60) {
            return true;
          }
        }
      }
      return false;
    };
    QVERIFY(reddish(drawn(text("#8#"), Qt::red)));
    QVERIFY(!reddish(drawn(text("#8#"))));
    QVERIFY(!reddish(drawn(text("8"), Qt::red)));
    QCOMPARE(MathText::parse(text("#Rows#")).width(body()),
             QFontMetricsF(Metrics{2}.bold(Role::Body)).horizontalAdvance(text("Rows")));
  }

  void linesAreCutAtSpaces() {
    const MathText sentence = MathText::parse(text("In 15 of 128 rows *m* grew, so *O~*_i was multiplied"));
    const qreal width = sentence.width(body()) / 3;
    const QList<MathText> lines = sentence.wrapped(body(), width);
    QVERIFY(lines.size() >= 3);
    QStringList words;
    for (const MathText& line : lines) {
      QVERIFY(line.width(body()) <= width);
      words.append(line.plain());
    }
    QCOMPARE(words.join(u' '), sentence.plain());
  }

  /// Chinese has no spaces: a line ends between two letters, never before a full stop or after an opening bracket.
  void chineseIsCutBetweenLetters() {
    const QString markup = text("分块 *S*_{35} 的最大值增大（128 行中的 15 行），故这些行的 *l* 和 *O~* 乘以 *f*。");
    const MathText sentence = MathText::parse(markup);
    for (const int lineCount : {2, 3, 5}) {
      const qreal width = sentence.width(body()) / lineCount;
      const QList<MathText> lines = sentence.wrapped(body(), width);
      QVERIFY(lines.size() >= lineCount);
      QString whole;
      for (const MathText& line : lines) {
        QVERIFY2(line.width(body()) <= width, qPrintable(line.plain()));
        QVERIFY(!QStringLiteral("，。）").contains(line.plain().front()));
        QVERIFY(!line.plain().endsWith(u'（'));
        whole += line.plain();
      }
      QCOMPARE(whole.remove(u' '), sentence.plain().remove(u' '));
    }
    QCOMPARE(sentence.wrapped(body(), 10000).size(), 1);
  }

  void aNoBreakSpaceHoldsChineseTogether() {
    const QList<MathText> lines = MathText::parse(text("共 128\u00A0行")).wrapped(body(), 1);
    QCOMPARE(lines.last().plain(), text("128\u00A0行"));
  }

  void aWideWordStandsAlone() {
    const QList<MathText> lines = MathText::parse(text("a incomprehensibilities b")).wrapped(body(), 40);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[1].plain(), text("incomprehensibilities"));
  }
};

QTEST_MAIN(TestMathsText)
#include "tst_maths_text.moc"
