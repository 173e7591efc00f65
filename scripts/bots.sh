#!/usr/bin/env bash
# The programs that run in workers, put into the folder that Trunk builds: one that reads QR codes (crates/reader), and
# one per game for its bots (src/bin/bots.rs).
# Trunk calls this script (Trunk.toml) because it cannot do it itself: it uses the same flags for all programs, and
# these need different ones.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

# place PROGRAM BINARY PROFILE LEVEL: turns cargo's output into a program for the page.
place() {
    local made=$TRUNK_STAGING_DIR/${1}_bg.wasm
    wasm-bindgen --target web --no-typescript --remove-name-section --remove-producers-section \
        --out-dir "$TRUNK_STAGING_DIR" --out-name "$1" \
        "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/${3/#dev/debug}/$2.wasm"
    [ "$TRUNK_PROFILE" != release ] || wasm-opt "$4" "$made" -o "$made"
}

if [ "$TRUNK_PROFILE" = release ]; then
    # It decodes at most ten pictures a second, so it is optimised for size.
    profile=web
else
    # As Trunk compiles the page's programs.
    profile=${MALLARD_PROFILE:-dev}
fi
cargo build --quiet --target wasm32-unknown-unknown --profile "$profile" --package reader
place reader reader "$profile" -Oz

if [ "$TRUNK_PROFILE" = release ]; then
    # The release is optimised for speed (docs/performance.md).
    profile=bots
    use_bots_flags
fi
# Each game is a feature of its name.
for game in $(node scripts/games.mjs ${TRUNK_BUILD_FEATURES:+drafts}); do
    cargo build --quiet --target wasm32-unknown-unknown --profile "$profile" --no-default-features --features "bots,$game" --bin bots
    place "bots-$game" bots "$profile" -O4
done
