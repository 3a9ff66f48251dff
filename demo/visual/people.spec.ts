import { compare, openPage, SCREENS, type Screen, scrollTo, test } from './fixtures.ts';
import type { Fork } from './forks.ts';

/** Where the home pages of other owners are compared, by screen, from the top down. */
const OWNERS: Record<
  Exclude<Fork, 'day'>,
  { who: string; places: Record<Screen, Record<string, string>> }
> = {
  long: {
    who: 'a very long name, no photo and thirty projects',
    places: {
      phone: { projects: '#projects li', contact: '#contact' },
      sideways: {},
      desktop: { projects: '#projects li:nth-child(2)', others: '#projects ul + ul' },
    },
  },
  arabic: {
    who: 'an Arabic name, a photo and one project',
    places: { phone: { contact: '#contact' }, sideways: {}, desktop: {} },
  },
  japanese: {
    who: 'a Japanese name and no project',
    places: { phone: {}, sideways: {}, desktop: {} },
  },
};

for (const [name, { who, places }] of Object.entries(OWNERS))
  for (const screen of Object.keys(SCREENS) as Screen[])
    test(`an owner with ${who}, ${screen}`, async ({ page, forks }) => {
      test.slow();
      const host = await forks[name as Fork];
      await openPage(page, host, '/', screen);
      await compare(page, `${name}-${screen}`);
      for (const [place, selector] of Object.entries(places[screen])) {
        await scrollTo(page, selector);
        await compare(page, `${name}-${screen}-${place}`);
      }
    });

test('the menu of a right-to-left page, phone', async ({ page, forks }) => {
  await openPage(page, await forks.arabic, '/', 'phone');
  await page.locator('[popovertarget=menu]').click();
  await compare(page, 'arabic-phone-menu');
});

const DAY: Record<string, { path: string; places: Partial<Record<Screen, Record<string, string>>> }> = {
  home: {
    path: '/',
    places: { phone: { skills: '#skills' }, desktop: { projects: '#projects' } },
  },
  notify: { path: '/notify', places: { phone: {}, desktop: { diagrams: '#diagrams' } } },
};

for (const [name, { path, places }] of Object.entries(DAY))
  for (const [screen, at] of Object.entries(places) as [Screen, Record<string, string>][])
    test(`${path} with the light theme, ${screen}`, async ({ page, forks }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, await forks.day, path, screen);
      await compare(page, `day-${name}-${screen}`);
      for (const [place, selector] of Object.entries(at)) {
        await scrollTo(page, selector);
        await compare(page, `day-${name}-${screen}-${place}`);
      }
    });
