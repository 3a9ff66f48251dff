import type { Size } from './zoom';

/** A picture of the page, as the link around it tells. */
export interface LinkedPicture {
  /** Its files in all widths; undefined for a drawing, which is one file. */
  srcSet?: string;
  src?: string;
  alt: string;
  caption: string;
  /** Its own size, in px. */
  size: Size;
  isDrawing: boolean;
}

/**
 * Reads the pictures out of the page.
 * @param links around them
 * @param sample index of one that is on the screen: what format it came in, the browser knows
 */
export function readPictures(links: HTMLAnchorElement[], sample: number): LinkedPicture[] {
  const imageIn = (link?: Element) => link?.querySelector('img') as HTMLImageElement;
  const format = /\w+$/.exec(imageIn(links[sample]).currentSrc)?.[0];
  return links.map((link) => {
    const image = imageIn(link);
    // Its properties of that name tell how large it is shown.
    const measure = (name: string) => Number(image.getAttribute(name));
    const sources = [...link.querySelectorAll('source')];
    const srcSet = (sources.find(({ type }) => type === `image/${format}`) ?? sources.at(-1))?.srcset;
    return {
      srcSet,
      src: srcSet ? undefined : link.href,
      alt: image.alt,
      caption: link.nextElementSibling?.textContent ?? '',
      size: { width: measure('width'), height: measure('height') },
      isDrawing: !srcSet,
    };
  });
}
