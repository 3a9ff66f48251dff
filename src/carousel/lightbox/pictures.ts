import type { Size } from './zoom';

/** A picture of the page, read from the link around it. */
export interface LinkedPicture {
  /** Its files in all widths; undefined for a drawing, which is one file. */
  srcSet?: string;
  src?: string;
  alt: string;
  caption: string;
  /** Intrinsic size, in px. */
  size: Size;
  isDrawing: boolean;
}

/**
 * Reads the pictures from the page.
 * @param links the links around them
 * @param sample index of a picture that has loaded, which reveals the format that the browser prefers
 */
export function readPictures(links: HTMLAnchorElement[], sample: number): LinkedPicture[] {
  const imageIn = (link?: Element) => link?.querySelector('img') as HTMLImageElement;
  const format = /\w+$/.exec(imageIn(links[sample]).currentSrc)?.[0];
  return links.map((link) => {
    const image = imageIn(link);
    // The properties of the same name would return the displayed size.
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
