#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check.sh CHECK SOURCE BUILD: holds one kind of packaging file against what it is for.
set -euo pipefail
check=$1 source=$2 build=$3
packaging=$source/resources/packaging

need() { # PROGRAM
  command -v "$1" >/dev/null && return
  printf 'skipped: %s is not installed\n' "$1"
  exit 77
}

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# The options that a program names in its help.
options() { # PROGRAM [COMMAND...]
  "$@" --help | grep -oE -- '(^|[ ,])--[a-z][a-z-]*' | tr -d ' ,' | sort -u
}

case $check in
  desktop)
    need desktop-file-validate
    desktop-file-validate "$packaging/tilewise.desktop"
    # Each type that the app opens is one that it declares.
    for type in $(sed -n 's/^MimeType=//p' "$packaging/tilewise.desktop" | tr ';' ' '); do
      grep -q "type=\"$type\"" "$packaging/tilewise-mime.xml" || fail "$type is not declared in tilewise-mime.xml"
    done
    ;;
  metainfo)
    need appstreamcli
    appstreamcli validate --no-net "$build/resources/packaging/org.tilewise.Tilewise.metainfo.xml"
    ;;
  mime)
    need update-mime-database
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    mkdir -p "$folder/mime/packages"
    cp "$packaging/tilewise-mime.xml" "$folder/mime/packages/"
    words=$(XDG_DATA_HOME=$folder update-mime-database "$folder/mime" 2>&1 | grep -v 'freedesktop.org.xml' || true)
    [[ -z $words ]] || fail "$words"
    grep -q '\.tilewise$' "$folder/mime/globs2" || fail 'sessions have no type'
    ;;
  icons)
    need file
    for side in 48 128 256; do
      file "$packaging/tilewise-$side.png" | grep -q "PNG image data, $side x $side," ||
        fail "tilewise-$side.png has another size"
    done
    ;;
  pages)
    need man
    for program in tilewise tilewise-cli; do
      [[ -x $build/bin/$program ]] || continue
      words=$(man --warnings -l "$packaging/man/$program.1" 2>&1 >/dev/null)
      [[ -z $words ]] || fail "$words"
      # tilewise takes the problem options too: they stand in the page of tilewise-cli.
      text=$(cat "$packaging/man/tilewise-cli.1" "$packaging/man/$program.1" | tr -d '\134')
      command=()
      [[ $program == tilewise-cli ]] && command=(run)
      for option in $(options "$build/bin/$program" "${command[@]}"); do
        [[ $text == *"$option"* ]] || fail "$program.1 does not have $option"
      done
    done
    ;;
  tree)
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    components=(cli)
    [[ -x $build/bin/tilewise ]] && components+=(desktop)
    for component in "${components[@]}"; do
      cmake --install "$build" --prefix "$folder/first" --component "$component" >/dev/null
    done
    # Elsewhere it works as well.
    mv "$folder/first" "$folder/second"
    "$folder/second/bin/tilewise-cli" run --preset tiny --check >/dev/null
    man -w "$folder"/second/share/man/man1/tilewise-cli.1.gz >/dev/null 2>&1 || gzip -t "$folder"/second/share/man/man1/*.gz
    if [[ -x $build/bin/tilewise ]]; then
      "$folder/second/bin/tilewise" --preset tiny --step 3 --export "$folder/step.png"
      [[ -s $folder/step.png && -s $folder/second/share/applications/tilewise.desktop ]]
    fi
    ! grep -rlF "$folder/first" "$folder/second" || fail 'a file knows where it was installed'
    ;;
  *) fail "there is no check $check" ;;
esac
