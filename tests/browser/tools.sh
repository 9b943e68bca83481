#!/bin/sh
# Get ready what the tests of the pages need besides Python: Chromium, Node, the type checker and axe.
# Root gets what is missing from Debian's packages. Everybody else is told, loudly, what will be left out; where CI is
# set, leaving something out is a failure.
set -eu
cd "$(dirname "$0")/../.."

has() { command -v "$1" >/dev/null 2>&1; }
has_chromium() { has chromium-headless-shell || has chromium || has chromium-browser || has google-chrome; }

# Chromium without its window makes the tests a quarter faster; a whole browser is as good where that is all there is.
missing() {
  has chromium-headless-shell || echo chromium-headless-shell fonts-dejavu-core
  has node || echo nodejs
  has npm || echo npm
}

wanted=$(missing | tr '\n' ' ')
if [ -n "$wanted" ] && [ "$(id -u)" = 0 ] && has apt-get; then
  echo "Installing what the tests of the pages need: $wanted"
  export DEBIAN_FRONTEND=noninteractive
  # Another installation may be under way.
  install() { apt-get -o DPkg::Lock::Timeout=300 install -qq -y --no-install-recommends "$@" >/dev/null; }
  # All at once, or else one by one, so that a name that this distribution does not know keeps nothing else out.
  # shellcheck disable=SC2086  # names, divided by spaces
  install $wanted 2>&1 || { apt-get update -qq && install $wanted; } ||
    for name in $wanted; do install "$name" || true; done
fi

if has npm && [ ! node_modules/.package-lock.json -nt package.json ]; then
  npm install --silent && touch node_modules/.package-lock.json || true
fi

left_out() {
  has_chromium || echo "no Chromium: the tests of the pages in a browser"
  has node || echo "no Node: the unit tests of the pages' modules"
  [ -x node_modules/.bin/tsc ] || echo "no TypeScript: the types of the pages' modules"
  [ -f node_modules/axe-core/axe.min.js ] || echo "no axe: whether everybody can use the pages"
}

said=$(left_out)
[ -z "$said" ] && exit 0
{
  echo "########################################################################"
  echo "#  THIS RUN LEAVES OUT:"
  echo "$said" | sed 's/^/#    /'
  echo "#  Install chromium-headless-shell or chromium, nodejs and npm, or run make test once as root."
  echo "########################################################################"
} >&2
[ -z "${CI:-}" ]
