import { compare, openPage, type Screen, scrollTo, test } from './fixtures.ts';
import type { Fork } from './forks.ts';

interface View {
  /** The site of another owner; by default the demonstration. */
  fork?: Fork;
  path: string;
  /** For pages with carousels, which otherwise play. */
  reducedMotion?: boolean;
  /** Where it is compared, by screen, from the top down: a place's name and the selector to scroll to. */
  places: Partial<Record<Screen, Record<string, string>>>;
}

const showcase = { showcase: '#showcase' };
const showcases = { ...showcase, diagrams: '#diagrams' };
const features = { features: '#features', end: 'footer' };

/** What is compared, by the start of its pictures' names. */
const VIEWS: Record<string, View> = {
  home: {
    path: '/',
    places: {
      phone: {
        about: '#about',
        scene: '#projects li',
        skills: '#skills',
        experience: '#experience',
        contact: '#contact',
      },
      sideways: { scene: '#projects li' },
      desktop: {
        about: '#about',
        projects: '#projects',
        'second-scene': '#projects li:nth-child(2)',
        skills: '#skills',
        experience: '#experience',
        contact: '#contact',
      },
    },
  },
  devhive: { path: '/devhive', places: { phone: features, sideways: {}, desktop: features } },
  notify: {
    path: '/notify',
    reducedMotion: true,
    places: { phone: showcases, sideways: showcases, desktop: showcases },
  },
  'climbor-die': {
    path: '/climbor-die',
    reducedMotion: true,
    places: { phone: showcase, sideways: {}, desktop: showcase },
  },
  'not-found': { path: '/no/such-page', places: { phone: {}, sideways: {}, desktop: {} } },
  arabic: {
    fork: 'arabic',
    path: '/',
    places: { phone: { contact: '#contact' }, sideways: {}, desktop: {} },
  },
  'day-home': {
    fork: 'day',
    path: '/',
    reducedMotion: true,
    places: { phone: { skills: '#skills' }, desktop: { projects: '#projects' } },
  },
  'day-notify': {
    fork: 'day',
    path: '/notify',
    reducedMotion: true,
    places: { phone: {}, desktop: { diagrams: '#diagrams' } },
  },
};

for (const [name, { fork, path, reducedMotion, places }] of Object.entries(VIEWS))
  for (const [screen, at] of Object.entries(places) as [Screen, Record<string, string>][])
    test(`${name}, ${screen}`, async ({ page, site, forks }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
      await openPage(page, fork ? await forks[fork] : site, path, screen);
      await compare(page, `${name}-${screen}`);
      for (const [place, selector] of Object.entries(at)) {
        await scrollTo(page, selector);
        await compare(page, `${name}-${screen}-${place}`);
      }
    });

test('the menu of a right-to-left page, phone', async ({ page, forks }) => {
  await openPage(page, await forks.arabic, '/', 'phone');
  await page.locator('[popovertarget=menu]').click();
  await compare(page, 'arabic-phone-menu');
});
