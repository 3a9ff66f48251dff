import { words } from 'content:site';
import { useContext, useState } from 'react';
import { Adopting } from '../hooks/adopting';
import { pictureUrl } from '../picture-url';
import type { PictureView } from '../views';
import css from './carousel.module.css';
import { LEFT_ALONE } from './left-alone';
import { Picture } from './picture';

/** Maximum width of a picture on a page, in px. */
const COLUMN_PX = 1000;
/** Minimum height of everything above and below a picture, and maximum height of a tall one, in px (see the styles). */
const SURROUNDINGS_PX = 116;
const TALL_PX = 640;

/** True if most of a strip's pictures are tall. */
const isTall = (pictures: PictureView[]) =>
  pictures.filter(({ width, height }) => height > width).length * 2 > pictures.length;

/** Returns the `sizes` of a picture; the screen's height limits its width too. */
function sizesOf({ width, height }: PictureView, tall: boolean): string {
  const ratio = width / height;
  const maxWidth = tall ? Math.min(COLUMN_PX, Math.ceil(TALL_PX * ratio)) : COLUMN_PX;
  return `min(100vw, ${maxWidth}px, ${Math.ceil(100 * ratio)}vh - ${Math.floor(SURROUNDINGS_PX * ratio)}px)`;
}

/** True if the strip of that name in the document has become a carousel. */
const isCarousel = (label: string) =>
  !!document.querySelector(`[data-carousel="${CSS.escape(label)}"] > .is-initialized`);

interface Props {
  label: string;
  pictures: PictureView[];
}

/**
 * Pictures side by side in a strip that scrolls and snaps. When it comes near the viewport, a separate chunk turns
 * this markup into a carousel (see `first/attach-behavior`), which this component then leaves alone. Each picture is as
 * high as the screen allows and keeps its aspect ratio: the first `svg` determines its width, the second its height where
 * the page is narrower. Neither script nor attributes could do that before the picture has loaded.
 */
export function Carousel({ label, pictures }: Props) {
  const tall = isTall(pictures);
  const box = { className: css.carousel, 'data-carousel': label, 'data-tall': tall ? '' : undefined };
  const [isMounted] = useState(useContext(Adopting) && isCarousel(label));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty HTML
  if (isMounted) return <div {...box} dangerouslySetInnerHTML={LEFT_ALONE} />;
  return (
    <div {...box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, a section would add a landmark */}
      <div className="splide" role="group" aria-label={label}>
        <div className="splide__track">
          <div className="splide__list">
            {pictures.map((picture) => {
              const viewBox = `0 0 ${picture.width} ${picture.height}`;
              return (
                <div className="splide__slide" key={picture.src}>
                  <figure>
                    <a
                      href={pictureUrl(picture, picture.widths[picture.widths.length - 1])}
                      target="_blank"
                      rel="noopener"
                      aria-label={words.enlarge(picture.alt)}
                      data-lazy
                    >
                      <svg viewBox={viewBox} aria-hidden="true" />
                      <svg viewBox={viewBox} aria-hidden="true" />
                      <Picture picture={picture} sizes={sizesOf(picture, tall)} />
                    </a>
                    <figcaption>
                      <span>{picture.caption}</span>
                    </figcaption>
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
