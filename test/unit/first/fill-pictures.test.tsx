import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { pageScript } from '../../../plugins/pages/parts.ts';
import { Carousel } from '../../../src/components/carousel';
import { Picture } from '../../../src/components/picture';
import { fillPictures } from '../../../src/first/fill-pictures';

const photo = {
  src: 'notify-01.Q16fPA',
  width: 2880,
  height: 1800,
  widths: [736, 1080, 1600],
  alt: 'A "wall" & a <player>',
};
const card = { ...photo, src: 'notify-card.Yl5uXx', widths: [736] };
const drawing = { ...photo, src: 'plan.abc123.svg', widths: [] };

test('a page that a link leads to is the one that was rendered, its pictures with all files', async () => {
  const page = (
    <div className="page" data-note="`${'$'}{1} \\">
      <Picture picture={photo} narrow={card} sizes="100vw" eager />
      <Picture picture={drawing} sizes="100vw" />
      <a href="/notify">
        <Picture picture={card} sizes="50vw" />
      </a>
      <Carousel label="Screens" pictures={[photo, card, drawing]} />
    </div>
  );
  const rendered = renderToStaticMarkup(page);
  const script = pageScript(
    `<title>A &amp; B</title><ul id="menu"><li><a href="#about">About</a></li></ul><main id="main">${rendered}</main>`,
  );
  const { title, html } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(title).toBe('A & B');
  expect(html.length).toBeLessThan(rendered.length);
  const [short, whole] = [document.createElement('template'), document.createElement('template')];
  short.innerHTML = html;
  fillPictures(short.content);
  whole.innerHTML = `${rendered}<li><a href="#about">About</a></li>`;
  expect(short.content.isEqualNode(whole.content)).toBe(true);
});
