#!/usr/bin/env bash
# Format and clippy, for both machines the code runs on. Warnings are errors here and only here: an
# unfinished thought must still compile while one is working on it.
source "$(dirname "$0")/tools.sh"

ensure_linters

step "Format"
cargo fmt --check

step "Clippy, native"
cargo clippy --no-default-features --all-targets -- -D warnings

step "Clippy, wasm"
cargo clippy --target wasm32-unknown-unknown -- -D warnings
