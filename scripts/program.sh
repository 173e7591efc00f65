#!/usr/bin/env bash
# The program, put into the folder that Trunk builds: a part with the home screen, and chunks, which the page fetches
# when it needs them (src/main.rs). Trunk calls this script (Trunk.toml) because it cannot split a program.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

if [ "$TRUNK_PROFILE" = release ]; then
    options=(--profile web)
    # What counts is the compressed size. Functions of like names are next to each other, because they are alike. Code
    # that repeats compresses better than a variable for what it has in common, and two functions that differ by a
    # constant better than one merged.
    passes=(--flatten --rereloop -Os -Oz --low-memory-unused --one-caller-inline-max-function-size=20
        --skip-pass=local-cse --reorder-functions-by-name)
else
    options=(--profile "${MALLARD_PROFILE:-dev}")
fi
cargo build --quiet --target wasm32-unknown-unknown --features "${TRUNK_BUILD_FEATURES:-ui}" "${options[@]}" --bin mallard

# The chunk that each chunk comes after; * names it for all others. The variable belongs to our patch
# (scripts/wasm-split.patch): what several chunks use is put into the last chunk that comes before all of them.
export WASM_SPLIT_AFTER="shared=,setup=shared,table=shared,*=table"

made=target/program
rm -rf "$made"
wasm-split-cli --target web --out-name mallard \
    "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/${options[1]/#dev/debug}/mallard.wasm" "$made/split"
# The optimiser sorts functions by their names, and then drops the names.
wasm-bindgen --target web --no-typescript --keep-lld-exports --no-demangle --remove-producers-section \
    --out-dir "$made" --out-name mallard "$made/split/mallard.wasm"
node scripts/chunks.mjs "$made"

if [ "$TRUNK_PROFILE" = release ]; then
    # Two at a time, the longest first.
    ls -S "$made"/*_bg.wasm | xargs -P 2 -I '{}' wasm-opt "${passes[@]}" '{}' -o '{}'
fi
cp "$made"/mallard.js "$made"/*.wasm "$TRUNK_STAGING_DIR"
