// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/workspace/workspace.h"  // what moc makes of it is compiled here
