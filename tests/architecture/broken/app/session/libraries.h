// SPDX-License-Identifier: GPL-3.0-or-later
#include <QObject>
#include <QWidget>
#include <QtCore>
#include <QtGlobal>
#include <QtWidgets/QWidget>

#include "core/trace/event.h"
