import { existsSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { nodesIn, treeOf } from '../../../plugins/content/read/markdown-tree.ts';
import { slugOf } from '../../../plugins/content/text/slug.ts';
import { decoded } from '../../../plugins/content/text/url.ts';
import { PICTURE_FILE } from '../../../plugins/pictures/file.ts';
import { photoBeside } from '../photo.ts';
import { bodyOf, type Page, rewrite } from './page.ts';

/** Where other sites keep what a path from their root leads to. */
const ROOTS = ['.', 'public', 'static'];

/** Finds the pictures of a page, and names them as they are named here. */
export function placePictures(page: Page, from: string, base: string, folder: string, name: string) {
  const pictures = new Map<string, Uint8Array>();
  const placed = new Map<string, string>();
  /** Returns the path below `pictures/`, or why there is none. */
  const place = (url: string): { src: string } | string => {
    const file = decoded(url.replace(/[?#].*/s, ''));
    const places = [dirname(from), ...ROOTS.map((each) => resolve(base, each))];
    const paths = places.map((each) => resolve(each, file.replace(/^[/\\]+/, '')));
    const found = paths.find((each) => existsSync(each)) ?? '';
    const known = placed.get(found);
    if (known) return { src: known };
    const photo = photoBeside(base, found || file, page.file);
    if (typeof photo === 'string') return photo;
    const stem = slugOf(basename(found, extname(found))) || 'picture';
    const isTaken = (src: string) => pictures.has(src) || existsSync(resolve(folder, 'pictures', src));
    let src = `${name}/${stem}${photo.extension.toLowerCase()}`;
    for (let number = 2; isTaken(src); number++)
      src = `${name}/${stem}-${number}${photo.extension.toLowerCase()}`;
    pictures.set(src, photo.bytes);
    placed.set(found, src);
    return { src };
  };
  const isOwn = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url) && PICTURE_FILE.test(url);
  let text = bodyOf(page);
  for (const node of nodesIn(treeOf(text)).reverse()) {
    if ((node.type !== 'image' && node.type !== 'definition') || !isOwn(node.url)) continue;
    const { offset: start = 0 } = node.position?.start ?? {};
    const at = text.indexOf(node.url, text.indexOf(node.type === 'image' ? '](' : ']:', start));
    const made = place(node.url);
    if (typeof made === 'object' && at >= 0 && at < (node.position?.end.offset ?? 0))
      text = `${text.slice(0, at)}../pictures/${made.src}${text.slice(at + node.url.length)}`;
  }
  const { card } = page.front;
  const made = card && (isOwn(card.src) ? place(card.src) : 'is no picture that is there');
  if (card && typeof made === 'object') {
    page.front.card = { src: made.src, alt: card.alt || String(page.front.title) };
    if (!card.alt) page.left.push(`${page.file}: card.alt is the title; say what the picture shows`);
  } else if (card) {
    page.left.push(`${page.file}: card: ${card.src} ${made}; put it into pictures/ and name it in card`);
    delete page.front.card;
  }
  rewrite(page, text);
  return pictures;
}
