import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Owner } from '../../../../plugins/content/owner.ts';
import { answerPresses } from '../../../../plugins/edit/edit-page.ts';
import { openOwner } from '../../../../plugins/owner.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const folder = temporaryFolder('presses', {
  'resume.json': '{ "basics": {\n"name": "Kim Doe",\n"label": "Baker" } }',
  'site.json': '{}',
});

/** Where a press on the page of the dev server leads, and what the terminal says of it. */
function press(body: string, owner: Owner) {
  const logger = { info: vi.fn(), error: vi.fn() };
  const ws = { on: vi.fn() };
  answerPresses({ ws, config: { base: '/site/', logger } } as unknown as ViteDevServer, owner);
  const send = vi.fn();
  ws.on.mock.calls[0]?.[1]({ path: '/site/', body: `<body>${body}</body>` }, { send });
  return {
    opened: send.mock.calls[0]?.[1],
    said: [...logger.info.mock.calls, ...logger.error.mock.calls].flat(),
  };
}

test('of several texts in a line the pressed one is opened', () => {
  const owner = openOwner(folder, folder);
  expect(press('<p>Kim Doe, <b data-pressed>Baker</b></p>', owner)).toEqual({
    opened: `${folder}/resume.json:3`,
    said: [],
  });
  expect(press('<p data-pressed>Kim Doe, <b>Baker</b></p>', owner).opened).toBe(`${folder}/resume.json:2`);
});

test('what the site itself says is in no file, and is said to be so', () => {
  const { opened, said } = press('<h1>Kim Doe</h1><h2 data-pressed>About me</h2>', openOwner(folder, folder));
  expect(opened).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('“About me” is not in the content: "words" in site.json')]);
});

test('a press while the content has a fault ends no server', () => {
  const owner = openOwner(folder, temporaryFolder('faulty', { 'resume.json': '{', 'site.json': '{}' }));
  const { opened, said } = press('<h1 data-pressed>Kim Doe</h1>', owner);
  expect(opened).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('resume.json:1')]);
});
