#!/usr/bin/env bash
# scripts/fuzz.sh CASES SEED: tries this many changed imports, texts, links and saves (tests/contract/fuzz/). A failure
# names its case.
source "$(dirname "$0")/tools.sh"

ensure_rust
step "$1 cases of each form, from $2 on"
export MALLARD_CASES=$1 MALLARD_SEED=$2
long_run 5 "A case was neither refused nor sound, or the tests were not found." \
    --release --test contract fuzz:: -- --nocapture
