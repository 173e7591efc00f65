#!/usr/bin/env bash
# Everything that must hold, cheapest first. Stops at the first failure, with its exit code.
source "$(dirname "$0")/tools.sh"

log=$(mktemp)

# The closing line: "N passed, N failed", added up from what cargo's and Playwright's tests reported.
# When something else failed there is none: "0 failed" would not be the truth.
summary() {
    local status=$?
    awk -v status="$status" '
        /^test result: / { passed += $4; failed += $6 }
        /^ +[0-9]+ passed( |$)/ { passed += $1 }
        /^ +[0-9]+ failed$/ { failed += $1 }
        END { if (status == 0 || failed) printf "\n%d passed, %d failed\n", passed, failed }
    ' "$log"
    rm -f "$log"
}
trap summary EXIT

# counted COMMAND...: shows what it prints, and keeps a copy for the closing line.
counted() {
    "$@" 2>&1 | tee -a "$log"
}

scripts/lint.sh

step "Documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --no-default-features --no-deps

step "Tests, native"
counted cargo test --no-default-features

# The pure parts of the screens (addresses, languages, what is shown when) need no browser.
step "Tests of the screens, native"
counted cargo test --lib ui::

step "Tests, wasm"
ensure_node
ensure_wasm_bindgen
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
    counted cargo test --target wasm32-unknown-unknown --no-default-features --lib --test goldens

# Before the build: the optimiser pinned there makes the sizes below the same everywhere.
ensure_npm_packages

scripts/build.sh

step "The folder as hosts serve it"
node scripts/check-dist.mjs

step "Size"
node scripts/size.mjs

counted scripts/e2e.sh
