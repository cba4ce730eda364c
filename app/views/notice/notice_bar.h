// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A bar across the window that says in one sentence what went wrong, or what is worth knowing, with what can
/// be done about it. It holds one notice; a newer one takes its place. Hidden while there is none.

#include <cstdint>
#include <functional>

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "core/base/error.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace tilewise {

/// A thing to do: the words on the button and what it does. Without words there is no button.
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
  /// Something else that went wrong; details go with "Copy details".
  void showFailure(const QString& sentence, const QString& details);
  void showNote(const QString& sentence, const NoticeAction& action = {});
  /// A question, with its answers from left to right: at most three. Closing it is none of them.
  void ask(const QString& sentence, const QList<NoticeAction>& answers);
  /// Hides it and forgets the notice.
  void dismiss();

  /// Whether there is something to be done about it.
  bool offersActions() const { return !m_acts.isEmpty(); }
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
  void say(Tone tone, const QString& sentence, const QString& details, const QList<NoticeAction>& actions);
  void act(qsizetype n);
  void decorate();
  void placeAll();
  int heightFor(int wide) const;
  int buttonsWidth() const;
  QFont wordsFont() const;
  int textLeft() const;

  Look m_look;
  Tone m_tone = Tone::Note;
  QString m_details;
  QList<NoticeAction> m_acts;
  QLabel* m_words;
  QList<QPushButton*> m_actions;  ///< from left to right
  QPushButton* m_copy;
  QToolButton* m_close;
};

}  // namespace tilewise
