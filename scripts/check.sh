#!/usr/bin/env bash
# The checks to run while you work: seconds, when little has changed.
source "$(dirname "$0")/tools.sh"

scripts/lint.sh

# One run for all that is compiled: the screens compile on this machine too. Warnings are errors here and in `make
# test`: unfinished code must still compile while you work on it.
step "Clippy"
cargo clippy --workspace --features ui,bots --all-targets -- -D warnings

step "Unit tests, native"
cargo test --quiet --lib --bins
