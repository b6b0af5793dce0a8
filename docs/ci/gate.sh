#!/bin/sh
# The gate in plain shell, for any CI. Runs the suite without clocks and judges it by the committed baseline.
#
#   CELLBENCH=path/to/your-bench BASELINE=results/baseline.json OUT=out docs/ci/gate.sh [RUN OPTIONS]
#
# Exits as `gate` does: 0 held, 2 worse, 3 a benchmark failed, 5 not comparable. Everything a person or a later step
# wants to read is in OUT by then, whichever it was.
set -u
cellbench=${CELLBENCH:-.build/release/cellbench}
baseline=${BASELINE:-results/baseline.json}
out=${OUT:-out}
mkdir -p "$out" || exit 74

# A benchmark that fails makes `run` exit 3 and is in the report: the gate names it.
"$cellbench" run --rounds 0 "$@" --out "$out/head.json" --format markdown >"$out/summary.md"
code=$?
[ "$code" -eq 0 ] || [ "$code" -eq 3 ] || exit "$code"

"$cellbench" gate "$baseline" "$out/head.json" --markdown "$out/comment.md" --junit "$out/junit.xml"
verdict=$?
if [ "$verdict" -ne 0 ]; then
  echo "If this is intended, accept it in the same change:"
  echo "  $cellbench accept $baseline $out/head.json --reason \"why\""
fi
exit "$verdict"
