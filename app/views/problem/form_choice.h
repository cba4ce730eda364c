// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A chooser of the values of a closed list.

#include <string_view>

#include <QComboBox>

namespace tilewise {

template <class Value>
void addChoice(QComboBox& box, const QString& text, Value value) {
  box.addItem(text, static_cast<int>(value));
}

template <class Value>
void choose(QComboBox& box, Value value) {
  box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

template <class Value>
Value chosen(const QComboBox& box) {
  return static_cast<Value>(box.currentData().toInt());
}

inline QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace tilewise
