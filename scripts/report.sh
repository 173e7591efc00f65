# shellcheck shell=bash
# The summary at the end of scripts/test.sh. Sourced, never run.

# times FILE...: prints how long each step took. A line of a file has the second at which a step began
# (step in tools.sh), and its name. A step ends where the next begins. A line without a name ends the
# last step.
times() {
    awk '
        function row(name, seconds) {
            printf "%s%-40s %3d:%02d\n", heading, name, seconds / 60, seconds % 60
            heading = ""
        }
        BEGIN { printf "\n%-40s %6s\n", "step", "time" }
        FNR > 1 && name != "" { row(name, $1 - since) }
        FNR == 1 && NR > 1 { heading = "beside these:\n" }
        NR == 1 { first = $1 }
        {
            since = $1
            if (since > last) last = since
            $1 = ""
            name = substr($0, 2)
        }
        END {
            heading = ""
            row("together", last - first)
        }
    ' "$@"
}

# passed_and_failed FILE: prints "N passed, N failed", the sum of the counts that the tests of cargo, Node
# and Playwright printed there. A browser test that passed at the second try counts as passed.
passed_and_failed() {
    awk '
        /^test result: / { passed += $4; failed += $6 }
        /^(ℹ|#) pass [0-9]+$/ { passed += $3 }
        /^(ℹ|#) fail [0-9]+$/ { failed += $3 }
        /^ +[0-9]+ (passed|flaky)( |$)/ { passed += $1 }
        /^ +[0-9]+ failed$/ { failed += $1 }
        END { printf "%d passed, %d failed\n", passed, failed }
    ' "$1"
}

# failures FILE: prints the names of the failed tests, from the output of cargo, Node and Playwright. It names each
# failure of a retried browser test.
failures() {
    awk '
        /^test .* \.\.\. FAILED$/ || /^ *✘ / || /^not ok / {
            sub(/^ */, "")
            if (!told[$0]++) print "failed: " $0
        }
    ' "$1"
}
