import { words } from 'content:words';
import type { PictureView } from '../views';
import css from './carousel.module.css';
import { Picture } from './picture';
import { pictureUrl } from './picture-url';

/** The widest that a page shows a picture, in px. */
const COLUMN_PX = 1000;
/** The least that stands on the screen beside a picture, and the most that a tall one is high, in px: see the styles. */
const BESIDE_PX = 148;
const TALL_PX = 640;

/** A strip is tall where most of its pictures are. */
const isTall = (pictures: PictureView[]) =>
  pictures.filter(({ width, height }) => height > width).length * 2 > pictures.length;

/** How wide a picture stands, which the screen's height bounds too. */
function sizesOf({ width, height }: PictureView, tall: boolean): string {
  const ratio = width / height;
  const most = tall ? Math.min(COLUMN_PX, Math.ceil(TALL_PX * ratio)) : COLUMN_PX;
  return `min(100vw, ${most}px, ${Math.ceil(100 * ratio)}vh - ${Math.floor(BESIDE_PX * ratio)}px)`;
}

interface Props {
  label: string;
  pictures: PictureView[];
}

/**
 * Pictures side by side: a strip that scrolls and snaps. As it comes near, a chunk of its own makes
 * this very markup a carousel (see `islands/attach-behavior`). Each picture is as high as the screen
 * allows and keeps its form: the first drawing says how wide that is, the second how high where the
 * page is narrower. No script and no attribute could, before a picture is there.
 */
export function Carousel({ label, pictures }: Props) {
  const tall = isTall(pictures);
  return (
    <div className={css.carousel} data-carousel={label} data-tall={tall ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, a section a landmark too many */}
      <div className="splide" role="group" aria-label={label}>
        <div className="splide__track">
          <div className="splide__list">
            {pictures.map((picture) => {
              const form = `0 0 ${picture.width} ${picture.height}`;
              return (
                <div className="splide__slide" key={picture.src}>
                  <figure>
                    <a
                      href={pictureUrl(picture, picture.widths[picture.widths.length - 1])}
                      target="_blank"
                      rel="noopener"
                      aria-label={words.enlarge(picture.alt)}
                      data-enlarge={words.larger}
                      data-lazy
                    >
                      <svg viewBox={form} aria-hidden="true" />
                      <svg viewBox={form} aria-hidden="true" />
                      <Picture picture={picture} sizes={sizesOf(picture, tall)} />
                    </a>
                    <figcaption>{picture.caption}</figcaption>
                  </figure>
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
