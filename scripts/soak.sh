#!/usr/bin/env bash
# scripts/soak.sh MATCHES SEED [GAME]: plays this many matches of each game, or of that game alone, over all seats and
# options, at random and by bots, and checks everything that must be true in them
# (tests/contract/conformance/long_run.rs). A failure names its seed.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "$1 matches of ${3:-each game}, from seed $2 on"
export MALLARD_MATCHES=$1 MALLARD_SEED=$2
long_run 1 "The long run was not found among the tests." --profile soak ${3:+--no-default-features --features "$3"} \
    --test contract conformance::long_run
