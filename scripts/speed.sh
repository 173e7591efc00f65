#!/usr/bin/env bash
# How fast the rules and the bots are in the browser, beside the same natively: both built here, run one after the other.
source "$(dirname "$0")/tools.sh"

ensure_build_tools
ensure_npm_packages

step "Building it natively"
cargo build --release --no-default-features --example speed
step "Building it as the program of the bots"
cargo build --profile bots --target wasm32-unknown-unknown --no-default-features --features bots --example speed
folder=target/speed
rm -rf "$folder"
wasm-bindgen --target web --out-dir "$folder" "${CARGO_TARGET_DIR:-target}"/wasm32-unknown-unknown/bots/examples/speed.wasm
# As index.html asks for it.
wasm-opt -O4 "$folder/speed_bg.wasm" -o "$folder/speed_bg.wasm"

step "Running both, in turn"
native=$(realpath "${CARGO_TARGET_DIR:-target}/release/examples/speed")
MALLARD_NATIVE=$native scripts/e2e.sh --config speed.config.ts
