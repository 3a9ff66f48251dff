import type { PictureView } from '../views';
import { FORMATS, pictureUrl, srcSet } from './picture-url';

interface Props {
  picture: PictureView;
  /** How wide the layout shows it, as in HTML's `sizes`. */
  sizes: string;
  /** Stands in the first screen: fetched at once. Otherwise only when it comes near. */
  eager?: boolean;
}

/**
 * A picture in the format and width that the visitor's screen needs, its space kept free. The widths
 * stand in sources: on the image itself each attribute would have the choice made anew.
 */
export function Picture({ picture, sizes, eager }: Props) {
  const { alt, width, height, widths } = picture;
  const image = (
    <img
      // Before its address: where a script makes an image, some browsers fetch it as soon as they have that.
      loading={eager ? undefined : 'lazy'}
      // Before the script, which stands last; never before the words.
      fetchPriority={eager ? 'low' : undefined}
      decoding="async"
      alt={alt}
      width={width}
      height={height}
      src={pictureUrl(picture)}
    />
  );
  if (!widths.length) return image;
  return (
    <picture>
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} sizes={sizes} srcSet={srcSet(picture, format)} />
      ))}
      {image}
    </picture>
  );
}
