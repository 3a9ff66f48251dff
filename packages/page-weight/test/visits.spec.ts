import { expect, test } from '@playwright/test';
import { weighSite } from '../src/index.ts';
import { openBuiltSite } from '../src/site.ts';
import { folderOf } from './folder.ts';

test.describe.configure({ timeout: 240_000 });

/** Text that no encoding makes much smaller. */
const noise = (bytes: number, seed = 7) => {
  let state = seed;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(35 + (state % 56)).replace('<', 'x');
  }).join('');
};
/** A site whose worker takes a page and a script before anybody asks for them, and whose page asks for more a while after it has loaded. */
const site = (folder: string, kept: string) => ({
  [`${folder}/index.html`]: `<!doctype html><title>x</title><link rel="icon" href="/icon.svg"><script src="/app.js" defer></script><nav><a href="/else">Else</a></nav><main><a href="#top">Top</a><a href="/about">About</a></main>`,
  [`${folder}/about.html`]: `<!doctype html><title>About</title><img src="/photo.png"><p>${noise(300)}`,
  [`${folder}/else.html`]: '<p>Else',
  [`${folder}/404.html`]: `<p>Nothing</p>${noise(90)}`,
  [`${folder}/photo.png`]: noise(700),
  [`${folder}/icon.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  // What browsers ask for where a page names no icon.
  [`${folder}/favicon.ico`]: noise(60),
  [`${folder}/kept.js`]: kept,
  [`${folder}/later.json`]: JSON.stringify(noise(150)),
  [`${folder}/app.js`]: `onload = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {});
    if (!navigator.connection.saveData) setTimeout(() => fetch('/later.json'), 450);
  }`,
  [`${folder}/sw.js`]: `// ${kept.length}
    const files = navigator.connection.saveData ? [] : ['/about', '/kept.js', '/gone.js'];
    const take = async () => {
      const cache = await caches.open('${kept.length}');
      for (const file of files) await cache.put(file, await fetch(file));
      await skipWaiting();
    };
    addEventListener('install', (event) => event.waitUntil(take()));
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`,
});

test('a whole visit is weighed to its end: with Save-Data, again, after a deploy, to the next page', async () => {
  const root = folderOf({
    ...site('before', noise(900)),
    ...site('site', noise(1000)),
    'site/_headers': '/photo.png\n  Cache-Control: max-age=31536000, immutable',
  });
  const { weigh } = openBuiltSite(`${root}/site`, '/');
  const sum = (...files: string[]) => files.reduce((bytes, file) => bytes + weigh(file).sent, 0);
  const page = ['index.html', 'app.js', 'icon.svg', 'sw.js'];
  const { pages, breaches } = await weighSite({
    ...{ dist: `${root}/site`, before: `${root}/before` },
    budget: { pages: { '/': { whole: 10 } } },
  });
  const whole = sum(...page, 'later.json', 'about.html', 'kept.js', '404.html');
  expect(pages[0]?.figures).toMatchObject({
    whole,
    saveData: sum(...page),
    return: 0,
    deploy: sum('sw.js', 'kept.js', '404.html'),
    next: sum('about.html', 'photo.png'),
  });
  expect(breaches).toMatchObject([{ page: '/', figure: 'whole', value: whole, ceiling: 10 }]);
  // Other pages have these figures if that is asked for, and every visit the same.
  const again = await weighSite({ dist: `${root}/site`, visits: true });
  expect(again.pages.map(({ path, figures }) => [path, 'whole' in figures])).toEqual(
    ['/', '/about', '/else', '/404'].map((path) => [path, true]),
  );
  expect(again.pages[0]?.figures).toMatchObject({ whole, return: 0 });
  const both = sum('else.html', 'favicon.ico');
  expect(again.pages[2]?.figures).toMatchObject({ firstView: both, whole: both, return: 0 });
});

test('a page that never comes to rest is named, and its other figures stay', async () => {
  const root = folderOf({
    'site/index.html': "<script>setInterval(() => fetch('/x.json?' + performance.now()), 100)</script>",
    'site/x.json': '{}',
  });
  const { problems, pages } = await weighSite({ dist: `${root}/site` });
  expect(problems).toEqual(['/: could not be visited: it never comes to rest']);
  expect(pages[0]?.figures).toHaveProperty('firstView');
});

/** Returns a whole picture of so many bytes, because the browser stops loading a broken one. */
const picture = (bytes: number) => `<svg xmlns="http://www.w3.org/2000/svg"><!--${noise(bytes)}--></svg>`;

/**
 * Pages whose first views take their time in different ways, each with the number of flights of a server that sends one at a
 * time, and one of twice the size after a full one.
 */
const SLOW: Record<string, Record<string, string>> = {
  '1: a page alone': { 'index.html': '<p>Text' },
  '2: a long page that names its style sheet first': {
    'index.html': `<link rel="stylesheet" href="a.css"><p>${noise(40_000)}`,
    'a.css': 'p { color: red }',
  },
  '3: and its picture last': {
    'index.html': `<p>${noise(40_000)}</p><img src="a.svg">`,
    'a.svg': picture(20_000),
  },
  '5: modules that import each other': {
    'index.html': '<script type="module" src="a.js"></script>',
    'a.js': "import './b.js';",
    'b.js': "import './c.js';",
    'c.js': "document.body.append(new Image()); document.images[0].src = 'd.svg'",
    'd.svg': picture(9000),
  },
  '5: a font in a style sheet in a style sheet': {
    'index.html': '<link rel="stylesheet" href="a.css"><p>Text',
    'a.css': "@import 'b.css';",
    'b.css': "@font-face { font-family: f; src: url('f.woff2') } p { font-family: f }",
    'f.woff2': noise(30_000),
  },
  '3: data that names a picture for a script': {
    'index.html': `<p><script>
      fetch('a.json').then((data) => data.json()).then((src) => document.body.append(Object.assign(new Image(), { src })))
    </script>`,
    'a.json': '"b.svg"',
    'b.svg': picture(100),
  },
  '4: a script once all has loaded': {
    'index.html': `<img src="a.svg"><script>onload = () => import('./b.js')</script>`,
    'a.svg': picture(30_000),
    'b.js': 'document.title = 1',
  },
};

test('a first view waits for the server as often as it must', async () => {
  const names = Object.keys(SLOW);
  const files = Object.values(SLOW).flatMap((page, at) =>
    Object.entries(page).flatMap(([name, text]) => [
      [`${at}/${name}`, text],
      // Not compressed.
      [`${at}/${name}.br`, text],
    ]),
  );
  const links = names.map((_, at) => `<a href="/${at}/">x</a>`).join('');
  const { pages } = await weighSite({
    dist: folderOf({ 'index.html': links, ...Object.fromEntries(files) }),
  });
  const countOf = (at: number) => pages.find(({ path }) => path === `/${at}/`)?.figures.roundTrips;
  expect(names.map((name, at) => name.replace(/^\d+/, String(countOf(at))))).toEqual(names);
});
