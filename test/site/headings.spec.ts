import { card, PROJECT } from '../support/journey.ts';
import { script, watchRequests } from '../support/network.ts';
import { HAS_BACKGROUND, hold, owner, pauseBackground, visitWithExtras } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const NAME_LIGHT = script('name-light');

test.skip(!HAS_BACKGROUND, 'the owner has no background');
test.use({ rain: true });

test('headings light up once per visit, in view, and not before it rains; nothing is left behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lit: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes, removedNodes } of changes)
        for (const [nodes, what] of [
          [addedNodes, 'on'],
          [removedNodes, 'off'],
        ] as const)
          for (const { nodeName } of nodes)
            if (nodeName === 'CANVAS' && target !== document.body) lit.push(`${target.textContent} ${what}`);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { lit });
  });
  const lit = () => page.evaluate(() => (window as unknown as { lit: string[] }).lit);
  const onAndOff = (text: string) => [`${text} on`, `${text} off`];
  const requested = watchRequests(page, NAME_LIGHT);
  const release = await hold(page, script('background'));
  await visitWithExtras(page, '/');
  const last = page.locator('main h2').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(requested).toEqual([]);
  release();
  await expect.poll(lit).toEqual(expect.arrayContaining(onAndOff(owner)));
  expect(await page.locator('h1 *').count()).toBe(0);
  const chapter = (await last.textContent()) ?? '';
  expect(await lit()).not.toContain(`${chapter} on`);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(lit).toEqual(expect.arrayContaining(onAndOff(chapter)));

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await page.locator('body > canvas').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await card(page, PROJECT).click();
  await expect.poll(lit).toEqual(expect.arrayContaining(onAndOff(PROJECT.heading)));
  expect(await lit()).not.toContain(`${owner} on`);
});

for (const [what, media] of [
  ['with reduced motion', { reducedMotion: 'reduce' }],
  ['with forced colours', { reducedMotion: 'no-preference', forcedColors: 'active' }],
  ['with the background paused', { reducedMotion: 'no-preference' }],
] as const)
  test(`headings do not light up ${what}, and nothing is fetched for it`, async ({ page }) => {
    await page.emulateMedia(media);
    if (what.endsWith('paused')) await pauseBackground(page);
    const requested = watchRequests(page, NAME_LIGHT);
    await visitWithExtras(page, '/');
    await page.locator('body > canvas').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });
