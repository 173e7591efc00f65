#!/usr/bin/env bash
# The rungs of the ladder of bots that `make test` leaves out: hundreds of matches between two levels (tests/bots/).
source "$(dirname "$0")/tools.sh"

ensure_rust
step "The ladder of bots"
cargo test --test bots -- --ignored --nocapture
