// SPDX-License-Identifier: GPL-3.0-or-later
#include <QColor>
#include <QWidget>

#include "app/views/licence.h"
