import type { Image, ImageReference, Paragraph } from 'mdast';
import type { Block } from '../../../src/views.ts';
import { asOneLine } from '../text/inline-text.ts';
import { decoded } from '../text/url.ts';
import type { Draft, FilmUse, PictureUse } from '../types.ts';
import type { MarkdownTree } from './markdown-tree.ts';

const FILM = /\.(mp4|webm)$/i;
const POSTER = /\.(png|jpe?g|webp|avif|tiff?|svg)$/i;

/** Returns a function that reads a picture or film of a page's Markdown; `pictures` are the files in `pictures/`. */
function mediumReader({ placed, refuse, targetOf }: MarkdownTree, pictures: string[]) {
  return (node: Image | ImageReference): PictureUse | { film: FilmUse } | undefined => {
    const { url, title } = targetOf(node);
    const src = decoded(url).replace(/^(\.{0,2}\/)*(pictures\/)?/, '');
    const alt = asOneLine(node.alt ?? '');
    const [size] = /\|\s*\d+(?:x\d+)?\s*$/.exec(alt) ?? [];
    const subject = FILM.test(src) ? 'happens in it' : 'it shows';
    if (!alt) refuse(node, 'a picture', 'has no words', `say between the brackets what ${subject}`);
    else if (size) refuse(node, 'a picture', 'has a size among its words', `remove ${size}`);
    else if (!src) refuse(node, 'a picture', 'has no file', 'name one in the parentheses');
    else if (!FILM.test(src))
      return placed(node, {
        src,
        alt,
        ...(title && { caption: asOneLine(title) }),
        role: 'wide',
      });
    else if (title)
      refuse(node, 'a film', 'has a title, which is not shown', 'write it as a text below the film');
    else {
      const name = src.replace(FILM, '');
      const sameName = (kind: RegExp) =>
        pictures.find((file) => kind.test(file) && file.replace(kind, '') === name);
      const poster: PictureUse = { src: sameName(POSTER) ?? `${name}.png`, alt, role: 'wide' };
      const film: FilmUse = { src, captions: sameName(/\.vtt$/i), poster, role: 'film' };
      return placed(node, { film });
    }
    return undefined;
  };
}

/** True if a paragraph has nothing but pictures and films. */
export const isMedia = ({ children }: Paragraph): boolean =>
  children.some(({ type }) => /^image/.test(type)) &&
  children.every(
    (child) => /^(image|break)/.test(child.type) || (child.type === 'text' && !child.value.trim()),
  );

/** Returns a function that reads the films of a paragraph, and its pictures in a row as a carousel with a label. */
export function mediaReader(tree: MarkdownTree, pictures: string[]) {
  const medium = mediumReader(tree, pictures);
  return ({ children }: Paragraph, label: string): Draft<Block>[] => {
    const result: Draft<Block>[] = [];
    for (const node of children) {
      if (node.type !== 'image' && node.type !== 'imageReference') continue;
      const picture = medium(node);
      const last = result.at(-1);
      if (!picture) continue;
      if ('film' in picture) result.push(picture);
      else if (last && 'carousel' in last) last.carousel.pictures.push(picture);
      else result.push(tree.placed(node, { carousel: { label, pictures: [picture] } }));
    }
    return result;
  };
}
