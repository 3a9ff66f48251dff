#!/usr/bin/env bash
# Measures the commit BASE and the working tree, which the command BUILD makes into DIST, against the ceilings in BUDGET; the
# base's figures are the baseline. Without BASE, on a push, it measures the working tree alone, and packs what was built.
# URL is the site's address, if it needs one, NAME its name, if there are several. Writes report.json, report.md and
# badge.json, or report-NAME.json and so on, and site.tar.gz into a folder. Fails as the budget does.
set -euo pipefail
tool=$(cd "$(dirname "$0")/../../.." && pwd)
site=$PWD
artifact=budget${NAME:+-$NAME}
out=${RUNNER_TEMP:-$(mktemp -d)}/$artifact
mkdir -p "$out"
printf 'folder=%s\nartifact=%s\n' "$out" "$artifact" >> "${GITHUB_OUTPUT:-/dev/null}"
budget() {
  (cd "$tool" && node node_modules/jiti/lib/jiti-cli.mjs packages/page-weight/src/cli.ts \
    --budget "$baseline" ${URL:+--url "$URL"} ${NAME:+--name "$NAME"} "$@")
}
file=${BUDGET:-budget.json}
[ -z "${BUDGET:-}" ] || [ -f "$file" ] || { echo "::error::budget: $file: there is no such file in the repository"; exit 1; }

base=$out/base
# It is beside the budget and extends it, so that all ceilings stay, also those of pages that the base lacks.
baseline=$site/$(dirname "$file")/.budget-of-base.json
trap 'rm -rf "$baseline" "$base"; git worktree prune' EXIT
packed=${RUNNER_TEMP:-}/$artifact-site-${BASE:-}/site.tar.gz
if [ -f "$packed" ]; then mkdir "$base" && tar -xzf "$packed" -C "$base"
elif [ -n "${BASE:-}" ]; then
  git worktree add --quiet --detach "$base" "$BASE"
  (cd "$base" && bash -c "$BUILD")
fi
bash -c "$BUILD"

if [ -f "$file" ]; then echo "{ \"extends\": \"./$(basename "$file")\" }"; else echo '{}'; fi > "$baseline"
code=0
if [ -d "$base" ]; then
  # The base may be above a ceiling, and the head not.
  budget --dist "$base/$DIST" --update > /dev/null || true
  budget --dist "$site/$DIST" --before "$base/$DIST" --out "$out" || code=$?
else
  budget --dist "$site/$DIST" --out "$out" || code=$?
  parts=("$DIST" "$(dirname "$DIST")/.build/modules.json")
  [ -f "${parts[1]}" ] || unset 'parts[1]'
  tar -czf "$out/site.tar.gz" "${parts[@]}"
fi
cat "$out/report${NAME:+-$NAME}.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
exit "$code"
