#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what is missing, builds Tilewise and opens it: app/run.sh [what tilewise takes]. With no display it renders
# pictures into out/ instead.
set -euo pipefail
here=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/prepare.sh
source app/prepare.sh

# A display that speaks Wayland only needs Qt's plugin for it.
if [[ -n ${WAYLAND_DISPLAY:-} && -z ${DISPLAY:-} ]]; then
  app_packages+=(qt6-wayland)
fi
install_missing "${app_packages[@]}"
build release tilewise tilewise-cli
tilewise=$PWD/build/release/bin/tilewise

for argument in "$@"; do
  case $argument in
    --export | --export=* | --help | -h | --version) draws_itself=1 ;;
  esac
done
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} || -n ${draws_itself:-} ]]; then
  cd "$here"
  exec "$tilewise" "$@"
fi

render() { # FILE [ARGUMENT...]
  local file=$1
  shift
  rm -f "$file"
  "$tilewise" --size 1440x900 "$@" --export "$file" || stop $? "$file could not be rendered; the message above says why."
  printf '%s\n' "$file"
}

if [[ -z ${XDG_RUNTIME_DIR:-} ]]; then
  export XDG_RUNTIME_DIR=$PWD/build/release/runtime
  mkdir -p "$XDG_RUNTIME_DIR"
  chmod 700 "$XDG_RUNTIME_DIR"
fi
mkdir -p out
if (($#)); then
  echo 'tilewise: there is no display (DISPLAY and WAYLAND_DISPLAY are not set), so this is rendered to an image file:'
  picture=$PWD/out/tilewise.png
  cd "$here"
  render "$picture" "$@"
else
  echo 'tilewise: there is no display (DISPLAY and WAYLAND_DISPLAY are not set), so the example is rendered to image files:'
  render "$PWD/out/lesson-causal-step-0.png" --preset lesson-causal --step 0
  render "$PWD/out/lesson-causal-step-190.png" --preset lesson-causal --step 190
  render "$PWD/out/lesson-causal-step-632-dark.png" --preset lesson-causal --step 632 --theme dark
fi
