// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/sentence/sentence.h"

class QPainter;

namespace tilewise {

/// A sentence with its tag, across the window. Its height depends on its width and the text size alone, so that
/// nothing below moves
/// when the sentence changes.
class SentenceView : public QWidget {
  Q_OBJECT

 public:
  /// tags: that it may show; the block of the tag is as wide as the widest.
  explicit SentenceView(const QStringList& tags, QWidget* parent = nullptr);
  /// Markup, as long as a sentence gets: what the height is reckoned with. At first that of a step.
  void setLongest(const QString& text);

  void setLook(const Look& look);
  /// Leaves the height to the layout, which knows the width: a page that was not seen yet then claims one line only.
  void leaveHeightToLayout();
  void setSentence(const Sentence& sentence);
  const Sentence& sentence() const { return m_sentence; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fixHeight();
  int tagWidth() const;
  int textLeft() const;
  /// Of a text in a room of that width: that of sentences, and smaller where it would take more than two lines.
  QFont fontOf(const QString& text, int room) const;
  int roomIn(int width) const;
  void paintTag(QPainter& painter, const QRectF& room) const;

  QStringList m_tags;
  QString m_longest;
  Look m_look;
  Sentence m_sentence;
  bool m_heightIsOwn = true;
};

}  // namespace tilewise
