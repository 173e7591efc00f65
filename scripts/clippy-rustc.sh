#!/usr/bin/env bash
# A compiler that lints what it compiles, in one pass instead of two (`RUSTC_WORKSPACE_WRAPPER` in scripts/test.sh). A
# warning is an error. It leaves out rustc's own optimiser and keeps LLVM's, so visitors do not get what it compiles.
exec clippy-driver "$@" -D warnings
