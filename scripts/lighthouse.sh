#!/usr/bin/env bash
# Lighthouse on the app in dist/. Not part of `make test`: the scores depend on how busy the machine
# is.
source "$(dirname "$0")/tools.sh"

ensure_node
ensure_chromium
packages=scripts/lighthouse
if ! [ "$packages/node_modules/.package-lock.json" -nt "$packages/package-lock.json" ]; then
    step "Installing Lighthouse"
    npm ci --prefix "$packages" --no-audit --no-fund --loglevel error ||
        die "The npm packages of $packages/package-lock.json could not be installed."
fi

step "Lighthouse"
node "$packages/run.mjs" "$@"
