#!/usr/bin/env bash
# scripts/soak.sh MATCHES SEED: so many random matches of each game, over all seats and options, with everything that
# must hold in them (tests/contract/conformance/long_run.rs). One that fails names its seed.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "$1 random matches of each game, from seed $2 on"
said=$(mktemp)
trap 'rm "$said"' EXIT
MALLARD_MATCHES=$1 MALLARD_SEED=$2 \
    cargo test --no-default-features --test contract conformance::long_run 2>&1 | tee "$said"
# A name that no test has is no failure to cargo.
grep -q '^test result: ok. 1 passed' "$said" || die "The long run was not found among the tests."
