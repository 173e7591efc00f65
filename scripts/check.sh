#!/usr/bin/env bash
# The checks to run while you work: seconds, when little has changed.
source "$(dirname "$0")/tools.sh"

scripts/lint.sh

step "Unit tests, native"
cargo test --quiet --no-default-features --lib
