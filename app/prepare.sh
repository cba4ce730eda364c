# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What app/run.sh, tests/run.sh and .ci/run do first: install the Debian packages that are missing, configure, build.
# Sourced, never run. Expects bash with -euo pipefail and the repository root as working directory.

# To build tilewise-cli, and nothing more.
core_packages=(g++ cmake ninja-build ccache libeigen3-dev libexpected-dev libfmt-dev libcli11-dev nlohmann-json3-dev
  zlib1g-dev)
# To build the desktop app and the tests too (Qt Test is in qt6-base-dev).
# shellcheck disable=SC2034
app_packages=("${core_packages[@]}" qt6-base-dev qt6-svg-dev libqcustomplot-dev qt6-tools-dev qt6-l10n-tools
  qt6-translations-l10n)
# What tests need beside: they run the NumPy listings and the exercises, make animations, and ask shells to complete.
# shellcheck disable=SC2034
test_packages=(python3-numpy ffmpeg zsh fish)

stop() { # STATUS SENTENCE
  printf 'tilewise: %s\n' "$2" >&2
  exit "$1"
}

# Qt and the build tools want UTF-8. The language of the person stays, unless it is not installed or not UTF-8.
if [[ $(locale charmap 2>/dev/null || true) != UTF-8 ]]; then
  export LC_ALL=C.UTF-8
fi

# With these a compilation is found again in another build folder or checkout.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1

# 1 once install_missing has installed something: what CMake found before may be out of date.
packages_changed=0

install_missing() { # PACKAGE...
  local installed package as_root=()
  local missing=()
  if ! command -v dpkg-query >/dev/null; then
    printf 'tilewise: this is not a Debian system, so the build goes on with what is here; it needs %s\n' \
      'the equivalents of the Debian packages '"$*." >&2
    return
  fi
  installed=$'\n'$(dpkg-query --show --showformat '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)$'\n'
  for package in "$@"; do
    [[ $installed == *$'\n'"$package installed"$'\n'* ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      stop 3 "these Debian packages are missing, and only root or sudo can install them: ${missing[*]}."
    as_root=(sudo)
  fi
  printf 'tilewise: installing the Debian packages %s.\n' "${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  # A package source that does not answer need not matter: the installation decides.
  "${apt[@]}" update </dev/null || true
  "${apt[@]}" install --yes --no-install-recommends "${missing[@]}" </dev/null ||
    stop 3 "apt-get could not install ${missing[*]}; its message above says why."
  packages_changed=1
}

# Configures with the preset of that name, unless that is done already, and builds the targets (all, if none is given).
build() { # PRESET [TARGET...]
  local preset=$1
  shift
  local made_here="CMAKE_HOME_DIRECTORY:INTERNAL=$PWD"
  if [[ -f build/$preset/CMakeCache.txt ]] && ! grep -qxF "$made_here" "build/$preset/CMakeCache.txt"; then
    # The checkout has moved: nothing of what was found and built fits any more.
    rm -rf "build/${preset:?}"
  fi
  if ((packages_changed)) || [[ ! -f build/$preset/build.ninja ]]; then
    cmake --preset "$preset" || stop 1 "configuring failed; the message above says why."
  fi
  # In one language: the cache tells a compilation in another one apart, for its messages.
  LC_ALL=C.UTF-8 cmake --build "build/$preset" ${1:+--target "$@"} || stop 1 "the build failed; the message above says why."
}
