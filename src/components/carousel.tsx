import type { PictureView } from '../views';
import css from './carousel.module.css';
import { Picture } from './picture';
import { pictureUrl } from './picture-url';

const SIZES = '(width >= 67.5rem) 1000px, 100vw';
/** How high a picture is that is taller than wide, in % of the screen and in px at the most: see the styles. */
const TALL_VH = 70;
const TALL_PX = 640;
/** So many tall pictures stand side by side where the screen is wide. */
const SIDE_BY_SIDE = 3;

/** A strip is tall where most of its pictures are: a slide's form is the same for all. */
const isTall = (pictures: PictureView[]) =>
  pictures.filter(({ width, height }) => height > width).length * 2 > pictures.length;

function tallSizes({ width, height }: PictureView): string {
  const wide = (high: number) => Math.ceil((high * width) / height);
  return `min(100vw, ${wide(TALL_VH)}vh, ${wide(TALL_PX)}px)`;
}

interface Props {
  label: string;
  pictures: PictureView[];
}

/**
 * Pictures side by side: a strip that scrolls and snaps. As it comes near, a chunk of its own makes
 * this very markup a carousel (see `islands/attach-behavior`).
 */
export const Carousel = ({ label, pictures }: Props) => (
  <div
    className={css.carousel}
    data-carousel={label}
    data-abreast={isTall(pictures) ? Math.min(SIDE_BY_SIDE, pictures.length) : undefined}
  >
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, a section a landmark too many */}
    <div className="splide" role="group" aria-label={label}>
      <div className="splide__track">
        <div className="splide__list">
          {pictures.map((picture) => (
            <div className="splide__slide" key={picture.src}>
              <figure>
                <a
                  href={pictureUrl(picture, picture.widths[picture.widths.length - 1])}
                  target="_blank"
                  rel="noopener"
                  aria-label={picture.alt}
                  data-lazy
                >
                  <Picture picture={picture} sizes={isTall(pictures) ? tallSizes(picture) : SIZES} />
                </a>
                <figcaption>{picture.caption}</figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </div>
  </div>
);
