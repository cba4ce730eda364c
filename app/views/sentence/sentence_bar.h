// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/sentence/sentence.h"

namespace tilewise {

class Session;

/// The sentence of the step with its tag, across the window. Its height depends on its width and the text size alone,
/// so that nothing below moves when the sentence changes.
class SentenceBar : public QWidget {
  Q_OBJECT

 public:
  explicit SentenceBar(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// While events pass too fast to be read: a sentence a row block, at most 5 a second.
  void setFast(bool fast);

  const Sentence& sentence() const { return m_sentence; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void positionChanged();
  void refresh();
  void setSentence(const Sentence& sentence);
  int tagWidth() const;
  int textLeft() const;

  Session& m_session;
  Look m_look;
  Sentence m_sentence;
  bool m_fast = false;
  QTimer m_pause;  ///< runs while a fast sentence must stay
};

}  // namespace tilewise
