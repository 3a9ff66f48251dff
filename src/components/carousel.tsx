import type { PictureView } from '../views';
import css from './carousel.module.css';
import { Picture } from './picture';
import { pictureUrl } from './picture-url';

const SIZES = '(width >= 67.5rem) 1000px, 100vw';

interface Props {
  label: string;
  pictures: PictureView[];
}

/**
 * Pictures side by side: a strip that scrolls and snaps. As it comes near, a chunk of its own makes
 * this very markup a carousel (see `islands/attach-behavior`).
 */
export const Carousel = ({ label, pictures }: Props) => (
  <div className={css.carousel} data-carousel={label}>
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
                  <Picture picture={picture} sizes={SIZES} />
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
