// SPDX-License-Identifier: MIT
#include <QString>
#include <vector>
