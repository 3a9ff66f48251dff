import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openOwner } from '../../../../../plugins/open-owner.ts';
import { project, validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('load');
const folder = resolve(root, 'src/content');

test.each([
  [{ loads: { '/': {} } }, {}, {}, true],
  [{ loads: { '/': {} } }, { budget: false }, {}, undefined],
  [{ loads: { '/': {} } }, {}, { budget: project('Budget') }, undefined],
  [{}, {}, {}, undefined],
])(
  'whether %j, with the settings %j and the projects %j, is a page: %s',
  async (budget, settings, pages, is) => {
    const content = validContent();
    Object.assign(content.site, settings);
    Object.assign(content.projects, pages);
    await writeContent(folder, content, { 'budget.json': budget });
    expect(openOwner(root, folder).content().hasBudgetPage).toBe(is);
  },
);

test('projects that have only a page are where it says, the others at the end', async () => {
  const content = validContent();
  const orders = { delta: undefined, eta: 3, gamma: 1, zeta: undefined };
  for (const [name, order] of Object.entries(orders))
    Object.assign(content.projects, { [name]: { ...project(name), order } });
  Object.assign(content.projects, { iota: { ...project('iota'), listed: false } });
  await writeContent(folder, content);
  const names = openOwner(root, folder)
    .content()
    .resume.projects?.map(({ name }) => name);
  expect(names).toEqual(['gamma', 'Alpha', 'eta', 'Beta', 'delta', 'zeta']);
});
