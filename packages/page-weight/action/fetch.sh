#!/usr/bin/env bash
# Fetches, with the TOKEN, the built site of the commit BASE, which is an artefact of a push, or else the commit itself, which a
# shallow checkout lacks. It is a step of its own, so that no build sees the TOKEN. Without a BASE nothing is compared.
set -euo pipefail
[ -n "${BASE:-}" ] || exit 0
artifact=budget${NAME:+-$NAME}-site-$BASE
# A fork's pull request may have made an artefact of the same name, which must not be taken.
pick='const { artifacts } = JSON.parse(require("fs").readFileSync(0, "utf8"));
  const runs = artifacts.filter(({ expired }) => !expired).map((each) => each.workflow_run);
  const run = runs.find((each) => each.head_sha === process.env.BASE && each.head_repository_id === each.repository_id);
  console.log(String(run?.id ?? ""));'
run=$(GH_TOKEN=$TOKEN gh api "repos/${GITHUB_REPOSITORY:-}/actions/artifacts?name=$artifact" 2> /dev/null | node -e "$pick" 2> /dev/null) || true
if [ -n "$run" ] && GH_TOKEN=$TOKEN gh run download "$run" -R "$GITHUB_REPOSITORY" --name "$artifact" --dir "$RUNNER_TEMP/$artifact"; then exit; fi
git cat-file -e "$BASE^{commit}" 2> /dev/null && exit
helper='!f() { [ "$1" = get ] && printf "username=x-access-token\npassword=%s\n" "$TOKEN"; }; f'
GIT_TERMINAL_PROMPT=0 git -c credential.helper= -c credential.helper="$helper" fetch --quiet --no-tags --depth=1 origin "$BASE" || {
  echo "::error::The base commit $BASE could not be fetched, see above: give the job the permission contents: read, or the action a token that may read this repository."
  exit 1
}
