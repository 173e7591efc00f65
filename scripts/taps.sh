#!/usr/bin/env bash
# How long it takes from a tap to its paint, in each game with the most seats, at the beginning and after 500
# decisions. Prints the rows of the table in docs/performance.md. Arguments go to Playwright: scripts/taps.sh -g durak
source "$(dirname "$0")/tools.sh"

ensure_rust

# GAME SEATS OPTION...: one match between bots.
transcript() {
    local game=$1 seats=$2 options=()
    shift 2
    for option in "$@"; do options+=(--option "$option"); done
    cargo run --quiet --no-default-features --release --example transcript -- \
        "$game" --seats "$seats" --bot dabbler "${options[@]}"
}

matches=$(mktemp)
trap 'rm "$matches"' EXIT
step "Matches of bots"
{
    transcript durak 6 throw_in=all transfer=true 'length={"until":9}'
    transcript duckit 3
    transcript quantum 4
    transcript duck-and-cover 7
    transcript duck-that-goose 9 deck=advanced 'rounds={"count":9}'
} | node scripts/taps.mjs >"$matches"
MALLARD_TAPS=$matches scripts/e2e.sh --config taps.config.ts "$@"
