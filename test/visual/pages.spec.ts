import { compare, type Fork, openPage, type Screen, scrollTo, test } from './fixtures.ts';

/** Places that are not the section of their name. */
const PLACES: Record<string, string> = { scene: '#projects li', end: 'footer' };

/** Each page with the places where it is compared after the top, by screen, from the top down. */
const VIEWS: [name: string, path: string, places: Partial<Record<Screen, string>>, fork?: Fork][] = [
  [
    'home',
    '/',
    {
      phone: 'scene skills experience contact',
      sideways: '',
      desktop: 'about projects skills experience contact',
    },
  ],
  ['devhive', '/devhive', { desktop: 'features end' }],
  ['notify', '/notify', { phone: 'showcase diagrams', desktop: 'diagrams' }],
  ['not-found', '/no/such-page', { phone: '', desktop: '' }],
  ['arabic', '/', { phone: '', desktop: '' }, 'arabic'],
  ['day-home', '/', { desktop: 'projects' }, 'day'],
];
/** Pages with carousels, which otherwise play, and one that was drawn so. */
const STILL = ['notify', 'day-home'];

for (const [name, path, places, fork] of VIEWS)
  for (const [screen, at] of Object.entries(places) as [Screen, string][])
    test(`${name}, ${screen}`, async ({ page, site, forks }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: STILL.includes(name) ? 'reduce' : 'no-preference' });
      await openPage(page, fork ? await forks[fork] : site, path, screen);
      await compare(page, `${name}-${screen}`);
      for (const place of at.split(' ').filter(Boolean)) {
        await scrollTo(page, PLACES[place] ?? `#${place}`);
        await compare(page, `${name}-${screen}-${place}`);
      }
    });

test('the menu of a right-to-left page, phone', async ({ page, forks }) => {
  await openPage(page, await forks.arabic, '/', 'phone');
  await page.locator('[popovertarget=menu]').click();
  await compare(page, 'arabic-phone-menu');
});
