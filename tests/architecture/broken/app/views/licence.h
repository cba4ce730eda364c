// SPDX-License-Identifier: MIT
#include <QWidget>
#include <qcustomplot.h>

#include "app/plots/curve.h"
#include "licence.moc"
