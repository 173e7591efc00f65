#!/usr/bin/env bash
# The smoke tests on other engines, on the app in dist/: all, or the files that are named. ENGINES=webkit is one alone.
source "$(dirname "$0")/tools.sh"

ensure_node
ensure_webkit
ensure_firefox
# The layout is compared with Chromium's.
ensure_chromium
ensure_chromedriver

if [ $# -eq 0 ]; then
    set -- engines/*.test.mjs
fi

step "Engines"
node --test "$@"
