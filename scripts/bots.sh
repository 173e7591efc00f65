#!/usr/bin/env bash
# The programs in which bots think beside the page, one per game (src/bin/bots.rs), put into the folder that Trunk builds.
# Trunk calls this script (Trunk.toml) because it cannot do it itself: it uses the same flags for all programs, and
# these need some of their own.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

# The release build that visitors download is optimised for speed (docs/performance.md). Other
# builds compile it like the rest.
profile=${MALLARD_PROFILE:-dev}
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$PATHS_IN_PANICS
if [ "$TRUNK_PROFILE" = release ]; then
    profile=bots
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS+=" $BOTS_RUSTFLAGS"
fi

# A folder of its own: with other flags in the same folder, cargo would compile all crates again each
# time.
folder=target/bots
# Each game has a folder of rules.
for rules in assets/rules/*; do
    export MALLARD_GAME=${rules##*/}
    program=bots-$MALLARD_GAME
    # The metadata make cargo keep each game's program beside the others'.
    CARGO_TARGET_DIR=$folder cargo rustc --quiet --profile "$profile" --target wasm32-unknown-unknown \
        --no-default-features --features bots --bin bots -- -C "metadata=$MALLARD_GAME"
    wasm-bindgen --target web --no-typescript --remove-name-section --remove-producers-section \
        --out-dir "$TRUNK_STAGING_DIR" --out-name "$program" \
        "$folder/wasm32-unknown-unknown/${profile/#dev/debug}/bots.wasm"
    if [ "$profile" = bots ] && wasm_opt_fits; then
        wasm-opt -O4 "$TRUNK_STAGING_DIR/${program}_bg.wasm" -o "$TRUNK_STAGING_DIR/${program}_bg.wasm"
    fi
done
