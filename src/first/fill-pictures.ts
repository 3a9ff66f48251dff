import { FORMATS, fileUrl, mediumOf, srcSet } from '../picture-url';

/**
 * Fills in the files of the pictures in a page's HTML: the build has left a picture's name and widths, once
 * (`plugins/pages/parts.ts`).
 */
export function fillPictures(page: DocumentFragment): void {
  for (const short of page.querySelectorAll<HTMLSourceElement>('source:not([type])')) {
    const [src = '', ...widths] = short.srcset.split(' ');
    for (const format of FORMATS) {
      const source = short.cloneNode() as HTMLSourceElement;
      source.type = `image/${format}`;
      source.srcset = srcSet(src, widths, format);
      short.before(source);
    }
    (short.parentElement?.lastElementChild as HTMLImageElement).src = fileUrl(
      src,
      mediumOf(widths) as string,
    );
    short.closest('[href=""]')?.setAttribute('href', fileUrl(src, widths.at(-1) as string));
    short.remove();
  }
}
