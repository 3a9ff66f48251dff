import { compare, openPage, SCREENS, type Screen, scrollTo, test } from './fixtures.ts';

interface Page {
  path: string;
  /** For pages with carousels, which otherwise play. */
  reducedMotion?: boolean;
  places: Record<Screen, Record<string, string>>;
}

/** Where each page is compared, by screen, from the top down: a place's name and the selector to scroll to. */
const PAGES: Record<string, Page> = {
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
  devhive: {
    path: '/devhive',
    places: {
      phone: { features: '#features', end: 'footer' },
      sideways: {},
      desktop: { features: '#features', end: 'footer' },
    },
  },
  notify: {
    path: '/notify',
    reducedMotion: true,
    places: {
      phone: { showcase: '#showcase', diagrams: '#diagrams' },
      sideways: { showcase: '#showcase', diagrams: '#diagrams' },
      desktop: { showcase: '#showcase', diagrams: '#diagrams' },
    },
  },
  'climbor-die': {
    path: '/climbor-die',
    reducedMotion: true,
    places: {
      phone: { showcase: '#showcase' },
      sideways: {},
      desktop: { showcase: '#showcase' },
    },
  },
  'not-found': { path: '/no/such-page', places: { phone: {}, sideways: {}, desktop: {} } },
};

for (const [name, { path, reducedMotion, places }] of Object.entries(PAGES))
  for (const screen of Object.keys(SCREENS) as Screen[])
    test(`${path} on a screen of ${Object.values(SCREENS[screen]).join(' × ')} px`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
      await openPage(page, site, path, screen);
      await compare(page, `${name}-${screen}`);
      for (const [place, selector] of Object.entries(places[screen])) {
        await scrollTo(page, selector);
        await compare(page, `${name}-${screen}-${place}`);
      }
    });
