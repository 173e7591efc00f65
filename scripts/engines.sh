#!/usr/bin/env bash
# The smoke tests on other engines, on the app in dist/: all of them, or the files in the arguments. ENGINES=webkit
# runs one engine alone.
source "$(dirname "$0")/tools.sh"

ensure_node
ensure_webkit
ensure_firefox
# The tests compare the layout with Chromium's.
ensure_chromium
ensure_chromedriver

if [ $# -eq 0 ]; then
    set -- engines/*.test.mjs
fi

step "Engines"
node --test "$@"
