#!/usr/bin/env bash
# Begins a game with each template (scripts/new-game.mjs) in a copy of the sources, checks the drafts, and plays a match of
# each in a browser.
source "$(dirname "$0")/tools.sh"

ensure_linters
ensure_build_tools
ensure_npm_packages
ensure_chromium

# What others wrote is compiled once for both, so its flags are the same.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target} PATHS_IN_PANICS
copy=$PWD/target/templates
rm -rf "$copy"
mkdir -p "$copy"
git ls-files -z --cached --others --exclude-standard --deduplicate |
    while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
    xargs -0 cp --parents --preserve=timestamps --target-directory="$copy"
ln -s "$PWD/.tools" "$copy/.tools"
ln -s "$PWD/e2e/node_modules" "$copy/e2e/node_modules"
cd "$copy"

drafts=()
for template in crates/templates/*; do
    kind=${template##*/}
    node scripts/new-game.mjs "new-$kind" "$kind"
    drafts+=("new-$kind")
done

step "Tests of the templates"
cargo test --package mallard --no-default-features --features "$(IFS=,; printf '%s' "${drafts[*]}")" --lib --test contract --test bots

scripts/build.sh --drafts

step "The templates in a browser"
MALLARD_DIST=$copy/target/drafts MALLARD_DRAFTS="${drafts[*]}" scripts/e2e.sh --config drafts.config.ts
