#!/usr/bin/env bash
# scripts/fair.sh SEEDS: what so many seeds deal and throw, for each game and number of seats, against what chance would
# give (tests/rules/fairness/). Prints, of each, the count that lies furthest off.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "The deals of $1 seeds, for each game and number of seats"
said=$(mktemp)
trap 'rm "$said"' EXIT
MALLARD_SEEDS=$1 cargo test --release --no-default-features --test rules \
    fair -- --nocapture 2>&1 | tee "$said"
# A name that no test has is no failure to cargo.
grep -q '^test result: ok. 7 passed' "$said" || die "Something is not as likely as it should be, or the test was not found."
