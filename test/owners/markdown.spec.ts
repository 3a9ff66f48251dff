import { writeFileSync } from 'node:fs';
import { validContent } from '../support/content.ts';
import { type ForkSite, serveFork } from '../support/fork.ts';
import { overflowing, smallTargets } from '../support/layout.ts';
import { watchErrors, watchRequests } from '../support/network.ts';
import { violations } from '../support/page-states.ts';
import { plain, printed } from '../support/read-pdf.ts';
import { DESKTOP } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const CODE = `const answer = await recv(socket, "a text that is much longer than a phone is wide"); // all of it`;
const PAGE = `---
title: Alpha
tagline: What it is
---

It calls \`recv()\`.

## Parts

> It works.
>
> — Mara, teacher

1. One
   - two
2. Three

| Step | before | after | what it took until then, in words that do not end soon |
| --- | ---: | ---: | --- |
| parse | 17 ms | 11 ms | a cache |

\`\`\`js main.js
${CODE}
\`\`\`
`;

const LINES = Array.from({ length: 150 }, (_, line) => `line${line}();`);
const LONG = `${'a'.repeat(300)}End`;
const MY_GAME = `---
title: My Game
---
You climb.

\`\`\`js
${LINES.join('\n')}
${LONG}Code
\`\`\`

| a | b |
| - | - |
| ${LONG}Cell | ${LONG}Other |
`;

// One worker, so that the site is built once for all tests.
test.describe.configure({ mode: 'default' });

let site: ForkSite;
test.beforeAll(async () => {
  const content = validContent();
  content.site.theme = 'auto';
  site = await serveFork('markdown', content, {
    prepare(fork) {
      writeFileSync(fork.path('src/content/projects/alpha.md'), PAGE);
      writeFileSync(fork.path('src/content/projects/my-game.md'), MY_GAME);
    },
  });
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`all that Markdown has fits and can be read in the ${colorScheme} theme`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.emulateMedia({ colorScheme });
    for (const viewport of [{ width: 320, height: 568 }, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(site.host.url('/alpha'));
      expect(await overflowing(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await violations(page, 'as loaded')).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('pre');
    expect(await code.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
    expect(errors).toEqual([]);
  });

test('on paper no code and no cell is cut off', async ({ page }) => {
  await page.goto(site.host.url('/my-game'));
  const paper = (await printed(page, 'A4')).join('');
  const all = [...LINES, `${LONG}Code`, 'EndCell', 'EndOther'];
  expect(all.filter((each) => !paper.includes(plain(each)))).toEqual([]);
});

test('only pages with code load what shows it', async ({ page }) => {
  const errors = watchErrors(page);
  const html = await (await fetch(site.host.url('/beta'))).text();
  expect(html).not.toMatch(/tab-size|blockquote/);
  const requests = watchRequests(page, /markdown-blocks/);
  await page.goto(site.host.url('/beta'));
  await page.getByRole('navigation', { name: 'Other projects' }).getByRole('link', { name: 'Alpha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha');
  const code = page.locator('pre');
  await expect(code).toHaveText(CODE);
  expect(await code.evaluate((each) => getComputedStyle(each).overflowX)).toBe('auto');
  expect(requests.filter((url) => /beta/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});
