// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

class QWidget;

namespace tilewise {

/// Asks for a file of arrays; `chosen` gets its path. Returns at once.
void askForArrays(QWidget& window, const std::function<void(const QString& path)>& chosen);

/// Asks where a picture is to be written, after asking whether a file may be replaced. Returns at once.
void askForPicture(QWidget& window, const QString& proposal, const std::function<void(const QString& path)>& chosen);

}  // namespace tilewise
