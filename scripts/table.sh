#!/usr/bin/env bash
# The table's program, put into the folder that Trunk builds: what several games use, and a chunk for each game, which
# the page fetches when it needs it (src/bin/table.rs).
# Trunk calls this script (Trunk.toml) because it cannot split a program.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

# As Trunk compiles the home program, so that cargo compiles the library once for both.
if [ "$TRUNK_PROFILE" = release ]; then
    options=(--profile web)
    # For the same reasons as in index.html.
    passes=(--flatten --rereloop -Os -Oz --low-memory-unused --one-caller-inline-max-function-size=20
        --skip-pass=local-cse --reorder-functions-by-name)
else
    options=(--profile "${MALLARD_PROFILE:-dev}")
fi
cargo build --quiet --target wasm32-unknown-unknown --features "${TRUNK_BUILD_FEATURES:-ui}" "${options[@]}" --bin table

made=target/table
rm -rf "$made"
# The variable belongs to our patch (scripts/wasm-split.patch): the program gets all that two games use.
WASM_SPLIT_SHARED=main wasm-split-cli --target web --out-name table \
    "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/${options[1]/#dev/debug}/table.wasm" "$made/split"
# The optimiser sorts functions by their names, and then drops the names.
wasm-bindgen --target web --no-typescript --keep-lld-exports --no-demangle --remove-producers-section \
    --out-dir "$made" --out-name table "$made/split/table.wasm"
node scripts/table-chunks.mjs "$made"

if [ "$TRUNK_PROFILE" = release ]; then
    # Two at a time, the longest first.
    printf '%s\n' "$made"/table_bg.wasm "$made"/chunk-*.wasm |
        xargs -P 2 -I '{}' wasm-opt "${passes[@]}" '{}' -o '{}'
fi
cp "$made"/table.js "$made"/*.wasm "$TRUNK_STAGING_DIR"
