import { content, NOT_FOUND, PAGES, strayIds } from '../support/site.ts';
import { DESKTOP, heard, PHONE, visit } from './acts.ts';
import { answer, expect, test } from './test.ts';

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  for (const { path, title, heading, sections } of [...PAGES, NOT_FOUND])
    test(`${path} on a ${name} is whole, fits the screen and has nothing to complain of`, async ({
      visitor,
      host,
    }) => {
      visitor.console.length = 0;
      await visit(visitor, host, path, size);
      if (content.site.background !== 'none')
        await answer(visitor, () => !!document.querySelector('body > canvas')).toBe(true);
      expect(await visitor.run(() => document.title)).toBe(title);
      expect(await visitor.run(() => document.querySelector('h1')?.textContent)).toBe(heading);
      const ids = await visitor.run(() => [...document.querySelectorAll('main section')].map(({ id }) => id));
      expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
      expect(strayIds(ids, sections)).toEqual([]);
      await visitor.run(readThrough);
      expect(await visitor.run(brokenPictures)).toEqual([]);
      expect(await visitor.run(wider)).toEqual([]);
      const messages = await heard(visitor);
      // Some browsers say on the console that this page came with status 404: so it should.
      expect(messages.filter((text) => path !== NOT_FOUND.path || !text.includes('404'))).toEqual([]);
    });

test('a wrong address is answered with status 404 and a way home', async ({ visitor, host }) => {
  await visit(visitor, host, NOT_FOUND.path);
  expect(await visitor.run(async () => (await fetch(location.href)).status)).toBe(404);
  await visitor.run(() => document.querySelector<HTMLElement>('main a')?.click());
  await answer(visitor, () => location.pathname).toBe('/');
});

/** Reads the page down to its end and waits at each step for what comes with it. */
async function readThrough() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const onScreen = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const settled = () =>
    [...document.querySelectorAll('[data-carousel]')]
      .filter(onScreen)
      .every((box) => box.querySelector('.is-initialized')) &&
    [...document.images].filter(onScreen).every(({ complete }) => complete);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    for (let count = 0; count < 2 || !settled(); count++) await frame();
  }
}

/** Pictures that have come and show nothing. */
function brokenPictures() {
  const shown = [...document.images].filter((image) => image.complete && image.getBoundingClientRect().width);
  return shown.filter(({ naturalWidth }) => !naturalWidth).map(({ currentSrc }) => currentSrc);
}

/** What reaches past the screen's right edge, strips that scroll by themselves left out. */
function wider() {
  const root = document.documentElement;
  // A strip reaches as far as the gap behind its last picture; what is around it cuts it off.
  const strips = '.splide__track, .splide__track *, #menu *, canvas, .unseen';
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => !element.matches(strips) && element.getBoundingClientRect().right > root.clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
