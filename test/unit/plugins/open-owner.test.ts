import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../support/temporary-files.ts';

vi.mock('node:fs', { spy: true });
// Other files of tests share the modules, which have theirs.
vi.resetModules();
const { openOwner } = await import('../../../plugins/open-owner.ts');

test('the owner’s files are read and checked once, until one changes, whatever asks for them', async () => {
  const resume = JSON.stringify({ basics: { name: 'Kim Doe' } });
  const files = { 'resume.json': resume, 'site.json': '{ "accent": "#7ee2a8" }', 'de/resume.json': resume };
  const folder = temporaryFolder('owner', files);
  const owner = openOwner(folder, folder, {});
  const use = async () => [
    (await owner.check()).faults,
    ...[undefined, 'de', 'de', undefined].map((language) => owner.content(language).resume.basics?.name),
    owner.fallbackLines().length,
    await owner.check(),
  ];
  const reads = () =>
    Object.keys(files).map(
      (file) => vi.mocked(readFileSync).mock.calls.filter(([path]) => path === resolve(folder, file)).length,
    );
  const [faults, ...names] = await use();
  expect([faults, names.slice(0, 5)]).toEqual([[], ['Kim Doe', 'Kim Doe', 'Kim Doe', 'Kim Doe', 1]]);
  expect(await owner.check()).toBe(names.at(-1));
  expect(reads()).toEqual([1, 1, 1]);
  writeFiles(folder, { 'resume.json': resume.replace('Doe', 'Roe') });
  owner.forget();
  expect((await use())[1]).toBe('Kim Roe');
  expect(reads()).toEqual([2, 2, 2]);
});

test('a build that finds out its address gives it to all plugins, or stops if one has read another', () => {
  const [folder, url] = [temporaryFolder('owner', { 'resume.json': '{}' }), 'https://kim.test/'];
  const owners = [openOwner(folder, folder, {}), openOwner(folder, folder, {})] as const;
  owners[0].publishAt(url);
  expect([owners[0].address, owners[1].address]).toEqual([url, '']);
  expect(() => owners[1].publishAt(url)).toThrow('the address has been read');
});
