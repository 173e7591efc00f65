#!/usr/bin/env bash
# The table's program, put into the folder that Trunk builds: what several games use, and a chunk for each game, which
# the page fetches when it needs it (src/ui/table/games.rs).
# Trunk calls this script (Trunk.toml) because it cannot split a program.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

if [ "$TRUNK_PROFILE" = release ]; then
    options=(--profile web)
    names=
else
    # As Trunk compiles the home program, so that cargo compiles the library once for both.
    options=(--profile "${MALLARD_PROFILE:-dev}" --features bots,reader)
    names=--remove-name-section
fi
cargo build --quiet --target wasm32-unknown-unknown "${options[@]}" --bin table

work=target/table
rm -rf "$work"
# Code that two games use belongs to the program, not to a chunk of its own for each pair of games.
WASM_SPLIT_SHARED=main wasm-split-cli --target web --out-name table \
    "target/wasm32-unknown-unknown/${options[1]/#dev/debug}/table.wasm" "$work/split"
wasm-bindgen --target web --no-typescript --keep-lld-exports --no-demangle --remove-producers-section ${names:+"$names"} \
    --out-dir "$work" --out-name table "$work/split/table.wasm"
node scripts/table-chunks.mjs "$work"

if [ "$TRUNK_PROFILE" = release ] && wasm_opt_fits; then
    # The options have the same reasons as those of the home program (index.html). The longest comes first.
    ls -S "$work"/*.wasm | xargs -P 2 -I '{}' wasm-opt '{}' -o '{}' --flatten --rereloop -Os -Oz --low-memory-unused \
        --one-caller-inline-max-function-size=20 --skip-pass=local-cse --reorder-functions-by-name
fi
cp "$work"/table.js "$work"/*.wasm "$TRUNK_STAGING_DIR"
