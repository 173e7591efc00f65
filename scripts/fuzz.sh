#!/usr/bin/env bash
# scripts/fuzz.sh CASES SEED: so many changed imports, texts, links and saves (tests/contract/fuzz/). One that fails names
# its case.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "$1 cases of each form, from $2 on"
said=$(mktemp)
trap 'rm "$said"' EXIT
MALLARD_CASES=$1 MALLARD_SEED=$2 \
    cargo test --release --no-default-features --test contract fuzz:: -- --nocapture 2>&1 | tee "$said"
# A name that no test has is no failure to cargo.
grep -q '^test result: ok. 5 passed' "$said" || die "A case was neither refused nor sound, or the tests were not found."
