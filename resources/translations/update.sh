#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings translations up to date with the texts of the app: update.sh LUPDATE [FILE.ts...], all that are here without a FILE.
# New texts are marked unfinished, those that are gone are dropped.
set -euo pipefail
lupdate=$1
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
(($#)) || set -- resources/translations/tilewise_*.ts
more=$(mktemp -d)
trap 'rm -rf "$more"' EXIT
# The titles of the examples: a string of JSON is one of C++ too.
sed -n 's/^ *"title": \(".*"\),$/QT_TRANSLATE_NOOP("Engine", \1);/p' resources/presets.json >"$more/presets.cpp"
# Free functions of the namespace take their texts from its context, which lupdate finds and complains of.
"$lupdate" -silent -no-obsolete -locations none -I . -tr-function-alias QT_TRANSLATE_NOOP+=TILEWISE_TEXT \
  app core "$more" -ts "$@" 2> >(grep -v "Class 'tilewise' lacks Q_OBJECT macro" >&2)
