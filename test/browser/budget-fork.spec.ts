import { expect, test } from '@playwright/test';
import { collectRequests } from '../../tools/budget/collect-requests.ts';
import { isFirstView } from '../../tools/budget/figures.ts';
import { openSite } from '../../tools/budget/measure.ts';
import { readBudget } from '../../tools/budget/read.ts';
import type { Report } from '../../tools/budget/report.ts';
import { BUILD_MS } from '../support/builder.ts';
import { project, validContent } from '../support/content.ts';
import { serveFork } from '../support/fork-site.ts';
import { PHONE, visitFullyLoaded } from '../support/site.ts';

test('a page with one sentence and a carousel is within the budget, which counts the carousel’s script', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const content = validContent();
  const alpha = project('Alpha');
  const pictures = ['alpha/screen.png', 'alpha/card.png'].map((src) => ({ src, alt: src }));
  content.pictures['alpha/card.png'] = [1080, 675];
  alpha.facts = [];
  alpha.sections = [
    {
      id: 'overview',
      heading: 'Overview',
      blocks: [{ text: 'One sentence.' }, { carousel: { label: 'Screens', pictures } }],
    },
  ];
  content.projects.alpha = alpha;
  const { fork, host } = await serveFork('one-sentence', content);
  const measured = await fork.jiti('tools/budget/main.ts', '--dist', fork.path('dist'), '--json');
  const report: Report = JSON.parse(measured.output.slice(0, measured.output.lastIndexOf('}') + 1));
  expect([...report.problems, ...report.breaches]).toEqual([]);
  const [one, other] = ['/alpha', '/beta'].map((path) => report.pages.find((each) => each.path === path));
  // A carousel's script has a ceiling of its own.
  expect(one?.js.brotli).toBe(other?.js.brotli);
  expect(one?.firstView.brotli).toBeGreaterThan((other?.firstView.brotli ?? 0) + 10_000);
  expect(one?.firstView.room).toBeGreaterThan(0);

  const { items } = collectRequests('alpha.html', openSite(fork.path('dist')), readBudget(fork.root).budget);
  await page.setViewportSize(PHONE);
  await visitFullyLoaded(page, host.url('/alpha'));
  await expect(page.locator('.splide.is-initialized')).toBeVisible();
  const scripts = host.log.filter((path) => path.endsWith('.js')).map((path) => path.slice(1));
  const counted = items.filter((item) => isFirstView(item) || item.when === 'aside').map(({ file }) => file);
  expect(scripts.some((path) => path.includes('carousel'))).toBe(true);
  expect(counted).toEqual(expect.arrayContaining(scripts));
  host.close();
});
