#!/usr/bin/env bash
# Installs what makes the site of the present folder, which has `content/`: this code, if the folder has no package.json, else
# the package that it names, which must be of this code's major version. Then node_modules/portfolio-site is there.
set -euo pipefail
engine=$(cd "$(dirname "$0")/../.." && pwd)
name=portfolio-site
# npm has none of this name: the package comes from the repository of the workflow.
source=github:${REPOSITORY:-OWNER/portfolio}
fail() { echo "::error::$1"; exit 1; }
npm_() { npm "$@" --no-audit --no-fund || fail "npm could not install the code of the site, and says why above; if its registry could not be reached, run the workflow again."; }
version() { node -p 'require(process.argv[1]).version' "$1/package.json"; }
[ -d content ] || fail "There is no folder content/ in this repository, which the site is made of: it needs content/resume.json and content/site.json."
if [ -f package.json ]; then
  if [ -f package-lock.json ]; then npm_ ci; else npm_ install; fi
  [ -d "node_modules/$name" ] || fail "package.json does not name $name among its dependencies: add it (npm install $source), or remove package.json, which the site can do without."
  package=$(version "$PWD/node_modules/$name") workflow=$(version "$engine")
  [ "${package%%.*}" = "${workflow%%.*}" ] || fail "The package $name is version $package, and the workflow that builds the site is of version $workflow: write @v${package%%.*} after site.yml in .github/workflows/, or run npm install $source#v${workflow%%.*}."
else
  [ -d "$engine/node_modules" ] || npm_ ci --prefix "$engine" --omit=dev
  ln -sfn "$engine" "$engine/node_modules/$name"
  [ -e node_modules ] || ln -s "$engine/node_modules" node_modules
fi
