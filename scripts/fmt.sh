#!/usr/bin/env bash
# Rewrites the Rust sources in the project's format; with --check it only prints the differences. `cargo fmt` would leave
# out the files whose `mod` comes from the list of the games, as in tests/rules/main.rs.
source "$(dirname "$0")/tools.sh"

ensure_linters

find build.rs src crates tests examples benches -name '*.rs' -exec rustfmt --edition 2024 "$@" {} +
