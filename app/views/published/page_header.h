// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

/// The heads of a table of figures: of which kind a column is and where it is from, below it what it is. In a section
/// that is narrower than they are they wrap; the header is as high as the highest of them.
class PageHeader : public QHeaderView {
  Q_OBJECT

 public:
  static constexpr int KindRole = Qt::UserRole;  ///< "printed · arXiv"
  static constexpr int ComputedRole = Qt::UserRole + 1;
  static constexpr int TitleRole = Qt::UserRole + 2;

  explicit PageHeader(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// At the left and right of the words in each section, in pixels.
  void setPadding(int padding);
  /// Of words that do not wrap, and of the longest word alone.
  int wordsWidth(int section) const;
  int longestWord(int section) const;
  /// With so much room for words in each section.
  int heightFor(const QList<int>& rooms) const;
  QSize sizeHint() const override;

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;

 private:
  QString text(int section, int role) const;
  QStringList partsOf(int section, int role) const;
  QFont fontOf(int role) const;
  QList<MathText> linesOf(int section, int role, int room, bool wraps) const;
  QList<int> rooms() const;
  bool wrapsIn(const QList<int>& rooms) const;

  Look m_look;
  int m_padding = 0;
};

}  // namespace tilewise
