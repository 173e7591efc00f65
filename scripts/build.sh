#!/usr/bin/env bash
# The release app, in dist/.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

step "Release build"
# Trunk takes a NO_COLOR=1 for a malformed flag and stops.
env -u NO_COLOR trunk build --release
