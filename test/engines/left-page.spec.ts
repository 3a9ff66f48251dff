import type { Host } from '../support/host.ts';
import { PROJECTS, SCRIPT } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { isReady, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

/** An address without a page of the site: from there Back may show the page before as it was. */
const ELSEWHERE = '/favicon.svg';

/** Answers no request for files that match until the visitor has left the page and is back. */
async function leaveWhileLoading(visitor: Visitor, host: Host, file: RegExp, open: () => Promise<unknown>) {
  const before = host.log.length;
  host.override = ({ url = '' }) => file.test(url);
  await open();
  await expect.poll(() => host.log.slice(before).some((path) => file.test(path))).toBe(true);
  await visitor.open(host.url(ELSEWHERE));
  host.override = () => false;
  await visitor.back();
}

/** Waits until a script, run in whatever page is there, returns a value. In Firefox a file that hung has come 25 s later. */
const becomes = <T>(visitor: Visitor, script: () => T, value: T) =>
  expect.poll(() => visitor.run(script).catch(() => 'loading'), { timeout: 90_000 }).toBe(value);

test('a page left while its script loads has it when Back shows it again', async ({ visitor, host }) => {
  await leaveWhileLoading(visitor, host, SCRIPT, () => visitor.open(host.url('/')));
  await becomes(visitor, isReady, true);
});

test('a page that Back shows before its script has run is loaded anew', async ({ visitor, host }) => {
  host.override = ({ url = '' }) => SCRIPT.test(url);
  await visitor.open(host.url('/'));
  await expect.poll(() => host.log.some((path) => SCRIPT.test(path))).toBe(true);
  host.override = () => false;
  // Firefox does this if the page is left in the moment in which its script arrives.
  await visitor.run(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await becomes(visitor, isReady, true);
});

test('a project that is left while its code loads is shown when Back leads to it again', {
  tag: '@long',
}, async ({ visitor, host }) => {
  const { path = '', heading = '' } = PROJECTS[0] ?? {};
  // A worker would have the code already.
  host.override = ({ url }) => url === '/sw.js';
  await visit(visitor, host, '/');
  await poll(visitor, () => {
    document.querySelector('header [data-on]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return 'awake' in document.documentElement.dataset;
  }).toBe(true);
  await leaveWhileLoading(visitor, host, new RegExp(`${path}\\.page-`), () =>
    visitor.run((href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click(), path),
  );
  await becomes(visitor, () => document.querySelector('h1')?.textContent, heading);
});

test('pictures that were loading when the page was left are there when Back shows it again', {
  tag: '@long',
}, async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await leaveWhileLoading(visitor, host, /\.(avif|webp)$/, () =>
    visitor.run(() => document.querySelector('#projects li')?.scrollIntoView()),
  );
  const isThere = () => !!document.querySelector<HTMLImageElement>('#projects li img')?.naturalWidth;
  await becomes(visitor, isThere, true);
});

test('a link followed while a picture is being opened leads where it says', async ({ visitor, host }) => {
  const { path = '' } = PROJECTS.find(({ carousels }) => carousels > 0) ?? {};

  const isLightbox = (file = '') => file.includes('/lightbox-');
  host.override = ({ url }) => isLightbox(url);
  await visit(visitor, host, path);
  await visitor.run(() => document.querySelector('[data-carousel]')?.scrollIntoView());
  await poll(visitor, () => !!document.querySelector('.is-initialized')).toBe(true);
  // A player listens a frame after it is there.
  await poll(visitor, () => {
    document.querySelector<HTMLElement>('.splide__slide.is-active a')?.click();
    return 'loading' in document.documentElement.dataset;
  }).toBe(true);
  await expect.poll(() => host.log.some(isLightbox)).toBe(true);
  await visitor.run((href) => void setTimeout(() => location.assign(href)), ELSEWHERE);
  await becomes(visitor, () => location.pathname, ELSEWHERE);
});
