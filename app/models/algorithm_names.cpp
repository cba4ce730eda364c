// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_names.h"

#include <QCoreApplication>

namespace tilewise {

QString shortName(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::Standard: return QCoreApplication::translate("AlgorithmNames", "standard");
    case Algorithm::FlashAttention1: return QCoreApplication::translate("AlgorithmNames", "FA-1");
    case Algorithm::FlashAttention2: return QCoreApplication::translate("AlgorithmNames", "FA-2");
  }
  return {};
}

QString longName(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::Standard: return QCoreApplication::translate("AlgorithmNames", "standard attention");
    case Algorithm::FlashAttention1: return QCoreApplication::translate("AlgorithmNames", "FlashAttention-1");
    case Algorithm::FlashAttention2: return QCoreApplication::translate("AlgorithmNames", "FlashAttention-2");
  }
  return {};
}

}  // namespace tilewise
