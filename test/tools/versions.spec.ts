import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { BUILD_MS, buildSite, changedDemonstration } from '../support/fork.ts';
import { expect, test } from '../support/test.ts';

/** The hash of each file of a site but those of versions. */
function hashesOf(dist: string): Record<string, string> {
  const others = filesIn(dist).filter(
    (file) => !/(?:^|\/)for\/|-(?:acme|fjord|globex)\.pdf|\.version-/.test(file),
  );
  return Object.fromEntries(
    others.sort().map((file) => {
      const bytes = readFileSync(resolve(dist, file));
      return [file, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

test('with three versions every other file is what it is with none, byte for byte', async () => {
  test.setTimeout(2 * BUILD_MS);
  // What ends in a tag that no entry has ends so on the page if no version names that tag.
  const folder = changedDemonstration((text) =>
    text.replace('{operations}', '{games}').replace(', "operations"', ''),
  );
  for (const versions of ['versions', 'de/versions'])
    for (const name of ['acme', 'globex'])
      cpSync(resolve(folder, versions, 'fjord.json'), resolve(folder, versions, `${name}.json`));
  const three = await buildSite('three-versions', folder);
  const pages = readdirSync(resolve(three, 'for')).filter((file) => file.endsWith('.html'));
  expect(pages).toHaveLength(3);
  const withThree = hashesOf(three);
  for (const versions of ['versions', 'de/versions']) rmSync(resolve(folder, versions), { recursive: true });
  const none = hashesOf(await buildSite('no-version', folder));
  expect(Object.keys(none).length).toBeGreaterThan(100);
  expect(none).toHaveProperty(['sw.js']);
  expect(withThree).toEqual(none);
});
