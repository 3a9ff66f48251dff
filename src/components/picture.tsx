import { pictureUrl, srcSet } from '../lib/picture';
import type { PictureView } from '../lib/views';

interface Props {
  picture: PictureView;
  /** How wide the layout shows it, as in HTML's `sizes`. */
  sizes: string;
  /** Stands in the first screen: fetched at once. Otherwise only when it comes near. */
  eager?: boolean;
}

/** A picture in the format and width that the visitor's screen needs, its space kept free. */
export function Picture({ picture, sizes, eager }: Props) {
  const { alt, width, height, widths } = picture;
  const image = (
    <img
      src={pictureUrl(picture)}
      srcSet={widths.length ? srcSet(picture, 'webp') : undefined}
      sizes={widths.length ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      // Before the script, which stands last; never before the words.
      fetchPriority={eager ? 'low' : undefined}
      decoding="async"
    />
  );
  if (!widths.length) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
