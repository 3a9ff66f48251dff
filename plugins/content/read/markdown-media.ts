import type { Image, ImageReference } from 'mdast';
import { asOneLine } from '../text/lines.ts';
import { decoded } from '../text/url.ts';
import type { FilmUse, PictureUse } from '../types.ts';
import type { MarkdownTree } from './markdown-tree.ts';

const FILM = /\.(mp4|webm)$/i;
const POSTER = /\.(png|jpe?g|webp|avif|tiff?|svg)$/i;

/** Returns what reads the pictures and films of a page's Markdown; `pictures` are the files in `pictures/`. */
export function mediumReader({ placed, refuse, targetOf }: MarkdownTree, pictures: string[]) {
  return (node: Image | ImageReference): PictureUse | { film: FilmUse } | undefined => {
    const { url, title } = targetOf(node);
    const src = decoded(url).replace(/^(\.{0,2}\/)*(pictures\/)?/, '');
    const alt = asOneLine(node.alt ?? '');
    const [size] = /\|\s*\d+(?:x\d+)?\s*$/.exec(alt) ?? [];
    const says = FILM.test(src) ? 'happens in it' : 'it shows';
    if (!alt.trim()) refuse(node, 'a picture', 'has no words', `say between the brackets what ${says}`);
    else if (size) refuse(node, 'a picture', 'has a size among its words', `remove ${size}`);
    else if (!src) refuse(node, 'a picture', 'has no file', 'name one in the parentheses');
    else if (!FILM.test(src))
      return placed<PictureUse>(node, {
        src,
        alt,
        ...(title && { caption: asOneLine(title) }),
        role: 'wide',
      });
    else if (title)
      refuse(node, 'a film', 'has a title, which is not shown', 'write it as a text below the film');
    else {
      const beside = (kind: RegExp) =>
        pictures.find((each) => kind.test(each) && each.replace(kind, '') === src.replace(FILM, ''));
      const poster = beside(POSTER) ?? src.replace(FILM, '.png');
      return placed<{ film: FilmUse }>(node, {
        film: { src, captions: beside(/\.vtt$/i), poster: { src: poster, alt, role: 'wide' }, role: 'film' },
      });
    }
    return undefined;
  };
}
