#!/usr/bin/env bash
# A compiler that lints the code while compiling it, in one pass instead of two (`RUSTC_WORKSPACE_WRAPPER` in
# scripts/test.sh). A warning is an error. It leaves out rustc's own optimiser and keeps LLVM's, so the release does not
# use its output.
exec clippy-driver "$@" -D warnings
