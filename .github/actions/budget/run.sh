#!/usr/bin/env bash
# Measures the commit BASE and the working tree, both made by the command BUILD into DIST, against the ceilings in BUDGET:
# the base's figures are the baseline. URL is the site's address, if it needs one, NAME its name, if there are several. Writes
# budget.json, budget.md and badge.json, or budget-NAME.json and so on, into a folder. Fails as the budget does.
set -euo pipefail
tool=$(cd "$(dirname "$0")/../../.." && pwd)
site=$PWD
artifact=budget${NAME:+-$NAME}
out=${RUNNER_TEMP:-$(mktemp -d)}/$artifact
mkdir -p "$out"
printf 'folder=%s\nartifact=%s\n' "$out" "$artifact" >> "${GITHUB_OUTPUT:-/dev/null}"
budget() { (cd "$tool" && node node_modules/jiti/lib/jiti-cli.mjs tools/budget/main.ts --budget "$baseline" ${URL:+--url "$URL"} ${NAME:+--name "$NAME"} "$@"); }
for file in ${BUDGET:+"$BUDGET"} {src,demo}/content/budget.json budget.json; do
  [ -f "$file" ] && break
  [ "$file" != "${BUDGET:-}" ] || { echo "::error::budget: $file: there is no such file in the repository"; exit 1; }
done

git worktree add --quiet --detach "$out/base" "$BASE"
# Beside the original, which it extends: so the ceilings stay, those of pages that the base lacks too.
baseline=$site/$(dirname "$file")/.budget-of-base.json
trap 'rm -f "$baseline"; git worktree remove --force "$out/base"' EXIT
(cd "$out/base" && bash -c "$BUILD")
bash -c "$BUILD"

if [ -f "$file" ]; then echo "{ \"extends\": \"./$(basename "$file")\" }"; else echo '{}'; fi > "$baseline"
# The base may be above a ceiling that the head keeps.
budget --dist "$out/base/$DIST" --update > /dev/null || true
code=0
budget --dist "$site/$DIST" --before "$out/base/$DIST" --out "$out" || code=$?
cat "$out/$artifact.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
exit "$code"
