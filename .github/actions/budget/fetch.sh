#!/usr/bin/env bash
# Fetches with the TOKEN what the commit BASE was built into, an artefact of a push, or else the commit, which a shallow
# checkout lacks; a step of its own, so that nothing that is built sees the TOKEN. Without a BASE nothing is compared.
set -euo pipefail
[ -n "${BASE:-}" ] || exit 0
artifact=budget${NAME:+-$NAME}-site-$BASE
# Not one that a fork's pull request has made and named so.
run=$(GH_TOKEN=$TOKEN gh api "repos/${GITHUB_REPOSITORY:-}/actions/artifacts?name=$artifact" --jq '.artifacts[] |
  select(.expired | not) | .workflow_run | select(.head_sha == env.BASE and .head_repository_id == .repository_id) | .id' 2> /dev/null | head -1) || true
if [ -n "$run" ] && GH_TOKEN=$TOKEN gh run download "$run" -R "$GITHUB_REPOSITORY" --name "$artifact" --dir "$RUNNER_TEMP/$artifact"; then exit; fi
git cat-file -e "$BASE^{commit}" 2> /dev/null && exit
helper='!f() { [ "$1" = get ] && printf "username=x-access-token\npassword=%s\n" "$TOKEN"; }; f'
GIT_TERMINAL_PROMPT=0 git -c credential.helper= -c credential.helper="$helper" fetch --quiet --no-tags --depth=1 origin "$BASE" || {
  echo "::error::The base commit $BASE could not be fetched, see above: give the job the permission contents: read, or the action a token that may read this repository."
  exit 1
}
