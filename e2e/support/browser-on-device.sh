#!/bin/sh
# Chromium on the device MALLARD_DEVICE of e2e/network.spec.ts.
exec ip netns exec "$MALLARD_DEVICE" "$CHROME" "$@"
