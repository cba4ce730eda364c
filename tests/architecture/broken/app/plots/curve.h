// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include "app/views/licence.h"
#include "app/views/look/theme.h"
