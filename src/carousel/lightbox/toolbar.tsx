import { words } from 'content:site';
import { Icon } from '../../components/icon';
import css from './lightbox.module.css';

interface Props {
  caption: string;
  index: number;
  count: number;
  isZoomed: boolean;
  onClose: () => void;
  onZoom: () => void;
  /** 1 for the next picture, -1 for the previous one. */
  onStep: (by: number) => void;
}

/** The lightbox's buttons, and the caption, which screen readers announce when it changes. */
export function Toolbar({ caption, index, count, isZoomed, onClose, onZoom, onStep }: Props) {
  const button = (name: string, icon: 'close' | 'previous' | 'next', onClick: () => void) => (
    <button type="button" className={css[icon]} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {button(words.closePicture, 'close', onClose)}
      <button
        type="button"
        className={css.zoom}
        aria-label={words.zoom}
        aria-pressed={isZoomed}
        aria-keyshortcuts="+ - 0"
        onClick={onZoom}
      >
        <Icon name={isZoomed ? 'zoom-out' : 'zoom-in'} />
      </button>
      {count > 1 && button(words.previousPicture, 'previous', () => onStep(-1))}
      {count > 1 && button(words.nextPicture, 'next', () => onStep(1))}
      <p className={css.caption} aria-live="polite" aria-atomic="true">
        {/* New for each picture, because a browser that translates the page has replaced the text by its own. */}
        <span key={index}>
          {caption} {count > 1 && <span>{words.slideOf(`${index + 1}`, `${count}`)}</span>}
        </span>
      </p>
    </>
  );
}
