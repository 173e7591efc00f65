#!/usr/bin/env bash
# scripts/soak.sh MATCHES SEED: so many random matches of each game, over all seats and options, with everything that
# must hold in them (tests/contract/conformance/long_run.rs). One that fails names its seed.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "$1 random matches of each game, from seed $2 on"
export MALLARD_MATCHES=$1 MALLARD_SEED=$2
long_run 1 "The long run was not found among the tests." --test contract conformance::long_run
