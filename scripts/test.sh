#!/usr/bin/env bash
# The checks that every change must pass, cheapest first. Stops at the first failure, with its exit code. The long
# checks have separate commands, which the workflows run: make browser (on the release build), thorough, kills, ladder,
# soak. With MALLARD_BROWSER=all the browser tests run in their long form, as in continuous integration.
#
# scripts/test.sh [GAME]: with the slug of a game, the checks that a change inside that game can break. Tests of other
# games and of the parts that games share are left out, and so are the browser tests that do not name this one. Of a
# draft it prints what is missing; no build but that of `make play` has it, so only the native tests run.
#
# The light build compiles into separate folders in target/, so it runs in parallel with the other steps, up to the
# first that needs it. Its output appears when it is done.
source "$(dirname "$0")/tools.sh"
source scripts/report.sh

game=${1:-}
[ -z "$game" ] || [ -d "crates/games/$game" ] || die "No game has the slug $game."

is_draft() {
    [ -n "$game" ] && ! node scripts/games.mjs | grep -qx "$game"
}

# What cargo tests: all that needs no browser, or the game alone.
tested=(${game:+--package mallard --package "mallard-$game" --no-default-features --features "mallard/$game"})

notes=$(mktemp -d)
log=$notes/log
# Each step notes here when it begins (step in tools.sh).
export MALLARD_STEPS=$notes/steps
touch "$log" "$MALLARD_STEPS" "$notes/build-steps"

# The last words: the time of each step, the failed tests, then "N passed, N failed". If something other than a test
# failed, the last line is left out: "0 failed" would be untrue.
last_words() {
    local tests
    if [ -n "${build:-}" ]; then
        kill -- "-$build" 2>/dev/null || true
        date +%s >>"$notes/build-steps"
    fi
    date +%s >>"$MALLARD_STEPS"
    times "$MALLARD_STEPS" "$notes/build-steps"
    tests=$(passed_and_failed "$log")
    # Last, so that a cut of the output does not lose it.
    failures "$log"
    [[ -z "${all_done:-}" && $tests == *" 0 failed" ]] || printf '\n%s\n' "$tests"
    rm -r "$notes"
}
trap last_words EXIT

# counted COMMAND...: shows its output, and stores a copy for the summary.
counted() {
    "$@" 2>&1 | tee -a "$log"
}

begin_build() {
    # Job control gives it a process group, so that the script can end all of it.
    set -m
    {
        status=0
        MALLARD_STEPS=$notes/build-steps scripts/build.sh --light || status=$?
        date +%s >>"$notes/build-steps"
        exit "$status"
    } >"$notes/build" 2>&1 &
    set +m
    build=$!
}

# Waits for the build, and fails if the build has failed.
finish_build() {
    local status=0
    wait "$build" || status=$?
    build=
    cat "$notes/build"
    return "$status"
}

# All else is linted as it is compiled.
examples() {
    [ -z "$game" ] || return 0
    step "Clippy on the examples"
    cargo clippy --examples --bench playouts -- -D warnings
}

documentation() {
    step "Documentation"
    RUSTDOCFLAGS="-D warnings" cargo doc ${game:+--package "mallard-$game"} --no-deps
    [ -z "$game" ] || return 0
    step "Packages to publish"
    # Compiled from their own files alone, without asking a registry.
    cargo package --quiet --offline --allow-dirty --package mallard-engine --package mallard-store
}

scripts_of_the_house() {
    step "Tests of the scripts"
    counted node --test scripts/*.test.mjs engines/window.test.mjs
}

native() {
    step "Tests, native"
    # Not the examples: clippy has read them, and their tests read their sources.
    counted cargo test "${tested[@]}" --lib --tests
    [ -z "$game" ] || return 0
    step "Examples in the documentation"
    counted cargo test --doc
}

wasm() {
    step "Tests, wasm"
    # These tests run for seconds, so optimising them would take longest.
    CARGO_PROFILE_TEST_OPT_LEVEL=0 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
        counted cargo test "${tested[@]}" --target wasm32-unknown-unknown --lib --test goldens
}

step "Tools"
ensure_linters
ensure_build_tools
ensure_npm_packages

export RUSTC_WORKSPACE_WRAPPER=$PWD/scripts/clippy-rustc.sh
if is_draft; then
    scripts/lint.sh
    step "Tests of the draft"
    counted cargo test "${tested[@]}" --lib --test contract --test bots
    printf '\n%s is a draft. Before it is complete:\n' "$game"
    grep -oh 'to do for .*' "$log" | sed 's/^to do for [a-z-]*: /- /' | sort -u
    all_done=yes
    exit
fi

begin_build
for checks in scripts/lint.sh examples documentation scripts_of_the_house native wasm; do
    "$checks"
    # If it has failed, stop here.
    [ -z "$build" ] || kill -0 "$build" 2>/dev/null || finish_build
done
if [ -n "$build" ]; then
    step "Waiting for the light build"
    finish_build
fi

step "The folder as hosts serve it"
node scripts/check-dist.mjs target/app

step "Size of the first screen"
node scripts/size.mjs target/app "first screen"

MALLARD_DIST=../target/app MALLARD_BROWSER=${MALLARD_BROWSER:-short} counted scripts/e2e.sh --retries 1 ${game:+--grep "$(node scripts/games.mjs titles "$game")"}
if [ -z "$game" ]; then
    counted scripts/templates.sh
    step "The code by kind"
    node scripts/metrics.mjs
fi
[ -z "$game" ] ||
    printf '\nThat was %s alone. Other games share its screens and texts: run `make test` before you propose a change.\n' "$game"
all_done=yes
