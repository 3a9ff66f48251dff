import { assets, language } from 'content:site';
import { pictureUrl } from '../picture-url';
import type { FilmView } from '../views';
import css from './film.module.css';

/**
 * A film with the browser's own controls. Until a visitor plays it, only its poster is loaded: the captions are off, because
 * browsers load at once what is on by default.
 */
export const Film = ({ src, captions, poster }: FilmView) => (
  // biome-ignore lint/a11y/useMediaCaption: films of owners may be silent.
  <video
    className={css.film}
    controls
    playsInline
    preload="none"
    src={assets + src}
    poster={pictureUrl(poster)}
    width={poster.width}
    height={poster.height}
    aria-label={poster.alt}
  >
    {captions && <track kind="captions" src={assets + captions} srcLang={language} />}
  </video>
);
