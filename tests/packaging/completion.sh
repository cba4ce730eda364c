#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# completion.sh SHELL BUILD: asks the completion of bash, zsh or fish what it offers, and holds that against the help of
# the programs.
set -euo pipefail
shell=$1 build=$2
scripts=$build/resources/packaging/completion
PATH=$build/bin:$PATH

command -v "$shell" >/dev/null || {
  printf 'skipped: %s is not installed\n' "$shell"
  exit 77
}

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# What is offered for the last word, a word a line.
completed() { # WORD...
  case $shell in
    bash)
      (
        # shellcheck source=/dev/null
        source "$scripts/$1.bash"
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _tilewise
        ((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}"
      )
      ;;
    zsh)
      # What the completion hands to zsh's own functions is printed instead.
      # shellcheck disable=SC2016  # it is for the other shell
      zsh -f -c '
        _describe() { print -l -- ${${(P)@[-1]}%%:*} }
        compadd() { print -l -- ${(P)@[-1]} }
        _files() { print -- "@files $*" }
        compset() { PREFIX=${PREFIX#$~3} }
        source "$1"
        shift
        words=("$@") CURRENT=$# PREFIX=$@[-1]
        _tilewise' zsh "$scripts/$1.zsh" "$@"
      ;;
    fish)
      # shellcheck disable=SC2016
      XDG_CONFIG_HOME=$build/config fish --no-config -c 'source $argv[1]; complete -C "$argv[2]"' \
        "$scripts/$1.fish" "$*" | cut -f1
      ;;
  esac
}

offers() { # EXPECTED WORD...
  local words
  words=$(completed "${@:2}")
  grep -qxF -- "$1" <<<"$words" || fail "${*:2}: offers ${words:-nothing} and not $1"
}

commands() { # PROGRAM [COMMAND]
  "$@" --help | sed -nE '/^Subcommands:/,$s/^  ([a-z][a-z-]*) .*/\1/p'
}

# Each option of the help is offered.
offers_all() { # PROGRAM [COMMAND...]
  local words option count=0
  words=$(completed "$@" --)
  for option in $("$@" --help | grep -oE -- '^ +(-[a-z],)?--[a-z][a-z-]*' | grep -oE -- '--[a-z-]*'); do
    grep -qxF -- "$option" <<<"$words" || fail "$*: does not offer $option"
    count=$((count + 1))
  done
  ((count > 0)) || fail "$*: has no options in its help"
}

offers_all tilewise-cli
for command in $(commands tilewise-cli); do
  offers "$command" tilewise-cli "${command:0:2}"
  offers_all tilewise-cli "$command"
  for second in $(commands tilewise-cli "$command"); do
    offers "$second" tilewise-cli "$command" "${second:0:1}"
    offers_all tilewise-cli "$command" "$second"
  done
done
offers lesson-causal tilewise-cli run --preset lesson-c
offers A100 tilewise-cli run --device A
offers query-outer tilewise-cli run --backward-order q
offers triton tilewise-cli code --language t
if [[ -x $build/bin/tilewise ]]; then
  offers_all tilewise
  offers projector tilewise --theme p
  offers zh_CN tilewise --language z
  case $shell in
    bash) offers dark tilewise --theme = d ;;
    zsh) offers dark tilewise --theme=d ;;
    fish) offers --theme=dark tilewise --theme=d ;;
  esac
fi
