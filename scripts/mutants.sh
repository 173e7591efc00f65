#!/usr/bin/env bash
# scripts/mutants.sh SHARD: mutates the engine, the store and the rules in one place after the other, and reports each
# mutant that no test caught. SHARD is a part of all mutants: 0/40 is the first of forty. .cargo/mutants.toml defines
# which code changes and which tests must fail.
source "$(dirname "$0")/tools.sh"

ensure_rust
ensure_cargo_mutants
step "Mutants, shard $1"
mkdir -p target
status=0
packages=(mallard-device mallard-engine mallard-store)
for folder in crates/games/*; do packages+=("mallard-${folder##*/}"); done
# The package of the app has the tests in tests/.
cargo mutants "${packages[@]/#/--package=}" "${packages[@]/#/--test-package=}" --test-package=mallard --no-shuffle --shard "$1" --output target || status=$?
# 2: the tests did not notice some changes. The list is also in target/mutants.out/missed.txt; some of
# them may mean the same as the original.
[ "$status" -eq 0 ] || [ "$status" -eq 2 ] || exit "$status"
