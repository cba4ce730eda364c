# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Completion of tilewise and tilewise-cli for bash. Options come from the programs themselves, so that none is missing.

_tilewise_options() { # PROGRAM [COMMAND...]
  # COMP_WORDS[0] may be an alias or a path: what runs is asked.
  "$@" --help 2>/dev/null | grep -oE -- '(^|[ ,])--[a-z][a-z-]*' | tr -d ' ,' | sort -u
}

_tilewise_commands() { # PROGRAM [COMMAND]
  "$@" --help 2>/dev/null | sed -nE '/^Subcommands:/,$s/^  ([a-z][a-z-]*) .*/\1/p'
}

_tilewise_names() { # presets|devices|faults
  command -v tilewise-cli >/dev/null || return
  tilewise-cli "$1" --json 2>/dev/null | sed -nE 's/^ *"name": "([^"]*)",?$/\1/p'
}

_tilewise() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} program=${COMP_WORDS[0]}
  # "--option=value" comes in three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = && $COMP_CWORD -ge 2 ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  local words='' command='' each
  COMPREPLY=()
  if [[ ${program##*/} == tilewise-cli ]]; then
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
      [[ $each == -* ]] && break
      command+=" $each"
    done
  fi
  case $before in
    --preset) words=$(_tilewise_names presets) ;;
    --device) words=$(_tilewise_names devices) ;;
    --fault) words=$(_tilewise_names faults) ;;
    --algorithm) words='standard fa1 fa2' ;;
    --backward-order) words='fa2 fa1 query-outer two-loops' ;;
    --align) words='top-left bottom-right' ;;
    --precision) words='f64 f32' ;;
    --storage) words='none fp16 bf16 fp8' ;;
    --dtype) words='fp16 bf16 fp32 fp64' ;;
    --init) words='normal outliers ramp' ;;
    --language)
      words='numpy torch triton cuda'
      [[ ${program##*/} == tilewise ]] && words='en de zh_CN'
      ;;
    --format) words='json csv' ;;
    --theme) words='system light dark projector' ;;
    --palette) words='default blue-yellow print' ;;
    --text-size) words='80 90 100 110 125 150 175 200' ;;
    --workspace) words='step compare explore gpu check published' ;;
    --q | --k | --v | --do | --input | --documents | --block-mask | --record | --merge | --export)
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      compopt -o filenames 2>/dev/null
      return
      ;;
    --out)
      mapfile -t COMPREPLY < <(compgen -d -- "$word")
      compopt -o filenames 2>/dev/null
      return
      ;;
    *)
      if [[ $word == -* ]]; then
        # shellcheck disable=SC2086  # a command may be two words, as in "gpu run"
        words=$(_tilewise_options "$program" $command)
      elif [[ ${program##*/} == tilewise-cli && $command =~ ^( gpu| lessons)?$ ]]; then
        # shellcheck disable=SC2086
        words=$(_tilewise_commands "$program" $command)
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        compopt -o filenames 2>/dev/null
        return
      fi
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -F _tilewise tilewise tilewise-cli
