#!/usr/bin/env bash
# The development build: no optimiser, all checks, and a reload at every change.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

step "Development server"
# Its files are not in dist/, which is always the release build.
mkdir -p target/serve
# Trunk takes NO_COLOR=1 for a malformed flag and stops.
exec env -u NO_COLOR MALLARD_SERVE=1 trunk serve --dist target/serve
