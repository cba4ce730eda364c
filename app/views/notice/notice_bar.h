// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A bar across the window that says in one sentence what went wrong, or what is worth knowing, with at most one thing
/// to do about it. It holds one notice; a newer one takes its place. Hidden while there is none.

#include <cstdint>
#include <functional>

#include <QWidget>

#include "app/views/look/look.h"
#include "core/base/error.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace tilewise {

/// The one thing to do: the words on the button and what it does. Without words there is no button.
struct NoticeAction {
  QString text;
  std::function<void()> act;
};

class NoticeBar : public QWidget {
  Q_OBJECT

 public:
  enum class Tone : std::uint8_t { Error, Note };

  explicit NoticeBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// An error in the words of people; its parts go with "Copy details".
  void showError(const Error& error, const NoticeAction& action = {});
  void showNote(const QString& sentence, const NoticeAction& action = {});
  /// Hides it and forgets the notice.
  void dismiss();

  Tone tone() const { return m_tone; }
  QString sentence() const;

  QSize minimumSizeHint() const override;

 signals:
  void dismissed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void say(Tone tone, const QString& sentence, const QString& details, const NoticeAction& action);
  void decorate();
  void placeAll();
  int heightFor(int wide) const;
  int buttonsWidth() const;
  QFont wordsFont() const;
  int textLeft() const;

  Look m_look;
  Tone m_tone = Tone::Note;
  QString m_details;
  std::function<void()> m_act;
  QLabel* m_words;
  QPushButton* m_action;
  QPushButton* m_copy;
  QToolButton* m_close;
};

}  // namespace tilewise
