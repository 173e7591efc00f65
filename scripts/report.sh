# shellcheck shell=bash
# What a run of scripts/test.sh says at its end. Sourced, never run.

# times FILE...: how long each step took. A line of a file is the second at which a step began (step in
# tools.sh), and its name; a step ends where the next begins. A line without a name ends the last.
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

# passed_and_failed FILE: "N passed, N failed", added up from what the tests of cargo, Node and Playwright
# printed there. A browser test that passed when it was tried again counts as passed.
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

# failures FILE: the names of the tests that failed, as cargo, Node and Playwright printed them there. Of a browser test that is
# tried again each failure is named.
failures() {
    awk '
        /^test .* \.\.\. FAILED$/ || /^ *✘ / || /^not ok / {
            sub(/^ */, "")
            if (!told[$0]++) print "failed: " $0
        }
    ' "$1"
}
