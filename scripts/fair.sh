#!/usr/bin/env bash
# scripts/fair.sh SEEDS: compares the deals and rolls of this many seeds, for each game and number of seats, with their
# probabilities (tests/rules/fairness/). Prints the most extreme count for each.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "The deals of $1 seeds, for each game and number of seats"
export MALLARD_SEEDS=$1
long_run 7 "Something is not as likely as it should be, or the tests were not found." \
    --release --test rules fair -- --nocapture
