#!/usr/bin/env bash
# How long it takes from a tap to its paint, in each game with the most seats, at the beginning and after 500
# decisions. Prints the rows of the tables in docs/games/. Arguments go to Playwright: scripts/taps.sh -g durak
source "$(dirname "$0")/tools.sh"

ensure_rust

# GAME SEATS OPTION...: one match between bots.
transcript() {
    local game=$1 seats=$2 options=()
    shift 2
    for option in "$@"; do options+=(--option "$option"); done
    cargo run --quiet --release --example transcript -- \
        "$game" --seats "$seats" --bot dabbler "${options[@]}"
}

# SLUG: the options with which a match lasts longest, in the games that have any.
longest() {
    case $1 in
        durak) echo throw_in=all transfer=true 'length={"until":9}' ;;
        duck-that-goose) echo deck=advanced 'rounds={"count":9}' ;;
    esac
}

matches=$(mktemp)
trap 'rm "$matches"' EXIT
step "Matches of bots"
for file in tests/fixtures/matches/*.json; do
    node -p '((game) => `${game.slug} ${game.seats[1]}`)(require(process.argv[1]))' "./$file"
done |
    while read -r game most; do
        # shellcheck disable=SC2046 # an option is a word
        transcript "$game" "$most" $(longest "$game") </dev/null
    done | node scripts/taps.mjs >"$matches"
MALLARD_TAPS=$matches scripts/e2e.sh --config taps.config.ts "$@"
