#!/usr/bin/env bash
# Pictures of every screen, in target/screenshots/. Those that README.md and the manifest show are in docs/screenshots/
# and are taken over from there, a quarter as large with a palette of 256 colours. Arguments go to Playwright:
# scripts/screenshots.sh -g tablet
source "$(dirname "$0")/tools.sh"

have pngquant || apt_install pngquant pngquant
scripts/e2e.sh --config screenshots.config.ts --update-snapshots=all "$@"

step "Pictures of the documents"
for shown in docs/screenshots/*.png; do
    taken=target/screenshots/$(basename "$shown")
    if [ -f "$taken" ]; then pngquant --force --skip-if-larger --output "$shown" 256 "$taken"; fi
done
