#!/usr/bin/env bash
# The browser tests, on the app in dist/. Arguments go to Playwright: scripts/e2e.sh --ui
source "$(dirname "$0")/tools.sh"

ensure_node
ensure_npm_packages
ensure_chromium
cd e2e

step "Types of the browser tests"
tsc --noEmit

step "Browser"
playwright test "$@"
