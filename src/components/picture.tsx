import { FORMATS } from '../picture-file';
import { pictureUrl, srcSet } from '../picture-url';
import type { PictureView } from '../views';

interface Props {
  picture: PictureView;
  /** How wide the layout shows it, as in HTML's `sizes`. */
  sizes: string;
  /** Fetched at once, for pictures in the first view. All others are fetched as they come near the viewport. */
  eager?: boolean;
  /** Shown instead on phones: the width and height of `picture` must not matter there. */
  narrow?: PictureView;
}

/**
 * Phones, upright and sideways. Written without `<` and `>`, which Chrome before 104 and Safari before 16.4 do not know: the build
 * replaces them in stylesheets, but not in attributes.
 */
const NARROW = '(max-width: 44.99rem), (max-height: 29.99rem)';

/**
 * A picture in the format and width that the visitor's screen needs, with its space reserved. The widths are on
 * `source` elements: on the `img` itself, each attribute would make the browser select a file again.
 */
export function Picture({ picture, sizes, eager, narrow }: Props) {
  const { src, alt, width, height, widths } = picture;
  const image = (
    <img
      // Before `src`: for images created by script, some browsers start fetching as soon as that is set.
      loading={eager ? undefined : 'lazy'}
      // After the text, whose fonts are fetched first, but before the script, which waits for the paint.
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
      {narrow &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={NARROW}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={srcSet(narrow.src, narrow.widths, format)}
          />
        ))}
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} sizes={sizes} srcSet={srcSet(src, widths, format)} />
      ))}
      {image}
    </picture>
  );
}
