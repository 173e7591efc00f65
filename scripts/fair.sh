#!/usr/bin/env bash
# scripts/fair.sh SEEDS: compares the deals and rolls of this many seeds, for each game and number of seats, with what
# chance would give (tests/rules/fairness/). Prints the count that is furthest off for each.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "The deals of $1 seeds, for each game and number of seats"
export MALLARD_SEEDS=$1
long_run 7 "Something is not as likely as it should be, or the tests were not found." \
    --release --test rules fair -- --nocapture
